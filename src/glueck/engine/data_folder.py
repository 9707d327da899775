"""The folder of a user's data: saved games and, beside them, the tables of a server."""

from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The usual place for it on this system. A RuntimeError if there is no home directory: older
    versions of platformdirs then leave the «~» as it is, which would be a folder of that name."""
    return user_data_path("glueck", appauthor=False).expanduser()
