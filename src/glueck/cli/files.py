"""Files of games, so that none is lost when a window closes."""

import shlex
from datetime import datetime
from itertools import count
from pathlib import Path

from glueck.cli.problems import Problem
from glueck.engine.data_folder import data_folder
from glueck.engine.errors import SaveError
from glueck.engine.state import State
from glueck.terminal.words import t


def fresh_file(game: str) -> Path:
    """A file for a new game, named after the moment, in a folder that exists."""
    try:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except (OSError, RuntimeError) as problem:  # RuntimeError: there is no home directory
        where = getattr(problem, "filename", None) or t("data-folder")
        reason = getattr(problem, "strerror", None) or problem
        raise Problem(t("no-folder", where=str(where), reason=str(reason))) from None
    stamp = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stamp}{f'-{n}' if n else ''}.json" for n in count())
    return next(folder / name for name in names if not (folder / name).exists())


def new_file(text: str) -> Path:
    """The file for a copy: an existing file is never overwritten."""
    try:
        path = Path(text).expanduser()
        taken = path.exists()
    except (OSError, RuntimeError, ValueError) as problem:
        raise SaveError(text, getattr(problem, "strerror", None) or str(problem)) from None
    if taken:
        raise Problem(t("file-taken", file=text))
    return path


def write(state: State, path: Path) -> None:
    """Save, and if that fails, say so of this file and not of a temporary one."""
    try:
        state.save(path)
    except (OSError, ValueError) as problem:
        raise SaveError(str(path), getattr(problem, "strerror", None) or str(problem)) from None


def how_to_resume(path: Path) -> str:
    return t("how-to-resume", command=f"glueck play --file {shlex.quote(str(path))}")


def how_to_replay(path: Path) -> str:
    return t("how-to-replay", command=f"glueck replay {shlex.quote(str(path))}")
