"""Where matches and players are kept: append-only events, on SQLite or PostgreSQL."""

from glueck.store.store import (
    Conflict,
    Event,
    Gone,
    Player,
    Store,
    StoreError,
    TableRow,
    Taken,
    Unavailable,
    open_store,
)

__all__ = [
    "Conflict",
    "Event",
    "Gone",
    "Player",
    "Store",
    "StoreError",
    "TableRow",
    "Taken",
    "Unavailable",
    "open_store",
]
