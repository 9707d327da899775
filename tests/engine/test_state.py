"""`State`, the object people hold in their hands: what it answers and what it refuses."""

import copy
import json
import pickle
from dataclasses import replace

import numpy as np
import pytest

import glueck
from glueck.engine.errors import (
    GlueckError,
    IllegalAction,
    NothingToUndo,
    OptionError,
    PositionError,
    SaveError,
    UnknownAction,
    UnknownGame,
)
from glueck.engine.game import Option
from glueck.engine.record import OWNER, PUBLIC, Field, Record
from glueck.engine.state import BY_ID, State
from toys import kuhn, nim

NIM, KUHN = nim.GAME, kuhn.GAME


def played(game, *words, seed=1, **options):
    state = game.new(seed=seed, **options)
    for each in words:
        state.play(each)
    return state


# -- seeds, seats, options -----------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 2**256 - 1, "0", "ff", "FF" * 32, np.int64(5)])
def test_a_seed_is_a_number_or_hexadecimal(seed):
    assert KUHN.new(seed=seed) == KUHN.new(seed=seed)


def test_hexadecimal_and_number_are_the_same_seed():
    assert KUHN.new(seed="ff") == KUHN.new(seed=255)
    assert KUHN.new(seed="ff").seed == 255


def test_without_a_seed_every_game_is_another():
    seeds = {KUHN.new().seed for _ in range(5)}
    assert len(seeds) == 5
    assert max(seeds) > 2**200


@pytest.mark.parametrize(
    "seed",
    [-1, 2**256, 1.0, 1.5, True, "", "xyz", "-1", "1" * 65, [1], b"1", float("inf"), float("nan")],
)
def test_any_other_seed_is_refused(seed):
    with pytest.raises(OptionError) as error:
        KUHN.new(seed=seed)
    assert error.value.field == "seed"


@pytest.mark.parametrize("seats", [0, 1, 3, -2, "2", 2.0, True, None])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(OptionError, match=r"seats: .*nim is for 2") as error:
        NIM.new(seats=seats)
    assert error.value.field == "seats"


def test_options_have_defaults_and_are_kept():
    assert NIM.new().options == {"misere": False}
    assert played(NIM, misere=True).options == {"misere": True}


@pytest.mark.parametrize("value", [1, 0, "True", None, [True]])
def test_a_wrong_option_is_refused_by_its_name(value):
    with pytest.raises(OptionError, match=r"misere: .* is not one of False, True") as error:
        NIM.new(misere=value)
    assert error.value.field == "misere"


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(OptionError, match=r"miser: nim has no such option \(it has: misere\)"):
        NIM.new(miser=True)
    with pytest.raises(OptionError, match="it has: none"):
        KUHN.new(misere=True)


# -- actions -------------------------------------------------------------------------------


def test_words_and_numbers_play_the_same():
    by_words, by_number = played(NIM, "take b"), played(NIM, 1)
    assert by_words == by_number
    assert by_words.actions == by_number.actions == ["take b"]
    assert played(NIM, np.int16(1)) == by_words


@pytest.mark.parametrize("action", [-1, 4, 99, 2**70, True, 1.0, 1.7, None, [0], b"end"])
def test_what_is_no_number_of_an_action_is_refused_and_changes_nothing(action):
    state = NIM.new(seed=1)
    before = state.to_bytes()
    for ask in (state.play, state.why_not):
        with pytest.raises((OptionError, UnknownAction)):
            ask(action)
    assert (state.to_bytes(), state.actions) == (before, [])


def test_unknown_words_are_refused_and_change_nothing():
    state = NIM.new(seed=1)
    before = state.to_bytes()
    with pytest.raises(UnknownAction, match="did you mean 'take a'"):
        state.play("taek a")
    assert state.to_bytes() == before


def test_an_illegal_action_names_the_clause_and_changes_nothing():
    state = played(NIM, "take a")
    before = state.to_bytes()
    with pytest.raises(IllegalAction) as error:
        state.play("take b")
    assert error.value.action == "take b"
    assert error.value.clause == "NM-TURN-01"
    assert error.value.reason.startswith("The players take turns")
    assert str(error.value) == f"take b: {error.value.reason} [NM-TURN-01]"
    assert (state.to_bytes(), state.actions) == (before, ["take a"])


def test_why_not_is_none_or_the_clause_and_its_text():
    state = played(NIM, "take a")
    assert state.why_not("take a") is None
    assert state.why_not("take b").clause == "NM-TURN-01"
    assert state.why_not(1).text.startswith("The players take turns")


def test_nobody_plays_out_of_turn():
    state = NIM.new(seed=1)
    with pytest.raises(IllegalAction, match="NM-TURN-01"):
        state.play("take a", seat=1)
    assert state.why_not("take a", seat=1).clause == "NM-TURN-01"
    assert state.why_not("take a", seat=0) is None
    assert state.legal(seat=1) == []
    assert state.moves(seat=1).size == 0
    assert not state.mask(seat=1).any()
    state.play("take a", seat=0)
    assert state.actions == ["take a"]


def test_after_the_end_everybody_hears_that_the_game_is_over():
    state = played(KUHN, "bet", "fold")
    for seat in (None, 0, 1):
        assert state.legal(seat) == []
        assert state.why_not("check", seat).clause == "KP-END-01"
        with pytest.raises(IllegalAction, match="KP-END-01"):
            state.play("check", seat)


ASKS_FOR_A_SEAT = {
    "legal": State.legal,
    "moves": State.moves,
    "mask": State.mask,
    "why_not": lambda state, seat: state.why_not("end", seat),
    "play": lambda state, seat: state.play("take a", seat),
    "view": State.view,
    "seen": State.seen,
    "observation": State.observation,
    "notation": State.notation,
    "log": State.log,
    "redeal": State.redeal,
}


@pytest.mark.parametrize("ask", ASKS_FOR_A_SEAT)
@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0, [0]])
def test_a_seat_that_does_not_exist_is_refused_everywhere(ask, seat):
    state = NIM.new(seed=1)
    before = state.to_bytes()
    with pytest.raises(OptionError, match="seats 0 to 1") as error:
        ASKS_FOR_A_SEAT[ask](state, seat)
    assert error.value.field == "seat"
    assert state.to_bytes() == before


def test_the_mask_is_legal_in_another_form():
    state = played(NIM, "take b")
    assert state.mask().tolist() == [False, True, False, True]
    assert state.moves().tolist() == [1, 3]
    assert state.legal() == ["take b", "end"]


# -- looking back --------------------------------------------------------------------------


def test_a_game_as_it_was_after_so_many_actions():
    state = nim.GAME.new(2, seed=1)
    then = [state.copy()]
    while not state.over:
        state.play(state.legal()[0])
        then.append(state.copy())
    for number, one in enumerate(then):
        assert state.at(number) == one
        assert state.at(number).actions == one.actions
        assert state.at(number).log() == one.log()
    for none in (-1, len(then), 1.0, True, None):
        with pytest.raises(OptionError, match="number"):
            state.at(none)


# -- undo ----------------------------------------------------------------------------------


def test_undo_goes_back_one_action_at_a_time_and_says_which():
    state = played(NIM, "take a", "end", "take b", "take b")
    assert state.undoable == 2
    assert state.undo() == "take b"
    assert state == played(NIM, "take a", "end", "take b")
    assert state.undo() == "take b"
    assert state.actions == ["take a", "end"]


def test_undo_never_goes_back_into_the_turn_of_another():
    state = played(NIM, "take a", "end")
    before = state.to_bytes()
    assert state.undoable == 0
    with pytest.raises(NothingToUndo):
        state.undo()
    assert (state.to_bytes(), state.actions) == (before, ["take a", "end"])


def test_a_bare_position_has_nothing_to_undo():
    bare = NIM.from_bytes(played(NIM, "take a").to_bytes())
    assert bare.undoable == 0
    with pytest.raises(NothingToUndo):
        bare.undo()


def test_what_is_undone_can_be_played_otherwise():
    state = played(NIM, "take a")
    state.undo()
    state.play("take c")
    assert state == played(NIM, "take c")


# -- results -------------------------------------------------------------------------------


def test_nobody_has_won_before_the_end():
    state = played(KUHN, "bet")
    assert (state.over, state.winners, state.scores, state.places) == (False, [], [0, 0], [1, 1])


def test_whoever_does_not_fold_wins():
    state = played(KUHN, "bet", "fold")
    assert (state.over, state.winners, state.scores, state.places) == (True, [0], [1, -1], [1, 2])


def test_options_change_who_wins():
    words = [*["take a"] * 3, "end", *["take b"] * 4, "end", *["take c"] * 5, "end"]
    assert played(NIM, *words).winners == [0]
    assert played(NIM, *words, misere=True).winners == [1]


def test_points_tell_where_every_point_came_from():
    assert played(KUHN, "bet", "fold").points() == [
        {"number": 1, "seat": 0, "points": 1, "why": "win"},
        {"number": 1, "seat": 1, "points": -1, "why": "win"},
    ]


# -- what viewers see ----------------------------------------------------------------------


def test_a_view_shows_the_own_card_until_both_are_shown():
    state = played(KUHN, "bet")
    mine, theirs = (kuhn.CARD[c - 1] for c in state.array["card"][0])
    assert state.view(0)["cards"] == [mine, None]
    assert state.view(1)["cards"] == [None, theirs]
    assert state.view()["cards"] == [None, None]
    state.play("call")
    assert state.view()["cards"] == [mine, theirs]


def test_a_fold_shows_nothing():
    state = played(KUHN, "bet", "fold")
    assert state.view()["cards"] == [None, None]


def test_only_the_actor_is_told_what_is_legal_and_can_be_undone():
    state = played(NIM, "take a")
    assert (state.view(0)["legal"], state.view(0)["undoable"]) == (["take a", "end"], 1)
    for viewer in (1, None):
        assert (state.view(viewer)["legal"], state.view(viewer)["undoable"]) == ([], 0)


def test_what_is_seen_is_a_copy():
    state = KUHN.new(seed=1)
    before = state.to_bytes()
    state.seen(0)["chips"] = 9
    state.view(0)["chips"][0] = 9
    state.observation(0)[:] = 9
    assert state.to_bytes() == before


def test_an_observation_has_a_name_for_each_number_and_no_hidden_one():
    names = KUHN.observation_names
    state = played(KUHN, "bet")
    seen = dict(zip(names, state.observation(1).tolist(), strict=True))
    assert not [n for n in names if n.startswith(("key", "blocks", "rules_"))]
    assert (seen["seat"], seen["chips[0]"], seen["card[0]"]) == (1, 2, 0)
    assert seen["card[1]"] == state.array["card"][0][1]


@pytest.mark.parametrize("kind", ["u2", "i4"])
def test_an_observation_holds_every_number_a_public_column_can(kind):
    wide = Record((Field("wide", kind, PUBLIC), *kuhn.STATE.fields))
    state = State(replace(KUHN, id="wide-kuhn", state=wide), wide.new().tobytes())
    state.array["seats"] = 2
    state.array["wide"] = np.iinfo(kind).max
    assert state.observation()[0] == np.iinfo(kind).max


def test_the_log_tells_what_happened_from_any_action_on():
    state = played(NIM, "take a", "end", "take b")
    assert [(e["number"], e["seat"], e["action"]) for e in state.log()] == [
        (0, 0, "take a"), (1, 0, "end"), (2, 1, "take b"),
    ]  # fmt: skip
    assert state.log(since=2) == state.log()[2:]
    assert state.log(since=3) == []


# -- redeal --------------------------------------------------------------------------------


def test_a_redeal_keeps_the_own_card_and_varies_the_other():
    state = KUHN.new(seed=1)
    mine, theirs = state.array["card"][0].tolist()
    cards = [state.redeal(0, seed).array["card"][0].tolist() for seed in range(40)]
    assert {card[0] for card in cards} == {mine}
    assert {card[1] for card in cards} == {1, 2, 3} - {mine}
    assert theirs in {card[1] for card in cards}


def test_a_redeal_for_a_spectator_deals_all_cards():
    state = KUHN.new(seed=1)
    assert len({state.redeal(None, seed).to_bytes()[-7:] for seed in range(60)}) == 6


def test_a_redeal_does_not_touch_the_position_itself():
    state = KUHN.new(seed=1)
    before = state.to_bytes()
    other = state.redeal(0, 5)
    other.play("bet")
    assert state.to_bytes() == before


def test_a_redeal_without_a_seed_is_fresh_each_time():
    state = KUHN.new(seed=1)
    assert len({state.redeal(0).array["key"].tobytes() for _ in range(5)}) == 5


def test_a_redeal_tells_neither_seed_nor_past():
    other = played(KUHN, "check").redeal(0, 5)
    assert (other.seed, other.actions) == (None, [])
    with pytest.raises(SaveError):
        other.save("nowhere")


# -- copies, bytes, pickles ----------------------------------------------------------------


def test_a_copy_is_equal_and_goes_its_own_way():
    state = played(NIM, "take a")
    twin = state.copy()
    assert (twin, twin.actions, twin.seed) == (state, state.actions, state.seed)
    twin.play("take a")
    twin.players.append("Ann")
    assert (state.actions, state.players, twin.undoable) == (["take a"], [], 2)
    assert twin != state


def test_a_copy_shares_no_options():
    state = NIM.new(seed=1)
    state.copy().options["misere"] = True
    assert state.options == {"misere": False}


def test_what_is_asked_for_cannot_be_used_to_change_the_past():
    state = played(NIM, "take a")
    state.actions.append("end")
    assert state.actions == ["take a"]


def test_positions_are_equal_however_they_came_about():
    one = played(NIM, "take a", "end", "take b", "end")
    other = played(NIM, "take b", "end", "take a", "end")
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1


def test_positions_of_different_games_or_seeds_are_not_equal():
    assert NIM.new(seed=1) != KUHN.new(seed=1)
    assert NIM.new(seed=1) != NIM.new(seed=2)
    assert NIM.new(seed=1) != NIM.new(seed=1).to_bytes()


def test_bytes_lead_back_to_the_position_without_its_past():
    state = played(NIM, "take a")
    again = NIM.from_bytes(state.to_bytes())
    assert again == state
    assert (again.actions, again.seed, again.legal()) == ([], None, state.legal())


@pytest.mark.parametrize("raw", [b"", b"\0", b"\0" * 1000, bytearray(3)])
def test_bytes_of_another_length_are_refused(raw):
    with pytest.raises(PositionError, match=rf"{len(raw)} bytes; a position of nim has \d+"):
        NIM.from_bytes(raw)


def test_bytes_that_are_no_position_are_refused_with_the_clause():
    states = NIM.new(seed=1).array.copy()
    states["heap"] = 9, 9, 9
    with pytest.raises(PositionError, match="breaks NM-TURN-02"):
        NIM.from_bytes(states.tobytes())
    with pytest.raises(PositionError, match="breaks NM-TURN-01"):
        NIM.from_bytes(b"\xff" * states.nbytes)


def test_no_two_byte_strings_are_the_same_position():
    """The column that only carries the name of the rules must stay empty."""
    states = NIM.new(seed=1).array.copy()
    (name,) = (name for name in states.dtype.names if name.startswith("rules_"))
    states[name] = 1
    with pytest.raises(PositionError):
        NIM.from_bytes(states.tobytes())


@pytest.mark.many_positions  # compiled: uncompiled, numbers at the end of their range warn
@pytest.mark.parametrize("game", [NIM, KUHN])
def test_no_single_changed_byte_breaks_the_engine(game):
    """Whatever `sound` accepts can be played to the end."""
    raw = game.new(seed=1).to_bytes()
    for place in range(len(raw)):
        for value in (0, 1, 2, 3, 127, 128, 255):
            changed = raw[:place] + bytes([value]) + raw[place + 1 :]
            try:
                state = game.from_bytes(changed)
            except PositionError:
                continue
            while not state.over:
                state.play(state.legal()[0])


def test_a_pickle_keeps_the_past(monkeypatch):
    monkeypatch.setitem(BY_ID, "nim", NIM)
    state = played(NIM, "take a", "take a", misere=True)
    state.players = ["Ann", "Bob"]
    again = pickle.loads(pickle.dumps(state))
    assert (again, again.actions, again.seed) == (state, state.actions, state.seed)
    assert (again.options, again.players, again.undoable) == ({"misere": True}, ["Ann", "Bob"], 2)


def test_copy_and_deepcopy_of_the_standard_library_work(monkeypatch):
    monkeypatch.setitem(BY_ID, "nim", NIM)
    state = played(NIM, "take a")
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        twin.play("end")
        assert state.actions == ["take a"]


def test_a_pickle_of_a_game_that_nobody_knows_says_which(monkeypatch):
    monkeypatch.delitem(BY_ID, "nim", raising=False)
    raw = pickle.dumps(NIM.new(seed=1))
    with pytest.raises(UnknownGame, match="nim"):
        pickle.loads(raw)


ERRORS = [
    UnknownAction("taek a", ["take a"]),
    IllegalAction("take a", "NM-TURN-01", "not now"),
    NothingToUndo("nothing"),
    OptionError("seed", "wrong"),
    SaveError("file", "wrong"),
    PositionError("wrong"),
    UnknownGame("chess"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_survive_the_way_between_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_all_errors_can_be_caught_at_once(error):
    assert isinstance(error, GlueckError)


def test_a_state_shows_what_it_is():
    assert repr(played(NIM, "take a")) == "<nim, 2 seats, 1 actions, seat 0 to act>"
    assert repr(played(KUHN, "bet", "fold")) == "<kuhn, 2 seats, 2 actions, over>"


def test_games_are_loaded_by_their_id():
    assert {glueck.load(name).id for name in glueck.games()} == set(glueck.games())
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: glueckauf"):
        glueck.load("chess")


def test_a_view_is_ready_for_json():
    for viewer in (None, 0, 1):
        view = KUHN.new(seed=1).view(viewer)
        assert json.loads(json.dumps(view)) == view


def test_an_option_that_cannot_be_encoded_says_why():
    def encode(value, seats):
        raise ValueError(f"not for {seats}")

    with pytest.raises(OptionError, match="speed: not for 3"):
        Option("speed", 1, encode, "").numbers(1, 3)


def test_owned_columns_are_observed_by_their_owner_only():
    owned = [leaf.path for leaf in kuhn.STATE.leaves() if leaf.seen_by == OWNER]
    assert owned == ["card[0]", "card[1]"]
    state = KUHN.new(seed=1)
    by_path = [dict(zip(KUHN.observation_names, state.observation(s), strict=True)) for s in (0, 1)]
    assert [bool(by_path[s][path]) for s in (0, 1) for path in owned] == [True, False, False, True]
