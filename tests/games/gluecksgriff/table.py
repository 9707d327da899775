"""Positions for tests, in the notation of the rules' vectors: name only what matters.

>>> t = table(["3 7 11", "8 9 10 1"], pile=["street 4-5-6 @1"])   # seat 0 is on turn
>>> t.play("knock 3 7")          # what changed, and so, by omission, what did not
>>> t.hand(0), t.top             # ("11", "street 3-4-5-6-7")

Cards that are not named lie under the draw pile's named ones, so that nothing is missing.
"""

import json
from functools import cache
from typing import Any

import glueck
from games.position import Position
from glueck.engine.state import State
from glueck.games.gluecksgriff.box import KIND, NUMBERS
from glueck.games.gluecksgriff.position import MAIN, PHASE, PLAY, REACT

GAME = glueck.load("gluecksgriff")


def kind(name: str) -> int:
    return KIND.index(name) + 1


class Table(Position):
    """A position with hands, piles and plays in words."""

    @property
    def phase(self) -> str:
        return PHASE[self.s.phase]

    @property
    def seat(self) -> int:
        return self.state.seat

    def hand(self, seat: int) -> str:
        """The cards of a hand, lowest first: "2 7 7 J"."""
        counts = self.s.hand[seat].tolist()
        return " ".join(KIND[k - 1] for k in range(1, len(counts)) for _ in range(counts[k]))

    def plays(self) -> list[str]:
        """The discard pile, bottom first: ["single 9", "street 4-5-J", "special H-H"]."""
        plays: list[tuple[str, list[str]]] = []
        for i in range(self.s.pile.count):
            if self.s.pile.play[i]:
                plays.append((PLAY[self.s.pile.play[i]], []))
            plays[-1][1].append(KIND[self.s.pile.card[i] - 1])
        return [f"{name} {'-'.join(cards)}" for name, cards in plays]

    @property
    def top(self) -> str | None:
        return self.plays()[-1] if self.s.pile.count else None

    def owners(self) -> list[int | None]:
        """Who laid each card of the pile, bottom first."""
        return [int(o) - 1 if o else None for o in self.s.pile.owner[: self.s.pile.count]]

    def counted(self) -> list[str]:
        """The hands of the counting that the last action brought about, as all could see them."""
        return [" ".join(cards) for cards in self.state.log()[-1]["hands"]]

    def stock(self) -> list[str]:
        """The draw pile, top first."""
        return [KIND[k - 1] for k in self.s.stock[: self.s.stock_count].tolist()[::-1]]


def table(
    hands: list[str],
    pile: list[str] | str = "special J",
    stock: str = "",
    seat: int = 0,
    caller: int | None = None,
    last_moves: int | None = None,
    fronts: dict[int, str] | None = None,
    skipped: tuple[int, ...] = (),
    totals: list[int] | None = None,
    dealer: int | None = None,
    stock_only: bool = False,
    **options: Any,
) -> Table:
    """Seat `seat` is on turn. Hands like "7 7 J"; the pile bottom first, each play like
    "single 7", "set 7-J", "street 4-5-6 @1" (who laid it; without @ nobody), "special H";
    `stock` names the top cards of the draw pile, top first; with stock_only there are no others
    (the rest then lies at the very bottom of the discard pile, card by card)."""
    seats = len(hands)
    position, values = dealt(seats, json.dumps(options))
    state = State(GAME, position, options=values)
    s = state.array[0]
    left = s.deck.copy()
    s.hand[:] = 0
    s.known[:] = 0
    s.cards[:] = 0
    for i, cards in enumerate(hands):
        for name in cards.split():
            s.hand[i, kind(name)] += 1
            left[kind(name)] -= 1
        s.cards[i] = len(cards.split())
    fronts = fronts or {}
    for target, name in fronts.items():
        s.front[target] = kind(name)
        left[kind(name)] -= 1
    for target in skipped:
        s.skipped[target] = 1
    clear_pile(s)
    plays = [pile] if isinstance(pile, str) else pile
    for text in plays:
        for name in text.split()[1].split("-"):
            left[kind(name)] -= 1
    for name in stock.split():
        left[kind(name)] -= 1
    assert (left >= 0).all(), "there are not that many cards of a kind"
    rest = [k for k in range(1, len(left)) for _ in range(left[k])]
    if stock_only:
        bury(s, rest)
        rest = []
    for text in plays:
        lay(s, text)
    s.stock[:] = 0
    order = [kind(name) for name in stock.split()] + rest[::-1]
    s.stock[: len(order)] = order[::-1]
    s.stock_count = len(order)
    s.seat = seat
    s.dealer = (seat - 1) % seats if dealer is None else dealer
    if caller is not None:
        s.caller = caller + 1
        s.last_moves = (caller - seat) % seats if last_moves is None else last_moves
    if totals:
        s.total[:seats] = totals
    s.phase = REACT if seat in fronts else MAIN
    s.offered = 0 if seat in fronts else s.pile.count
    return Table(State(GAME, state.to_bytes(), options=state.options))


@cache
def dealt(seats: int, options: str) -> tuple[bytes, dict[str, Any]]:
    """Once: uncompiled, to deal takes longer than most of what is tried after it."""
    state = GAME.new(seats=seats, seed=1, **json.loads(options))
    return state.to_bytes(), state.options


def bury(s: Any, kinds: list[int]) -> None:
    """Lay cards one by one."""
    for k in kinds:
        lay(s, f"{'single' if k <= NUMBERS else 'special'} {KIND[k - 1]}")


def clear_pile(s: Any) -> None:
    s.pile.count = 0
    for column in (s.pile.card, s.pile.owner, s.pile.number, s.pile.play):
        column[:] = 0


def lay(s: Any, text: str) -> None:
    """Put a play on the pile."""
    play, cards, *owner = text.split()
    names = cards.split("-")
    numbers = [int(n) if n.isdecimal() else None for n in names]
    low = next((n - i for i, n in enumerate(numbers) if n is not None), 0)
    same = next((n for n in numbers if n is not None), 0)
    for i, name in enumerate(names):
        at = s.pile.count
        s.pile.card[at] = kind(name)
        s.pile.owner[at] = int(owner[0][1:]) + 1 if owner else 0
        stands = {"street": low + i, "set": same, "single": same}.get(play, -1)
        s.pile.number[at] = stands + 1
        s.pile.play[at] = PLAY.index(play) if i == 0 else 0
        s.pile.count += 1
