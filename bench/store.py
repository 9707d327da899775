"""How many durable appends a second: one caller, and many at once.

python bench/store.py sqlite:////tmp/bench.db [--seconds 5]
python bench/store.py postgresql://user@host/database
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
from time import perf_counter, time

from glueck.store import Store, TableRow, open_store

CALLERS = (1, 20, 200)
EVENT = b'{"kind":"played","seat":1,"action":"place mining-8","clock":[52000,48100]}'
SUMMARY = b'{"names":["Anna","Bert","Carl"],"options":{},"scores":[31,28,40],"note":"%s"}' % (
    b"." * 200
)


def row(id: str) -> TableRow:
    now = int(time() * 1000)
    players = ("anna", f"player of {id}")
    return TableRow(
        id, "glueckauf", "running", True, now, now, players, SUMMARY, "anna bert", now + 60_000
    )


async def appends(store: Store, callers: int, seconds: float) -> float:
    """Each caller plays at its own table, and waits until each move is stored."""
    end, run = perf_counter() + seconds, secrets.token_hex(4)

    async def play(number: int) -> int:
        id, version = f"{run}-{number}", 0
        while perf_counter() < end:
            version = await store.append(version, 1, [EVENT], row(id))
        return version

    start = perf_counter()
    moves = await asyncio.gather(*(play(number) for number in range(callers)))
    return sum(moves) / (perf_counter() - start)


async def main(url: str, seconds: float) -> None:
    store = await open_store(url)
    for callers in CALLERS:
        print(f"{callers:4} at once: {await appends(store, callers, seconds):8,.0f} appends/s")
    await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    asyncio.run(main(given.url, given.seconds))
