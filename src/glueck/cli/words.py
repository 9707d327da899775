"""From what somebody types to an action: its words, a unique abbreviation, or a number.

Letters and digits are compared separately, so `mi6`, `mining 6` and `pl min-6` all mean `place
mining-6`; each typed part must begin a word, in order, and numbers must be complete.
"""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from glueck.cli.problems import Problem
from glueck.engine.errors import UnknownAction
from glueck.engine.state import State
from glueck.terminal.letters import printable
from glueck.terminal.words import t

PART = re.compile(r"[^\W\d_]+|\d+")
NO_WORD = re.compile(r"[^\w\s-]|_")
SHOWN = 6  # candidates in a message


class NotUnderstood(Problem):
    """No action, or more than one, matches the typed words."""


def parts(text: str) -> list[str]:
    """Words with two English spellings may be typed in either."""
    return PART.findall(text.lower().replace("grey", "gray"))


def begins(typed: str, word: str) -> bool:
    return typed == word if typed.isdecimal() else word.startswith(typed)


def abbreviates(typed: Sequence[str], words: Iterable[str]) -> bool:
    """Each typed part begins a later word than the part before."""
    left = iter(words)
    return all(any(begins(part, word) for word in left) for part in typed)


def starts(typed: Sequence[str], words: Sequence[str]) -> bool:
    """The same without leaving out a word: a better match."""
    return len(typed) <= len(words) and all(map(begins, typed, words))


def matches(typed: str, actions: Iterable[str]) -> list[str]:
    """The possible actions: all that match best."""
    wanted = parts(typed)
    if not wanted or NO_WORD.search(typed):
        return []
    by_parts = {action: parts(action) for action in actions}
    exact = [action for action, words in by_parts.items() if words == wanted]
    direct = [action for action, words in by_parts.items() if starts(wanted, words)]
    return exact or direct or [a for a, words in by_parts.items() if abbreviates(wanted, words)]


def numbered(legal: Sequence[str]) -> dict[int, str]:
    """A number for each action: its own if each contains one (`take 13`, `keep none` is 0),
    otherwise 1, 2, 3 and so on. A card's number must never mean another card."""
    last = [action.split()[-1] for action in legal]
    own = [
        0 if word == "none" else int(word) for word in last if word.isdecimal() or word == "none"
    ]
    if len(set(own)) == len(legal) and any(own):
        return dict(zip(own, legal, strict=True))
    return dict(enumerate(legal, start=1))


def understand(typed: str, state: State) -> str:
    """The single action meant: exactly these words, otherwise among the legal actions, otherwise
    any."""
    legal = state.legal()
    if typed.strip().isdecimal():
        return by_number(int(typed), legal)
    found = candidates(typed, state)
    if len(found) > 1:
        raise NotUnderstood(several(typed, found, legal))
    if not found:
        raise NotUnderstood(unknown(typed, legal))
    return found[0]


def candidates(typed: str, state: State) -> list[str]:
    """The possible meanings. Exact words have precedence, even if the rules forbid them now: then
    the reason is shown."""
    legal, said = state.legal(), " ".join(typed.lower().split())
    exact = [action for action in legal if action.lower() == said]
    if exact or is_action(said, state):
        return exact or [said]
    return matches(typed, legal) or matches(typed, every_action(state))


def is_action(said: str, state: State) -> bool:
    try:
        state.game.parse(state.array, said)
    except UnknownAction:
        return False
    return True


def every_action(state: State) -> list[str]:
    """All the actions of the game in the words they have now."""
    numbers = range(len(state.game.actions))
    return list(dict.fromkeys(state.game.text(state.array, number) for number in numbers))


def by_number(number: int, legal: Sequence[str]) -> str:
    choices = numbered(legal)
    if number not in choices:
        have = ", ".join(map(str, choices))
        raise NotUnderstood(t("not-a-choice", number=str(number), choices=have))
    return choices[number]


def several(typed: str, found: Sequence[str], legal: Sequence[str]) -> str:
    some = ", ".join(found[:SHOWN]) + (", …" if len(found) > SHOWN else "")
    message = "can-mean" if found[0] in legal else "can-mean-impossible"
    return t(message, typed=printable(typed[:40]), actions=some)


def unknown(typed: str, legal: Sequence[str]) -> str:
    wanted = " ".join(typed.lower().split())[:60]
    last_words = {action.split()[-1]: action for action in reversed(legal)}
    close = get_close_matches(wanted, [*legal, *last_words], 3, 0.6)
    meant = list(dict.fromkeys(last_words.get(one, one) for one in close))
    if not meant:
        return t("not-understood", typed=printable(wanted))
    return t("not-understood-near", typed=printable(wanted), actions=", ".join(meant))
