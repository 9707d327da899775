"""Every command is done once: how a match knows one that it has done before.

The last event of a command keeps a mark: who sent it, by which `id`, and what it says, as a digest.
So whoever asks again with the same `id` (because the answer was lost, over another connection, of
another process) is told the number of that event, and nothing happens a second time.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Container
from functools import lru_cache
from hashlib import blake2b

from glueck.match.commands import Asker, Command, encode

WHO, WHAT = 6, 12  # bytes of a digest: whose commands they are; of all that a command says
SENDER = WHO * 4 // 3  # letters of a mark
KEPT = 64  # marks of one player at a table; nobody sends more before the first is answered
SENDERS = 64  # players of whom there are any, besides those who sit there

Marks = dict[str, dict[str, int]]  # sender -> mark -> the number of its last event


def mark_of(command: Command, who: Asker) -> str:
    """Nothing for a command without an id: it cannot be told from another that says the same."""
    if not command.id:
        return ""
    what = blake2b(encode(command), digest_size=WHAT, key=_whole(who.player))
    return sender(who.player) + b64encode(what.digest()).decode()


@lru_cache(10_000)
def sender(player: str) -> str:
    return b64encode(_whole(player)[:WHO]).decode()


@lru_cache(10_000)
def _whole(player: str) -> bytes:
    return blake2b(player.encode(), digest_size=32).digest()


def number_of(marks: Marks, mark: str) -> int | None:
    """The event by which a command with this mark was done."""
    own = marks.get(mark[:SENDER]) if mark else None
    return own.get(mark) if own else None


def with_mark(marks: Marks, mark: str, number: int, stay: Container[str]) -> Marks:
    """The oldest of a player are forgotten; of players, who did nothing for longest, but those who
    `stay` (who sit at the table) are not: others cannot talk them out of it."""
    who = mark[:SENDER]
    own = {**marks.get(who, {}), mark: number}
    if len(own) > KEPT:
        del own[next(iter(own))]
    after = {one: kept for one, kept in marks.items() if one != who}
    if len(after) >= SENDERS:
        oldest = next((one for one in after if one not in stay), None)
        if oldest is not None:
            del after[oldest]
    after[who] = own
    return after
