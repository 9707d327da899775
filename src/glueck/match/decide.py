"""Turns a command of a person or a bot into events, or raises Refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import structs

from glueck.engine.state import State
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match import once
from glueck.match.match import OPEN, OVER, RUNNING, Match, Move, moved
from glueck.match.names import clean_chat
from glueck.match.refusals import Refused

STAND_IN = "foreman"  # the level that plays for absent players
ABSENT = 120_000  # ms on turn without a move, after which others may let a bot play
# Limits for one table, because all of it is kept for ever. Normal play stays far below them.
MOST_SPOKEN = 5000  # chat lines
MOST_SPOKEN_BYTES = 500_000
CALLED_IN = 0.5  # of both, by people who do not sit there: those who do can always talk
MOST_RENAMED = 100
MOST_SEATED = 500  # times that people sit down or stand up; who never sat there may all the same
MOST_SEATED_BY_ONE = 20  # times that one player sits down, so that nobody uses them up for all
MOST_TAKEN_BACK = 1000  # times, by one seat
MOST_RETURNS = 200  # of one seat, after a bot has played for it


class Decision(NamedTuple):
    """What will happen. For an action, its result has been computed already."""

    events: tuple[e.Event, ...] = ()
    move: Move | None = None
    done: int | None = None  # by this event, if the command was sent before

    def marked(self, mark: str) -> Decision:
        last = structs.replace(self.events[-1], mark=mark)
        return Decision((*self.events[:-1], last), self.move, self.done)


NOTHING = Decision()


def decide(match: Match, command: c.Command, who: c.Asker, now: int) -> Decision:
    """The result of a command, or Refused. A command that was done before causes nothing more."""
    mark = once.mark_of(command, who)
    done = once.number_of(match.marks, mark)
    if done is not None:
        return Decision(done=done)
    must_see(match, command, who)
    if type(command) is c.Play:
        decision = play(match, command, who)
    else:
        decision = Decision(tuple(DECIDE[type(command)](match, command, who, now)))
    return decision.marked(mark) if mark else decision


def was_done(match: Match, command: c.Command, who: c.Asker) -> bool:
    return once.number_of(match.marks, once.mark_of(command, who)) is not None


def play(match: Match, command: c.Play, who: c.Asker) -> Decision:
    seat, state = acting(match, who, command.at)
    return acted(state, seat, command.action)


def bot_play(match: Match, command: c.BotPlay) -> Decision:
    """Nothing, if the game went on since the bot began to think, or if it is no longer a bot's
    turn. Chat in the meantime does not matter: otherwise a bot might never finish a decision."""
    if match.state is None or match.moves != command.at or match.turn != command.seat:
        return NOTHING
    if match.bot_to_act is None:
        return NOTHING
    return acted(match.state, command.seat, command.action)


def acted(state: State, seat: int, action: int | str) -> Decision:
    move = moved(state, action, seat)
    return Decision((e.Played(seat, move.line.words),), move)


def timed_out(match: Match, now: int) -> Decision:
    """The events that the clock causes."""
    deadline = match.clocks.deadline
    if match.status != RUNNING or deadline is None or now < deadline:
        return NOTHING
    assert match.clocks.seat is not None
    return Decision((e.TookOver(match.clocks.seat, STAND_IN, "time"),))


def offered(match: Match, table: str, who: c.Asker) -> Decision:
    """Offers another game at a new table to everybody who played this one."""
    must_be(match, OVER)
    own_seat(match, who)
    return Decision((e.Rematch(table, who.player, who.name),))


# -- each command --------------------------------------------------------------------------


def join(match: Match, command: c.Join, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, OPEN)
    must_be_below(match.sat.get(who.player, 0), MOST_SEATED_BY_ONE, "you sat down")
    if who.player in match.sat:
        must_be_below(match.seated, MOST_SEATED, "people sat down or stood up")
    if match.seat_of(who.player) is not None:
        raise Refused("seated", "you sit at this table already")
    kept = match.kept_seat_of(who.player)
    seats = open_seats(match) if kept is None else [kept]
    if not seats:
        raise Refused("full", "no seat is open at this table")
    seat = seats[0] if command.seat is None else command.seat
    if seat not in seats:
        raise Refused("taken", f"seat {seat} is not open to you; these are: {seats}")
    return [e.SatDown(seat, who.player, who.name)]


def leave(match: Match, command: c.Leave, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, OPEN)
    return [e.StoodUp(own_seat(match, who))]


def decline(match: Match, command: c.Decline, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, OPEN)
    seat = match.kept_seat_of(who.player)
    if seat is None:
        raise Refused("not_invited", "no seat is kept for you here")
    return [e.Declined(seat)]


def release(match: Match, command: c.Release, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, OPEN)
    must_have_opened(match, who, "give a kept seat away")
    if command.seat not in kept_seats(match):
        raise Refused("not_invited", f"seat {command.seat} is not kept for anybody")
    seated = [] if command.level is None else [e.Seated(command.seat, command.level)]
    return [e.Withdrawn(command.seat), *seated]


def start(match: Match, command: c.Start, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, OPEN)
    must_have_opened(match, who, "start the game")
    if kept := kept_seats(match):
        raise Refused("kept", f"seats {kept} are kept for people who have not answered")
    seats = open_seats(match)
    if seats and command.fill is None:
        raise Refused("open_seats", f"seats {seats} are still open")
    return [*(e.Seated(seat, str(command.fill)) for seat in seats), e.Began()]


def undo(match: Match, command: c.Undo, who: c.Asker, now: int) -> list[e.Event]:
    seat, state = acting(match, who, command.at)
    if match.opened.deal is not None:
        raise Refused("no_undo", "nothing can be undone while others play the same deal")
    must_be_below(match.taken_back.get(seat, 0), MOST_TAKEN_BACK, "you have taken back")
    most = state.undoable
    if most == 0:
        raise Refused("nothing_to_undo", "nothing of this turn can be taken back")
    return [e.TookBack(seat, most if command.all else 1)]


def resign(match: Match, command: c.Resign, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, RUNNING)
    seat = own_seat(match, who)
    if seat in match.gave_up:
        raise Refused("gave_up", "you have given up already")
    if match.only_one_left(match.gave_up | {seat}):
        return [e.GaveUp(seat)]
    return [e.GaveUp(seat), e.TookOver(seat, STAND_IN, "gave_up")]


def take_over(match: Match, command: c.TakeOver, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, RUNNING)
    own_seat(match, who)
    if command.seat != match.clocks.seat:
        raise Refused("not_waiting", f"nobody waits for seat {command.seat}")
    if absent_after(match) is None:
        raise Refused("not_absent", "they have the time that the clock says")
    if now - match.acted < ABSENT:
        wait = (ABSENT - now + match.acted) // 1000
        raise Refused("not_absent", f"give them {wait + 1} more seconds")
    return [e.TookOver(command.seat, STAND_IN, "absent")]


def absent_after(match: Match) -> int | None:
    """How long others wait for a player; None: as long as the clock for each turn allows."""
    clock = match.opened.clock
    return None if clock is not None and clock.turn is not None else ABSENT


def come_back(match: Match, command: c.Return, who: c.Asker, now: int) -> list[e.Event]:
    must_be(match, RUNNING)
    seat = own_seat(match, who)
    if not match.may_return(seat):
        raise Refused("no_return", "no bot plays for you, or you cannot come back")
    must_be_below(match.returns.get(seat, 0), MOST_RETURNS, "you have come back")
    return [e.CameBack(seat)]


def chat(match: Match, command: c.Chat, who: c.Asker, now: int) -> list[e.Event]:
    text, seat = clean_chat(command.text, c.MOST_TEXT), match.seat_of(who.player)
    size = len(text.encode())
    chat_must_fit(match.spoken, match.spoken_bytes + size, 1.0)
    if seat is None:
        chat_must_fit(match.called_in, match.called_in_bytes + size, CALLED_IN)
    return [e.Said(who.player, who.name, text, seat)]


def chat_must_fit(lines: int, size: int, share: float) -> None:
    """For one more line of chat."""
    must_be_below(lines, int(share * MOST_SPOKEN), "people have said something")
    most = int(share * MOST_SPOKEN_BYTES)
    if size > most:
        raise Refused("too_much", f"at one table people say {most:,} bytes at most")


def rename(match: Match, command: c.Rename, who: c.Asker, now: int) -> list[e.Event]:
    if not who.host:
        must_have_opened(match, who, "rename it")
    must_be_below(match.renamed, MOST_RENAMED, "it was renamed")
    return [e.Renamed(command.title)]


def close(match: Match, command: c.Close, who: c.Asker, now: int) -> list[e.Event]:
    must_have_opened(match, who, "call it off")
    must_be(match, OPEN)
    return [e.Closed()]


DECIDE: dict[type[c.Command], Callable[[Match, Any, c.Asker, int], list[e.Event]]] = {
    c.Join: join,
    c.Leave: leave,
    c.Decline: decline,
    c.Release: release,
    c.Start: start,
    c.Undo: undo,
    c.Resign: resign,
    c.TakeOver: take_over,
    c.Return: come_back,
    c.Chat: chat,
    c.Rename: rename,
    c.Close: close,
}  # Play is handled by `decide` itself


# -- what they have in common --------------------------------------------------------------


def must_see(match: Match, command: c.Command, who: c.Asker) -> None:
    """People who may not watch may not act; but the host of the server may rename any table."""
    if not match.may_watch(who.player) and not (who.host and type(command) is c.Rename):
        raise Refused("no_spectators", "only players see this table")


def must_be(match: Match, status: str) -> None:
    if match.status != status:
        says = {OPEN: "has not begun", RUNNING: "is running", OVER: "is over"}
        raise Refused("status", f"the game {says.get(match.status, 'was called off')}")


def must_have_opened(match: Match, who: c.Asker, what: str) -> None:
    if who.player != match.opened.by:
        raise Refused("not_yours", f"only who opened the table can {what}")


def must_be_below(count: int, most: int, what: str) -> None:
    if count >= most:
        raise Refused("too_much", f"{what} {most:,} times at this table, which is enough")


def open_seats(match: Match) -> list[int]:
    return [seat for seat, chair in enumerate(match.chairs) if chair.open]


def kept_seats(match: Match) -> list[int]:
    return [seat for seat, chair in enumerate(match.chairs) if chair.invited is not None]


def own_seat(match: Match, who: c.Asker) -> int:
    seat = match.seat_of(who.player)
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table")
    return seat


def acting(match: Match, who: c.Asker, at: int) -> tuple[int, State]:
    """The seat of a player who wants to move and has seen everything that happened."""
    must_be(match, RUNNING)
    assert match.state is not None
    seat = own_seat(match, who)
    if match.level_at(seat) is not None:
        raise Refused("stand_in", "a bot plays for you; return first")
    if at != match.moves:
        raise Refused("stale", f"{match.moves} moves were made, you have seen {at}")
    if seat != match.turn:
        waiting = match.state.game.clauses.waiting
        raise Refused("not_your_turn", f"it is the turn of seat {match.turn}", waiting)
    return seat, match.state
