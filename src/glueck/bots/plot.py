"""Pictures of a tournament: how often each bot wins, and with how many points."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from glueck.bots.ratings import Standings, interval
from glueck.engine.errors import OptionError
from glueck.terminal.words import percent

EVEN = (0.65, 0.85)  # a step between levels that is neither too small nor too large
FORMS = (".png", ".svg", ".pdf")
BLUE = "#3b6ea5"
MISSING = "pictures need matplotlib: pip install 'glueck[plots]'"


class Share(NamedTuple):
    """A share of games, and its 95 % interval."""

    value: float
    low: float
    high: float
    games: int


def new_figure(inches: tuple[float, float]) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise OptionError("plot", MISSING) from None
    return Figure(figsize=inches, layout="constrained")


def must_be_possible(path: Path) -> None:
    """That a picture can be drawn there: hours of games may be played for it first."""
    if path.suffix.lower() not in FORMS:
        raise OptionError("plot", f"{path.name!r} ends with none of {', '.join(FORMS)}")
    if not path.parent.is_dir():
        raise OptionError("plot", f"there is no folder {str(path.parent)!r}")
    if find_spec("matplotlib") is None:
        raise OptionError("plot", MISSING)


def percent_axis(axis: Any) -> None:
    axis.set_major_formatter(lambda value, _: percent(value, digits=round(1000 * value) % 10 > 0))


def plot(standings: Standings, title: str, path: Path) -> None:
    """Write a picture; the suffix of the name determines the format."""
    must_be_possible(path)
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


def plot_ladder(shares: Mapping[str, Mapping[str, Mapping[str, Share]]], path: Path) -> None:
    """How much better each level is than the one below: for each title the steps, and for each step
    the named shares."""
    figure = new_figure((9, 3.6))
    for axis, (title, steps) in zip(
        figure.subplots(1, len(shares), sharey=True, squeeze=False)[0], shares.items(), strict=True
    ):
        names = list(dict.fromkeys(name for some in steps.values() for name in some))
        axis.axhspan(*EVEN, color=BLUE, alpha=0.15, linewidth=0)
        for number, name in enumerate(names):
            found = [(k, some[name]) for k, some in enumerate(steps.values()) if name in some]
            aside = 0.14 * (number - (len(names) - 1) / 2)
            values = [one.value for _, one in found]
            errors = [
                [one.value - one.low for _, one in found],
                [one.high - one.value for _, one in found],
            ]
            places = [k + aside for k, _ in found]
            axis.errorbar(places, values, yerr=errors, fmt="o", markersize=4, capsize=2, label=name)
        axis.set(
            title=title, ylim=(0.5, 1), xticks=range(len(steps)), xlim=(-0.5, len(steps) - 0.5)
        )
        axis.set_xticklabels([step.replace(" before ", "\nbefore ") for step in steps], fontsize=8)
        percent_axis(axis.yaxis)
        axis.legend(loc="lower left", ncols=len(names) or 1, fontsize=8)
    save_plainly(figure, path)


def save_plainly(figure: Any, path: Path) -> None:
    """The same figure always gives the same file, with letters as text."""
    import matplotlib

    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "glueck"}):
        figure.savefig(path, metadata={"Date": None})
