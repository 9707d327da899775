"""Another game with the same people: an invitation, which each of them accepts or not.

First the old table records the id of the new table, then that is made. So two people who ask at the
same time get the same table, even in two processes; and if a process dies in between, the next
request makes it.
"""

from __future__ import annotations

import secrets
from contextlib import suppress

import glueck
from glueck.bots.levels import is_level
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.decide import NOTHING, Decision, must_be, offered, own_seat
from glueck.match.match import CLOSED, OVER, Match
from glueck.match.refusals import Refused
from glueck.server.limits import CREATES, INVITATIONS, TABLES_A_DAY
from glueck.server.new_table import SALT_BYTES, SEED_BYTES
from glueck.server.service import Service
from glueck.server.table import Table
from glueck.server.table_quotas import may_be_invited, must_have_room
from glueck.store import Conflict, Player


async def meet_again(service: Service, old: Table, player: Player, address: str) -> Table:
    """The table of the next game, offered now or earlier by somebody else. The player who asks sits
    down there."""
    asker = c.Asker(player.id, player.name, player.host)
    must_be(old.match, OVER)
    own_seat(old.match, asker)
    async with old.offering:  # pressing twice invites only once
        known = old.match.rematch
        table = await made_of(service, known)
        if table is None:
            table = await offer(service, old, asker, address)
        elif table.match.status == CLOSED:  # calling off the first does not call off all others
            table = await offer(service, old, asker, address, called_off=known)
    if table.match.kept_seat_of(player.id) is not None:
        with suppress(Refused):  # it has just been given away; the player still gets to the table
            await service.do(table, player, c.Join())
    return table


async def offer(
    service: Service, old: Table, asker: c.Asker, address: str, called_off: e.Rematch | None = None
) -> Table:
    service.limits.take(CREATES, asker.player)
    for whose in (asker.player, address):
        service.limits.take(TABLES_A_DAY, whose)
    await must_have_room(service.store, asker.player, service.settings.most_tables)
    new = service.tables.new_id()

    def decided(match: Match, now: int) -> Decision:
        """Only once: an offer made meanwhile is used."""
        return NOTHING if match.rematch != called_off else offered(match, new, asker)

    await service.tables.act(old, decided)
    old = await service.tables.open(old.id)
    made = old.match.rematch
    assert made is not None
    try:
        return await service.tables.create(await invitation(service, old, made), id=made.table)
    except Conflict:  # another request was faster and has made it
        return await service.tables.open(made.table)


async def made_of(service: Service, offer: e.Rematch | None) -> Table | None:
    """The table that was offered, if it was made yet."""
    if offer is None:
        return None
    try:
        return await service.tables.open(offer.table)
    except Refused:
        return None


async def invitation(service: Service, old: Table, made: e.Rematch) -> e.Opened:
    """The same seats: the player who offers sits down, bots too, and everybody else's seat is
    kept."""
    match, before = old.match, old.match.opened
    chairs = [await chair_for(service, chair, made) for chair in match.chairs]
    return e.Opened(
        game=before.game, rules=glueck.load(before.game).version, by=made.player,
        chairs=tuple(chairs), seed=secrets.token_hex(SEED_BYTES),
        salt=secrets.token_hex(SALT_BYTES), options=before.options, title=match.title,
        clock=before.clock, public=before.public, spectators=before.spectators, after=old.id,
        hints=before.hints, rated=before.rated,
    )  # fmt: skip


async def chair_for(service: Service, chair: e.Chair, made: e.Rematch) -> e.Chair:
    """For people invited too often already, the seat is simply open."""
    if chair.level is not None:
        is_here = is_level(chair.level) or chair.level in service.bots.programs.names
        return e.Chair(level=chair.level) if is_here else e.Chair()
    if chair.player == made.player:
        return e.Chair(player=made.player, name=made.name)
    assert chair.player is not None
    try:
        service.limits.take(INVITATIONS, f"{made.player} {chair.player}")
    except Refused:
        return e.Chair()
    if not await may_be_invited(service.store, chair.player, made.player):
        return e.Chair()
    return e.Chair(name=chair.name, invited=chair.player)
