"""Where matches and players are kept: append-only events, on SQLite or PostgreSQL."""

from glueck.store.store import (
    Change,
    Conflict,
    Gone,
    InUse,
    Player,
    PlayerChanged,
    Store,
    StoredEvent,
    StoreError,
    TableChanged,
    TableRow,
    Taken,
    Unavailable,
    Uncertain,
    open_store,
)

__all__ = [
    "Change",
    "Conflict",
    "Gone",
    "InUse",
    "Player",
    "PlayerChanged",
    "Store",
    "StoreError",
    "StoredEvent",
    "TableChanged",
    "TableRow",
    "Taken",
    "Unavailable",
    "Uncertain",
    "open_store",
]
