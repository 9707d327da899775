"""Every command is done once: how a match recognises one that it has done before.

The last event of a command contains a mark: a digest of its sender, its `id` and its content. So if
it is sent again with the same `id` (because the answer was lost, over another connection, to
another process), the answer is the number of that event, and nothing happens a second time.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Container
from functools import lru_cache
from hashlib import blake2b

from glueck.match.commands import Asker, Command, encode

WHO, WHAT = 6, 12  # bytes of a digest: of the sender; of the content of a command
SENDER = WHO * 4 // 3  # letters of a mark
KEPT = 64  # marks of one player at a table; nobody sends more before the first is answered
SENDERS = 64  # players with marks, besides those who sit there

Marks = dict[str, dict[str, int]]  # sender -> mark -> the number of its last event


def mark_of(command: Command, who: Asker) -> str:
    """Nothing for a command without an id: it cannot be distinguished from another with the same
    content."""
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
    """The oldest marks of a player are forgotten, and so are the players who were inactive longest;
    but not those in `stay` (who sit at the table): others cannot push out their marks by
    chatting."""
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
