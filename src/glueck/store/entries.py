"""A whole instance as entries that are ready for JSON, to move it elsewhere.

First a header, then the players with the hashes of their secrets, then the tables with their
events, reviews and results, then ratings, deals that many play, the instance's own values,
subscriptions, mutes and reports. Codes and notices are left out: they live for minutes. Bytes are
written in base64.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from glueck.store import deal_statements as deals
from glueck.store import notice_statements as notices
from glueck.store import player_statements as players
from glueck.store import result_statements as ended
from glueck.store import review_statements as reviews
from glueck.store import write_batch
from glueck.store.notice_store import Report, Subscription
from glueck.store.rows import PLAYER, TABLE, hashed, key, of_player, to_player, to_table, whole
from glueck.store.statements import ManyRows, Statement, Statements
from glueck.store.store import KeptReview, Player, StoredResult, StoreError, TableRow
from glueck.store.write_batch import Append

FORMAT = 1
FIRST = {"kind": "instance", "format": FORMAT}
CHUNK = 100  # entries read or written at once

PLAYERS = f"SELECT {PLAYER} FROM players WHERE id > $1 ORDER BY id LIMIT $2"
SECRETS = "SELECT player, secret, created FROM secrets WHERE player = ANY($1) ORDER BY secret"
TABLES = f"SELECT {TABLE} FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
EVENTS = "SELECT table_id, at, body FROM events WHERE table_id = ANY($1) ORDER BY table_id, number"
RATINGS = (
    "SELECT game, who, mu, sigma, games FROM ratings WHERE (game, who) > ($1, $2)"
    " ORDER BY game, who LIMIT $3"
)
DEALS = "SELECT code, facts FROM deals WHERE code > $1 ORDER BY code LIMIT $2"
TRIES = "SELECT deal, player, table_id FROM tries WHERE deal = ANY($1) ORDER BY deal, player"
KEPT = "SELECT name, value FROM kept WHERE name > $1 ORDER BY name LIMIT $2"
COUNTED = "UPDATE rated_games SET count = (SELECT coalesce(max(rated), 0) FROM results)"
SUBSCRIPTIONS = (
    f"SELECT {notices.SUBSCRIPTION} FROM subscriptions WHERE id > $1 ORDER BY id LIMIT $2"
)
# All of a player's together, so that the last player seen tells where to continue.
MUTES = (
    "SELECT player, muted, created FROM mutes WHERE player IN (SELECT DISTINCT player FROM mutes"
    " WHERE player > $1 ORDER BY player LIMIT $2) ORDER BY player, muted"
)
REPORTS = f"SELECT {notices.REPORT} FROM reports WHERE id > $1 ORDER BY id LIMIT $2"
ALONE = "LOCK TABLE players, tables IN SHARE ROW EXCLUSIVE MODE"
ANYTHING = "SELECT 1 FROM players UNION ALL SELECT 1 FROM tables LIMIT 1"

Entry = dict[str, Any]


# -- out -----------------------------------------------------------------------------------


def players_after(id: str) -> Statements[list[Entry]]:
    found = [to_player(columns) for columns in (yield Statement(PLAYERS, (id, CHUNK)))]
    secrets: dict[str, list[Any]] = defaultdict(list)
    for player, secret, created in (yield Statement(SECRETS, ([player.id for player in found],))):
        secrets[player].append([plain(secret), created])
    return [{"kind": "player"} | asdict(one) | {"secrets": secrets[one.id]} for one in found]


def tables_after(id: str) -> Statements[list[Entry]]:
    found = [to_table(columns) for columns in (yield Statement(TABLES, (id, CHUNK)))]
    events: dict[str, list[Any]] = defaultdict(list)
    for table, at, body in (yield Statement(EVENTS, ([row.id for row in found],))):
        events[table].append([at, plain(body)])
    results: dict[str, list[Any]] = defaultdict(list)
    for one in (yield from ended.of_tables([row.id for row in found])):
        results[one.table].append(list(one[1:]))
    kept = yield from reviews_of([row.id for row in found])
    return [
        table_entry(row, events[row.id], results[row.id]) | kept.get(row.id, {}) for row in found
    ]


def reviews_of(tables: list[str]) -> Statements[dict[str, Entry]]:
    """For tables that have one."""
    pieces: dict[str, list[Any]] = defaultdict(list)
    for table, number, body in (yield Statement(reviews.EXPORTED_PIECES, (tables,))):
        pieces[table].append([number, plain(body)])
    found = yield Statement(reviews.EXPORTED, (tables,))
    return {
        table: {
            "review": {
                "player": player,
                "asked": asked,
                "document": None if document is None else plain(document),
                "pieces": pieces[table],
            }
        }
        for table, player, asked, document in found
    }


def table_entry(row: TableRow, events: list[Any], results: list[Any]) -> Entry:
    """Without the version, which is the number of events."""
    entry = {"kind": "table"} | row._asdict() | {"summary": plain(row.summary), "events": events}
    del entry["version"]
    return entry | {"players": list(row.players)} | ({"results": results} if results else {})


def ratings_after(id: str) -> Statements[list[Entry]]:
    game, _, who = id.partition(" ")
    rows = yield Statement(RATINGS, (game, who, CHUNK))
    return [{"kind": "rating", "id": f"{row[0]} {row[1]}", "rating": list(row[2:])} for row in rows]


def deals_after(id: str) -> Statements[list[Entry]]:
    found = yield Statement(DEALS, (id, CHUNK))
    tries: dict[str, list[Any]] = defaultdict(list)
    for deal, player, table in (yield Statement(TRIES, ([row[0] for row in found],))):
        tries[deal].append([player, table])
    return [
        {"kind": "deal", "id": code, "facts": plain(facts), "tries": tries[code]}
        for code, facts in found
    ]


def kept_after(id: str) -> Statements[list[Entry]]:
    rows = yield Statement(KEPT, (id, CHUNK))
    return [{"kind": "kept", "id": name, "value": plain(value)} for name, value in rows]


def subscriptions_after(id: str) -> Statements[list[Entry]]:
    found = yield Statement(SUBSCRIPTIONS, (id, CHUNK))
    return [{"kind": "subscription", "of": Subscription(*columns)._asdict()} for columns in found]


def mutes_after(player: str) -> Statements[list[Entry]]:
    found = yield Statement(MUTES, (player, CHUNK))
    return [{"kind": "mute", "of": list(columns)} for columns in found]


def reports_after(id: str) -> Statements[list[Entry]]:
    found = yield Statement(REPORTS, (id, CHUNK))
    return [{"kind": "report", "of": Report(*columns)._asdict()} for columns in found]


PARTS = (
    players_after,
    tables_after,
    ratings_after,
    deals_after,
    kept_after,
    subscriptions_after,
    mutes_after,
    reports_after,
)


def cursor(last: Entry) -> str:
    """Where the next chunk begins, after this entry."""
    if last["kind"] == "mute":
        return str(last["of"][0])
    return str(last["of"]["id"] if "of" in last else last["id"])


def plain(octets: bytes) -> str:
    return b64encode(octets).decode()


# -- in ------------------------------------------------------------------------------------


def must_be_empty() -> Statements[None]:
    yield Statement(ALONE)
    if (yield Statement(ANYTHING)):
        raise StoreError("there are players or tables already; restore into an empty store")


def check_first(entry: Entry) -> None:
    if entry.get("kind") != "instance":
        raise StoreError("entry 1 does not say that this is an instance of Glückskiste")
    if entry.get("format") != FORMAT:
        raise StoreError(f"the entries have format {entry.get('format')}, known is {FORMAT}")


def put(entries: Sequence[tuple[int, Entry]]) -> Statements[None]:
    """Entries with their numbers, for error messages. Rows of one kind are inserted together."""
    rows: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for number, entry in entries:
        try:
            for sql, more in KINDS[entry["kind"]](entry):
                rows[sql] += more
        except (KeyError, TypeError, ValueError, StoreError) as problem:
            why = f"{type(problem).__name__}: {problem}"
            raise StoreError(f"entry {number} is damaged ({why})") from None
    for sql in rows:
        if rows[sql]:
            yield ManyRows(sql, rows[sql])


def of_player_entry(entry: Entry) -> list[ManyRows]:
    player = Player(**{field.name: entry[field.name] for field in fields(Player)})
    secrets = [
        (hashed(octets(secret), "a secret"), player.id, whole(created, "created"))
        for secret, created in entry["secrets"]
    ]
    return [ManyRows(players.INSERT, [of_player(player)]), ManyRows(players.ADD_SECRET, secrets)]


def of_table_entry(entry: Entry) -> list[ManyRows]:
    names = set(TableRow._fields) - {"version"}
    row = TableRow(
        **{name: entry[name] for name in names}
        | {"summary": octets(entry["summary"]), "players": tuple(entry["players"])}
    )
    draft = write_batch.Draft(row.id)
    Append.of(0, 0, [], row).apply({row.id: draft})
    for at, body in entry["events"]:
        Append.of(draft.version, at, [octets(body)], row).apply({row.id: draft})
    results = [ended.of_result(StoredResult(row.id, *one)) for one in entry.get("results", ())]
    review = of_review(row.id, entry.get("review"))
    return [*write_batch.to_write([draft]), *review, ManyRows(ended.ADD, results)]


def of_rating_entry(entry: Entry) -> list[ManyRows]:
    game, _, who = key(entry["id"], "the rating").partition(" ")
    mu, sigma, games = entry["rating"]
    return [ManyRows(ended.RATE, [(game, who, float(mu), float(sigma), whole(games, "games"))])]


def of_deal_entry(entry: Entry) -> list[ManyRows]:
    code = key(entry["id"], "the deal")
    tries = [
        (code, key(player, "the player"), key(table, "the table"))
        for player, table in entry["tries"]
    ]
    return [ManyRows(deals.ADD_DEAL, [(code, octets(entry["facts"]))]), ManyRows(deals.TRY, tries)]


def of_kept_entry(entry: Entry) -> list[ManyRows]:
    return [ManyRows(deals.KEEP, [(key(entry["id"], "the name"), octets(entry["value"]))])]


def count_rated() -> Statements[None]:
    """Numbers of rated games continue after those that were imported."""
    yield Statement(COUNTED)


def of_review(table: str, entry: Entry | None) -> list[ManyRows]:
    if entry is None:
        return []
    document = None if entry["document"] is None else octets(entry["document"])
    numbers = [whole(number, "number") for number, _ in entry["pieces"]]
    pieces = tuple(octets(body) for _, body in entry["pieces"])
    asked = whole(entry["asked"], "asked")
    review = KeptReview(key(entry["player"], "the player's id"), asked, document, pieces)
    return reviews.put(table, review, numbers)


def octets(plain: str) -> bytes:
    return b64decode(plain, validate=True)


def of_subscription_entry(entry: Entry) -> list[ManyRows]:
    columns = notices.of_subscription(Subscription(**entry["of"]))
    return [ManyRows(notices.SUBSCRIBE, [columns])]


def of_mute_entry(entry: Entry) -> list[ManyRows]:
    player, muted, created = entry["of"]
    row = key(player, "a player"), key(muted, "a player"), whole(created, "created")
    return [ManyRows(notices.MUTE, [row])]


def of_report_entry(entry: Entry) -> list[ManyRows]:
    return [ManyRows(notices.ADD_REPORT, [notices.of_report(Report(**entry["of"]))])]


KINDS = {
    "player": of_player_entry,
    "table": of_table_entry,
    "rating": of_rating_entry,
    "deal": of_deal_entry,
    "kept": of_kept_entry,
    "subscription": of_subscription_entry,
    "mute": of_mute_entry,
    "report": of_report_entry,
}
