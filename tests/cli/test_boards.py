"""The board fits the screen, says what the view says, and every game has one."""

import io
import re
from random import Random

import pytest
from rich.console import Console

import glueck
from cli.terminal import GAME, eager, played
from glueck.cli.choices import offer
from glueck.cli.narration import told
from glueck.games.glueckauf.terminal import WIDE
from glueck.games.glueckauf.terminal.pieces import CARD
from glueck.terminal import language, plain_board
from glueck.terminal.board import board_of
from glueck.terminal.letters import printable
from glueck.terminal.seat_names import names, seated
from glueck.terminal.setting import Setting
from toys.nim import GAME as NIM

LOOK = board_of(glueck.load("glueckauf"))


def drawn(view, width=80, called=("Ann", "Ben", "Cid", "Dot"), draw=LOOK.board, **colours):
    out = io.StringIO()
    console = Console(file=out, width=width, markup=False, highlight=False, **colours)
    draw(view, console, Setting(called))
    return out.getvalue()


BOTS = seated(4, 1, ["bot captain"])  # the longest name in two languages
LONG = ["Maximilian", "Anna-Maria", "Bartholom.", "Clementine"]


@pytest.mark.parametrize(
    ("seats", "width", "players"),
    [(2, 80, BOTS), (3, 80, LONG), (4, 80, BOTS), (4, 80, LONG), (3, WIDE, BOTS), (4, 140, LONG)],
)
def test_no_line_is_cut_or_too_long(seats, width, players):
    """At any moment, for any viewer, in any language: rich cuts with …, so there must be none."""
    state, random = GAME.new(seats, seats), Random(seats)
    while not state.over:
        state.play(eager(state, random))
        if len(state.actions) % 61:
            continue
        for spoken in language.LANGUAGES:
            language.use(spoken)
            called = names(players[:seats], seats)
            for viewer in (None, state.seat):
                view = state.view(viewer)
                text = drawn(view, width, called) + drawn(view, width, called, LOOK.brief)
                assert "…" not in text
                assert max(map(len, text.splitlines())) <= width
                assert re.search(STRIP[spoken], text)


STRIP = {
    "en": r"VP Marks workers canteen coal +orders done L/D +empty Y B G K",
    "de": r"SP Mark Arb. Kantine Kohle +Auftr. gelief. H/D +leer G B R S",
    "pl": r"PZ marki górn. stoł. węgiel +zamów. zreal. J/C +puste Ż B S C",
    "ru": r"ПО марки раб. стол. уголь +заказы дост. С/Т +пуст. Ж К С Ч",
}


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_choices_fit_and_hold_every_action(spoken):
    language.use(spoken)
    state, random, at = GAME.new(4, 1), Random(1), Setting(names(BOTS, 4))
    while not state.over and len(state.actions) < 200:
        out = io.StringIO()
        offer(state.view(state.seat), LOOK, Console(file=out, width=80, markup=False), at)
        lines = out.getvalue().splitlines()
        assert max(map(len, lines)) <= 80
        assert out.getvalue().count(")") >= len(state.legal())
        state.play(eager(state, random))


def test_the_board_shows_what_lies_there():
    state = played(60, phase="place")
    view = state.view(0)
    text = drawn(view, called=names(state.players, 3))
    assert f"Shift {view['shift']} of 3" in text
    assert "Your turn" in text
    for building in ("Lorry factory", "New orders", "Mining", "Delivery", "Money", "Bank"):
        assert building in text
    for space, tile in view["factory"].items():
        if tile:
            side, colour, size = tile.split("-")
            letters = {"yellow": "Y", "brown": "B", "gray": "G", "black": "K"}[colour] * int(size)
            assert f"{space[-1]} {side} {letters}" in text
    for order in view["players"][0]["outstanding"]:
        spots = "".join(
            f"{letter(spot['colour'])}[{''.join(map(letter, spot['cubes'])) or ' '}]"
            for spot in order["spots"]
        )
        assert spots in text
    supply = " ".join(f"{letter(colour)}{n}" for colour, n in view["supply"].items())
    assert f"supply {supply}" in text


def letter(colour):
    return {"yellow": "Y", "brown": "B", "gray": "G", "black": "K"}[colour]


def test_workers_on_a_space_are_shown_with_their_price():
    state = GAME.new(3, seed=2, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    state.play("place money-6")
    state.play("end")
    assert "6 2w Gues×1" in drawn(state.view(1), called=["Guest", "Bot 1", "Bot 2"])
    state.play("place money-6")
    state.play("end")
    assert "6 3w B1×2" in drawn(state.view(2), called=["Guest", "Bot\u00a01", "Bot 2"])


def test_what_i_put_back_i_see_and_others_do_not():
    state = GAME.new(3, seed=2, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    for words in ("place factory-draw", "buy none", "return top"):
        state.play(words)
    while state.seat == 0:
        state.play(state.legal()[0])
    assert "in the stack you know: no. 1 " in drawn(state.view(0))
    assert "you know" not in drawn(state.view(1))
    assert "you know" not in drawn(state.view(None))


def test_the_log_tells_who_was_ousted_and_me_what_i_put_back():
    """The page shows both on its board."""
    state = GAME.new(3, seed=2, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    for words in ("place order-draw", "keep none", "return bottom"):
        state.play(words)
    first = CARD[int(state.legal()[0].split()[1])]  # next …
    while state.seat == 0:
        state.play(state.legal()[0])
    for words in ("place money-6", "end", "place money-6", "end"):
        state.play(words)
    at = Setting(("Ann", "Ben", "Cid"))
    mine, *_, last = [line.plain for line in told(state.log(0), LOOK, at)][-3:]
    assert mine.startswith("Ann looks at the top orders and keeps none; they go to the bottom")
    assert f"From top to bottom: {first['points']}\u00a0VP {first['vehicle']} order, " in mine
    assert mine.endswith(" and what was left.")
    assert last == "Cid takes 6 Marks. One of Ben’s workers goes to the canteen."
    others = [line.plain for line in told(state.log(1), LOOK, at)][-3:]
    assert others[1:] == [line.plain for line in told(state.log(0), LOOK, at)][-2:]
    assert "From top" not in others[0]


def test_the_hand_is_shown_to_its_owner_alone():
    state = played(50, phase="buy")
    assert "You drew:" in drawn(state.view(0))
    assert "You drew:" not in drawn(state.view(1))


def test_colours_are_only_an_addition():
    view = played(60).view(0)
    plain_text = drawn(view)
    coloured = drawn(view, force_terminal=True, color_system="256")
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain_text


def test_a_spectator_sees_every_pit():
    view = played(80).view(None)
    text = drawn(view, called=["Anna", "Ben", "bot 2"])
    assert text.count("surface") == 3
    for player in view["players"]:
        for order in player["outstanding"]:
            assert re.search(rf"[ ✓]{order['card']:2} (barrow|carriage|motorcar|engine) ", text)


def test_a_game_without_a_board_gets_a_tree():
    assert board_of(NIM).board is plain_board.board
    view = {"game": "nim", "heap": {"a": 3, "b": [1, 2]}, "turn": None, "over": False, "legal": []}
    text = drawn(view, draw=board_of(NIM).board)
    assert "nim" in text
    assert "heap" in text
    assert "b: 1 2" in text
    assert "over: no" in text
    assert "legal" not in text


def test_the_tree_shows_all_of_a_real_view():
    view = played(60).view(0)
    text = drawn(view, draw=plain_board.board)
    assert all(key in text for key in view if key not in ("legal", "undoable", "game"))


def test_a_plain_game_is_offered_by_words():
    out = io.StringIO()
    view = {"legal": ["take a", "take b"]}
    offer(view, board_of(NIM), Console(file=out, width=80), Setting())
    assert "\n1) take a   2) take b" in out.getvalue()


def test_names_are_short_safe_and_different():
    assert names(["you", "bot", "bot"], 3) == ["Guest", "Bot\u00a01", "Bot\u00a02"]
    assert names(["bot foreman", "you"], 2) == ["Foreman", "Guest"]
    assert names([], 2) == ["Seat 0", "Seat 1"]
    assert names(["\x1b[31mx", "y" * 50], 2) == ["?[31mx", "y" * 10]
    assert printable("a\x07b\n") == "a?b?"
