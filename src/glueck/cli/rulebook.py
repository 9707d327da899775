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
from glueck.cli.options import lang_option, no_color_option
from glueck.engine.clauses import Rulebook, chapter_of
from glueck.games import GAMES
from glueck.terminal.language import spoken
from glueck.terminal.letters import printable
from glueck.terminal.screen import screen
from glueck.terminal.words import t

RULING = re.compile(r"\(\w+ ([A-Z]{2}-[A-Z]+-\d+)\)")  # «(ruling GA-A-20)», in any language


@click.command()
@click.argument("game")
@click.argument("what", nargs=-1)
@lang_option
@no_color_option
def rules(game: str, what: Sequence[str], no_color: bool) -> None:
    """The rules of GAME: a clause (GA-MINE-11), a chapter (GA-MINE) or words to search for.

    Without anything, the list of chapters.
    """
    book, console = translated(book_of(game)), screen(no_color=no_color)
    if not book.texts:
        raise Failure(t("no-rules", game=game))
    wanted = " ".join(what).strip()
    if not wanted:
        contents(book, console)
        return
    found = look_up(book, wanted)
    if not found:
        raise Failure(unknown(book, wanted))
    if wanted.upper() in book.sections:
        introduce(book, wanted.upper(), console)
    for clause in found:
        show(book, clause, wanted, console)


def book_of(game: str) -> Rulebook:
    """For the games of this package it is read without loading the game, because loading takes
    longer."""
    return Rulebook(game) if game in GAMES else glueck.load(game).clauses


def translated(book: Rulebook) -> Rulebook:
    """A game from another package may have its rules in fewer languages."""
    return book.translated(spoken()) if spoken() in book.languages else book


def contents(book: Rulebook, console: Console) -> None:
    for chapter, title in book.titles.items():
        count = sum(chapter_of(clause) == chapter for clause in book.texts)
        console.print(Text.assemble((f"{chapter:10}", "bold"), f"{title} ({count})"))
    command = f"glueck rules {book.game} {next(iter(book.titles), 'CHAPTER')}"
    console.print(f"\n{t('rules-more', command=command)}")


def look_up(book: Rulebook, wanted: str) -> list[str]:
    """A clause with the rulings it is based on, a chapter, or all clauses that contain every
    word."""
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


def introduce(book: Rulebook, chapter: str, console: Console) -> None:
    section = book.sections[chapter]
    console.print(Text(section.title, "bold"))
    console.print(f"\n{section.introduction}\n" if section.introduction else "")


def show(book: Rulebook, clause: str, wanted: str, console: Console) -> None:
    text = Text(book.text(clause))
    text.highlight_words(wanted.split(), "bold yellow", case_sensitive=False)
    console.print(Text(clause, "bold"))
    console.print(Padding(text, (0, 0, 0, 4)))


def unknown(book: Rulebook, wanted: str) -> str:
    """Near ids for what looks like an id, near words for what looks like a word."""
    if "-" in wanted:
        near = get_close_matches(wanted.upper(), [*book.texts, *book.sections], 3)
    else:
        words = set(re.findall(r"[^\W\d_]{3,}", " ".join(book.texts.values()).lower()))
        near = get_close_matches(wanted.lower(), sorted(words), 3)
    about = {"game": book.game, "wanted": printable(wanted[:60])}
    return t("rules-near", near=", ".join(near), **about) if near else t("rules-nothing", **about)
