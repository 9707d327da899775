"""Glücksgriff in a terminal: the hand, the pile with what may be taken, the others."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.games.gluecksgriff.terminal.say import (
    SPECIAL,
    a_card,
    deed,
    house_title,
    say_action,
    sentences,
)
from glueck.games.gluecksgriff.terminal.seen import completed
from glueck.games.gluecksgriff.terminal.turns import continues, summary
from glueck.games.gluecksgriff.terminal.words import t
from glueck.terminal.seat_names import name_of, or_me, styled
from glueck.terminal.setting import Setting

__all__ = [
    "board", "brief", "completed", "continues", "deed", "detail", "group", "hint_reason", "label",
    "legend", "part_title", "prompt", "reason", "say_action", "scores", "sentences", "summary",
]  # fmt: skip

View = dict[str, Any]
STYLE = {"J": "bold magenta", "H": "bold yellow", "M": "bold cyan"}


def legend() -> str:
    return t("legend")


def board(view: View, console: Console, at: Setting) -> None:
    console.print(title(view, console, at))
    console.print(table(view, at))
    for line in notes(view, at):
        console.print(line)
    console.print(piles(view, at))
    if view["magic"]:
        console.print(laid(view, at))
    if view["viewer"] is not None and not view["over"]:
        console.print(own(view, at))


brief = board


def title(view: View, console: Console, at: Setting) -> Text:
    left = Text.assemble((f"{t('round')} {view['round']}", "bold"), "  ", stage(view, at))
    right = t("option-point_limit-is", value=view["limit"])
    line = "─" * max(console.width - left.cell_len - len(right) - 3, 1)
    return Text.assemble(left, " ", (line, "dim"), f" {right}", no_wrap=True)


def stage(view: View, at: Setting) -> str:
    if view["over"]:
        return t("game-over")
    if view["turn"] == view["viewer"]:
        return t("your-turn")
    return t("turn-of", name=name_of(view["turn"], at.names))


def prompt(view: View, at: Setting) -> str:
    """Mentions a call only where it is allowed, and laying a card only where it fits."""
    kind = ""
    if view["phase"] == "main":
        call = "-call" if "glücksgriff" in view["legal"] else ""
        kind = call if view["caller"] is None else "-last"
    elif len(view["legal"]) == 1 and view["phase"] in ("draw", "react", "after-draw"):
        kind = "-only"
    elif view["phase"] == "after-draw":
        kind = "-fits"
    return t(f"prompt-{view['phase']}{kind}", card=a_card(view["drawn"], at))


def table(view: View, at: Setting) -> Table:
    """One line for each player: total, cards, known cards of the hand, hourglasses."""
    sheet = Table.grid(padding=(0, 2, 0, 0))
    sheet.add_column()
    sheet.add_column(justify="right")
    sheet.add_column(justify="right")
    for seat, player in enumerate(view["players"]):
        arrow = "→" if seat == view["turn"] else " "
        sheet.add_row(
            Text.assemble(f"{arrow} ", or_me(seat, at.names, view["viewer"])),
            t("points", n=player["total"]),
            t("stock-left", n=player["cards"]),
            remarks(view, seat, player, at),
        )
    return sheet


def remarks(view: View, seat: int, player: View, at: Setting) -> Text:
    parts = []
    if view["caller"] == seat:
        parts.append(Text(t("griff-called"), "bold"))
    if view["dealer"] == seat:
        parts.append(Text(t("dealer"), "dim"))
    if player["hourglass"]:
        parts.append(Text(t("griff-hourglass-here"), STYLE["H"]))
    if player["protected"]:
        parts.append(Text(t("griff-protected")))
    if player["known"]:
        parts.append(Text(f"{t('known')} ").append_text(cards(player["known"], at)))
    return Text(", ").join(parts)


def letter(card: str, at: Setting) -> Text:
    """A card in as few letters as possible; house cards have only their names."""
    if card in SPECIAL:
        return Text(t(f"griff-letter-{card}"), STYLE[card])
    return Text(house_title(card, at) if card.startswith("X") else card)


def cards(these: Sequence[str], at: Setting) -> Text:
    return Text(" ").join([letter(card, at) for card in these])


def row(play: View, at: Setting) -> Text:
    """A play in its order, jokers with the number they stand for."""
    shown = []
    for card in play["cards"]:
        stands = card["number"] is not None and not card["card"].isdecimal()
        number = f"({card['number']})" if stands else ""
        shown.append(letter(card["card"], at).append(number))
    kind = t(f"pile-{play['kind']}")
    return Text.assemble(f"{kind} ", Text("–").join(shown))


def notes(view: View, at: Setting) -> list[str]:
    """A call, or a warning that the discard pile will soon offer nothing."""
    if view["caller"] is not None and not view["over"]:
        return [t("griff-last-moves", name=name_of(view["caller"], at.names))]
    turns, most = view["stalemate"]["turns"], view["stalemate"]["at"]
    return [t("griff-stalemate", turns=turns, at=most)] if turns > most / 2 else []


def piles(view: View, at: Setting) -> Text:
    top = view["pile"]["top"]
    text = Text.assemble((f"{t('draw-pile')} ", "dim"), t("stock-left", n=view["draw_pile"]))
    text.append(f"   {t('discard-pile')} ", "dim")
    text.append_text(row(top, at) if top else Text("–"))
    if view["offer"]:
        text.append(f"   {t('pile-offer')}: ", "dim").append_text(row(view["offer"], at))
    return text


def laid(view: View, at: Setting) -> Text:
    shown = [
        Text.assemble(styled(seat, at.names), " ", letter(card, at))
        for seat, card in enumerate(view["magic"]["laid"])
        if card
    ]
    return Text(f"{t('magic-laid')}: ", "dim").append_text(Text(", ").join(shown))


def own(view: View, at: Setting) -> Text:
    me = view["players"][view["viewer"]]
    points = t("griff-my-points", points=me["points"])
    text = Text.assemble((f"{t('hand')}: ", "dim"), cards(me["hand"], at), f"   {points}")
    if not view["drawn"]:
        return text
    return text.append(f"   {t('drawn')}: ", "dim").append_text(letter(view["drawn"], at))


# -- actions and points --------------------------------------------------------------------


def group(action: str) -> str:
    return action.split()[0]


def label(action: str, view: View | None, at: Setting) -> Text:
    return Text(say_action(action, at))


PARTS = {"now": "sum-total", "limit": "option-point_limit"}


def part_title(part: str) -> str:
    return t(PARTS[part])


def reason(point: dict[str, Any]) -> str:
    return t(f"why-{point['why']}")


def detail(point: dict[str, Any]) -> str:
    """For a halved total also the old one; the sentence has only the new one."""
    return f"{reason(point)} ({point['reached']})" if point["why"] == "halved" else reason(point)


def hint_reason(reason: dict[str, Any], at: Setting) -> str:
    """The reasons for a turn, as in the page (say.ts)."""
    parts = {name: part for name, part in reason.items() if name not in ("kind", "seat")}
    if "card" in parts:
        parts["card"] = a_card(parts["card"], at)
    if "seat" in reason:
        parts["name"] = name_of(reason["seat"], at.names)
    return t(f"reason-{reason['kind']}", **parts)


def scores(view: View) -> list[int]:
    return [player["total"] for player in view["players"]]
