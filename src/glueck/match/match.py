"""One match, as pure logic: `decide` (decide.py) turns a command into events, `evolved` makes the
next match from an event.

No clock, no database, no network: times and names are passed in. The same events always make the
same match, so only the log has to be stored. A match is never changed: until its events are written
to the log, the next match is a separate object, which is dropped if writing fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from glueck.engine.errors import GlueckError, IllegalAction
from glueck.engine.game import Game
from glueck.engine.log import Line
from glueck.engine.shared_list import SharedList
from glueck.engine.state import BY_ID, State
from glueck.match import events as e
from glueck.match.clock import Clocks
from glueck.match.commitment import commitment
from glueck.match.log_line import LogLine
from glueck.match.messages import PROTOCOL, About, News, Seat, StandIn, Times
from glueck.match.names import numbers_among_alike
from glueck.match.once import Marks, sender, with_mark
from glueck.match.refusals import Refused

MOST_SAID = 200  # chat lines kept in memory
MOST_NEWS = 50  # things that happened to seats, in the same way
# Lines of the log kept in memory and sent with the whole table: more than any real game has, so
# that the cost of a table is limited. A save contains the whole log.
MOST_LINES = 2000
LONGEST_TURN = 200  # actions; so many more lines are kept, because actions may be undone
OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
K = TypeVar("K")


class Move(NamedTuple):
    """The result of an action: the state after it, and its line of the log."""

    state: State
    line: Line


def moved(state: State, action: int | str, seat: int | None = None) -> Move:
    """The result of an action of a seat, or Refused."""
    try:
        return Move(*state.after(action, seat))
    except IllegalAction as problem:
        raise Refused("illegal", problem.reason, problem.clause) from None
    except GlueckError as problem:
        raise Refused("unknown_action", str(problem)) from None


def protocol_of(game: Game) -> str:
    return f"{PROTOCOL}.{game.view.layout}"


class Match:
    def __init__(self) -> None:
        self.version = 0  # events so far
        self.moves = 0  # actions played and undone so far: what `at` counts
        self.status = OPEN
        self.opened: e.Opened
        self.title = ""
        self.rematch: e.Rematch | None = None  # the next game that was offered last
        self.chairs: tuple[e.Chair, ...] = ()
        self.state: State | None = None
        self.turn: int | None = None  # the seat to act, while the game is running
        self.turn_since = 0  # the number of the event after which it was that seat's turn (or …
        self.turn_at = 0  # … or nobody's any more), and its time
        self.lines: SharedList[LogLine] = SharedList()  # the last ones; at least MOST_LINES
        self.said: tuple[tuple[int, e.Said], ...] = ()  # when, and what; the last ones
        self.spoken = 0  # all of them
        self.news: tuple[News, ...] = ()  # the last ones
        self.spoken_bytes = 0
        self.called_in = 0  # lines of people who do not sit here
        self.called_in_bytes = 0
        self.renamed = 0  # times
        self.seated = 0  # times that somebody sat down or stood up
        self.sat: dict[str, int] = {}  # times that somebody sat down, by player
        self.taken_back: dict[int, int] = {}  # times, by seat
        self.returns: dict[int, int] = {}  # likewise
        self.stand_ins: dict[int, e.TookOver] = {}
        self.gave_up: frozenset[int] = frozenset()
        self.clocks = Clocks()
        self.created = self.changed = 0
        self.marks: Marks = {}  # of commands that have been done
        self.acted = 0  # when somebody last played, undid or came back
        # What was worked out already. The first is about the table and stays while people only
        # play and talk; the second is about the position and stays until it changes.
        self.table_cache: dict[Any, Any] = {}
        self.position_cache: dict[Any, Any] = {}

    # -- questions ---------------------------------------------------------------------

    def seat_of(self, player: str | None) -> int | None:
        if player is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.player == player:
                    return seat
        return None

    def kept_seat_of(self, player: str) -> int | None:
        """The seat that is kept for somebody who was invited."""
        for seat, chair in enumerate(self.chairs):
            if chair.invited == player:
                return seat
        return None

    def may_watch(self, player: str | None) -> bool:
        """Before the game everybody with the link; then people other than its players if the table
        allows it."""
        if self.opened.spectators or self.status == OPEN or self.seat_of(player) is not None:
            return True
        return player is not None and player == self.opened.by

    def sealed(self, now: int) -> bool:
        """Whether others may still play the same deal. Until then, even a finished game shows
        nobody more than its player has seen."""
        return self.opened.deal is not None and now < self.opened.deal.until

    def level_at(self, seat: int) -> str | None:
        """The bot that plays a seat now; None: a person plays it."""
        stand_in = self.stand_ins.get(seat)
        return stand_in.level if stand_in else self.chairs[seat].level

    @property
    def bot_to_act(self) -> str | None:
        return None if self.turn is None else self.level_at(self.turn)

    def acts(self, seat: int | None) -> bool:
        """Whether the person at this seat decides now."""
        return seat is not None and seat == self.turn and self.level_at(seat) is None

    def may_return(self, seat: int) -> bool:
        """Players who gave up, or have no time left, do not come back."""
        stand_in = self.stand_ins.get(seat)
        if stand_in is None or stand_in.why == "gave_up" or self.status != RUNNING:
            return False
        return not self.clocks.left or self.clocks.left[seat] > 0

    def only_one_left(self, gave_up: frozenset[int]) -> bool:
        """Whether all others have given up."""
        return len(gave_up) == len(self.chairs) - 1

    @property
    def commitment(self) -> str:
        return commitment(self.opened.seed, self.opened.salt)

    @property
    def places(self) -> list[int] | None:
        """The places at the end; players who gave up are behind all others."""
        if self.status != OVER or self.state is None:
            return None
        places = self.state.places
        behind = len(places) - len(self.gave_up) + 1
        if not self.gave_up:
            return places
        if not self.state.over:
            return [behind if seat in self.gave_up else 1 for seat in range(len(places))]
        stayed = sorted(place for seat, place in enumerate(places) if seat not in self.gave_up)
        return [
            behind if seat in self.gave_up else stayed.index(place) + 1
            for seat, place in enumerate(places)
        ]

    @property
    def lies_open(self) -> bool:
        """Whether everybody who may look at the table may see everything. A game that was given up
        counts as over, although the rules would continue it; one called off shows nothing."""
        return self.status == OVER

    @property
    def due(self) -> int | None:
        """When the server must look at this match although nobody sends anything: a bot's turn, a
        clock."""
        if self.bot_to_act is not None:
            return self.changed
        return self.clocks.deadline if self.status == RUNNING else None

    @property
    def protocol(self) -> str:
        """Changes with the messages, and with the layout of this game's view."""
        return protocol_of(BY_ID[self.opened.game])

    # -- the next match ----------------------------------------------------------------

    def evolved(
        self, event: e.Event, at: int, move: Move | None = None, told_from: int = 0
    ) -> Match:
        """The match after an event that was decided or read from the log. `move` is what was
        already computed when the event was decided. Actions before number `told_from` are only
        played, because nobody will read their lines; they change the state of this match, too."""
        after = Match.__new__(Match)
        after.__dict__.update(self.__dict__)
        after.version += 1
        after.changed = at
        if type(event) is e.Played:
            after._play(event, at, move, told_from)
        else:
            EVOLVE[type(event)](after, event, at)
        if event.mark:
            stay = [sender(chair.player) for chair in after.chairs if chair.player]
            after.marks = with_mark(self.marks, event.mark, after.version, stay)
        if not isinstance(event, e.QUIET) or after.status != self.status:
            after.table_cache = {}
        if after.state is not None:
            after._go_on(at, acted=type(event) is e.Played, moved=after.state is not self.state)
        return after

    def _go_on(self, at: int, *, acted: bool, moved: bool) -> None:
        """Whose turn it is now, and whose time is running."""
        assert self.state is not None
        if moved:
            self.position_cache = {}
        before, self.turn = self.turn, self.state.seat if self.status == RUNNING else None
        if self.turn != before or self.turn_since == 0:
            self.turn_since, self.turn_at = self.version, at
        whose = self.turn if self.bot_to_act is None else None
        settled = acted and self.clocks.spec is not None and self.state.undoable == 0
        self.clocks = self.clocks.running(whose, at, acted=acted, settled=settled)

    def _open(self, event: e.Opened, at: int) -> None:
        self.opened, self.created, self.title = event, at, event.title
        self.chairs = event.chairs
        game = BY_ID.get(event.game)
        if game is None or game.version != event.rules:
            raise Refused("rules", f"played by rules {event.rules} of {event.game}, not known here")
        self.clocks = Clocks(event.clock)

    def _sit_down(self, event: e.SatDown, at: int) -> None:
        self.seated += 1
        self.sat = once_more(self.sat, event.player)
        self._put(event.seat, e.Chair(player=event.player, name=event.name))

    def _stand_up(self, event: e.StoodUp, at: int) -> None:
        self.seated += 1
        self._put(event.seat, e.Chair())

    def _decline(self, event: e.Declined, at: int) -> None:
        self._put(event.seat, e.Chair(declined=self.chairs[event.seat].name))

    def _withdraw(self, event: e.Withdrawn, at: int) -> None:
        self._put(event.seat, e.Chair())

    def _seat_bot(self, event: e.Seated, at: int) -> None:
        self._put(event.seat, e.Chair(level=event.level))

    def _put(self, seat: int, chair: e.Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _begin(self, event: e.Began, at: int) -> None:
        game = BY_ID[self.opened.game]
        self.state = game.new(len(self.chairs), self.opened.seed, **self.opened.options)
        told_from = len(self.opened.past) - MOST_LINES - LONGEST_TURN
        for words in self.opened.past:
            self._do(words, None, told_from)
        self.status = OVER if self.state.over else RUNNING
        self.acted = at
        self.clocks = self.clocks.started(len(self.chairs))

    def _play(self, event: e.Played, at: int, move: Move | None, told_from: int) -> None:
        self._do(event.action, move, told_from)
        self.moves, self.acted = self.moves + 1, at
        if self.state is not None and self.state.over:
            self.status = OVER

    def _do(self, words: str, move: Move | None, told_from: int) -> None:
        assert self.state is not None
        if self.state.played < told_from:
            self.state.play(words)
            return
        move = move or moved(self.state, words)
        self.state, self.lines = move.state, self.lines.plus(LogLine.of(move.line))
        if len(self.lines) > 2 * (MOST_LINES + LONGEST_TURN):
            self.lines = SharedList(self.lines.latest(MOST_LINES + LONGEST_TURN))

    def _take_back(self, event: e.TookBack, at: int) -> None:
        assert self.state is not None
        if event.count > self.state.undoable:
            raise Refused("nothing_to_undo", "nothing of this turn can be taken back")
        self.state = self.state.at(self.state.played - event.count)
        self.lines = self.lines.first(max(0, len(self.lines) - event.count))
        self.moves, self.acted = self.moves + 1, at
        self.taken_back = once_more(self.taken_back, event.seat)

    def _take_over(self, event: e.TookOver, at: int) -> None:
        self.stand_ins = self.stand_ins | {event.seat: event}
        self._note("took_over", event.seat, event.why, event.level)

    def _come_back(self, event: e.CameBack, at: int) -> None:
        self.stand_ins = {seat: one for seat, one in self.stand_ins.items() if seat != event.seat}
        self.returns = once_more(self.returns, event.seat)
        self.acted = at
        self._note("came_back", event.seat)

    def _give_up(self, event: e.GaveUp, at: int) -> None:
        """A single remaining player has won; otherwise a bot plays on for the player who gave
        up."""
        self.gave_up = self.gave_up | {event.seat}
        self._note("gave_up", event.seat)
        if self.only_one_left(self.gave_up):
            self.status = OVER

    def _note(self, what: str, seat: int, why: str = "", level: str = "") -> None:
        after = self.state.played if self.state else 0
        self.news = (*self.news[1 - MOST_NEWS :], News(after, what, seat, why, level))

    def _say(self, event: e.Said, at: int) -> None:
        self.said = (*self.said[1 - MOST_SAID :], (at, event))
        size = len(event.text.encode())
        self.spoken += 1
        self.spoken_bytes += size
        if event.seat is None:
            self.called_in += 1
            self.called_in_bytes += size

    def _rename(self, event: e.Renamed, at: int) -> None:
        self.title = event.title
        self.renamed += 1

    def _close(self, event: e.Closed, at: int) -> None:
        self.status = CLOSED

    def _offer_rematch(self, event: e.Rematch, at: int) -> None:
        self.rematch = event

    # -- what everybody may know -------------------------------------------------------

    def public(self) -> About:
        opened, over = self.opened, self.status == OVER
        told = over and opened.deal is None  # a deal for many is revealed to all at the same time
        return About(
            game=opened.game, rules=opened.rules, title=self.title, status=self.status,
            options=opened.options, public=opened.public, spectators=opened.spectators,
            imported=opened.imported, past=len(opened.past), after=opened.after,
            by=opened.by, created=self.created,
            rematch=self.rematch.table if self.rematch else None,
            commitment=self.commitment, clock=opened.clock, places=self.places,
            chairs=self.seats(),
            scores=self.state.scores if over and self.state else None, hints=opened.hints,
            seed=opened.seed if told else None, salt=opened.salt if told else None,
            rated=opened.rated, deal=opened.deal.code if opened.deal else None,
        )  # fmt: skip

    def seats(self) -> list[Seat]:
        alike = numbers_among_alike([chair.name for chair in self.chairs])
        return [self.seat(seat, number) for seat, number in enumerate(alike)]

    def seat(self, seat: int, alike: int | None) -> Seat:
        chair, stand_in = self.chairs[seat], self.stand_ins.get(seat)
        bot = StandIn(stand_in.level, stand_in.why) if stand_in else None
        return Seat(
            chair.player, chair.name, chair.level, bot, seat in self.gave_up,
            chair.invited, chair.declined, alike,
        )  # fmt: skip

    def times(self) -> Times | None:
        clocks = self.clocks
        if clocks.spec is None:
            return None
        return Times(list(clocks.left), clocks.seat, clocks.since, clocks.deadline)


EVOLVE: dict[type[e.Event], Callable[[Match, Any, int], None]] = {
    e.Opened: Match._open,
    e.SatDown: Match._sit_down,
    e.StoodUp: Match._stand_up,
    e.Declined: Match._decline,
    e.Withdrawn: Match._withdraw,
    e.Seated: Match._seat_bot,
    e.Began: Match._begin,
    e.TookBack: Match._take_back,
    e.TookOver: Match._take_over,
    e.CameBack: Match._come_back,
    e.GaveUp: Match._give_up,
    e.Said: Match._say,
    e.Renamed: Match._rename,
    e.Closed: Match._close,
    e.Rematch: Match._offer_rematch,
}  # Played is handled by `evolved` itself


def once_more(counts: dict[K, int], key: K) -> dict[K, int]:
    return counts | {key: counts.get(key, 0) + 1}


class Happening(NamedTuple):
    """An event with the match before and after it."""

    event: e.Event
    at: int
    before: Match
    after: Match


def history(events: Sequence[tuple[e.Event, int]]) -> Iterator[Happening]:
    """Everything that happened at a table, one event at a time. In a long game only the last ones
    are sure to have their own position: earlier matches share one."""
    match, told_from = Match(), actions_in(events) - MOST_LINES - LONGEST_TURN
    for event, at in events:
        before, match = match, match.evolved(event, at, told_from=told_from)
        yield Happening(event, at, before, match)


def actions_in(events: Sequence[tuple[e.Event, int]]) -> int:
    """How many actions the game has after these events."""
    count = 0
    for event, _ in events:
        if type(event) is e.Played:
            count += 1
        elif type(event) is e.TookBack:
            count -= event.count
        elif type(event) is e.Opened:
            count += len(event.past)
    return count


def fold(events: Sequence[tuple[e.Event, int]]) -> Match:
    match = Match()
    for one in history(events):
        match = one.after
    return match
