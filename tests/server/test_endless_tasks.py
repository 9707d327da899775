"""Work that goes on for ever goes on, whatever fails."""

import asyncio
import logging
from types import SimpleNamespace

import pytest

from glueck.server import endless_tasks
from glueck.server.endless_tasks import for_ever, until_done
from glueck.server.reviews import Reviews
from glueck.server.service import Service
from glueck.store import StoreError, TableChanged

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def pauses(monkeypatch):
    """What is slept, instead of sleeping."""
    slept = []
    real = asyncio.sleep

    async def sleep(seconds):
        slept.append(seconds)
        await real(0)

    monkeypatch.setattr(endless_tasks.asyncio, "sleep", sleep)
    return slept


def failing(*problems):
    """It fails so, then it is done."""
    left = list(problems)

    async def work():
        if left:
            raise left.pop(0)
        return "done"

    return work


async def test_what_fails_is_done_again_and_the_log_says_why(pauses, caplog):
    problems = StoreError("away"), ZeroDivisionError("?"), KeyError("?"), StoreError("away again")
    assert await until_done("results", failing(*problems)) == "done"
    assert pauses == [1.0, 2.0, 4.0, 1.0]
    told = [(one.levelno, one.getMessage(), bool(one.exc_info)) for one in caplog.records]
    assert told == [
        (logging.WARNING, "results: away", False),
        (logging.ERROR, "results", True),
        (logging.ERROR, "results", True),
        (logging.WARNING, "results: away again", False),
    ]


async def test_what_always_fails_does_not_fill_the_log(pauses):
    await until_done("results", failing(*[KeyError("?")] * 20))
    assert pauses[-1] == endless_tasks.LONGEST


async def test_for_ever_means_until_it_is_cancelled(pauses):
    times = []

    async def once():
        times.append(len(times))
        if len(times) == 2:
            raise RuntimeError("unforeseen")
        if len(times) == 5:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await for_ever("sweep", once, rest=7.0)
    assert len(times) == 5
    assert pauses == [7.0, 2.0, 7.0, 7.0]


class ReviewStore:
    """Whatever is asked first fails as nobody has foreseen."""

    me = "here"

    def __init__(self):
        self.claimed = asyncio.Event()
        self._problems = [KeyError("what is that?")]

    async def reviews_waiting(self):
        if self._problems:
            raise self._problems.pop()
        return 0

    async def claim_review(self, me, now, until):
        self.claimed.set()


async def test_reviews_go_on(pauses):
    store = ReviewStore()
    reviews = Reviews(SimpleNamespace(store=store), None, None, lambda: 0)
    task = asyncio.create_task(reviews.run())
    async with asyncio.timeout(60):
        await store.claimed.wait()
    task.cancel()
    assert pauses == [2.0]


class FollowedStore:
    """Each time somebody listens, it tells the same."""

    def __init__(self):
        self.listeners = self.gone = 0

    async def changes(self):
        self.listeners += 1
        try:
            yield TableChanged("", 0)
        finally:
            self.gone += 1


async def test_what_other_processes_do_is_followed_on(pauses):
    service, store, heard = object.__new__(Service), FollowedStore(), []
    service.store = store

    async def hear(change):
        heard.append(change)
        if len(heard) == 1:
            raise KeyError("what is that?")
        raise asyncio.CancelledError

    service._heard = hear
    with pytest.raises(asyncio.CancelledError):
        await service.follow()
    assert heard == [TableChanged("", 0)] * 2
    assert store.listeners == store.gone == 2
