"""A list whose versions share their items, so that a new version needs no copying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class SharedList(Generic[T]):
    """`plus` and `first` return another version, `append` makes this one longer. Versions use the
    same Python list, each with its own length; items are never overwritten. Several threads may
    make versions of one, as long as each appends only to its own."""

    __slots__ = ("_items", "_size")

    def __init__(self, items: list[T] | None = None) -> None:
        self._items: list[T] = [] if items is None else items
        self._size = len(self._items)

    def append(self, item: T) -> None:
        items, size = self._items, self._size
        if len(items) != size:  # another version has appended here
            items = self._items = items[:size]
        items.append(item)  # two threads get two places, the first of them this one
        if items[size] is not item:  # it is the other's
            self._items = [*items[:size], item]
        self._size = size + 1

    def plus(self, item: T) -> SharedList[T]:
        longer = self.first(self._size)
        longer.append(item)
        return longer

    def first(self, size: int) -> SharedList[T]:
        version = SharedList(self._items)
        version._size = size
        return version

    def copy(self) -> SharedList[T]:
        """A version that shares nothing."""
        return SharedList(self._items[: self._size])

    def latest(self, count: int) -> list[T]:
        """So many items from the end, or all there are."""
        return self._items[max(0, self._size - count) : self._size]

    @property
    def last(self) -> T:
        return self._items[self._size - 1]

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._size])
