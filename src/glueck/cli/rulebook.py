"""`glueck rules`: a clause, a chapter, or every clause in which something is said."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import glueck
from glueck.cli.failures import Failure
from glueck.cli.options import no_color_option
from glueck.engine.clauses import Rulebook
from glueck.games import GAMES
from glueck.terminal.letters import printable
from glueck.terminal.screen import screen

RULING = re.compile(r"\(ruling ([A-Z]{2}-[A-Z]+-\d+)\)")
SECTION = re.compile(r"^## (.+)$", re.MULTILINE)


@click.command()
@click.argument("game")
@click.argument("what", nargs=-1)
@no_color_option
def rules(game: str, what: Sequence[str], no_color: bool) -> None:
    """The rules of GAME: a clause (GA-MINE-11), a chapter (GA-MINE) or words to search for.

    Without anything, the list of chapters.
    """
    book, console = book_of(game), screen(no_color=no_color)
    if not book.texts:
        raise Failure(f"the rules of {game} are not installed")
    wanted = " ".join(what).strip()
    if not wanted:
        contents(book, console)
        return
    found = look_up(book, wanted)
    if not found:
        raise Failure(unknown(book, wanted))
    for clause in found:
        show(book, clause, wanted, console)


def book_of(game: str) -> Rulebook:
    """That of a game of ours is read without loading the game, which takes longer than reading."""
    return Rulebook(game) if game in GAMES else glueck.load(game).clauses


def chapter_of(clause: str) -> str:
    return clause.rpartition("-")[0]


def chapters(book: Rulebook) -> dict[str, str]:
    """Chapter -> title. What stands under a heading without an id is named after the heading."""
    out: dict[str, str] = {}
    for clause in book.texts:
        chapter = chapter_of(clause)
        if chapter not in out:
            out[chapter] = book.titles.get(chapter) or section(book, clause)
    return out


def section(book: Rulebook, clause: str) -> str:
    above = book.document[: book.document.index(f"**{clause}**")]
    headings = SECTION.findall(above)
    return headings[-1] if headings else ""


def contents(book: Rulebook, console: Console) -> None:
    for chapter, title in chapters(book).items():
        count = sum(chapter_of(clause) == chapter for clause in book.texts)
        console.print(Text.assemble((f"{chapter:10}", "bold"), f"{title} ({count})"))
    console.print(f"\nMore: glueck rules {book.game} {next(iter(book.titles), 'CHAPTER')}")


def look_up(book: Rulebook, wanted: str) -> list[str]:
    """A clause with the rulings it rests on, a chapter, or all clauses that hold every word."""
    name = wanted.upper()
    prefix = next(iter(book.texts)).partition("-")[0]
    for clause in (name, f"{prefix}-{name}"):
        if clause in book.texts:
            return [clause, *(r for r in RULING.findall(book.text(clause)) if r in book.texts)]
    chapter = [clause for clause in book.texts if chapter_of(clause) == name]
    words = wanted.lower().split()
    return chapter or [
        clause for clause, text in book.texts.items() if all(w in text.lower() for w in words)
    ]


def show(book: Rulebook, clause: str, wanted: str, console: Console) -> None:
    text = Text(book.text(clause))
    text.highlight_words(wanted.split(), "bold yellow", case_sensitive=False)
    console.print(Text(clause, "bold"))
    console.print(Padding(text, (0, 0, 0, 4)))


def unknown(book: Rulebook, wanted: str) -> str:
    """Near ids for what looks like an id, near words for what looks like a word."""
    if "-" in wanted:
        near = get_close_matches(wanted.upper(), [*book.texts, *chapters(book)], 3)
    else:
        words = set(re.findall(r"[a-z]{3,}", " ".join(book.texts.values()).lower()))
        near = get_close_matches(wanted.lower(), sorted(words), 3)
    hint = f"; near: {', '.join(near)}" if near else ""
    return f"the rules of {book.game} have nothing on {printable(wanted[:60])!r}{hint}"
