"""Pictures of a tournament: who wins how often, and with how many points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from glueck.bots.ratings import Standings, interval
from glueck.engine.errors import OptionError
from glueck.terminal.words import percent

FORMS = (".png", ".svg", ".pdf")
BLUE = "#3b6ea5"


def new_figure(inches: tuple[float, float]) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        problem = "pictures need matplotlib: pip install 'glueck[plots]'"
        raise OptionError("plot", problem) from None
    return Figure(figsize=inches, layout="constrained")


def percent_axis(axis: Any) -> None:
    axis.set_major_formatter(lambda value, _: percent(value, digits=round(1000 * value) % 10 > 0))


def plot(standings: Standings, title: str, path: Path) -> None:
    """Write a picture; how it is written, the name's ending says."""
    if path.suffix.lower() not in FORMS:
        raise OptionError("plot", f"{path.name!r} ends with none of {', '.join(FORMS)}")
    names = list(standings.records)
    figure = new_figure((9, 1.5 + 0.9 * len(names)))
    wins, points = figure.subplots(1, 2, sharey=True)
    shares = [standings.records[name].share for name in names]
    bounds = [interval(standings.records[n].won, standings.records[n].games) for n in names]
    errors = [
        [max(0.0, share - low) for share, (low, _) in zip(shares, bounds, strict=True)],
        [max(0.0, high - share) for share, (_, high) in zip(shares, bounds, strict=True)],
    ]
    wins.barh(names, shares, xerr=errors, color=BLUE, ecolor="black", capsize=3)
    wins.set(xlim=(0, 1), xlabel="games won (95 %)")
    percent_axis(wins.xaxis)
    points.violinplot(
        [standings.records[name].scores for name in names],
        positions=range(len(names)), orientation="horizontal", showmeans=True, widths=0.8,
    )  # fmt: skip
    points.set(xlabel="points")
    wins.invert_yaxis()
    figure.suptitle(title)
    figure.savefig(path)
