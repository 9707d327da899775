"""Section «Who may see what»: what each seat and a spectator get to see, in every form."""

import json
from random import Random
from typing import Any

import pytest

import glueck
from games import views
from games.gluecksgriff.table import GAME, Table, kind, table
from games.views import check_no_such_seat, observed
from glueck.engine.state import State

VIEWERS = (None, 0, 1, 2)


# -- arranging -----------------------------------------------------------------------------


def bare(state: State) -> State:
    return GAME.from_bytes(state.to_bytes())


def seen(state: State, viewer: int | None) -> dict[str, Any]:
    """All that leaves a position for a viewer, with why somebody may not act who is not to act."""
    found = views.seen(state, viewer)
    if viewer not in (None, state.seat):
        twin = bare(state)
        found["why"] = [twin.why_not(action, seat=viewer) for action in range(1914)]
    return found


def shuffled(state: State, seed: int, viewer: int | None) -> State:
    """The same position, with all that the viewer cannot see exchanged at random; done here by
    hand, not by the program."""
    twin, random = bare(state), Random(seed)
    s = twin.array[0]
    others = [seat for seat in range(int(s.seats)) if seat != viewer]
    cards = s.stock[: s.stock_count].tolist()
    for seat in others:
        for k in range(1, s.hand.shape[1]):
            cards += [k] * int(s.hand[seat, k] - s.known[seat, k])
            s.hand[seat, k] = s.known[seat, k]
    random.shuffle(cards)
    for seat in others:
        for _ in range(int(s.cards[seat] - s.hand[seat].sum())):
            s.hand[seat, cards.pop()] += 1
    s.stock[: s.stock_count] = cards
    if s.drawn and s.seat in others and not s.from_pile:
        s.drawn = random.choice([k for k in range(1, s.hand.shape[1]) if s.hand[s.seat, k]])
    s.key[:] = [random.randrange(2**32) for _ in range(8)]
    return bare(twin)


def opening() -> Table:
    return table(["0 1 2 9 9 J H", "3 4 5 M 7 7 8", "10 11 12 13 14 H J"], pile="single 6")


SITUATIONS = ("main", "draw", "after-draw", "react", "magic-lay", "magic-choose", "call")


def situations() -> dict[str, Table]:
    """One of each phase."""
    found = {"main": opening()}
    found["draw"] = opening()
    found["draw"].play("discard 9")
    found["after-draw"] = opening()
    found["after-draw"].play("discard 9", "draw")
    found["react"] = opening()
    found["react"].play("hourglass 1", "draw")
    found["magic-lay"] = table(["M 14", "2 9", "5 5 8"], pile="single 6")
    found["magic-lay"].play("magic")
    found["magic-choose"] = table(["M 14", "2 9", "5 5 8"], pile="single 6")
    found["magic-choose"].play("magic", "offer 2", "offer 5")
    found["call"] = table(["1 2", "9 9", "5 5"], pile="single 6")
    found["call"].play("glücksgriff")
    assert tuple(found) == SITUATIONS
    return found


# -- the form of a view --------------------------------------------------------------------


@pytest.mark.parametrize("phase", SITUATIONS)
def test_a_view_holds_exactly_what_may_be_seen(phase):
    """rule 1 of «Who may see what»: a list of what is shown, nothing else"""
    t = situations()[phase]
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        assert set(view) == {
            "game", "viewer", "seats", "phase", "turn", "over", "round", "dealer", "caller",
            "last_moves", "stalemate", "draw_pile", "pile", "offer", "drawn", "magic", "players",
            "limit", "wrong_call", "house_cards", "legal", "undoable", "options",
        }  # fmt: skip
        assert set(view["pile"]) == {"count", "top"}
        assert set(view["stalemate"]) == {"turns", "at"}
        for player in view["players"]:
            assert set(player) == {
                "total", "cards", "hand", "points", "known", "hourglass", "protected",
            }  # fmt: skip
        assert view["viewer"] == viewer
        assert view["turn"] == t.seat
        assert view["phase"] == t.phase
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("seat", [-1, 3, 17, "0", True, 1.0])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat):
    """rule 1 of «Who may see what»"""
    check_no_such_seat(opening().state, seat)


# -- hands and the draw pile ---------------------------------------------------------------


def test_a_hand_and_its_points_are_seen_by_their_owner_only():
    """«Who may see what»: hand cards, points of a hand before counting"""
    t = opening()
    hands = [["0", "1", "2", "9", "9", "J", "H"], ["3", "4", "5", "7", "7", "8", "M"],
             ["10", "11", "12", "13", "14", "J", "H"]]  # fmt: skip
    points = [51, 54, 90]
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        for seat in range(3):
            player = view["players"][seat]
            assert player["cards"] == 7
            assert player["hand"] == (hands[seat] if seat == viewer else None)
            assert player["points"] == (points[seat] if seat == viewer else None)
            assert player["known"] == []


@pytest.mark.many_positions
@pytest.mark.parametrize("phase", SITUATIONS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_hidden_changes_nothing_a_viewer_gets(phase, viewer):
    """rule 1 of «Who may see what», rule 4 of «Who may see what»; «Who may see what»: hands, draw
    pile, the card drawn, what a player could do, the seed"""
    t = situations()[phase]
    before = seen(t.state, viewer)
    tried = 0
    for seed in range(60):
        try:
            twin = shuffled(t.state, seed, viewer)
        except glueck.GlueckError:
            continue  # it contradicts what a call or a magic hand told
        tried += 1
        assert twin != t.state
        assert seen(twin, viewer) == before
        if tried == 3:
            break
    assert tried


@pytest.mark.parametrize("phase", SITUATIONS)
def test_the_numbers_of_others_hands_and_of_the_draw_pile_are_zero(phase):
    """rule 1 of «Who may see what»"""
    t = situations()[phase]
    names = GAME.observation_names
    assert not [n for n in names if n.startswith(("stock[", "key", "blocks", "rules"))]
    for viewer in VIEWERS:
        blanked = t.state.seen(viewer)[0]
        assert not blanked.stock.any()
        assert not blanked.key.any()
        assert blanked.blocks == 0
        for seat in range(3):
            if seat != viewer:
                assert not blanked.hand[seat].any()
            else:
                assert blanked.hand[seat].tolist() == t.s.hand[seat].tolist()
        assert blanked.stock_count == t.s.stock_count
        assert blanked.cards.tolist() == t.s.cards.tolist()
        assert "stock=" not in t.state.notation(viewer)
        assert "key=" not in t.state.notation(viewer)


def test_legal_lists_go_to_the_acting_seat_only():
    """rule 4 of «Who may see what»"""
    for t in situations().values():
        for viewer in VIEWERS:
            view = t.state.view(viewer)
            if viewer == t.seat:
                assert set(view["legal"]) == t.legal()
                assert t.legal()
            else:
                assert view["legal"] == []
                assert view["undoable"] == 0
                if viewer is not None:
                    assert t.state.legal(viewer) == []
                    assert not t.state.mask(viewer).any()
                    assert len(t.state.moves(viewer)) == 0


def test_a_seat_that_is_not_asked_gets_one_answer_to_everything():
    """GG-TURN-05, rule 4 of «Who may see what»"""
    for t in situations().values():
        for viewer in range(3):
            if viewer == t.seat:
                continue
            answers = {t.state.why_not(action, seat=viewer) for action in range(1914)}
            assert len(answers) == 1
            (answer,) = answers
            assert answer.clause == "GG-TURN-05"
            before = t.state.to_bytes()
            for words in t.legal():
                with pytest.raises(glueck.IllegalAction) as error:
                    t.state.play(words, seat=viewer)
                assert error.value.clause == "GG-TURN-05"
            assert t.state.to_bytes() == before


# -- the pile and what is public -----------------------------------------------------------


def test_of_the_pile_the_top_play_its_owners_and_numbers_are_shown():
    """«Who may see what»: top play, owners, declared joker numbers; earlier discards not"""
    t = table(["1 9", "2", "3"], pile=["single 9", "set 8-8 @2", "street 4-J-6 @1"])
    for viewer in VIEWERS:
        assert t.state.view(viewer)["pile"] == {
            "count": 6,
            "top": {
                "kind": "street",
                "cards": [
                    {"card": "4", "number": 4, "owner": 1},
                    {"card": "J", "number": 5, "owner": 1},
                    {"card": "6", "number": 6, "owner": 1},
                ],
            },
        }
        assert t.state.view(viewer)["offer"] is None
    t.play("discard 9")
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        assert view["pile"]["top"] == {
            "kind": "single", "cards": [{"card": "9", "number": 9, "owner": 0}],
        }  # fmt: skip
        assert [c["card"] for c in view["offer"]["cards"]] == ["4", "J", "6"]


def test_an_upcard_has_no_owner():
    """GG-DEAL-05"""
    t = table(["1 9", "2"], pile="single 9")
    top = {"kind": "single", "cards": [{"card": "9", "number": 9, "owner": None}]}
    assert t.state.view()["pile"]["top"] == top
    t = table(["1 9", "2"], pile="special H")
    top = {"kind": "special", "cards": [{"card": "H", "number": None, "owner": None}]}
    assert t.state.view()["pile"]["top"] == top


def test_an_empty_pile_shows_nothing():
    """GG-A-54"""
    t = table(["H 9", "2"], pile="single 9")
    t.play("hourglass 1", "take top")
    assert t.state.view()["pile"] == {"count": 0, "top": None}


def test_hourglasses_and_protection_are_public():
    """«Who may see what»: hourglasses in front of players, skip protection"""
    t = table(["1", "2", "3"], fronts={1: "H"}, skipped=(2,))
    for viewer in VIEWERS:
        players = t.state.view(viewer)["players"]
        assert [p["hourglass"] for p in players] == [None, "H", None]
        assert [p["protected"] for p in players] == [False, False, True]


def test_a_call_and_the_last_moves_are_public_but_not_the_points():
    """«Who may see what»: a call reveals only that there are six points or fewer"""
    t = situations()["call"]
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        assert (view["caller"], view["last_moves"]) == (0, 2)
        assert view["players"][0]["points"] == (3 if viewer == 0 else None)
    assert opening().state.view()["caller"] is None


def test_cards_laid_for_a_magic_hand_are_public_at_once():
    """GG-MAGIC-01, rule 3 of «Who may see what»"""
    t = situations()["magic-lay"]
    t.play("offer 2")
    for viewer in VIEWERS:
        magic = t.state.view(viewer)["magic"]
        assert magic == {"seat": 0, "card": "M", "laid": [None, "2", None]}
    t.play("offer 5", "take from 1")
    for viewer in VIEWERS:
        view = t.state.view(viewer)
        assert view["magic"] is None
        assert [p["known"] for p in view["players"]] == [["2"], [], []]
        assert [p["cards"] for p in view["players"]] == [2, 2, 3]


def test_all_hands_are_public_at_the_counting():
    """«Who may see what»: all hands at counting"""
    t = table(["7", "9 J", "M"], pile="single 7", totals=[1, 2, 3])
    t.play("knock 7")
    for viewer in VIEWERS:
        players = t.state.view(viewer)["players"]
        assert t.state.log(viewer)[-1]["hands"] == [[], ["9", "J"], ["M"]]
        assert [p["total"] for p in players] == [1, 26, 23]
        assert [p["known"] for p in players] == [[], [], []]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_last_hands_of_a_game_stay_on_the_table(viewer):
    """GG-SCORE-13, «Who may see what»: all hands at counting"""
    t = table(["7", "9 J", "M"], pile="single 7", totals=[1, 2, 90])
    t.play("knock 7")
    assert t.state.over
    for state in (t.state, t.state.redeal(viewer, 3)):
        players = state.view(viewer)["players"]
        assert [p["hand"] for p in players] == [[], ["9", "J"], ["M"]]
        assert [p["points"] for p in players] == [0, 24, 20]
        assert [p["known"] for p in players] == [[], ["9", "J"], ["M"]]


def test_the_stalemate_counter_is_public():
    """GG-DRAW-13"""
    t = table(["1 9", "2", "3"], pile="single 5 @2")
    t.play("discard 9", "take top")
    for viewer in VIEWERS:
        assert t.state.view(viewer)["stalemate"] == {"turns": 1, "at": 12}


# -- known cards ---------------------------------------------------------------------------


def test_a_card_taken_from_the_discard_pile_is_known_until_an_equal_one_is_laid():
    """«Who may see what»: card taken from the discard pile"""
    t = table(["5 9 3", "2 2", "8 8"], pile="single 5 @2", stock="1 1 1 1 0")

    def known(seat):
        found = {tuple(t.state.view(viewer)["players"][seat]["known"]) for viewer in VIEWERS}
        assert len(found) == 1
        return list(*found)

    t.play("discard 9", "take top")
    assert known(0) == ["5"]
    t.play("discard 2", "draw", "end", "discard 8", "draw", "end")
    assert known(0) == ["5"]
    t.play("discard 3", "draw", "end")
    assert known(0) == ["5"]
    assert known(1) == []
    t.play("discard 2", "draw", "end", "discard 8", "draw", "end")
    assert t.hand(0) == "1 5 5"
    t.play("discard 5", "draw", "end")
    assert known(0) == []
    assert "5" in t.hand(0)


def test_of_two_known_cards_one_is_left_when_one_is_laid():
    """«Who may see what»: card taken from the discard pile"""
    t = table(["9 8 5", "2 2"], pile="single 5 @1", stock="14")
    t.s.known[0, kind("5")] = 1
    t.play("discard 9", "take top")
    assert t.state.view(1)["players"][0]["known"] == ["5", "5"]
    t.play("discard 2", "draw", "end", "discard 5", "draw", "end")
    assert t.state.view(1)["players"][0]["known"] == ["5"]


def test_a_known_card_that_is_knocked_away_is_not_known_any_more():
    """«Who may see what»: card taken from the discard pile"""
    t = table(["5 9", "2 2"], pile="single 5 @1")
    t.play("discard 5", "take top")
    assert t.state.view(1)["players"][0]["known"] == ["5"]
    assert t.phase == "after-draw"
    t.play("lay")
    assert t.state.view(1)["players"][0]["known"] == []


def test_a_card_from_the_draw_pile_is_not_known():
    """«Who may see what»: card drawn from the draw pile"""
    t = table(["5 9", "2 2"], pile="single 5 @1", stock="7")
    t.play("discard 5", "draw")
    for viewer in (None, 0, 1):
        assert t.state.view(viewer)["players"][0]["known"] == []


def test_known_cards_do_not_outlive_the_round():
    """«Who may see what»: card taken from the discard pile"""
    t = table(["9 9", "5", "8"], pile="single 5 @2", seat=0)
    t.play("discard 9", "take top", "discard 5", "take top")
    assert t.state.view()["players"][1]["known"] == ["9"]
    t = table(["9 8", "9"], pile="single 5 @1")
    t.play("discard 9", "take top", "knock 9")
    assert t.s.rounds == 2
    assert [p["known"] for p in t.state.view()["players"]] == [[], []]


# -- rule 1: after a draw ------------------------------------------------------------------


@pytest.mark.parametrize("drawn", ["0", "3", "5", "7", "8", "14", "J", "H", "M"])
@pytest.mark.parametrize(
    ("discard", "hand", "asked"),
    [
        ("discard 7", "7 1", True),
        ("set 7-7", "7 7 1", True),
        ("set J-7", "7 J 1", True),
        ("set 7-J", "7 J 1", False),
        ("street 4-5-6", "4 5 6 1", True),
        ("street 0-1-2", "0 1 2 9", True),
        ("street 12-13-14", "12 13 14 9", True),
        ("street J-5-6", "5 6 J 9", True),
        ("street 4-5-J", "4 5 J 9", True),
        ("street J-5-J", "5 J J 9", False),
        ("street 0-1-J", "0 1 J 9", False),
        ("street J-13-14", "13 14 J 9", False),
        ("street J-1-2", "1 2 J 9", True),
        ("street 12-13-J", "12 13 J 9", True),
        ("discard J", "J 1", False),
        ("discard H", "H 1", False),
        ("discard 0", "0 1", True),
        ("discard 14", "14 1", True),
    ],
)
def test_after_a_hidden_draw_the_question_depends_on_the_discard_only(discard, hand, asked, drawn):
    """rule 1 of «Who may see what», GG-A-52"""
    t = table([hand, "2 10", "3 11"], stock=drawn)
    t.play(discard, "draw")
    assert (t.phase, t.seat) == (("after-draw", 0) if asked else ("main", 1))
    if asked:
        assert t.why("end") is None


@pytest.mark.parametrize("special", ["M"])
def test_after_a_plain_magic_hand_there_is_no_question(special):
    """rule 1 of «Who may see what», GG-MAGIC-10"""
    t = table([f"{special} 1", "2 10", "3"], caller=2, stock="5")
    t.play(f"discard {special}", "draw")
    assert (t.phase, t.seat) == ("main", 1)


@pytest.mark.parametrize(
    ("discard", "taken", "asked"),
    [("discard 5", "take top", True), ("discard 9", "take top", False),
     ("street 6-7-8", "take top", False)],
)  # fmt: skip
def test_after_taking_the_question_comes_only_if_the_card_fits(discard, taken, asked):
    """GG-A-52, rule 1 of «Who may see what»"""
    t = table(["5 6 7 8 9", "2 10"], pile="single 5 @1")
    t.play(discard, taken)
    assert (t.phase, t.seat) == (("after-draw", 0) if asked else ("main", 1))


def test_the_card_just_drawn_is_shown_to_its_drawer_only():
    """«Who may see what»: card drawn from the draw pile; rule 1"""
    t = table(["7 1", "2 10", "3"], stock="7")
    t.play("discard 7", "draw")
    assert t.state.view(0)["drawn"] == "7"
    assert observed(t.state, 0)["drawn"] == kind("7")
    assert t.state.view(0)["legal"] == ["lay", "end"]
    for viewer in (None, 1, 2):
        view = t.state.view(viewer)
        assert view["drawn"] is None
        assert view["phase"] == "after-draw"
        assert observed(t.state, viewer)["drawn"] == 0
        assert "drawn=" not in t.state.notation(viewer)
        assert t.state.log(viewer)[-1] == {
            "number": 1, "seat": 0, "action": "draw", "points": [],
        }  # fmt: skip


# -- rule 2 and rule 3 ---------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["9", "H 9", "0", "H", "J M"])
def test_whoever_has_an_hourglass_in_front_is_always_asked(hand):
    """rule 2 of «Who may see what»"""
    t = table(["H 4", hand, "3"])
    t.play("hourglass 1", "draw")
    assert (t.seat, t.phase) == (1, "react")
    for viewer in (None, 0, 2):
        view = t.state.view(viewer)
        assert (view["turn"], view["phase"], view["legal"]) == (1, "react", [])


def test_a_forced_and_a_voluntary_skip_look_alike():
    """rule 2 of «Who may see what»"""
    looks = []
    for hand in ("9 8", "H 8"):
        t = table(["1 4", hand, "3"], seat=1, fronts={1: "H"})
        t.play("skip")
        looks.append([t.state.view(viewer) for viewer in (None, 0, 2)])
        looks[-1].append(t.state.log(0))
    assert looks[0] == looks[1]


@pytest.mark.parametrize("hand", ["2 9", "5 5", "J H", "J", "0 0 0 0"])
def test_everybody_else_is_asked_for_a_card_whether_there_is_a_choice_or_not(hand):
    """rule 3 of «Who may see what», GG-MAGIC-08"""
    t = table(["M 14", "3 9", hand, "7"])
    asked = []
    t.play("magic")
    while t.phase == "magic-lay":
        asked.append(t.seat)
        for viewer in (None, 0, 1, 2, 3):
            if viewer != t.seat:
                assert t.state.view(viewer)["legal"] == []
        t.play(sorted(t.legal())[0])
    assert asked == [1, 2, 3]


# -- files ---------------------------------------------------------------------------------


def played(seed: int, seats: int = 3, steps: int = 160, **options: Any) -> State:
    state, random = GAME.new(seats=seats, seed=seed, **options), Random(seed)
    for _ in range(steps):
        if not state.over:
            legal = state.legal()
            eager = [w for w in legal if w.split()[0] in ("glücksgriff", "knock", "magic", "lay")]
            state.play(random.choice(eager if eager and random.random() < 0.6 else legal))
    return state


@pytest.mark.many_positions
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_redacted_save_holds_what_the_viewer_saw_and_nothing_else(viewer, tmp_path):
    """rule 6 of «Who may see what»"""
    state = played(5)
    path = tmp_path / "seen.json"
    state.save(path, viewer, redacted=True)
    whole = json.loads(path.read_text())
    assert "seed" not in whole
    assert f"{state.seed:064x}" not in path.read_text()
    assert whole["actions"] == [entry["action"] for entry in state.log(viewer)]
    twin = GAME.new(seats=3, seed=5)
    views = [twin.view(viewer)]
    for words in state.actions:
        twin.play(words)
        views.append(twin.view(viewer))
    assert [frame.view for frame in glueck.read(path)] == views
    for row in whole["views"]:
        for seat, player in enumerate(row.get("players", [])):
            if seat != viewer:
                assert player["hand"] is None
                assert player["points"] is None
        if row.get("turn") not in (None, viewer):
            assert row.get("legal", []) == []
            assert row.get("drawn") is None


@pytest.mark.slow
def test_over_whole_games_no_view_shows_a_hand_or_a_drawn_card_of_others():
    """rule 1 of «Who may see what», rule 4 of «Who may see what»"""
    state, random = GAME.new(seats=3, seed=8), Random(8)
    for _ in range(200):
        if state.over:
            break
        for viewer in VIEWERS:
            view = state.view(viewer)
            for seat, player in enumerate(view["players"]):
                assert (player["hand"] is None) == (seat != viewer)
                assert (player["points"] is None) == (seat != viewer)
            if viewer != state.seat:
                assert view["drawn"] is None
                assert view["legal"] == []
            elif view["phase"] == "after-draw":
                assert view["drawn"] in view["players"][viewer]["hand"]
        state.play(random.choice(state.legal()))
