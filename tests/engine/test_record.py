"""One declaration: layout, who sees what, numbers, plain values, differences."""

import json
from pathlib import Path

import numpy as np
import pytest

from glueck.engine import record as records
from glueck.engine.record import (
    ACTOR,
    HIDDEN,
    NOBODY,
    OWNER,
    PUBLIC,
    REMEMBERED,
    diff,
    position,
    record,
)

PURSE = record(("coins", "u2", PUBLIC))
MINER = record(
    ("money", "i2", PUBLIC),
    ("cards", "i1", OWNER, (2,)),
    ("plan", "u1", ACTOR),
    ("purse", PURSE, PUBLIC),
)
TABLE = record(
    ("seat", "i1", PUBLIC),
    ("miner", MINER, PUBLIC, (3,)),
    ("hand", "i4", OWNER, (3,)),
    ("grid", "i1", PUBLIC, (2, 2)),
    ("drawn", "i1", ACTOR),
    ("deck", "i1", REMEMBERED, (4,)),
    ("key", "u8", HIDDEN),
)


def blank(kind, states, seat, acting):
    """What the columns show to a seat."""
    raw = np.frombuffer(states.tobytes(), np.uint8) & kind.masks(seat)[int(acting)]
    return np.frombuffer(bytearray(raw), kind.dtype)


def full():
    """A position in which no byte is 0, so that blanking shows."""
    return np.frombuffer(bytes(range(1, TABLE.dtype.itemsize + 1)), TABLE.dtype).copy()


# -- layout --------------------------------------------------------------------------------


def test_records_are_packed_so_that_equal_positions_have_equal_bytes():
    assert PURSE.dtype.itemsize == 2
    assert MINER.dtype.itemsize == 2 + 2 + 1 + 2
    assert TABLE.dtype.itemsize == 1 + 3 * 7 + 3 * 4 + 4 + 1 + 4 + 8


def test_a_new_position_is_all_zero():
    states = TABLE.new(2)
    assert states.shape == (2,)
    assert not any(states.tobytes())


def test_leaves_are_all_numbers_in_the_order_of_the_bytes():
    leaves = TABLE.leaves()
    ends = [leaf.offset + leaf.dtype.itemsize for leaf in leaves]
    assert [leaf.offset for leaf in leaves] == [0, *ends[:-1]]
    assert ends[-1] == TABLE.dtype.itemsize
    assert [leaf.path for leaf in leaves[:7]] == [
        "seat", "miner[0].money", "miner[0].cards[0]", "miner[0].cards[1]", "miner[0].plan",
        "miner[0].purse.coins", "miner[1].money",
    ]  # fmt: skip
    assert [leaf.path for leaf in leaves if leaf.path.startswith("grid")] == [
        "grid[0,0]", "grid[0,1]", "grid[1,0]", "grid[1,1]",
    ]  # fmt: skip


def test_every_number_of_a_position_is_where_its_leaf_says():
    states = full()
    for leaf, number in zip(TABLE.leaves(), TABLE.numbers(states), strict=True):
        raw = states.tobytes()[leaf.offset : leaf.offset + leaf.dtype.itemsize]
        assert number == int.from_bytes(raw, "little", signed=leaf.dtype.kind == "i"), leaf.path


@pytest.mark.parametrize("kind", ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"])
def test_numbers_of_every_width_keep_their_extremes(kind):
    one, limits = record(("x", kind, HIDDEN)), np.iinfo(kind)
    for value in (limits.min, limits.max):
        states = one.new()
        states["x"] = value
        assert one.numbers(states) == (value,)
        assert one.plain(states) == {"x": value}


def test_numbers_come_from_the_first_position_also_of_many():
    states = TABLE.new(2)
    states["seat"] = 1, 2
    assert TABLE.numbers(states)[0] == 1
    assert TABLE.numbers(states[1:])[0] == 2


def test_a_column_with_an_unknown_visibility_is_refused():
    with pytest.raises(ValueError, match=r"field hand: seen by 'everybody'"):
        record(("hand", "i1", "everybody"))


def test_a_column_named_like_a_part_of_numpy_records_is_refused():
    with pytest.raises(ValueError, match="field item"):
        record(("item", "i1", PUBLIC))


@pytest.mark.parametrize("kind", ["f4", "?", "S3", "O"])
def test_a_column_that_holds_no_whole_numbers_is_refused(kind):
    with pytest.raises(ValueError, match="field x"):
        record(("x", kind, PUBLIC))


# -- who sees what -------------------------------------------------------------------------


def seen(viewer, *, actor=False):
    """The paths of all numbers that are left."""
    numbers = TABLE.numbers(blank(TABLE, full(), viewer, actor))
    return {leaf.path for leaf, n in zip(TABLE.leaves(), numbers, strict=True) if n}


PUBLIC_PATHS = {leaf.path for leaf in TABLE.leaves() if leaf.seen_by == PUBLIC}


def test_a_spectator_sees_exactly_the_public_columns():
    assert seen(NOBODY) == PUBLIC_PATHS
    assert "miner[2].money" in PUBLIC_PATHS


@pytest.mark.parametrize("seat", range(3))
def test_an_owner_sees_the_own_row_and_nobody_elses(seat):
    own = {f"miner[{seat}].cards[0]", f"miner[{seat}].cards[1]", f"hand[{seat}]"}
    assert seen(seat) == PUBLIC_PATHS | own


def test_the_actor_sees_what_is_drawn():
    plans = {f"miner[{seat}].plan" for seat in range(3)}
    assert seen(1, actor=True) - seen(1) == {"drawn"} | plans


def test_nobody_sees_what_is_hidden_or_to_be_remembered():
    everything = seen(NOBODY, actor=True).union(*(seen(seat, actor=True) for seat in range(3)))
    assert not {path for path in everything if path.startswith(("deck", "key"))}


def test_blanking_makes_a_copy():
    states = full()
    before = states.tobytes()
    blanked = blank(TABLE, states, NOBODY, False)
    blanked["seat"] = 99
    assert states.tobytes() == before


def test_what_is_seen_keeps_its_value():
    states = full()
    blanked = blank(TABLE, states, 1, False)
    assert blanked["miner"]["money"].tolist() == states["miner"]["money"].tolist()
    assert blanked["hand"][0].tolist() == [0, states["hand"][0][1], 0]


@pytest.mark.parametrize("outer", [HIDDEN, REMEMBERED, ACTOR])
def test_a_record_inside_a_hidden_column_is_hidden(outer):
    """Whoever writes `("stack", STACK, HIDDEN)` means it, or must be told."""
    stack = record(("cards", "i1", PUBLIC, (3,)))
    try:
        kind = record(("stack", stack, outer))
    except ValueError:
        return
    states = kind.new()
    states["stack"]["cards"] = 7
    assert not any(kind.numbers(blank(kind, states, 0, False)))


def test_an_owned_column_without_a_row_for_each_seat_is_refused():
    """Nobody could ever see it, whoever wrote it had something else in mind."""
    with pytest.raises(ValueError, match="card"):
        record(("card", "i1", OWNER)).leaves()


# -- values and differences ----------------------------------------------------------------


def test_plain_is_nested_like_the_declaration_and_ready_for_json():
    states = TABLE.new()
    states["miner"][0][1]["purse"]["coins"] = 5
    states["grid"][0, 1, 0] = -3
    plain = TABLE.plain(states)
    assert plain["miner"][1] == {"money": 0, "cards": [0, 0], "plan": 0, "purse": {"coins": 5}}
    assert plain["grid"] == [[0, 0], [-3, 0]]
    assert json.loads(json.dumps(plain)) == plain


def test_plain_shows_the_first_position_only():
    states = TABLE.new(2)
    states["seat"] = 1, 2
    assert TABLE.plain(states)["seat"] == 1


def test_diff_names_exactly_what_changed():
    before, after = full(), full()
    after["miner"][0][2]["purse"]["coins"] = 9
    after["grid"][0, 0, 1] = -1
    old = before["miner"][0][2]["purse"]["coins"], before["grid"][0, 0, 1]
    assert diff(TABLE, before, after) == {
        "miner[2].purse.coins": (old[0], 9),
        "grid[0,1]": (old[1], -1),
    }
    assert diff(TABLE, before, before) == {}


# -- whole positions -----------------------------------------------------------------------


def game_folder(path: Path, rule: str) -> str:
    path.mkdir()
    (path / "rules.py").write_text(rule)
    return str(path / "state.py")


def test_every_position_begins_with_the_columns_of_the_engine():
    kind = position(__file__, ("heap", "i1", PUBLIC))
    names = kind.dtype.names
    assert names[:6] == ("seat", "seats", "over", "undoable", "key", "blocks")
    assert names[6].startswith("rules_")
    assert names[7:] == ("heap",)
    hidden = {leaf.path.split("[")[0] for leaf in kind.leaves() if leaf.seen_by == HIDDEN}
    assert hidden == {"key", "blocks", names[6]}


def test_positions_of_other_rules_are_of_another_type(tmp_path):
    one, same, other = (
        position(game_folder(tmp_path / name, rule), ("heap", "i1", PUBLIC)).dtype
        for name, rule in (("a", "x = 1"), ("b", "x = 1"), ("c", "x = 2"))
    )
    assert one == same != other


def test_all_visibilities_are_listed():
    assert set(records.VISIBILITIES) == {PUBLIC, OWNER, ACTOR, REMEMBERED, HIDDEN}
