"""Replays: which seats' views a viewer may see, and a cache of pages."""

from __future__ import annotations

from collections import OrderedDict

from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.match.replay import MOMENTS, must_be_moment
from glueck.server.save_files import SaveFiles
from glueck.server.save_process import ShowGame

MOST_KEPT = 16 << 20  # bytes of pages
OWN, SPECTATOR = "own", "none"


def perspective(match: Match, own: int | None, wanted: str) -> int | None:
    """The seat (None: a spectator) whose views are shown. Until the game is over, everybody gets
    only what they saw themselves."""
    if wanted == OWN:
        return own
    seat = None if wanted == SPECTATOR else int(wanted)
    if seat is not None and seat >= len(match.chairs):
        raise Refused("seats", f"there is no seat {seat} at this table")
    if seat != own and not match.lies_open:
        raise Refused("hidden", "what others saw is shown when the game is over")
    return seat


class Replays:
    def __init__(self, saves: SaveFiles) -> None:
        self._saves = saves
        self._kept: OrderedDict[tuple[str, int, int | None, int], bytes] = OrderedDict()
        self._bytes = 0

    async def page(
        self, id: str, match: Match, seat: int | None, first: int, client: str, address: str
    ) -> bytes:
        """Compressed with gzip."""
        if match.state is None:
            raise Refused("status", "the game has not begun")
        played = match.state.played
        must_be_moment(first, played)
        # After the same number of moves a table's replay is always the same.
        known = (id, match.moves, seat, first)
        packed = self._kept.get(known)
        if packed is None:
            opened = match.opened
            asked = ShowGame(
                opened.game, len(match.chairs), opened.seed, opened.options,
                match.state.actions[: first + MOMENTS], played, seat, first,
            )  # fmt: skip
            packed = await self._saves.show(asked, client, address)
            self._keep(known, packed)
        self._kept.move_to_end(known)
        return packed

    def _keep(self, known: tuple[str, int, int | None, int], packed: bytes) -> None:
        self._bytes += len(packed) - len(self._kept.get(known, b""))
        self._kept[known] = packed
        while self._bytes > MOST_KEPT and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])
