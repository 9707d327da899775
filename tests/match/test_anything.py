"""Random commands of random people: never a crash, never a change when refused, and the events
always make the same match."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from effort import EFFORT
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.decide import bot_play, decide, offered, timed_out
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import FORMS
from match.listening import Listener
from match.matches import GAMES, STRANGER, Sitting, opened, person, refolded

people = st.integers(0, 3).map(person) | st.just(STRANGER)
numbers = st.integers(-1, 5)
CLOCKS = (None, e.Clock(game=300, increment=2), e.Clock(turn=60))


def kept_for(number):
    return e.Chair(name=f"Person {number}", invited=f"p{number}")


class AnyMatch(RuleBasedStateMachine):
    table: Sitting

    @initialize(
        game=st.sampled_from(GAMES), seats=st.integers(2, 4), open_seats=st.integers(0, 2),
        clock=st.sampled_from(CLOCKS), spectators=st.booleans(), kept=st.booleans(),
    )  # fmt: skip
    def open(self, game, seats, open_seats, clock, spectators, kept):
        chairs = tuple(
            (e.Chair(), kept_for(i))[kept] if 0 < i <= open_seats else person(i)
            for i in range(seats)
        )
        self.table = opened(game, chairs=chairs, clock=clock, spectators=spectators)
        viewers = [None, *range(seats)]
        self.listeners = [Listener(self.table, v, f) for v in viewers for f in FORMS]
        self.quiet = 0

    def attempt(self, command, who):
        match = self.table.match
        before = self.table.views()
        try:
            asker = c.Asker(who.player, who.name)
            events = decide(match, command, asker, self.table.now).events
        except Refused:
            events = ()
        assert self.table.views() == before  # to decide changes nothing
        self.happen(events)

    def happen(self, events):
        for event in events:
            self.table.happen(event)
            for listener in self.listeners:
                listener.hear(event, self.table.now)

    @rule(who=people, seat=st.none() | numbers)
    def join(self, who, seat):
        self.attempt(c.Join(seat=seat), who)

    @rule(who=people)
    def leave(self, who):
        self.attempt(c.Leave(), who)

    @rule(who=people)
    def decline(self, who):
        self.attempt(c.Decline(), who)

    @rule(who=people, seat=numbers, level=st.sampled_from([None, "hauler"]))
    def release(self, who, seat, level):
        self.attempt(c.Release(seat=seat, level=level), who)

    @rule(who=people)
    def offer_another_game(self, who):
        try:
            self.happen(offered(self.table.match, "there", c.Asker(who.player, who.name)).events)
        except Refused:
            assert self.table.match.status != "over" or who is STRANGER or self.away(who)

    def away(self, who):
        return self.table.match.seat_of(who.player) is None

    @rule(who=people, fill=st.sampled_from([None, "hauler"]))
    def start(self, who, fill):
        self.attempt(c.Start(fill=fill), who)

    @rule()
    def start_for_sure(self):
        for seat in range(len(self.table.match.chairs)):
            self.attempt(c.Release(seat=seat), person(0))
        self.attempt(c.Start(fill="hauler"), person(0))

    @rule(choice=st.integers(0, 200), times=st.integers(1, 12))
    def play_on(self, choice, times):
        """What is legal, by whoever is to act: people through commands, bots as bots do."""
        for _ in range(times):
            match = self.table.match
            if match.status != "running":
                return
            legal = match.state.legal()
            words = legal[choice % len(legal)]
            if match.bot_to_act is not None:
                number = match.state.moves().tolist()[choice % len(legal)]
                play = c.BotPlay(match.state.seat, number, match.moves)
                self.happen(bot_play(match, play).events)
            else:
                who = match.chairs[match.state.seat]
                self.attempt(c.Play(action=words, at=match.moves), who)

    @rule(who=people, words=st.text(max_size=8) | st.just("end"), at=numbers)
    def play_anything(self, who, words, at):
        self.attempt(c.Play(action=words, at=at), who)

    @rule(who=people, whole=st.booleans(), behind=st.integers(0, 1))
    def undo(self, who, whole, behind):
        self.attempt(c.Undo(at=self.table.match.moves - behind, all=whole), who)

    @rule(whole=st.booleans())
    def undo_mine(self, whole):
        match = self.table.match
        if match.state is not None:
            who = match.chairs[match.state.seat]
            self.attempt(c.Undo(at=match.moves, all=whole), who)

    @rule(who=people)
    def resign(self, who):
        self.attempt(c.Resign(), who)

    @rule(who=people, seat=numbers)
    def take_over(self, who, seat):
        self.attempt(c.TakeOver(seat=seat), who)

    @rule(who=people)
    def come_back(self, who):
        self.attempt(c.Return(), who)

    @rule(who=people, text=st.text(max_size=5))
    def talk(self, who, text):
        self.attempt(c.Chat(text=text), who)

    @rule(who=people)
    def rename(self, who):
        self.attempt(c.Rename(title="x"), who)

    @rule(who=people)
    def close(self, who):
        if self.quiet > 5:
            self.attempt(c.Close(), who)
        self.quiet += 1

    @rule(seconds=st.integers(0, 200))
    def wait(self, seconds):
        self.table.now += seconds * 1000
        self.happen(timed_out(self.table.match, self.table.now).events)

    @invariant()
    def sound(self):
        if not hasattr(self, "table"):
            return
        match = self.table.match
        assert match.version == len(self.table.events)
        if match.state is not None:
            assert len(match.lines) == len(match.state.actions)
        assert all(ms >= 0 for ms in match.clocks.left)
        for listener in self.listeners:
            listener.check()

    def teardown(self):
        if hasattr(self, "table"):
            again = refolded(self.table)
            mine = self.table.match
            assert [again.public(), again.times()] == [mine.public(), mine.times()]
            assert Sitting(again).views() == self.table.views()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::hypothesis.errors.NonInteractiveExampleWarning")
class TestAnyMatch(AnyMatch.TestCase):
    settings = settings(
        max_examples=25 * EFFORT, stateful_step_count=25, deadline=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
