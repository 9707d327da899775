"""What people often do at a table."""

import pytest

from server.local_server import Refusal


async def refused(asking):
    with pytest.raises(Refusal) as caught:
        await asking
    return caught.value.code


async def begun(ann, bob, game="glueckauf", **about):
    """A running game of the two."""
    id = await ann.open(game, **about)
    await bob.do(id, "join")
    await ann.do(id, "start")
    return id


async def whoever_acts(id, *people):
    view = (await people[0].view(id))["view"]
    seats = {(await one.info(id))["seat"]: one for one in people}
    return seats[view["turn"]]


async def play(id, *people, choice=0):
    one = await whoever_acts(id, *people)
    about = await one.view(id)
    legal = about["view"]["legal"]
    return await one.do(id, "play", action=legal[choice % len(legal)], at=about["move"])


async def finished(ann, bob, game="glueckauf", **about):
    id = await begun(ann, bob, game, **about)
    await play(id, ann, bob)
    await bob.do(id, "resign")
    return id
