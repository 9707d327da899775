"""The numbers that a text of the rules states, in the order in which they stand there."""

import re

from glueck.engine.clauses import Rulebook

WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
         "eleven", "twelve")  # fmt: skip
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d{2,3}\b")
# «one» is hardly ever a number in a sentence («one of them»), so it is none here.
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(WORDS[2:])})\b", re.IGNORECASE)
GROUPED = re.compile(r"(?<=\d),(?=\d{3}\b)")


def numbers(text: str) -> list[int]:
    found = NUMBER.findall(GROUPED.sub("", ID.sub("", text)))
    return [int(one) if one.isdigit() else WORDS.index(one.lower()) for one in found]


def stated(game: str, clause: str) -> list[int]:
    return numbers(Rulebook(game).texts[clause])


def introduced(game: str, chapter: str) -> list[int]:
    return numbers(Rulebook(game).sections[chapter].introduction)


def holds(numbers: list[int], part: list[int]) -> bool:
    """Whether the part stands there, one number right after the other."""
    starts = range(len(numbers) - len(part) + 1)
    return any(numbers[start : start + len(part)] == part for start in starts)
