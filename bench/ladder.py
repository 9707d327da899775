"""Each level of bots against the next lower one, at every number of seats of every game.

    python bench/ladder.py FOLDER            # play what is missing in FOLDER
    python bench/ladder.py FOLDER --write    # what it holds, into docs/bots.md and its picture

It runs `glueck arena` for one cell of the table after the other, those that take least time first.
It can be stopped at any time and goes on where it was. `--game` plays those of one game only,
`--processes` on so many processors.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import glueck
from glueck.bots.arena import GameResult, Results, Tournament
from glueck.bots.levels import LEVELS
from glueck.bots.plot import Share, plot_ladder
from glueck.bots.ratings import interval, standings

DOCS = Path(__file__).parent.parent / "docs"
PAGE, PICTURE = DOCS / "bots.md", DOCS / "pictures" / "ladder.svg"
BEGIN, END = "<!-- bench/ladder.py writes this -->", "<!-- and no more -->"
STEPS = tuple(pairwise(level.name for level in LEVELS))
GAMES = dict(zip(STEPS, (400, 400, 200, 60), strict=True))  # of each number of seats, at least


@dataclass(frozen=True)
class Cell:
    game: str
    seats: int
    step: tuple[str, str]

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.seats}-{'-'.join(self.step)}.jsonl"

    def command(self, folder: Path) -> list[str]:
        options = {
            "--bots": ",".join(self.step),
            "--seats": self.seats,
            "--games": GAMES[self.step],
        }
        given = [str(word) for option in options.items() for word in option]
        return ["arena", self.game, *given, "--out", str(self.file(folder))]

    def results(self, folder: Path) -> list[GameResult]:
        file = self.file(folder)
        if not file.exists():
            return []
        return Results(Tournament(self.game, self.step, self.seats), file).known

    def share(self, folder: Path) -> Share | None:
        """How often the higher level finished ahead of the lower one. Results at one table are
        correlated, so the interval is computed from games, not from pairs."""
        results = self.results(folder)
        if not results:
            return None
        lower, higher = self.step
        ahead, met = standings(results).duels[higher, lower]
        share, games = ahead / met, len(results)
        return Share(share, *interval(share * games, games), games)


def cells() -> Iterator[Cell]:
    for step in STEPS:
        for game in glueck.games():
            for seats in glueck.load(game).seats:
                yield Cell(game, seats, step)


def play(folder: Path, game: str | None, processes: int | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    how = [] if processes is None else ["--processes", str(processes)]
    for cell in cells():
        if game in (None, cell.game):
            command = [*cell.command(folder), *how]
            print("glueck", *command, flush=True)
            subprocess.run([sys.executable, "-m", "glueck.cli", *command], check=True)


# -- text of the page ----------------------------------------------------------------------


def table(folder: Path, shares: dict[Cell, Share], game: str) -> str:
    rules = glueck.load(game)
    lines = [f"| {rules.title} | " + " | ".join(f"{n} seats" for n in rules.seats) + " |"]
    lines.append("|---" * (1 + len(rules.seats)) + "|")
    for step in STEPS:
        found = [shares.get(Cell(game, seats, step)) for seats in rules.seats]
        lines.append(f"| {step[1]} before {step[0]} | " + " | ".join(map(entry, found)) + " |")
    for number, name in enumerate(("apprentice, hauler and hewer see", "simulations")):
        said = (words(game, seats)[number] for seats in rules.seats)
        lines.append(f"| {name} | " + " | ".join(said) + " |")
    means = (mean_points(folder, game, seats) for seats in rules.seats)
    lines.append("| mean points, apprentice to captain | " + " | ".join(means) + " |")
    return "\n".join(lines)


def entry(share: Share | None) -> str:
    if share is None:
        return "–"
    return f"{share.value:.1%} ({share.low:.0%} … {share.high:.0%}, {share.games} games)"


def words(game: str, seats: int) -> tuple[str, str]:
    strength = glueck.load(game).strength(seats)
    seen = ", ".join(f"{one:.0%}" for one in strength.attention)
    return seen, ", ".join(f"{one:,}" for one in strength.simulations)


def mean_points(folder: Path, game: str, seats: int) -> str:
    """For each level, against the next lower and the next higher one."""
    played = standings(
        result for step in STEPS for result in Cell(game, seats, step).results(folder)
    ).records
    means = (f"{played[one.name].mean:.0f}" if one.name in played else "–" for one in LEVELS)
    return ", ".join(means)


def write(folder: Path) -> None:
    shares = {cell: share for cell in cells() if (share := cell.share(folder))}
    newest = max(cell.file(folder).stat().st_mtime for cell in shares)
    day = datetime.fromtimestamp(newest, UTC).strftime("%-d %B %Y")
    said = [f"Version {glueck.__version__}, {day}."]
    said += [table(folder, shares, game) for game in glueck.games()]
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.partition(BEGIN)[0], page.partition(END)[2]
    content = "\n\n".join(said)
    PAGE.write_text(f"{before}{BEGIN}\n\n{content}\n\n{END}{after}", encoding="utf-8")
    plot_ladder(
        {
            glueck.load(game).title: {
                f"{higher} before {lower}": {
                    f"{cell.seats} seats": share
                    for cell, share in shares.items()
                    if (cell.game, cell.step) == (game, (lower, higher))
                }
                for lower, higher in STEPS
            }
            for game in glueck.games()
        },
        PICTURE,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--game", choices=glueck.games())
    parser.add_argument("--processes", type=int)
    asked = parser.parse_args()
    if asked.write:
        write(asked.folder)
    else:
        play(asked.folder, asked.game, asked.processes)


if __name__ == "__main__":
    main()
