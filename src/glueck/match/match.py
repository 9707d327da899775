"""One match, as pure logic: `decide` makes events of a command, `evolve` makes the match of events.

No clock, no database, no network: times and names are given. The same events always make the
same match, so the log is all there is to keep.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from glueck.engine.errors import GlueckError, IllegalAction
from glueck.engine.log import Line, line
from glueck.engine.look import Look
from glueck.engine.record import NOBODY, Array
from glueck.engine.state import BY_ID, State, position
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.clock import Clocks
from glueck.match.commitment import commitment
from glueck.match.messages import About, Seat, StandIn, Times
from glueck.match.refusals import Refused

STAND_IN = "foreman"  # the level that plays for whoever is away
ABSENT = 120_000  # ms on turn without a move, after which others may let a bot play
MOST_SAID = 200  # chat lines kept at hand
MOST_SPOKEN = 5000  # … and in the log of a table
OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"


class Match:
    def __init__(self) -> None:
        self.version = 0  # events so far
        self.moves = 0  # actions played and taken back so far: what `at` counts
        self.status = OPEN
        self.opened: e.Opened
        self.title = ""
        self.chairs: list[e.Chair] = []
        self.state: State | None = None
        self.lines: list[Line] = []
        self.said: deque[tuple[int, e.Said]] = deque(maxlen=MOST_SAID)
        self.spoken = 0
        self.stand_ins: dict[int, e.TookOver] = {}
        self.gave_up: set[int] = set()
        self.clocks = Clocks(None)
        self._projected: tuple[int, dict[str, Any]] | None = None
        self._looks: dict[int, Look] | None = None
        self._open: tuple[int, Array] | None = None
        self._looked = 0  # the version they have seen
        self.created = self.changed = 0
        self.moved = 0  # when somebody last played, took back or came back

    # -- questions ---------------------------------------------------------------------

    def seat_of(self, player: str | None) -> int | None:
        if player is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.player == player:
                    return seat
        return None

    def may_watch(self, player: str | None) -> bool:
        """Before the game whoever has the link; then others than players if the table lets them."""
        if self.opened.spectators or self.status == OPEN or self.seat_of(player) is not None:
            return True
        return player is not None and player == self.opened.by

    def level_at(self, seat: int) -> str | None:
        """The bot that plays a seat now; None: its person does."""
        stand_in = self.stand_ins.get(seat)
        return stand_in.level if stand_in else self.chairs[seat].level

    @property
    def bot_to_act(self) -> str | None:
        if self.status != RUNNING or self.state is None:
            return None
        return self.level_at(self.state.seat)

    @property
    def commitment(self) -> str:
        return commitment(self.opened.seed, self.opened.salt)

    @property
    def places(self) -> list[int] | None:
        """Who is where in the end; who gave up is behind everybody else."""
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

    def projected(self) -> dict[str, Any]:
        """What everybody would have if it ended now; the same for all viewers, so counted once."""
        assert self.state is not None
        if self._projected is None or self._projected[0] != self.moves:
            self._projected = self.moves, self.state.game.project(self._public())
        return self._projected[1]

    def look(self, seat: int | None) -> Look:
        """For the views of a seat; what everybody sees is made once for all of them."""
        assert self.state is not None
        if self._looks is None:
            self._looks, self._looked = {NOBODY: Look(self.state.game, NOBODY)}, -1
        shared = self._looks[NOBODY]
        if self._looked != self.version:
            self._looked = self.version
            shared.at(self._public())
        viewer = NOBODY if seat is None else seat
        if viewer not in self._looks:
            self._looks[viewer] = Look(self.state.game, viewer, shared)
        return self._looks[viewer]

    def look_away(self) -> None:
        """Nobody follows it any more: forget what was only kept to be quick."""
        self._looks = self._open = None

    def _public(self) -> Array:
        """The position as everybody sees it, blanked once for each version."""
        assert self.state is not None
        if self._open is None or self._open[0] != self.version:
            self._open = self.version, self.state.seen()
        return self._open[1]

    @property
    def due(self) -> int | None:
        """When somebody must look at this match though nobody asks: a bot's turn, a clock."""
        if self.bot_to_act is not None:
            return self.changed
        return self.clocks.deadline if self.status == RUNNING else None

    # -- decide ------------------------------------------------------------------------

    def decide(self, command: c.Command, player: e.Chair, now: int) -> list[e.Event]:
        """What comes of a command, or Refused. Changes nothing."""
        decide = getattr(self, f"_{type(command).__name__.lower()}")
        events: list[e.Event] = decide(command, player, now)
        return events

    def _join(self, command: c.Join, player: e.Chair, now: int) -> list[e.Event]:
        self._only(OPEN)
        if self.seat_of(player.player) is not None:
            raise Refused("seated", "you sit at this table already")
        seats = [i for i, chair in enumerate(self.chairs) if chair.open]
        if not seats:
            raise Refused("full", "no seat is open at this table")
        seat = seats[0] if command.seat is None else command.seat
        if seat not in seats:
            raise Refused("taken", f"seat {seat} is not open; these are: {seats}")
        assert player.player is not None
        return [e.SatDown(seat, player.player, player.name)]

    def _leave(self, command: c.Leave, player: e.Chair, now: int) -> list[e.Event]:
        self._only(OPEN)
        return [e.StoodUp(self._seat(player))]

    def _start(self, command: c.Start, player: e.Chair, now: int) -> list[e.Event]:
        self._only(OPEN)
        if player.player != self.opened.by:
            raise Refused("not_yours", "only who opened the table can start the game")
        seats = [i for i, chair in enumerate(self.chairs) if chair.open]
        if seats and command.fill is None:
            raise Refused("open_seats", f"seats {seats} are still open")
        assert command.fill is not None or not seats
        return [*(e.Seated(seat, str(command.fill)) for seat in seats), e.Began()]

    def _play(self, command: c.Play, player: e.Chair, now: int) -> list[e.Event]:
        seat, state = self._acting(player, command.at)
        return [self.action(state, seat, command.action)]

    def action(self, state: State, seat: int, words: str) -> e.Event:
        """An action a seat wants to play, if it may."""
        try:
            reason = state.why_not(words, seat)
        except GlueckError as problem:
            raise Refused("unknown_action", str(problem)) from None
        if reason is not None:
            raise Refused("illegal", reason.text, reason.clause)
        number = state.game.parse(state.array, words)
        return e.Played(seat, state.game.text(state.array, number))

    def _undo(self, command: c.Undo, player: e.Chair, now: int) -> list[e.Event]:
        seat, state = self._acting(player, command.at)
        most = state.undoable
        if most == 0:
            raise Refused("nothing_to_undo", "nothing of this turn can be taken back")
        return [e.TookBack(seat, most if command.all else 1)]

    def _resign(self, command: c.Resign, player: e.Chair, now: int) -> list[e.Event]:
        self._only(RUNNING)
        seat = self._seat(player)
        if seat in self.gave_up:
            raise Refused("gave_up", "you have given up already")
        if self._last_but(seat):
            return [e.GaveUp(seat)]
        return [e.GaveUp(seat), e.TookOver(seat, STAND_IN, "gave_up")]

    def _last_but(self, seat: int) -> bool:
        """Whether all but one have given up, if this one does."""
        return len(self.gave_up | {seat}) == len(self.chairs) - 1

    def _takeover(self, command: c.TakeOver, player: e.Chair, now: int) -> list[e.Event]:
        self._only(RUNNING)
        self._seat(player)
        if command.seat != self.clocks.seat:
            raise Refused("not_waiting", f"nobody waits for seat {command.seat}")
        if self.opened.clock is not None and self.opened.clock.turn is not None:
            raise Refused("not_absent", "they have the time that the clock says")
        if now - self.moved < ABSENT:
            wait = (ABSENT - now + self.moved) // 1000
            raise Refused("not_absent", f"give them {wait + 1} more seconds")
        return [e.TookOver(command.seat, STAND_IN, "absent")]

    def _return(self, command: c.Return, player: e.Chair, now: int) -> list[e.Event]:
        self._only(RUNNING)
        seat = self._seat(player)
        if not self.may_return(seat):
            raise Refused("no_return", "no bot plays for you, or you cannot come back")
        return [e.CameBack(seat)]

    def may_return(self, seat: int) -> bool:
        """Who gave up does not come back, nor who has no time left."""
        stand_in = self.stand_ins.get(seat)
        if stand_in is None or stand_in.why == "gave_up" or self.status != RUNNING:
            return False
        return not self.clocks.left or self.clocks.left[seat] > 0

    def _chat(self, command: c.Chat, player: e.Chair, now: int) -> list[e.Event]:
        text = command.text.strip()
        if not text or len(text) > c.MOST_TEXT:
            raise Refused("text", f"a message has 1 to {c.MOST_TEXT} characters")
        if not text.replace("\n", "").isprintable():
            raise Refused("text", "a message holds plain text only")
        if self.spoken >= MOST_SPOKEN:
            raise Refused("text", f"no more than {MOST_SPOKEN} messages belong to one table")
        assert player.player is not None
        return [e.Said(player.player, player.name, text, self.seat_of(player.player))]

    def _rename(self, command: c.Rename, player: e.Chair, now: int) -> list[e.Event]:
        if player.player != self.opened.by:
            raise Refused("not_yours", "only who opened the table can rename it")
        return [e.Renamed(command.title)]

    def _close(self, command: c.Close, player: e.Chair, now: int) -> list[e.Event]:
        if player.player != self.opened.by:
            raise Refused("not_yours", "only who opened the table can call it off")
        self._only(OPEN)
        return [e.Closed()]

    def timed_out(self, now: int) -> list[e.Event]:
        """What the clock does."""
        deadline = self.clocks.deadline
        if self.status != RUNNING or deadline is None or now < deadline:
            return []
        assert self.clocks.seat is not None
        return [e.TookOver(self.clocks.seat, STAND_IN, "time")]

    def _only(self, status: str) -> None:
        if self.status != status:
            says = {OPEN: "has not begun", RUNNING: "is running", OVER: "is over"}
            raise Refused("status", f"the game {says.get(self.status, 'was called off')}")

    def _seat(self, player: e.Chair) -> int:
        seat = self.seat_of(player.player)
        if seat is None:
            raise Refused("not_seated", "you do not sit at this table")
        return seat

    def _acting(self, player: e.Chair, at: int) -> tuple[int, State]:
        """The seat of somebody who wants to move, and has seen all that happened."""
        self._only(RUNNING)
        assert self.state is not None
        seat = self._seat(player)
        if self.level_at(seat) is not None:
            raise Refused("stand_in", "a bot plays for you; return first")
        if at != self.moves:
            raise Refused("stale", f"{self.moves} moves were made, you have seen {at}")
        if seat != self.state.seat:
            waiting = self.state.game.clauses.waiting
            raise Refused("not_your_turn", f"it is the turn of seat {self.state.seat}", waiting)
        return seat, self.state

    # -- evolve ------------------------------------------------------------------------

    def evolve(self, event: e.Event, at: int) -> None:
        """Whatever `decide` has made, or the store has kept."""
        self.version += 1
        evolve = getattr(self, f"_{type(event).__name__.lower()}_")
        evolve(event, at)
        self.changed = at
        if self.state is not None:
            playing = self.status == RUNNING and self.bot_to_act is None
            acted = isinstance(event, e.Played)
            self.clocks.run(
                self.state.seat if playing else None, at,
                acted=acted, settled=acted and self.state.undoable == 0,
            )  # fmt: skip

    def _opened_(self, event: e.Opened, at: int) -> None:
        self.opened, self.created, self.title = event, at, event.title
        self.chairs = list(event.chairs)
        game = BY_ID.get(event.game)
        if game is None or game.version != event.rules:
            raise Refused("rules", f"played by rules {event.rules} of {event.game}, not known here")
        self.clocks = Clocks(event.clock)

    def _satdown_(self, event: e.SatDown, at: int) -> None:
        self.chairs[event.seat] = e.Chair(player=event.player, name=event.name)

    def _stoodup_(self, event: e.StoodUp, at: int) -> None:
        self.chairs[event.seat] = e.Chair()

    def _seated_(self, event: e.Seated, at: int) -> None:
        self.chairs[event.seat] = e.Chair(level=event.level)

    def _began_(self, event: e.Began, at: int) -> None:
        game = BY_ID[self.opened.game]
        self.state = game.new(len(self.chairs), self.opened.seed, **self.opened.options)
        for words in self.opened.past:
            self._do(words)
        self.status = OVER if self.state.over else RUNNING
        self.moved = at
        self.clocks.start(len(self.chairs))

    def _played_(self, event: e.Played, at: int) -> None:
        self.moves, self.moved = self.moves + 1, at
        self._do(event.action)
        assert self.state is not None
        if self.state.over:
            self.status = OVER

    def _do(self, words: str) -> None:
        assert self.state is not None
        state, game = self.state, self.state.game
        before, number = position(game, state.to_bytes()), len(self.lines)
        action = game.parse(before, words)
        try:
            state.play(action)
        except IllegalAction as problem:
            raise Refused("illegal", problem.reason, problem.clause) from None
        self.lines.append(line(game, number, before, action, words, state.array))

    def _tookback_(self, event: e.TookBack, at: int) -> None:
        assert self.state is not None
        self.moves, self.moved = self.moves + 1, at
        for _ in range(event.count):
            self.state.undo()
            self.lines.pop()

    def _tookover_(self, event: e.TookOver, at: int) -> None:
        self.stand_ins[event.seat] = event

    def _cameback_(self, event: e.CameBack, at: int) -> None:
        del self.stand_ins[event.seat]
        self.moved = at

    def _gaveup_(self, event: e.GaveUp, at: int) -> None:
        """Alone, one has won; otherwise a bot plays on for whoever gave up."""
        self.gave_up.add(event.seat)
        if self._last_but(event.seat):
            self.status = OVER

    def _said_(self, event: e.Said, at: int) -> None:
        self.said.append((at, event))
        self.spoken += 1

    def _renamed_(self, event: e.Renamed, at: int) -> None:
        self.title = event.title

    def _closed_(self, event: e.Closed, at: int) -> None:
        self.status = CLOSED

    # -- what everybody may know -------------------------------------------------------

    def public(self) -> About:
        opened, over = self.opened, self.status == OVER
        return About(
            game=opened.game, rules=opened.rules, title=self.title, status=self.status,
            options=opened.options, public=opened.public, spectators=opened.spectators,
            imported=opened.imported, after=opened.after, by=opened.by, created=self.created,
            commitment=self.commitment, clock=opened.clock, places=self.places,
            chairs=[self.chair(seat) for seat in range(len(self.chairs))],
            scores=self.state.scores if over and self.state else None,
            seed=opened.seed if over else None, salt=opened.salt if over else None,
        )  # fmt: skip

    def chair(self, seat: int) -> Seat:
        chair, stand_in = self.chairs[seat], self.stand_ins.get(seat)
        bot = StandIn(stand_in.level, stand_in.why) if stand_in else None
        return Seat(chair.player, chair.name, chair.level, bot, seat in self.gave_up)

    def times(self) -> Times | None:
        clocks = self.clocks
        if clocks.spec is None:
            return None
        return Times(list(clocks.left), clocks.seat, clocks.since, clocks.deadline)


def fold(events: Iterable[tuple[e.Event, int]]) -> Match:
    match = Match()
    for event, at in events:
        match.evolve(event, at)
    return match
