"""The part of a store that `notice_store.py` declares, for any SQL database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from glueck.store import notice_statements as sql
from glueck.store.notice_store import Muted, Notice, Report, Subscription
from glueck.store.statements import Statements
from glueck.store.store import TableRow

T = TypeVar("T")


class SqlNotices(ABC):
    @abstractmethod
    async def _write(self, statements: Callable[[], Statements[T]]) -> T: ...

    @abstractmethod
    async def _read(self, statements: Statements[T]) -> T: ...

    async def subscribe(self, one: Subscription, most: int) -> None:
        await self._write(lambda: sql.subscribe(one, most))

    async def subscriptions(self, player: str) -> list[Subscription]:
        return await self._read(sql.subscriptions(player))

    async def subscription(self, id: str) -> Subscription | None:
        return await self._read(sql.subscription(id))

    async def subscriptions_at(self, table: str, players: Sequence[str]) -> list[Subscription]:
        return await self._read(sql.subscriptions_at(table, players))

    async def unsubscribe(self, id: str) -> bool:
        return await self._write(lambda: sql.unsubscribe(id))

    async def unsubscribe_all(self, player: str) -> int:
        return await self._write(lambda: sql.unsubscribe_all(player))

    async def has_subscriptions(self) -> bool:
        return await self._read(sql.has_subscriptions())

    async def subscribed_tables(self, after: tuple[int, str], limit: int) -> list[TableRow]:
        return await self._read(sql.subscribed_tables(after, limit))

    async def was_noticed(self, table: str, since: int) -> bool:
        return await self._read(sql.was_noticed(table, since))

    async def add_notices(self, notices: Sequence[Notice]) -> None:
        await self._write(lambda: sql.add_notices(notices))

    async def due_notices(self, now: int, limit: int, but: Sequence[str] = ()) -> list[Notice]:
        return await self._read(sql.due_notices(now, limit, but))

    async def take_notice(self, one: Notice, next: int) -> bool:
        return await self._write(lambda: sql.take_notice(one, next))

    async def settle_notice(self, id: str) -> None:
        await self._write(lambda: sql.settle_notice(id))

    async def forget_notices(self, before: int) -> None:
        await self._write(lambda: sql.forget_notices(before))

    async def mute(self, player: str, muted: str, at: int, most: int) -> bool:
        return await self._write(lambda: sql.mute(player, muted, at, most))

    async def unmute(self, player: str, muted: str) -> None:
        await self._write(lambda: sql.unmute(player, muted))

    async def mutes(self, player: str) -> list[Muted]:
        return await self._read(sql.mutes(player))

    async def has_muted(self, player: str, other: str) -> bool:
        return await self._read(sql.has_muted(player, other))

    async def add_report(self, report: Report, most: int) -> None:
        await self._write(lambda: sql.add_report(report, most))

    async def reports(self, limit: int = 100) -> list[Report]:
        return await self._read(sql.reports(limit))
