"""The faults of programs in an arena, printed after the results."""

from rich.console import Console

from glueck.bots.ratings import BotRecord, Standings
from glueck.match.bot_messages import FAULTS
from glueck.terminal.letters import printable
from glueck.terminal.words import listed, t

SHOWN = 20  # lines of a program's standard error, at the most


def show_faults(table: Standings, console: Console) -> None:
    for name, record in table.records.items():
        if record.faults:
            console.print(
                t("arena-faults", name=printable(name), n=record.faults.total()), markup=False
            )
            console.print("  " + in_words(record), highlight=False)
        if record.example:
            last = t("arena-last-fault", text=printable(record.example))
            console.print(f"  {last}", markup=False, highlight=False)
        if record.said.strip():
            console.print(t("arena-said", name=printable(name)), markup=False)
            for line in record.said.strip().splitlines()[-SHOWN:]:
                console.print("  " + printable(line), markup=False, highlight=False)


def in_words(record: BotRecord) -> str:
    kinds = [kind for kind in FAULTS if record.faults[kind]]
    return listed(t(f"fault-{kind.replace('_', '-')}", n=record.faults[kind]) for kind in kinds)
