"""Run as a process of its own, because it is killed or its disk is made small.

python child.py append URL    append to many tables at once, and say so when it is done
python child.py hold URL      open, say so, and wait
python child.py fill URL      append until the disk is full, make room, go on
"""

import asyncio
import json
import os
import resource
import sys
from pathlib import Path

from glueck.store import Unavailable, open_store
from store.stored import table

TABLES = 40


def say(words):
    os.write(1, f"{words}\n".encode())


async def append(store):
    async def one(id):
        row = await store.row(id)
        version = row.version if row else 0
        while True:
            version = await store.append(version, 1, [b"x"], table(id))
            say(f"{id} {version}")

    await asyncio.gather(*(one(f"t{number}") for number in range(TABLES)))


async def hold(store):
    say("open")
    await asyncio.Event().wait()


async def fill(store, url):
    """The limit is on the size of any one file; Python turns the signal into an error."""
    journal = Path(url.removeprefix("sqlite:///") + "-wal")
    await store.append(0, 1, [b"first"], table("t0"))
    limit_files(journal.stat().st_size + 200_000)
    written = {f"t{number}": int(number == 0) for number in range(TABLES)}

    async def one(id):
        try:
            while True:
                body = os.urandom(2000)
                written[id] = await store.append(written[id], 1, [body], table(id))
        except Unavailable as problem:
            return str(problem)

    problems = await asyncio.gather(*map(one, written))
    readable = len(await store.events("t0")) == written["t0"]
    still = await one("t0")
    limit_files(resource.RLIM_INFINITY)
    for id in written:
        written[id] = await store.append(written[id], 1, [b"room again"], table(id))
    found = {id: len(await store.events(id)) for id in written}
    say(json.dumps([problems, readable, still, written == found, sum(written.values())]))


def limit_files(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def main(what, url):
    store = await open_store(url)
    if what == "fill":
        await fill(store, url)
    else:
        await {"append": append, "hold": hold}[what](store)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
