"""Glücksgriff in a terminal: the hand, the pile with what may be taken, the others."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.terminal.seat_names import name_of, styled

View = dict[str, Any]
Names = Sequence[str]

STYLE = {"J": "bold magenta", "H": "bold yellow", "M": "bold cyan"}
ASKS = {
    "react": "An hourglass lies in front of {who}: skip, or deflect it?",
    "main": "{who} to play",
    "draw": "{who} to draw a card",
    "after-draw": "{who} to finish the turn",
    "magic-lay": "{who} to lay out the lowest card",
    "magic-choose": "{who} to take a card",
    "over": "The game is over",
}
HEADINGS = {
    "discard": "discard", "set": "set", "street": "street", "knock": "knock",
    "hourglass": "hourglass for", "take": "take", "draw": "draw pile", "lay": "lay the drawn card",
    "offer": "lay out",
}  # fmt: skip

titles = {"now": "so far", "limit": "the game ends when somebody has"}
legend = """\
J H M        joker, hourglass, magic hand (15, 15 and 20 points); X0…X6 cards of the house
set 7-7-J    the last card named lies on top; street 5-J-7 ascends
knock 3 7    puts 3 below and 7 above a street; knock 7-8 puts both above it
holds 7      everybody knows this player holds a 7: it was taken openly
protected    the last turn was skipped, so no hourglass may be given
→            whose turn it is"""


def board(view: View, console: Console, names: Names = ()) -> None:
    console.print(title(view, console, names))
    console.print(table(view, names))
    console.print(piles(view, names))
    if view["magic"]:
        console.print(laid(view, names))
    if view["viewer"] is not None and not view["over"]:
        console.print(own(view))


brief = board


def title(view: View, console: Console, names: Names) -> Text:
    who = "" if view["turn"] is None else name_of(view["turn"], names)
    left = Text.assemble((f"Round {view['round']}", "bold"), "  ", asked(view, who))
    right = f"to {view['limit']} points"
    line = "─" * max(console.width - left.cell_len - len(right) - 3, 1)
    return Text.assemble(left, " ", (line, "dim"), f" {right}", no_wrap=True)


def asked(view: View, who: str) -> str:
    return ASKS[view["phase"]].format(who=who)


def table(view: View, names: Names) -> Table:
    """Everybody in a line: total, cards, what is known of the hand, hourglasses."""
    sheet = Table.grid(padding=(0, 2, 0, 0))
    for seat, player in enumerate(view["players"]):
        arrow = "→" if seat == view["turn"] else " "
        sheet.add_row(
            Text.assemble(f"{arrow} ", styled(seat, names)),
            f"{player['total']} points",
            f"{player['cards']} cards",
            remarks(view, seat, player),
        )
    return sheet


def remarks(view: View, seat: int, player: View) -> Text:
    parts = []
    if view["caller"] == seat:
        parts.append(Text("has called Glücksgriff", "bold"))
    if view["dealer"] == seat:
        parts.append(Text("dealt", "dim"))
    if player["hourglass"]:
        parts.append(Text("an hourglass lies there", STYLE["H"]))
    if player["protected"]:
        parts.append(Text("protected"))
    if player["known"]:
        parts.append(Text("holds ").append_text(cards(player["known"])))
    return Text(", ").join(parts)


def cards(names: Sequence[str]) -> Text:
    return Text(" ").join([Text(name, STYLE.get(name, "")) for name in names])


def row(play: View) -> Text:
    """A play as it lies, jokers with the number they stand for."""
    shown = []
    for card in play["cards"]:
        stands = card["number"] is not None and not card["card"].isdecimal()
        name = f"{card['card']}({card['number']})" if stands else card["card"]
        shown.append(Text(name, STYLE.get(card["card"], "")))
    return Text.assemble(f"{play['kind']} ", Text("-").join(shown))


def piles(view: View, names: Names) -> Text:
    top = view["pile"]["top"]
    text = Text.assemble(("draw pile ", "dim"), str(view["draw_pile"]), ("   discards ", "dim"))
    text.append_text(row(top) if top else Text("none"))
    if view["offer"]:
        text.append("   on offer ", "dim").append_text(row(view["offer"]))
    if view["stalemate"]["turns"] >= view["stalemate"]["at"]:
        text.append("   (only the draw pile: too many exchanges in a row)")
    return text


def laid(view: View, names: Names) -> Text:
    text = Text("laid out for the magic hand: ")
    shown = [
        Text.assemble(styled(seat, names), " ", Text(card, STYLE.get(card, "")))
        for seat, card in enumerate(view["magic"]["laid"])
        if card
    ]
    return text.append_text(Text(", ").join(shown))


def own(view: View) -> Text:
    me = view["players"][view["viewer"]]
    text = Text.assemble(("your hand ", "dim"), cards(me["hand"]), f"   {me['points']} points")
    return text.append(f"   just drawn: {view['drawn']}") if view["drawn"] else text


def heading(action: str) -> str:
    return HEADINGS.get(action.split()[0], "or")


def label(action: str, view: View) -> Text:
    verb, _, rest = action.partition(" ")
    if verb == "glücksgriff":
        points = view["players"][view["viewer"]]["points"]
        return Text(f"call Glücksgriff with {points} points")
    if action == "draw":
        return Text("draw")
    return Text(rest if verb in HEADINGS and rest else action)


PHRASES = {
    "skip": "skipped the turn",
    "deflect": "deflected the hourglass",
    "glücksgriff": "called Glücksgriff",
    "pass": "passed",
    "magic": "played the magic hand",
    "draw": "drew a card",
    "end": "",
}


def phrase(before: View, entry: dict[str, Any], after: View, names: Names = ()) -> str:
    told = deed(before, entry["action"], names)
    if "round_over" not in entry:  # what was laid still lies there
        told = with_cards(told, before, entry["action"], after)
    if "reshuffled" in entry:
        told += f" (a new draw pile of {entry['reshuffled']} cards)"
    if "round_over" in entry:
        hands = "; ".join(
            f"{name_of(seat, names)} {' '.join(hand) or 'nothing'}"
            for seat, hand in enumerate(entry["hands"])
        )
        told = f"{told or 'ended the turn'}; round {entry['round_over']} is over: {hands}"
    return told


def deed(before: View, action: str, names: Names) -> str:
    verb, _, rest = action.partition(" ")
    if verb in PHRASES:
        return PHRASES[verb]
    if verb == "take":
        return taking(before, rest, names)
    if verb == "hourglass":
        return f"put an hourglass in front of {name_of(int(rest), names)}"
    return {
        "discard": f"discarded {rest}",
        "set": f"laid the set {rest}",
        "street": f"laid the street {rest}",
        "knock": f"knocked with {' and '.join(rest.split())}",
        "lay": "laid it too",
        "offer": f"laid out {rest}",
    }[verb]


def with_cards(told: str, before: View, action: str, after: View) -> str:
    """The words say «it» for a card just drawn and «J» for any joker: name the cards."""
    verb, _, rest = action.partition(" ")
    if verb == "lay":
        card = after["pile"]["top"]["cards"][0 if rest == "low" else -1]
        return f"laid {card['card']} too"
    if verb in ("set", "street", "knock"):
        house = [card for card in newly_laid(before, after) if card.startswith("X")]
        return f"{told} (J is {' and '.join(house)})" if house else told
    return told


def newly_laid(before: View, after: View) -> list[str]:
    """The cards of the play on top that were not there before."""
    old = before["pile"]["top"]
    joined = after["pile"]["count"] - before["pile"]["count"] < len(after["pile"]["top"]["cards"])
    cards = Counter(card["card"] for card in after["pile"]["top"]["cards"])
    if old and joined:
        cards -= Counter(card["card"] for card in old["cards"])
    return sorted(cards.elements())


def taking(before: View, what: str, names: Names) -> str:
    if what.startswith("from"):
        seat = int(what.split()[1])
        return f"took {before['magic']['laid'][seat]} of {name_of(seat, names)}"
    offered = before["offer"]["cards"]
    return f"took {offered[0 if what == 'low' else -1]['card']} from the discards"


REASONS = {
    "hand": "cards in hand",
    "call": "right calls",
    "wrong-call": "wrong calls",
    "halved": "totals halved",
}


def reason(point: dict[str, Any]) -> str:
    return REASONS[point["why"]]


def detail(point: dict[str, Any]) -> str:
    return f"halved at {point['reached']}" if point["why"] == "halved" else reason(point)


HINT_REASONS = {
    "ends-round": "ends the round",
    "calls": "calls with {points} points in hand",
    "sheds": "gets rid of {points} points; {hand} stay in hand",
    "takes": "takes {card}, a card you can see",
    "draws": "then draws a card nobody knows",
    "knocks": "knocks, so there is no card to draw",
    "skips": "{name} has to skip a turn, or needs another hourglass",
    "asks-all": "everybody lays out their lowest card, and you may take one",
    "deflects": "the hourglass does not stop you",
    "protected": "then no hourglass may be given to you until you have taken a turn",
}


def hint_reason(reason: dict[str, Any], names: Names = ()) -> str:
    name = name_of(reason["seat"], names) if "seat" in reason else ""
    return HINT_REASONS[reason["kind"]].format(**reason, name=name)


def scores(view: View) -> list[int]:
    return [player["total"] for player in view["players"]]
