"""The curves of a review: what each seat could expect, from the deal to the end."""

from collections.abc import Sequence
from pathlib import Path

from glueck.bots.plot import FORMS, new_figure, percent_axis
from glueck.engine.errors import OptionError
from glueck.review import Moment


def draw(moments: Sequence[Moment], names: Sequence[str], title: str, path: Path) -> None:
    if path.suffix.lower() not in FORMS:
        raise OptionError("plot", f"{path.name!r} ends with none of {', '.join(FORMS)}")
    figure = new_figure((9, 4.5))
    axes = figure.subplots()
    last = moments[-1]
    for seat, name in enumerate(names):
        end = last.expected[seat] + last.choice[seat] + last.luck[seat]
        axes.step([*range(len(moments) + 1)], [*(one.expected[seat] for one in moments), end],
                  where="post", label=name)  # fmt: skip
    axes.set(ylim=(-0.02, 1.02), xlim=(0, len(moments)), title=title)
    percent_axis(axes.yaxis)
    axes.legend()
    figure.savefig(path)
