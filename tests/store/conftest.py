"""One suite, two stores."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest

from glueck.store import open_store


@dataclass
class Place:
    """Where a store is; opened as often as a test likes."""

    kind: str
    url: str

    async def open(self, **how):
        return await open_store(self.url, **how)


def place_of(kind: str, folder: Path, request) -> Place:
    if kind == "sqlite":
        return Place(kind, f"sqlite:///{folder}/deep/down/glueck.db")
    return Place(kind, request.getfixturevalue("postgres").fresh_url())


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    return place_of(request.param, tmp_path, request)


@pytest.fixture
async def store(place):
    store = await place.open()
    yield store
    await asyncio.wait_for(store.close(), 30)
