"""Matches to play with: people called p0, p1, …, a clock that stands still until it is moved."""

from dataclasses import dataclass, field

import glueck
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.decide import decide, timed_out
from glueck.match.log_line import LogLine
from glueck.match.match import Match, fold
from glueck.match.viewer_messages import FORMS, whole_table

GAMES = tuple(glueck.games())
SEED, SALT = "5" * 64, "a" * 64


def person(number):
    return e.Chair(player=f"p{number}", name=f"Person {number}")


STRANGER = e.Chair(player="stranger", name="Stranger")


@dataclass
class Sitting:
    """A match with the events that made it."""

    match: Match = field(default_factory=Match)
    events: list[tuple[e.Event, int]] = field(default_factory=list)
    now: int = 1_000

    def happen(self, *events):
        for event in events:
            self.match = self.match.evolved(event, self.now)
            self.events.append((event, self.now))
        return self

    def do(self, command, who=0):
        """A command of person `who` (or of that chair); what came of it."""
        who = who if isinstance(who, e.Chair) else person(who)
        asker = c.Asker(who.player, who.name)
        decision = decide(self.match, command, asker, self.now)
        self.happen(*decision.events)
        if decision.move:  # what was worked out already is what the event alone leads to
            assert decision.move.state == self.match.state
            assert LogLine.of(decision.move.line) == self.match.lines.last
        return list(decision.events)

    def tick(self, seconds):
        """Time goes by, and the clock does what it does."""
        self.now += int(seconds * 1000)
        self.happen(*timed_out(self.match, self.now).events)
        return self

    @property
    def state(self):
        return self.match.state

    def play(self, choice=0):
        """Whoever is to act plays one of the legal actions."""
        legal = self.state.legal()
        self.happen(e.Played(self.state.seat, legal[choice % len(legal)]))
        return self

    def end_turn(self):
        """Play until somebody else is to act."""
        seat = self.state.seat
        while self.state.seat == seat and self.match.status == "running":
            self.play()
        return self

    def turn_of(self, seat):
        while self.state.seat != seat:
            self.play()
        return self

    def undoable(self):
        """Play until something can be taken back."""
        choice = 0
        while not self.state.undoable:
            self.play(choice)
            choice += 1
        return self

    def views(self):
        return views(self.match)


def views(match):
    """Everything that anybody is told of a match, as bytes."""
    seats = [None, *range(len(match.chairs))]
    return [whole_table(match, seat, form) for seat in seats for form in FORMS]


def opened(game="glueckauf", seats=2, *, chairs=None, **about):
    chairs = chairs or tuple(person(i) for i in range(seats))
    rules = glueck.load(game).version
    return Sitting().happen(e.Opened(game, rules, "p0", chairs, SEED, SALT, **about))


def running(game="glueckauf", seats=2, **about):
    sitting = opened(game, seats, **about)
    sitting.do(c.Start())
    return sitting


def refolded(sitting):
    """The same match, from its events as they are stored."""
    stored = [(e.encode(event), at) for event, at in sitting.events]
    return fold([(e.decode(body), at) for body, at in stored])
