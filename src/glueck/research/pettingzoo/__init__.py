"""The games as PettingZoo environments: `from glueck.research.pettingzoo import glueckauf_v0`.

Every registered game has such a module, with `env` and `raw_env`, like the classic games of
PettingZoo. `env("glueckauf")` is the same as `glueckauf_v0.env()`.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any

import glueck
from glueck.research.pettingzoo.environment import VERSION, env, raw_env

__all__ = ["env", "raw_env"]


def module_of(game: str) -> ModuleType:
    """`<game>_v0`, as an import finds it."""
    name = f"{game}_{VERSION}"
    module = ModuleType(f"{__name__}.{name}", f"{game} as a PettingZoo environment.")
    vars(module).update(env=partial(env, game), raw_env=partial(raw_env, game))
    sys.modules[module.__name__] = module
    return module


def __getattr__(name: str) -> Any:
    game, _, version = name.rpartition("_")
    if version != VERSION or game not in glueck.games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = globals()[name] = module_of(game)
    return module


for _game in glueck.games():
    globals()[f"{_game}_{VERSION}"] = module_of(_game)
