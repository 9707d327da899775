"""Rows and players to fill a store with."""

from glueck.store import Player, TableRow


def table(id="t", **more):
    row = {
        "game": "glueckauf",
        "status": "open",
        "public": True,
        "created": 1,
        "changed": 1,
        "players": (),
        "summary": b"{}",
    }
    return TableRow(id=id, **(row | more))


def player(id="anna", **more):
    return Player(**({"id": id, "name": id.title(), "created": 7} | more))
