"""Reviews are kept with their tables: asked for once, claimed by one, gone with the table."""

import pytest

from glueck.store import ReviewAsked
from store.stored import table

pytestmark = pytest.mark.anyio
DONE, GONE, ANOTHER, FULL = ReviewAsked


async def test_reviews_are_asked_for_claimed_kept_and_finished(store):
    for id in ("a", "b", "c"):
        await store.append(0, 1, [b"opened"], table(id, status="over"))
    assert await store.ask_review("nowhere", "ann", 1, 9) is GONE
    assert await store.ask_review("a", "ann", 1, 9) is DONE
    assert await store.ask_review("a", "bob", 2, 9) is DONE, "it is there already"
    assert await store.ask_review("b", "ann", 2, 9) is ANOTHER
    assert await store.ask_review("b", "bob", 2, 1) is FULL
    assert await store.ask_review("b", "bob", 2, 9) is DONE
    assert await store.reviews_waiting() == 2

    assert await store.claim_review("one", 10, 20) == ("a", "ann")
    assert await store.claim_review("one", 11, 21) == ("a", "ann"), "again"
    assert await store.claim_review("two", 11, 21) == ("b", "bob")
    assert await store.claim_review("three", 11, 21) is None
    assert await store.claim_review("three", 21, 31) == ("a", "ann"), "its process is gone"

    assert await store.keep_review("a", 0, b"first", "three", 40)
    assert await store.keep_review("a", 5, b"second", "three", 40)
    assert await store.keep_review("a", 5, b"the same again", "three", 40)
    assert not await store.keep_review("a", 3, b"from before", "one", 40), "it is another's now"
    assert (await store.review("a")).pieces == (b"first", b"second")
    assert await store.finish_review("a", b"{}")
    assert not await store.finish_review("a", b"{}")
    assert not await store.keep_review("a", 9, b"late", "one", 50)
    found = await store.review("a")
    assert (found.document, found.pieces) == (b"{}", ())
    assert await store.claim_review("one", 50, 60) == ("b", "bob")
    await store.drop_review("a", "three")
    assert (await store.review("a")).document == b"{}", "what is done stays"
    await store.drop_review("b", "two")
    assert await store.review("b") is not None, "it is another's now"
    await store.drop_review("b", "one")
    assert await store.review("b") is None
    assert await store.ask_review("b", "bob", 3, 9) is DONE
    assert await store.claim_review("one", 50, 60) == ("b", "bob")

    assert await store.remove("b")
    assert await store.review("b") is None
    assert not await store.keep_review("b", 0, b"late", "one", 70)
    assert await store.review("c") is None
    assert await store.reviews_waiting() == 0
