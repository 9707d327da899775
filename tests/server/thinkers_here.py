"""Bots that think in a thread of this process: for tests that are about something else."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from glueck.bots.minds import Minds, hints, judged


class ThinkersHere:
    def __init__(self, places=1):
        self.places = places
        self._minds = Minds()
        self._pool = ThreadPoolExecutor(places)

    def warm_up(self):
        pass

    async def think(self, request):
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self.decide, request)

    async def hints(self, request):
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, hints, request)

    async def judge(self, question):
        loop = asyncio.get_running_loop()
        return (await loop.run_in_executor(self._pool, judged, question)).judgement

    def decide(self, request):
        return self._minds.decide(request)

    async def close(self):
        self._pool.shutdown(wait=False, cancel_futures=True)
