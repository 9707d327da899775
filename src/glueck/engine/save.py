"""Save files: a game is rules version + options + seed + actions, as readable JSON.

The file that a viewer may download from a running game is different: no seed, the actions as that
viewer saw them, and the views themselves (the first in full, then what changed; decision 0010).
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Iterator, Mapping, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from glueck.engine.errors import IllegalAction, OptionError, SaveError, UnknownAction
from glueck.engine.game import Game
from glueck.engine.state import State, seed_number

FORMAT = 1
MOST_BYTES = 32 << 20
MOST_ACTIONS = 100_000
EXACT_IN_JSON = 2**53  # larger numbers are written as hexadecimal strings
KEYS = {"glueck", "game", "rules", "seats", "seed", "options", "actions", "players", "digest"}
FAIR = {"commitment", "salt"}  # of a game on a server: what was published before the deal
GONE = "-"  # no view has a key with that name
MOST_NESTED = 50  # levels of nested lists and objects
VIEW_KEYS = KEYS - {"seed"} | {"viewer", "views"}
FULL_KEYS = KEYS | {"fair"}
OPTIONAL_KEYS = {"digest", "players", "options", "fair"}


@dataclass(frozen=True)
class Frame:
    """One moment of a saved game: the last action, and what the viewer saw then."""

    number: int  # actions played so far
    seat: int | None  # who played last
    action: str | None
    view: dict[str, Any]


@dataclass(frozen=True)
class Saved:
    """A save file that was read and checked. Iterate over it, or take its final `state()`."""

    game: Game
    seats: int
    options: dict[str, Any]
    actions: list[str]
    players: list[str]
    seed: int | None = None  # None: a viewer's file
    viewer: int | None = None
    views: list[dict[str, Any]] = field(default_factory=list)
    fair: dict[str, str] | None = None
    where: str = "save"
    final: State | None = field(default=None, compare=False, repr=False)  # as replayed when read

    @property
    def redacted(self) -> bool:
        return self.seed is None

    def state(self, moves: int | None = None) -> State:
        """The game after `moves` actions (all of them by default)."""
        if self.redacted:
            raise SaveError(
                self.where, "is a viewer's record of a game: it can be watched, not played on"
            )
        if self.final is not None:
            number = len(self.actions[:moves])
            # The end of the game is already known.
            return self.final.copy() if number == len(self.actions) else self.final.at(number)
        state = State.new(self.game, self.seats, self.seed, self.options)
        state.players = self.players.copy()
        for number, words in enumerate(self.actions[:moves]):
            try:
                state.play(words)
            except (IllegalAction, UnknownAction) as problem:
                raise SaveError(f"{self.where}: actions[{number}]", str(problem)) from None
        return state

    def __iter__(self) -> Iterator[Frame]:
        return self.frames(self.viewer)

    def frames(self, seat: int | None = None) -> Iterator[Frame]:
        """The game as `seat` saw it, moment by moment; None is a spectator."""
        if self.redacted:
            if seat != self.viewer:
                raise SaveError(self.where, f"shows what {who(self.viewer)} saw, nobody else")
            yield from self._watched()
            return
        state = self.state(0)
        yield Frame(0, None, None, state.view(seat))
        for number, words in enumerate(self.actions, start=1):
            actor, played = state.seat, self.game.parse(state.array, words)
            state.play(played)
            shown = words if seat == actor else self.game.actions.cover(played, words)
            yield Frame(number, actor, shown, state.view(seat))

    def _watched(self) -> Iterator[Frame]:
        view: dict[str, Any] = {}
        for number, change in enumerate(self.views):
            actor = view.get("turn")
            view = patch(view, change)
            action = self.actions[number - 1] if number else None
            yield Frame(number, actor if number else None, action, view)


def who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


# -- writing -------------------------------------------------------------------------------


def document(
    state: State,
    seat: int | None = None,
    *,
    redacted: bool = False,
    fair: dict[str, str] | None = None,
) -> dict[str, Any]:
    """The save file as an object."""
    check_players(state.players, state.seats, "save")
    head = {"glueck": FORMAT, "game": state.game.id, "rules": state.game.version}
    head["seats"] = state.seats
    body: dict[str, Any] = {"options": state.options}
    if redacted:
        body |= watched(full(state), seat)
    else:
        seed = full(state).seed
        assert seed is not None
        body |= {"seed": seed if seed < EXACT_IN_JSON else f"{seed:064x}"}
        body |= {"actions": state.actions}
    whole = head | body | {"players": state.players} | ({"fair": fair} if fair else {})
    return whole | {"digest": digest(whole)}


def watched(saved: Saved, seat: int | None) -> dict[str, Any]:
    """What a viewer saw. Of all views only two are in memory at a time."""
    actions, changes, before = [], [], dict[str, Any]()
    for frame in saved.frames(seat):
        changes.append(change(before, frame.view))
        before = frame.view
        if frame.number:
            actions.append(frame.action)
    return {"actions": actions, "viewer": seat, "views": changes}


def full(state: State) -> Saved:
    if state.seed is None:
        raise SaveError("save", "this is a bare position without seed or history; use to_bytes")
    return Saved(
        state.game, state.seats, state.options, state.actions, state.players, seed=state.seed
    )


def digest(whole: dict[str, Any]) -> str:
    content = {key: value for key, value in whole.items() if key != "digest"}
    text = json.dumps(content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def write(state: State, path: Any, seat: int | None = None, *, redacted: bool = False) -> None:
    """All or nothing: an existing file is replaced only by a complete new one."""
    state._seat(seat)
    text = pretty(document(state, seat, redacted=redacted))
    target = Path(os.path.realpath(path))  # a link stays a link
    if target.exists() and not target.is_file():
        raise SaveError(str(path), "is there already, and is not a file")
    beside = target.with_name(f".{target.name[:40]}.{secrets.token_hex(4)}")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as problem:  # about the requested file, not about our temporary one
        with suppress(OSError):
            beside.unlink()
        raise type(problem)(problem.errno, problem.strerror, str(path)) from None
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def pretty(whole: dict[str, Any]) -> str:
    """Readable: one line a key, and one line for each action and view."""
    lines = []
    for key, value in whole.items():
        if key in ("actions", "views") and value:
            rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
            lines.append(f' "{key}": [\n{rows}\n ]')
        else:
            lines.append(f' "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def change(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The new or changed keys, and under "-" the removed ones. Lists are replaced."""
    changes: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            if before != value:
                changes[key] = change(before, value)
        elif key not in old or before != value:
            changes[key] = value
    gone = [key for key in old if key not in new]
    return changes | {GONE: gone} if gone else changes


def patch(old: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    gone = changes.get(GONE)
    new = {k: v for k, v in old.items() if not (isinstance(gone, list) and k in gone)}
    for key, value in changes.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            new[key] = patch(before, value)
        elif key != GONE:
            new[key] = value
    return new


# -- reading -------------------------------------------------------------------------------


def read(path: Any, games: Mapping[str, Game]) -> Saved:
    """Read and check a file; nothing is half-loaded."""
    where = str(path)
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise SaveError(where, problem.strerror or "cannot be read") from None
    except ValueError:
        raise SaveError(repr(where), "no file can have such a name") from None
    return loads(raw, games, where)


def loads(raw: bytes | str, games: Mapping[str, Game], where: str = "save") -> Saved:
    if len(raw) > MOST_BYTES:
        raise SaveError(where, f"is larger than {MOST_BYTES >> 20} MiB, no save file is")
    try:
        text = raw if isinstance(raw, str) else raw.decode()
        whole = json.loads(text)
    except UnicodeDecodeError:
        raise SaveError(where, "is not a save file (not text)") from None
    except json.JSONDecodeError as problem:
        at = f"{where}: line {problem.lineno}"
        raise SaveError(at, f"is not JSON, or cut off ({problem.msg})") from None
    except (RecursionError, ValueError):
        raise SaveError(where, "is not a save file") from None
    if nested(whole, MOST_NESTED):
        raise SaveError(where, "is not a save file (nested too deeply)")
    return checked(whole, games, where)


def nested(value: Any, depth: int) -> bool:
    """Whether there are objects or lists within each other, more than `depth` deep."""
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return depth == 0 or any(nested(one, depth - 1) for one in inner)


def checked(whole: Any, games: Mapping[str, Game], where: str) -> Saved:
    check_format(whole, where)
    redacted = "views" in whole
    check_keys(whole, VIEW_KEYS if redacted else FULL_KEYS, where)
    game = known_game(whole, games, where)
    actions = texts(whole, "actions", where)
    players = texts(whole, "players", where)
    options = options_of(whole, game, where)
    check_players(players, whole["seats"], where)
    common = (game, whole["seats"], options, actions, players)
    if redacted:
        views = views_of(whole, where)
        saved = Saved(*common, viewer=viewer_of(whole, where), views=views, where=where)
    else:
        fair = fair_of(whole, where)
        saved = Saved(*common, seed=seed_of(whole, where), fair=fair, where=where)
        # Plays every action; for an edited file, this finds the wrong one.
        saved = replace(saved, final=saved.state())
    if "digest" in whole and whole["digest"] != digest(whole):
        raise SaveError(f"{where}: digest", "differs: the file was changed after it was saved")
    return saved


def check_format(whole: Any, where: str) -> None:
    if not isinstance(whole, dict) or "glueck" not in whole:
        raise SaveError(where, 'is not a save file: it has no "glueck"')
    expect(whole, "glueck", int, where)
    if not 1 <= whole["glueck"] <= FORMAT:
        raise SaveError(
            f"{where}: glueck", f"format {whole['glueck']}; this version reads up to {FORMAT}"
        )


def check_keys(whole: dict[str, Any], keys: Set[str], where: str) -> None:
    for key in sorted(keys - OPTIONAL_KEYS - whole.keys()):
        raise SaveError(f"{where}: {key}", "is missing")
    for key in sorted(whole.keys() - keys):
        raise SaveError(f"{where}: {key}", "does not belong in a save file")


def known_game(whole: dict[str, Any], games: Mapping[str, Game], where: str) -> Game:
    expect(whole, "game", str, where)
    game = games.get(whole["game"])
    if game is None:
        raise SaveError(f"{where}: game", f"{whole['game'][:40]!r}; there are: {', '.join(games)}")
    expect(whole, "rules", int, where)
    if whole["rules"] != game.version:
        raise SaveError(
            f"{where}: rules",
            f"version {whole['rules']} of {game.id}; this program plays version {game.version}",
        )
    return game


def options_of(whole: dict[str, Any], game: Game, where: str) -> dict[str, Any]:
    options = whole.get("options", {})
    if not isinstance(options, dict):
        raise SaveError(f"{where}: options", "is not an object")
    try:
        values = game.check_options(whole["seats"], options)
        game.option_numbers(whole["seats"], values)
    except OptionError as problem:
        raise SaveError(f"{where}: {problem.field}", problem.problem) from None
    return values


def check_players(players: list[str], seats: int, where: str) -> None:
    """A name for each seat, or none at all."""
    if players and len(players) != seats:
        raise SaveError(f"{where}: players", f"{len(players)} names for {seats} seats")
    for number, name in enumerate(players):
        if not isinstance(name, str):
            raise SaveError(f"{where}: players[{number}]", f"{str(name)[:40]!r} is not text")


def expect(whole: dict[str, Any], key: str, kind: type, where: str) -> None:
    if type(whole[key]) is not kind:
        raise SaveError(
            f"{where}: {key}", f"{str(whole[key])[:40]!r} is not of type {kind.__name__}"
        )


def texts(whole: dict[str, Any], key: str, where: str) -> list[str]:
    value = whole.get(key, [])
    if not isinstance(value, list) or len(value) > MOST_ACTIONS:
        raise SaveError(f"{where}: {key}", f"is not a list (of at most {MOST_ACTIONS})")
    for number, text in enumerate(value):
        if not isinstance(text, str):
            raise SaveError(f"{where}: {key}[{number}]", f"{str(text)[:40]!r} is not text")
    return value


def viewer_of(whole: dict[str, Any], where: str) -> int | None:
    viewer = whole["viewer"]
    if viewer is not None and (type(viewer) is not int or viewer not in range(whole["seats"])):
        raise SaveError(f"{where}: viewer", f"{str(viewer)[:40]!r} is neither a seat nor null")
    return viewer


def fair_of(whole: dict[str, Any], where: str) -> dict[str, str] | None:
    fair = whole.get("fair")
    if fair is None:
        return None
    texts = isinstance(fair, dict) and all(isinstance(text, str) for text in fair.values())
    if not texts or fair.keys() != FAIR:
        raise SaveError(f"{where}: fair", "is not a commitment and a salt")
    return dict(fair)


def views_of(whole: dict[str, Any], where: str) -> list[dict[str, Any]]:
    rows = whole["views"]
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise SaveError(f"{where}: views", "is not a list of objects")
    if len(rows) != len(whole["actions"]) + 1:
        raise SaveError(f"{where}: views", "does not go with the actions")
    return rows


def seed_of(whole: dict[str, Any], where: str) -> int:
    try:
        return seed_number(whole["seed"])
    except OptionError as problem:
        raise SaveError(f"{where}: seed", problem.problem) from None
