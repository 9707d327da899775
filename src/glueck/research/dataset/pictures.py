"""Pictures of a dataset: points of each bot, victories by seat and by what players used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from glueck.bots.plot import BLUE, new_figure, percent_axis
from glueck.research.dataset.stats import ShareOfGames, Stats
from glueck.terminal.words import Words, number, t

FORMS = ("png", "svg")
GREY = "#777777"
BARS = 30  # at the most, of a histogram
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def draw(stats: Stats, folder: Path, form: str) -> list[Path]:
    """One file for each picture; their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        "points": points(stats),
        "seats": shares(
            stats, t("stats-seats"),
            {str(seat): share for seat, share in enumerate(stats.by_seat)}, t("sim-seat"),
        ),
    }  # fmt: skip
    for study, things in stats.things.items():
        if things:
            pictures[study] = shares(stats, study_title(stats, study), ranked(things), "")
    paths = []
    for name, figure in pictures.items():
        paths.append(folder / f"{name}.{form}")
        figure.savefig(paths[-1])
    return paths


def study_title(stats: Stats, study: str) -> str:
    return Words(stats.game.id).t_or(study, f"study-{study}")


def ranked(things: dict[str, ShareOfGames]) -> dict[str, ShareOfGames]:
    """The most victorious first."""
    return dict(sorted(things.items(), key=lambda one: (-one[1].share, one[0])))


def heading(stats: Stats, what: str) -> str:
    title = Words(stats.game.id).t_or(stats.game.title, "title")
    return t("stats-heading", title=title, what=what, games=stats.games, seats=stats.seats)


def points(stats: Stats) -> Any:
    """A histogram for each bot, one below the other, with the same scale."""
    names = sorted(stats.points)
    figure = new_figure((8, 1.2 + 1.6 * len(names)))
    every = sum(stats.points.values(), Counter[int]())
    low, high = min(every), max(every)
    step = next((one for one in STEPS if (high - low) // one < BARS), STEPS[-1])
    axes = figure.subplots(len(names), 1, sharex=True, squeeze=False)[:, 0]
    for axis, name in zip(axes, names, strict=True):
        counted = stats.points[name]
        total = counted.total()
        mean = sum(value * times for value, times in counted.items()) / total
        bars = Counter[int]()
        for value, times in counted.items():
            bars[value // step * step] += times
        axis.bar(
            [left + step / 2 for left in bars], [times / total for times in bars.values()],
            width=step * 0.9, color=BLUE,
        )  # fmt: skip
        axis.axvline(mean, color="black", linewidth=1)
        axis.set_title(t("stats-mean", bot=name, mean=number(mean, 1)), loc="left", fontsize=10)
        axis.set_ylabel(t("stats-players"))
        percent_axis(axis.yaxis)
    axes[-1].set_xlabel(t("stats-points"))
    figure.suptitle(heading(stats, t("stats-points-title")))
    return figure


def shares(stats: Stats, what: str, rows: dict[str, ShareOfGames], label: str) -> Any:
    """Shares of victories with their intervals; the dashed line is the average."""
    figure = new_figure((8, 1.6 + 0.22 * max(4, len(rows))))
    axis = figure.subplots()
    for place, share in enumerate(rows.values()):
        low, high = share.interval
        axis.plot([low, high], [place, place], color=GREY, linewidth=1.5)
        axis.plot([share.share], [place], "o", color=BLUE, markersize=5)
    names = [f"{name}  ({number(share.times)})" for name, share in rows.items()]
    axis.set_yticks(range(len(rows)), names, fontsize=8)
    axis.invert_yaxis()
    axis.axvline(expected(stats), color="black", linewidth=1, linestyle="--")
    axis.set(xlabel=t("stats-share"), ylabel=label)
    axis.grid(axis="x", alpha=0.3)
    axis.margins(y=0.5 / max(4, len(rows)))
    percent_axis(axis.xaxis)
    figure.suptitle(heading(stats, what))
    return figure


def expected(stats: Stats) -> float:
    """The share of whoever is counted."""
    every: Iterable[ShareOfGames] = stats.by_seat
    return sum(one.won for one in every) / max(1, sum(one.times for one in stats.by_seat))
