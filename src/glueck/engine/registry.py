"""All games, by their ids. A game is imported only when it is asked for."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from glueck.engine.game import Game

GROUP = "glueck.games"  # the entry points by which installed packages add games


class GameRegistry(UserDict[str, "Game"]):
    """A game given as the name of its module is imported when it is first asked for: nobody should
    wait for games they do not play. For the same reason, installed packages are searched only for
    all games, or for one that is not ours."""

    def __init__(self) -> None:
        super().__init__()
        self._looked = False

    def add_modules(self, modules: dict[str, str]) -> None:
        """Game ids and the modules that define them."""
        self.data.update(modules)  # type: ignore[arg-type]

    def modules(self) -> dict[str, str]:
        """The same for all games known so far: for another process, which would otherwise not know
        the games that a program has registered."""
        return {
            id: game if isinstance(game, str) else game.package for id, game in self.data.items()
        }

    def look_for_installed(self) -> None:
        """Games from other packages; none replaces one that is here."""
        if self._looked:
            return
        from importlib.metadata import entry_points  # takes a twentieth of a second

        for one in entry_points(group=GROUP):
            self.data.setdefault(one.name, one.value)  # type: ignore[arg-type]
        self._looked = True

    def __getitem__(self, key: str) -> Game:
        if key not in self:
            raise KeyError(key)
        game: Any = self.data[key]
        if isinstance(game, str):
            game = self.data[key] = import_module(game).GAME
        return game  # type: ignore[no-any-return]

    def __contains__(self, key: object) -> bool:
        if key not in self.data:
            self.look_for_installed()
        return key in self.data

    def __iter__(self) -> Iterator[str]:
        self.look_for_installed()
        return iter(self.data)

    def __len__(self) -> int:
        self.look_for_installed()
        return len(self.data)


BY_ID = GameRegistry()
