"""Glücksgriff: shed your points, knock, call; for two to five players."""

from collections.abc import Sequence
from typing import Any

from glueck.engine.game import CardWords, Game, Option, choice, whole_number
from glueck.engine.study import Study
from glueck.games.gluecksgriff import invariants, knowledge
from glueck.games.gluecksgriff.action_words import hear, say, template, word_numbers
from glueck.games.gluecksgriff.actions import ACTIONS
from glueck.games.gluecksgriff.box import (
    HOUSE_CARDS,
    IS_PLAIN,
    JOKER,
    KIND,
    MOST_HOUSE_VALUE,
    MOST_TITLE,
    NUMBERS,
    POWERS,
)
from glueck.games.gluecksgriff.clauses import CLAUSES
from glueck.games.gluecksgriff.judgement import bot_strength, candidates, evaluation
from glueck.games.gluecksgriff.judgement.room import MOST_LEGAL, ROOM
from glueck.games.gluecksgriff.position import SEATS, STATE
from glueck.games.gluecksgriff.rules import deal, index, score
from glueck.games.gluecksgriff.unfit import unfit
from glueck.games.gluecksgriff.view.declaration import ENTRY, VIEW
from glueck.games.gluecksgriff.view.reasons import REASONS, weigh
from glueck.games.gluecksgriff.view.show import show
from glueck.games.gluecksgriff.view.tell import tell
from glueck.games.gluecksgriff.view.words import WORDS


def house_cards(value: Any, seats: int) -> Sequence[int]:
    """GG-BLANK-02, GG-BLANK-06: how many, then value and power of each."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"{str(value)[:40]!r} is not a list of cards")
    if len(value) > HOUSE_CARDS:
        raise ValueError(f"{len(value)} cards; there are {HOUSE_CARDS} blank ones")
    numbers = [len(value)]
    for i, card in enumerate(value):
        numbers += house_card(card, f"card {i + 1}")
    return numbers + [0] * (1 + 2 * HOUSE_CARDS - len(numbers))


def house_card(card: Any, which: str) -> list[int]:
    if not isinstance(card, dict) or set(card) != {"title", "value", "power"}:
        raise ValueError(f"{which}: needs title, value and power, and nothing else")
    title, value, power = card["title"], card["value"], card["power"]
    if not isinstance(title, str) or not 1 <= len(title.strip()) <= len(title) <= MOST_TITLE:
        raise ValueError(f"{which}: title: {str(title)[:40]!r} is not 1 to {MOST_TITLE} characters")
    if not title.isprintable():
        raise ValueError(f"{which}: title: has characters that cannot be printed")
    if type(value) is not int or not 0 <= value <= MOST_HOUSE_VALUE:
        raise ValueError(f"{which}: value: {value!r} is not from 0 to {MOST_HOUSE_VALUE}")
    if power not in POWERS:
        raise ValueError(f"{which}: power: {str(power)[:40]!r} is not one of {', '.join(POWERS)}")
    return [value, IS_PLAIN + POWERS.index(power)]


# GG-SCORE-12, GG-A-36: the point limit is the table's to choose.
GAME = Game(
    id="gluecksgriff",
    package=__name__,
    title="Glücksgriff",
    version=1,
    seats=range(2, SEATS + 1),
    state=STATE,
    actions=ACTIONS,
    clauses=CLAUSES,
    most_legal=MOST_LEGAL,
    setup=deal.setup,
    legal=index.legal,
    why_not=index.why_not,
    apply=index.apply,
    score=score.score,
    rank=score.rank,
    redeal=knowledge.redeal,
    remember=knowledge.remember,
    sound=invariants.sound,
    view=VIEW,
    show=show,
    entry=ENTRY,
    tell=tell,
    stop_at_counting=score.stop_at_counting,
    consider=candidates.consider,
    choose=candidates.choose,
    evaluate=evaluation.evaluate,
    room=ROOM,
    stage=evaluation.stage,
    spread=evaluation.SPREAD,
    bot_strength=bot_strength.BY_SEATS,
    say=say,
    hear=hear,
    template=template,
    word_numbers=word_numbers,
    options=(
        whole_number("point_limit", 100, "the game ends when a total reaches it", 1, 10_000),
        choice("wrong_call", "hand_plus_30", "its price", ("hand_plus_30", "flat_30")),
        Option(
            "house_cards",
            [],
            house_cards,
            "up to seven own cards",
            1 + 2 * HOUSE_CARDS,
            form={
                "list": [
                    {"name": "value", "least": 0, "most": MOST_HOUSE_VALUE},
                    {"name": "power", "values": POWERS, "first": IS_PLAIN},
                ]
            },
        ),
    ),
    unfit=unfit,
    card_words=CardWords(("set", "street"), KIND[:NUMBERS], KIND[JOKER - 1]),
    reasons=REASONS,
    weigh=weigh,
    words=WORDS,
    studies=(Study("card", ("discard", "set", "street", "knock"), KIND),),
)
