"""Knocks in words: their cards depend on the top of the pile.

`knock 7-7` lays two sevens on a seven, `knock 7-J` a joker on top of a seven; `knock 3 7` puts
a 3 below and a 7 above a street, `knock 7-8` both above it. Numbers ascend, as they lie.
"""

import unicodedata
from collections.abc import Callable
from itertools import pairwise
from typing import NoReturn

from glueck.engine import kernel
from glueck.engine.compile import jit
from glueck.engine.errors import IllegalAction, UnknownAction
from glueck.engine.record import Array
from glueck.games.gluecksgriff.actions import ACTIONS, ANY, EXTEND, HOURGLASS, MATCH, SETS, row
from glueck.games.gluecksgriff.box import IS_JOKER, KIND, LEAST_EXTENSION, NUMBERS
from glueck.games.gluecksgriff.clauses import CLAUSES
from glueck.games.gluecksgriff.plays import (
    EXTENSION_LIST,
    MATCH_SHAPES,
    SET_SHAPES,
    laid,
)
from glueck.games.gluecksgriff.plays import SETS as SHAPES
from glueck.games.gluecksgriff.position import MAIN, SET, SINGLE, SPECIAL, STREET
from glueck.games.gluecksgriff.unfit import AS_SET, AS_STREET, JOKER, unfit

MATCH_NUMBER = {shape: MATCH + i for i, shape in enumerate(MATCH_SHAPES)}
EXTEND_NUMBER = {extension: EXTEND + i for i, extension in enumerate(EXTENSION_LIST)}
SET_NUMBER = {shape: i for i, shape in enumerate(SET_SHAPES)}
OTHER_SPELLING = {"gluecksgriff": "glücksgriff", "glucksgriff": "glücksgriff"}


@jit
def top_of(pile):
    """The play on top: its kind, its lowest and its highest number."""
    count = pile.count
    if count == 0:
        return 0, 0, 0
    start = count - 1
    while pile.play[start] == 0:
        start -= 1
    return int(pile.play[start]), int(pile.number[start]) - 1, int(pile.number[count - 1]) - 1


@jit
def word_numbers(s, numbers):
    """The values for a template: the lowest and the highest number of the play on top."""
    _, numbers[0], numbers[1] = top_of(s.pile)


def top_play(states: Array) -> tuple[int, int, int]:
    play, low, high = top_of(states[0].pile)
    return play, low, high


def say(states: Array, action: int) -> str:
    """The words of an action in this position."""
    if not MATCH <= action < HOURGLASS:
        return ACTIONS.text(action)
    play, low, high = top_play(states)
    if action < EXTEND and not (play in (SINGLE, SET) and high >= 0):
        return knock_words(action, lambda _: "", lambda _: ANY)
    if action >= EXTEND and play != STREET:
        return ACTIONS.text(action)
    return knock_words(action, lambda i: str(low - i), lambda i: str(high + i))


def template(action: int) -> str:
    """The words with places for the numbers of the pile, its lowest and its highest."""
    if not MATCH <= action < HOURGLASS:
        return ACTIONS.text(action)
    return knock_words(action, lambda i: f"{{0-{i}}}", lambda i: f"{{1+{i}}}")


def knock_words(action: int, below: Callable[[int], str], above: Callable[[int], str]) -> str:
    """`below(2)` is two below the lowest number of the pile, `above(0)` its highest."""
    if action < EXTEND:
        shape = MATCH_SHAPES[action - MATCH]
        return f"knock {row([above(0)] * (shape[0] + shape[1]), laid(*shape))}"
    low_length, low_bits, high_length, high_bits = EXTENSION_LIST[action - EXTEND]
    first = [below(1 + i) for i in range(low_length)]
    lower = [("J" if low_bits >> i & 1 else one) for i, one in enumerate(first)][::-1]
    upper = row([above(1 + i) for i in range(high_length)], high_bits)
    return " ".join(["knock", *filter(None, ("-".join(lower), upper))])


def hear(states: Array, text: str) -> int:
    """The action that these words mean in this position; the rules decide whether it is legal. A
    knock whose cards do not fit the pile has no action: it is refused here."""
    words = unicodedata.normalize("NFC", " ".join(text.split()).lower())
    words = OTHER_SPELLING.get(words, words)
    verb, _, rest = words.partition(" ")
    number: int | None = None
    if verb == "set":
        number = hear_set(states, words, rest.split("-"))
    elif verb == "street":
        if are_cards(cards := rest.split("-")):
            refuse_unfit(states, words, AS_STREET, cards)
    elif verb == "knock":
        number = hear_knock(states, words, [group.split("-") for group in rest.split()])
    return hear_plainly(text, words) if number is None else number


def hear_plainly(text: str, words: str) -> int:
    """Words that mean the same everywhere. Those of knocks do not, so they are no hints either."""
    try:
        number = ACTIONS.parse(words)
    except UnknownAction as unknown:
        close = [hint for hint in unknown.close if ANY not in hint and "<" not in hint]
        raise UnknownAction(text, close) from None
    if ANY in words or "<" in words:
        raise UnknownAction(text)
    return number


def is_number(card: str) -> bool:
    return card in KIND[:NUMBERS]


def shape_of(cards: list[str], number: str) -> tuple[int, int, int]:
    """(numbers, jokers, joker on top?) of cards that are all that number, or jokers."""
    return cards.count(number), cards.count("j"), int(cards[-1] == "j")


def hear_set(states: Array, words: str, cards: list[str]) -> int | None:
    """None if these are no cards to make a set of at all."""
    if not are_cards(cards):
        return None
    refuse_unfit(states, words, AS_SET, cards)
    number = next(card for card in cards if card != "j")
    return SETS + int(number) * SHAPES + SET_NUMBER[shape_of(cards, number)]


def are_cards(cards: list[str]) -> bool:
    return all(card == "j" or is_number(card) for card in cards)


def refuse_unfit(states: Array, words: str, verb: int, cards: list[str]) -> None:
    """The reason why cards are no such play, whoever holds them."""
    numbers = [JOKER if card == "j" else int(card) for card in cards]
    code = unfit(states[0], verb, numbers, len(numbers))
    if code:
        refuse(words, CLAUSES.name(code))


def refuse(words: str, clause: str) -> NoReturn:
    raise IllegalAction(words.replace("j", "J"), clause, CLAUSES.text(clause))


def hear_knock(states: Array, words: str, groups: list[list[str]]) -> int | None:
    """None if these are no cards to knock with at all."""
    cards = [card for group in groups for card in group]
    if not 1 <= len(groups) <= 2 or not are_cards(cards):
        return None
    play, low, high = top_play(states)
    number = None
    if play == STREET:
        number = hear_extension(groups, low, high)
    elif len(groups) == 1 and {*cards} <= {"j", str(high)}:
        number = MATCH_NUMBER.get(shape_of(cards, str(high)))
    if number is None:
        refuse(words, misfit(states, groups, cards))
    return number


def hear_extension(groups: list[list[str]], low: int, high: int) -> int | None:
    if len(groups) == 1:
        numbers = [int(card) for card in groups[0] if is_number(card)]
        groups = [groups[0], []] if numbers and numbers[0] < low else [[], groups[0]]
    below = bits([str(low - 1 - i) for i in range(len(groups[0]))], groups[0][::-1])
    above = bits([str(high + 1 + i) for i in range(len(groups[1]))], groups[1])
    if below is None or above is None:
        return None
    return EXTEND_NUMBER.get((len(groups[0]), below, len(groups[1]), above))


def bits(expected: list[str], cards: list[str]) -> int | None:
    """The places of jokers; None if another card is not the expected number."""
    if any(card not in ("j", number) for card, number in zip(cards, expected, strict=True)):
        return None
    return sum(1 << i for i, card in enumerate(cards) if card == "j")


# -- knocks that do not fit ----------------------------------------------------------------


def misfit(states: Array, groups: list[list[str]], cards: list[str]) -> str:
    """The clause that forbids a knock with these cards on the pile. But if no play is possible now,
    that clause comes first."""
    s = states[0]
    if s.phase != MAIN:
        return CLAUSES.name(kernel.refusal(states, 0, SETS))
    play, low, high = top_play(states)
    if play in (0, SPECIAL):
        return "GG-KNOCK-14"
    if play == STREET:
        return misfit_on_street(groups, cards, low, high)
    if s.role[s.pile.card[s.pile.count - 1]] == IS_JOKER:
        return "GG-JOK-09"
    if len(groups) > 1:
        return "GG-KNOCK-05"
    numbers, jokers, _ = shape_of(cards, str(high))
    too_many = numbers + jokers == len(cards) and jokers > numbers + 1
    return "GG-JOK-04" if too_many else "GG-KNOCK-02"


def misfit_on_street(groups: list[list[str]], cards: list[str], low: int, high: int) -> str:
    numbers = [int(card) for card in cards if card != "j"]
    if numbers and all(low <= number <= high for number in numbers):
        return "GG-KNOCK-11"
    if len(cards) < LEAST_EXTENSION:
        return "GG-KNOCK-06"
    if any(pair == ("j", "j") for group in groups for pair in pairwise(group)):
        return "GG-JOK-04"
    return "GG-KNOCK-05"
