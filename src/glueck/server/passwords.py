"""Passwords are hashed slowly on purpose: one at a time, by a thread of low priority."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from glueck.match.refusals import Refused

NICE = 10
MOST_WAITING = 20  # each takes about 50 ms: later ones would wait for more than a second
T = TypeVar("T")


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(parallelism=1)  # one processor for this is enough
        self._nobodys = ""  # a hash that no password has
        self._thread = ThreadPoolExecutor(1, "passwords", initializer=step_back)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._work(lambda: self._hasher.hash(password))

    async def are_the_same(self, known: str | None, password: str) -> bool:
        """Whether it is the password of that hash; takes as long for a player without one."""
        return await self._work(lambda: self._verified(known, password)) and known is not None

    def _verified(self, known: str | None, password: str) -> bool:
        if known is None and not self._nobodys:
            self._nobodys = self._hasher.hash(secrets.token_urlsafe(16))
        try:
            return self._hasher.verify(known or self._nobodys, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refused("too_many", "too many people log in just now; try again")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1


def step_back() -> None:
    """Only Linux has a separate priority for each thread."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
