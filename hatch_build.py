"""What an sdist and a wheel hold besides the sources: the page, the rules beside each game, and the
page's catalogues, by which the terminal speaks.

The page is not built here: that would fetch packages from npm while somebody installs with pip.
It must be there, and be the one that web/ makes; otherwise nothing is released. An sdist carries
it, so whoever installs from one needs no node. Editable installs need no page.
"""

import json
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LANGUAGES = ("en", "de", "pl", "ru")
BUILD_IT = "Build it first: `make dist`, or python tools/web_build.py after `make setup`."


class ReleaseHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        check_page(root)
        if self.target_name == "wheel":
            build_data["force_include"].update(rules_beside_games(root))
            build_data["force_include"].update(catalogues(root))


def check_page(root: Path) -> None:
    if not (root / "src/glueck/server/web/index.html").is_file():
        raise SystemExit(f"The page is not built: there is no src/glueck/server/web. {BUILD_IT}")
    check_modules(root)
    if (root / "PKG-INFO").is_file():
        return  # an unpacked sdist: the page is the one it was released with
    sys.path.insert(0, str(root / "tools"))
    from web_page import is_current

    if not is_current(root / "src/glueck/server/web", root=root):
        raise SystemExit(f"The page is not the one of web/ as it is now. {BUILD_IT}")


def check_modules(root: Path) -> None:
    """The page lists the modules by which it plays without a server; no game may be missing."""
    listed = root / "src/glueck/server/web/rules.json"
    if listed.is_file():
        missing = set(games_in(root)) - set(json.loads(listed.read_text(encoding="utf-8")))
        if missing:
            names = ", ".join(sorted(missing))
            raise SystemExit(f"The page has no WebAssembly module of {names}. {BUILD_IT}")


def rules_beside_games(root: Path) -> dict[str, str]:
    """docs/rules/<game>.md -> glueck/games/<game>/rules.md, where engine/clauses.py looks; and so
    for every language: <game>.pl.md -> rules.pl.md."""
    included = {}
    for game in games_in(root):
        for language in LANGUAGES:
            suffix = "md" if language == "en" else f"{language}.md"
            rules = root / "docs" / "rules" / f"{game}.{suffix}"
            if not rules.is_file():
                missing = rules.relative_to(root).as_posix()
                raise SystemExit(f"The game {game} has no rules to be released: {missing}")
            included[str(rules)] = f"glueck/games/{game}/rules.{suffix}"
    return included


def catalogues(root: Path) -> dict[str, str]:
    """web/locales -> glueck/locales, web/src/games/<game>/locales -> glueck/games/<game>/locales,
    where terminal/words.py looks."""
    folders = {"web/locales": "glueck/locales"}
    for game in games_in(root):
        folders[f"web/src/games/{game}/locales"] = f"glueck/games/{game}/locales"
    included = {}
    for folder, place in folders.items():
        for language in LANGUAGES:
            path = root / folder / f"{language}.ftl"
            if not path.is_file():
                raise SystemExit(f"There are no words to be released: {folder}/{path.name}")
            included[str(path)] = f"{place}/{path.name}"
    return included


def games_in(root: Path) -> list[str]:
    return sorted(path.parent.name for path in (root / "src/glueck/games").glob("*/__init__.py"))
