"""Where matches and players are kept: append-only events, on SQLite or PostgreSQL."""

from glueck.store.store import (
    Conflict,
    Gone,
    InUse,
    Player,
    Store,
    StoredEvent,
    StoreError,
    TableRow,
    Taken,
    Unavailable,
    open_store,
)

__all__ = [
    "Conflict",
    "Gone",
    "InUse",
    "Player",
    "Store",
    "StoreError",
    "StoredEvent",
    "TableRow",
    "Taken",
    "Unavailable",
    "open_store",
]
