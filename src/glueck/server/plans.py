"""Plans: the fewest actions for what a player wishes for, sent only to the player who asked.

A plan takes less than a millisecond, so it is found here, in a thread that needs no GIL, and not in
a thinking process: asking one would take longer, and would make bots wait. Until the planner is
compiled there are no plans. A client waits for the answer, so nobody has two questions at a time.
"""

from __future__ import annotations

import asyncio

from glueck.engine import ask_planner
from glueck.engine.errors import IllegalAction, OptionError
from glueck.engine.game import Game
from glueck.engine.precompile import PLANNER, is_ready
from glueck.match import commands as c
from glueck.match.decide import acting
from glueck.match.match import Match
from glueck.match.messages import Planned
from glueck.match.refusals import Refused
from glueck.search.precompile import prepare_bots
from glueck.server.limits import PLANS, Limits


class Plans:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    async def plan(self, match: Match, who: c.Asker, command: c.AskPlan) -> Planned:
        """A plan based on what the deciding seat sees; or Refused."""
        _, state = acting(match, who, command.at)
        if not match.opened.hints:
            raise Refused("no_hints", "hints are not allowed at this table")
        must_be_a_wish(state.game, command.wish)
        self._limits.take(PLANS, who.player)
        prepare_bots(state.game)
        if not is_ready(state.game, PLANNER):
            raise Refused("hint_unready", "plans are being prepared; try again soon")
        seen = state.seen(state.seat)
        try:
            found = await asyncio.to_thread(ask_planner.plan, state.game, seen, command.wish)
        except IllegalAction as problem:
            raise Refused("illegal", problem.reason, problem.clause) from None
        return Planned(id=command.id, at=command.at, plan=found)


def must_be_a_wish(game: Game, wish: tuple[int, ...]) -> None:
    try:
        ask_planner.check_wish(game, wish)
    except OptionError as problem:
        raise Refused("wish", str(problem)) from None
