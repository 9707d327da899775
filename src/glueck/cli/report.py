"""The results of a simulation, for people and for programs."""

from collections import Counter
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.cli.simulation import SimulationPlan, Tally
from glueck.engine.save import EXACT_IN_JSON
from glueck.terminal.words import Words, listed, number, percent, t

ROWS = 16  # of the histogram, about
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
BESIDE_BARS = 22


def report(plan: SimulationPlan, tally: Tally, seconds: float, console: Console) -> None:
    console.print(
        t(
            "sim-played",
            title=Words(plan.game.id).t_or(plan.game.title, "title"),
            games=tally.games,
            seats=plan.seats,
            actions=tally.actions,
            seed=str(plan.seed),
            who=listed(dict.fromkeys(plan.bots)) or t("sim-chance"),
        )
    )
    speed = {
        "seconds": number(seconds, 1),
        "games": per_second(tally.games, seconds),
        "actions": per_second(tally.actions, seconds),
    }
    console.print(t("sim-speed", **speed))
    console.print(by_seat(tally))
    share = percent(tally.shared / tally.games, 2)
    console.print(f"{t('sim-shared', n=tally.shared, share=share)}\n")
    for line in histogram(sum(tally.points, Counter()), console.width):
        console.print(line)


def per_second(count: int, seconds: float) -> int:
    return round(count / max(seconds, 1e-9))


def by_seat(tally: Tally) -> Table:
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("seat", "mean", "lowest", "highest", "wins"):
        sheet.add_column(t(f"sim-{head}"), justify="right")
    for seat, points in enumerate(tally.points):
        lowest, highest = number(min(points)), number(max(points))
        share = percent(tally.win_share(seat), 2)
        sheet.add_row(str(seat), number(tally.mean(seat), 2), lowest, highest, share)
    return sheet


def histogram(points: Counter[int], width: int) -> list[Text]:
    """How often each score occurred, all seats together."""
    low, high, total = min(points), max(points), points.total()
    step = next((s for s in STEPS if (high - low) // s < ROWS), (high - low) // ROWS + 1)
    bins: Counter[int] = Counter()
    for value, games in points.items():
        bins[value // step] += games
    longest = max(bins.values())
    room = width - BESIDE_BARS
    lines = []
    for bin in range(low // step, high // step + 1):
        bar = "█" * round(bins[bin] / longest * room) or ("▏" if bins[bin] else "")
        label = str(bin * step) if step == 1 else f"{bin * step} … {(bin + 1) * step - 1}"
        lines.append(Text(f"{label:>12} {percent(bins[bin] / total, 2):>7} {bar}"))
    return lines


def as_json(plan: SimulationPlan, tally: Tally, seconds: float) -> dict[str, Any]:
    """Everything except «speed» depends only on the plan."""
    seats = [
        {
            "seat": seat,
            "mean": tally.mean(seat),
            "lowest": min(points),
            "highest": max(points),
            "win_share": tally.win_share(seat),
            "points": {str(value): points[value] for value in sorted(points)},
        }
        for seat, points in enumerate(tally.points)
    ]
    return {
        "game": plan.game.id,
        "rules": plan.game.version,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed if plan.seed < EXACT_IN_JSON else f"{plan.seed:#x}",
        "games": tally.games,
        "actions": tally.actions,
        "shared_victories": tally.shared,
        "seats": seats,
        "speed": {
            "seconds": seconds,
            "games_per_second": per_second(tally.games, seconds),
            "actions_per_second": per_second(tally.actions, seconds),
        },
    }
