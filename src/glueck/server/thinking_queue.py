"""Decides which bot thinks next, as pure logic: no clock, no processes; times are passed in.

Every request has a rank: first come tables where players are watching, then hints, then tables
whose people are away, then tables with bots only, then reviews of finished games. Among equals
the player who used the least thinking time recently goes first, then the table that did. So the
tables of one player share that player's time, and the others do not notice.

Nobody may use all places at once: one is left for the next player. And no rank starves: each gets
at least a small share.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

WATCHED, HINTED, UNWATCHED, ALONE, REVIEWED = range(5)  # ranks: who waits there
SHARES = {
    HINTED: 0.1,
    UNWATCHED: 0.1,
    ALONE: 0.05,
    REVIEWED: 0.02,
}  # of all thinking time, at least
UNSEEN = (ALONE, REVIEWED)  # no player is waiting there
HALF_LIFE = 60.0  # seconds in which what was used is half forgotten
OWED = 1.0  # seconds by which a rank must be below its share to go first
FORGOTTEN = 0.001  # fewer seconds count as nothing


@dataclass(eq=False)
class Wish:
    """A decision, a hint, or a question of a review, that somebody waits for."""

    table: str
    player: str  # whose time it counts as: of the table's opener, or of the player who asked
    rank: int
    began: float = field(default=0.0, init=False)


class Accounts:
    """Seconds used, by player or table; older ones count less and less."""

    def __init__(self) -> None:
        self._used: dict[object, tuple[float, float]] = {}  # the amount, and its time

    def used(self, who: object, now: float) -> float:
        seconds, then = self._used.get(who, (0.0, now))
        return float(seconds * 0.5 ** ((now - then) / HALF_LIFE))

    def charge(self, who: object, seconds: float, now: float) -> None:
        self._used[who] = (self.used(who, now) + seconds, now)

    def forget(self, now: float) -> None:
        """The factor for older seconds."""
        self._used = {
            who: paid for who, paid in self._used.items() if self.used(who, now) > FORGOTTEN
        }

    def __len__(self) -> int:
        return len(self._used)


class ThinkingQueue:
    def __init__(self, places: int) -> None:
        self.places = places
        # By rank and player, in the order of arrival.
        self._waiting: dict[int, dict[str, dict[Wish, None]]] = {
            WATCHED: {},
            HINTED: {},
            UNWATCHED: {},
            ALONE: {},
            REVIEWED: {},
        }
        self._thinking: dict[Wish, None] = {}
        self._players, self._tables, self._ranks = Accounts(), Accounts(), Accounts()

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(wishes) for players in self._waiting.values() for wishes in players.values())

    def add(self, wish: Wish) -> None:
        self._waiting[wish.rank].setdefault(wish.player, {})[wish] = None

    def remove(self, wish: Wish) -> None:
        """The request was cancelled."""
        players = self._waiting[wish.rank]
        del players[wish.player][wish]
        if not players[wish.player]:
            del players[wish.player]

    def move(self, wish: Wish, rank: int) -> None:
        """The table's rank has changed: somebody came or left."""
        if rank != wish.rank and wish in self._waiting[wish.rank].get(wish.player, ()):
            self.remove(wish)
            wish.rank = rank
            self.add(wish)

    def next(self, now: float) -> Wish | None:
        """The request that gets a place now; None if no request may have one."""
        if len(self._thinking) >= self.places:
            return None
        for rank in self._order(now):
            players = [one for one in self._waiting[rank] if self._may_begin(one, rank)]
            if players:
                wish = self._best(rank, players, now)
                self.remove(wish)
                self._thinking[wish], wish.began = None, now
                return wish
        return None

    def done(self, wish: Wish, now: float) -> None:
        """It has finished; its time is counted."""
        del self._thinking[wish]
        seconds = now - wish.began
        self._players.charge(wish.player, seconds, now)
        self._tables.charge(wish.table, seconds, now)
        self._ranks.charge(wish.rank, seconds, now)

    def forget(self, now: float) -> None:
        """Forget those who used nothing for long."""
        self._players.forget(now)
        self._tables.forget(now)

    def _order(self, now: float) -> Iterable[int]:
        """The ranks in order, but first one that did not get its small share."""
        used = {rank: self._ranks.used(rank, now) for rank in self._waiting}
        for wish in self._thinking:
            used[wish.rank] += now - wish.began
        whole = sum(used.values())
        behind = [rank for rank, share in SHARES.items() if used[rank] + OWED < share * whole]
        return dict.fromkeys([*behind, *self._waiting])

    def _may_begin(self, player: str, rank: int) -> bool:
        """Whether a place is left for others, if this one begins."""
        most = max(1, self.places - 1)
        his = sum(one.player == player for one in self._thinking)
        alone = sum(one.rank in UNSEEN for one in self._thinking)
        return his < most and (rank not in UNSEEN or alone < most)

    def _best(self, rank: int, players: list[str], now: float) -> Wish:
        player = min(players, key=lambda one: self._used_by(one, now))
        wishes = self._waiting[rank][player]
        return min(wishes, key=lambda one: self._tables.used(one.table, now))

    def _used_by(self, player: str, now: float) -> float:
        """Including the time in use at the moment."""
        present = sum(now - one.began for one in self._thinking if one.player == player)
        return self._players.used(player, now) + present
