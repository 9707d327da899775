"""The texts of the terminal: Fluent catalogues, one language at a time, as in the page.

A game's words are looked up in its own catalogues first, then in the shared ones. In each of the
two places, texts only for the terminal (`terminal/locales`) come before the page's; so a sentence
of the page about lights and buttons can be replaced here. The page's catalogues are those of
`web/`; an installed package contains copies.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from glueck.engine.registry import BY_ID
from glueck.terminal.language import spoken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

EVERYWHERE = ""  # instead of the id of a game
PACKAGE = Path(__file__).parents[1]
WEB = PACKAGE.parents[1] / "web"  # in a source tree


class Words:
    """The messages of a game, or of all."""

    def __init__(self, game: str = EVERYWHERE) -> None:
        self._places = (game, EVERYWHERE) if game else (EVERYWHERE,)

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._bundles())

    def t(self, id: str, /, **parts: Any) -> str:
        """The message with that name. A missing one shows its name; a test finds those."""
        for bundle in self._bundles():
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, parts)
                    return with_minus(str(text), parts.values())
        return id

    def t_or(self, otherwise: str, id: str) -> str:
        """For games from other packages, which may have no words for it."""
        return self.t(id) if self.has(id) else otherwise

    def _bundles(self) -> "Iterator[FluentBundle]":
        return (bundle_of(place, spoken()) for place in self._places)


@cache
def bundle_of(game: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # takes a while: not for `--help`

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders_of(game):
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def folders_of(game: str) -> list[Path]:
    """The folders of its catalogues; earlier ones have precedence."""
    if not game:
        return [PACKAGE / "terminal" / "locales", *first_of(PACKAGE / "locales", WEB / "locales")]
    home = home_of(game)
    if home is None:
        return []
    page = first_of(home / "locales", WEB / "src" / "games" / game / "locales")
    return [home / "terminal" / "locales", *page]


def first_of(*folders: Path) -> list[Path]:
    return [folder for folder in folders if folder.is_dir()][:1]


def home_of(game: str) -> Path | None:
    """The folder of the module that defines the game."""
    module = BY_ID.modules().get(game)
    found = find_spec(module) if module else None
    return Path(found.origin).parent if found and found.origin else None


# -- numbers and lists ---------------------------------------------------------------------


def minus(text: str) -> str:
    """A minus sign, not the hyphen of a keyboard: as the page writes it."""
    return text.replace("-", "−")


def with_minus(text: str, parts: Iterable[Any]) -> str:
    """The library formats numbers itself, and this cannot be configured."""
    for part in parts:
        if isinstance(part, int) and part < 0:
            written = number(part)
            text = text.replace(written.replace("−", "-"), written)
    return text


def number(value: float, digits: int = 0) -> str:
    from babel.numbers import format_decimal

    return minus(format_decimal(value, f"#,##0.{'0' * digits}", spoken()))


def signed(value: int) -> str:
    """An amount won or lost: “+3”, “−2”, “0”."""
    return f"+{number(value)}" if value > 0 else number(value)


def percent(share: float, digits: int = 0) -> str:
    from babel import Locale
    from babel.numbers import format_percent

    whole = Locale(spoken()).percent_formats[None].pattern  # some leave a space before the sign
    return minus(format_percent(share, whole.replace("0", f"0.{'0' * digits}"), spoken()))


WRITTEN = {"en": "en_GB"}  # whose commas are meant


def listed(items: Iterable[str]) -> str:
    """Names and other equals: “Ann, Ben and Cid”."""
    return _joined([*items], "standard")


def facts(items: Iterable[str]) -> str:
    """Facts side by side, as briefly as the language allows: “Ann 10, Ben 17”."""
    return _joined([*items], "standard-narrow")


def _joined(items: list[str], style: str) -> str:
    from babel import Locale

    every = Locale.parse(WRITTEN.get(spoken(), spoken())).list_patterns
    pattern = {**every["standard"], **every.get(style, {})}  # else the default
    if len(items) < 2:
        return "".join(items)
    if len(items) == 2:
        return str(pattern["2"].format(*items))
    text = pattern["end"].format(items[-2], items[-1])
    for item in reversed(items[1:-2]):
        text = pattern["middle"].format(item, text)
    return str(pattern["start"].format(items[0], text))


t = Words().t
has = Words().has
