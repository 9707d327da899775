"""What bots go by is written in `judgement/`, so that changing it compiles no rule anew."""

import ast

import pytest

import glueck

WEIGHTS = {"spread", "bot_strength"}


def keywords_of_the_game(id):
    source = (glueck.load(id).folder / "__init__.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Game":
            return {word.arg: word.value for word in node.keywords}
    raise AssertionError(f"{id}: its __init__.py makes no Game")


@pytest.mark.parametrize("id", glueck.games())
def test_no_weight_is_written_among_the_rules(id):
    given = keywords_of_the_game(id)
    for name in WEIGHTS & given.keys():
        numbers = [node for node in ast.walk(given[name]) if isinstance(node, ast.Constant)]
        assert not numbers, f"{name}={ast.unparse(given[name])} belongs in judgement/"
