"""One of each kind of everything a game can say, made from its declarations: its phases, its
actions, the lines of its log, the reasons of its hints. web/src/games/said.test.ts checks that the
page has words for all of it.

Nothing is played: everything a game declares needs words, however rarely it happens.
"""

import json
import re
from collections.abc import Iterable
from typing import Any

import playthrough

import glueck
import golden

OVER = "over"  # by convention the phase in which nobody is to act

Tree = dict[str, Any]
Line = dict[str, Any]


def phases(game: glueck.Game) -> list[str]:
    """The phases in which somebody is to act."""
    trees = {row[0]: row[1] for row in game.view.tree["fields"]}
    return [phase for phase in trees["phase"]["words"] if phase != OVER]


def options(game: glueck.Game) -> dict[str, Any]:
    """The options of a table with as many different texts as possible."""
    cases = golden.CASES.get(game.id)
    more = cases.MORE_VALUES if cases else {}
    return {
        option.name: [option.default, *more.get(option.name, ())][-1] for option in game.options
    }


# -- actions -------------------------------------------------------------------------------


def kind_of(words: str) -> str:
    """A key that is equal for texts that differ only in numbers, or in rows of numbers and capital
    letters."""
    return re.sub(r"\d+", "0", re.sub(r"\b[\dA-Z]+(-[\dA-Z]+)+", "0-0", words))


def one_of_each_kind(actions: Iterable[str]) -> list[str]:
    return [*{kind_of(words): words for words in actions}.values()]


def actions(game: glueck.Game) -> list[str]:
    """An action, as its player reads it."""
    if game.say is None:
        return one_of_each_kind(game.actions)
    # Some words depend on the position and are not declared: they are taken from the golden games,
    # which must cover every case (`NEEDED` of the game's cases.py).
    everywhere = [words for words in game.actions if re.fullmatch(r"[\w -]+", words)]
    return one_of_each_kind([*everywhere, *golden_actions(game.id)])


def golden_actions(game: str) -> Iterable[str]:
    for path in sorted((golden.FOLDER / game).glob("*.game")):
        for line in path.read_text(encoding="utf-8").splitlines()[3:-1]:
            found = playthrough.ACTION.fullmatch(line)
            if found:
                yield found[3]


def told_actions(game: glueck.Game) -> list[str]:
    """The same, and the words for those who may not know which action of a secret verb it was."""
    covers = [game.actions.cover(number) for number in range(len(game.actions))]
    secret = [words for words in covers if words.lower() not in game.actions.numbers]
    return [*actions(game), *dict.fromkeys(secret)]


# -- lines of the log ----------------------------------------------------------------------


def lines(game: glueck.Game) -> list[Line]:
    """Each action without other fields; each verb with all fields, and with each word of an
    optional field; each kind of points."""
    fields = game.entry.tree["fields"]
    optional = {name: tree for name, tree, *rest in fields if rest}
    (points,) = (tree["of"] for name, tree, *_ in fields if name == "points")
    everything = {name: example(tree) for name, tree in optional.items()}
    kinds = [variant(points, value) for value in points["variants"]]
    told = [line(action, {}, []) for action in told_actions(game)]
    told += [line(action, everything, kinds) for action in verbs(game)]
    usual = told[0]["action"]
    told += [line(usual, more, [kind]) for kind in kinds for more in ({}, everything)]
    for name, tree in optional.items():
        words = one_of_each_kind(tree["words"]) if tree["kind"] == "word" else []
        # It is not declared which actions give these points, so each verb is tried.
        told += [line(action, {name: word}, []) for action in verbs(game) for word in words]
    return told


def reasons(game: glueck.Game) -> list[dict[str, Any]]:
    """Each kind of reason in hints, with each possible word of its parts."""
    if game.reasons is None:
        return []
    tree = game.reasons.declared.tree
    words = {name: part["words"] for name, part in tree["fields"] if part["kind"] == "word"}
    told = []
    for kind, names in tree["variants"].items():
        usual = variant(tree, kind)
        parts = [name for name in names if name in words and name != tree["tag"]]
        more = [usual | {name: word} for name in parts for word in words[name]]
        told += more or [usual]
    return told


def verbs(game: glueck.Game) -> list[str]:
    """One action of each verb; words that depend on the position go by the first of them."""
    known = game.actions.numbers
    found: dict[str, str] = {}
    for words in actions(game):
        number = known.get(words.lower())
        found[words.split()[0] if number is None else game.actions.verb(number)] = words
    return [*found.values()]


def line(action: str, news: dict[str, Any], points: list[dict[str, Any]]) -> Line:
    return {"number": 0, "seat": 0, "action": action, **news, "points": points}


def example(tree: Tree) -> Any:
    """A value of a declared kind. 1 is a seat, a card and an amount in every game."""
    kind = tree["kind"].rstrip("?")
    if kind in ("number", "id"):
        return 1
    if kind == "flag":
        return True
    if kind == "constant":
        return tree["value"]
    if kind == "word":
        return tree["words"][0]
    if kind == "set":
        return [tree["first"]]
    if kind == "bag":
        return tree["words"][:1]
    if kind == "list":
        return [example(tree["of"])] * tree["most"]
    if kind == "named":
        return {name: example(tree["of"]) for name in tree["names"]}
    if kind == "union":
        return variant(tree, next(iter(tree["variants"])))
    return {row[0]: example(row[1]) for row in tree["fields"]}


def variant(tree: Tree, value: str) -> dict[str, Any]:
    """An example of one shape of a union."""
    trees = {row[0]: row[1] for row in tree["fields"]}
    shape = {name: example(trees[name]) for name in tree["variants"][value]}
    return shape | {tree["tag"]: value}


def said(games: Iterable[glueck.Game]) -> str:
    """web/src/recorded/said.json: a line for each phase, action and line of a log."""
    written = []
    for game in games:
        parts = [f'"options": {json.dumps(options(game), ensure_ascii=False)}']
        found: dict[str, list[Any]] = {
            "phases": phases(game),
            "actions": actions(game),
            "lines": lines(game),
            "reasons": reasons(game),
        }
        for part, values in found.items():
            rows = ",\n".join(json.dumps(one, ensure_ascii=False) for one in values)
            parts.append(f'"{part}": [\n{rows}\n]')
        written.append(f'"{game.id}": {{\n' + ",\n".join(parts) + "\n}")
    return "{\n" + ",\n".join(written) + "\n}\n"
