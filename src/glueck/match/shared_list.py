"""A list whose versions share their items, so that a longer one is made without copying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedList(Generic[T]):
    """Never changed: `plus` and `first` give another list. Both look at the same Python list, each
    at as many items as it has, which nobody overwrites."""

    __slots__ = ("_items", "_size")

    def __init__(self, items: list[T] | None = None, size: int = 0) -> None:
        self._items: list[T] = [] if items is None else items
        self._size = size

    def plus(self, item: T) -> SharedList[T]:
        items = self._items
        if len(items) != self._size:  # another version has gone on from here
            items = items[: self._size]
        items.append(item)
        return SharedList(items, self._size + 1)

    def first(self, size: int) -> SharedList[T]:
        return SharedList(self._items, size)

    @property
    def last(self) -> T:
        return self._items[self._size - 1]

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._size])
