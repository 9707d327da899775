"""A position in one line, and every way such a line can be wrong."""

import random
from types import SimpleNamespace

import pytest

from glueck.engine import notation
from glueck.engine.errors import PositionError
from glueck.engine.record import HIDDEN, PUBLIC, record
from toys import kuhn, nim

MINER = record(("money", "i2", PUBLIC), ("cage", "i1", PUBLIC, (2,)))
TABLE = record(
    ("seat", "i1", PUBLIC),
    ("miner", MINER, PUBLIC, (2,)),
    ("grid", "i1", PUBLIC, (2, 3)),
    ("stack", record(("count", "u1", PUBLIC)), PUBLIC),
    ("key", "u8", HIDDEN),
)
GAME = SimpleNamespace(id="table", version=3, state=TABLE)
START = "nim/1 seats=2 heap=3,4,5"


def test_only_what_is_not_zero_is_written():
    states = TABLE.new()
    states["miner"][0][1]["money"] = -7
    states["miner"][0][0]["cage"] = 0, 2
    states["grid"][0, 1] = 0, 5, 0
    states["stack"]["count"] = 9
    assert notation.write(GAME, states) == (
        "table/3 miner[0].cage=0,2 miner[1].money=-7 grid[1]=0,5,0 stack.count=9"
    )


def test_an_empty_position_is_its_name():
    assert notation.write(GAME, TABLE.new()) == "table/3"
    assert notation.read(GAME, "table/3") == TABLE.new().tobytes()


def test_every_position_can_be_written_and_read():
    chance = random.Random(1)
    for _ in range(50):
        states = TABLE.new()
        for leaf in TABLE.leaves():
            raw = chance.randbytes(leaf.dtype.itemsize) if chance.random() < 0.5 else b""
            states.view("u1")[leaf.offset : leaf.offset + len(raw)] = list(raw)
        assert notation.read(GAME, notation.write(GAME, states)) == states.tobytes()


@pytest.mark.parametrize("game", [nim.GAME, kuhn.GAME])
def test_a_game_in_progress_can_be_written_and_read(game):
    state = game.new(seed=2**255 + 1)
    while not state.over:
        state.play(state.legal()[0])
        assert game.from_notation(state.notation(open=True)) == state


def test_the_order_of_the_parts_and_extra_spaces_do_not_matter():
    position = nim.GAME.from_notation("  nim/1   heap=3,4,5\n seats=2 ")
    assert position == nim.GAME.from_notation(START)


def test_a_viewers_line_tells_no_secret():
    state = kuhn.GAME.new(seed=3)
    mine, theirs = state.array["card"][0].tolist()
    assert "card" not in state.notation()
    assert f"card={mine},0" in state.notation(0)
    assert f"card=0,{theirs}" in state.notation(1)
    assert f"card={mine},{theirs}" in state.notation(open=True)
    assert not [part for part in ("key", "blocks") if part in state.notation(0)]


@pytest.mark.parametrize("head", ["", "nim", "nim/2", "kuhn/1", "NIM/1", "heap=3,4,5"])
def test_a_line_of_another_game_or_version_is_refused(head):
    with pytest.raises(PositionError, match=r"not with nim/1"):
        nim.GAME.from_notation(f"{head} seats=2 heap=3,4,5" if head else "")


@pytest.mark.parametrize(
    "part",
    [
        "heap",  # no value
        "heap=",
        "=3",
        "=",
        "heaps=3,4,5",  # no such column
        "heap=3,4",  # too few
        "heap=3,4,5,6",  # too many
        "heap=3",
        "heap=3,4,x",  # no numbers
        "heap=3;4;5",
        "heap=3,4,1.5",
        "heap=3,,5",
        "heap=3,4,200",  # beyond the column's width
        "heap=3,4,99999999999999999999999",
        "undoable=-1",
        "seat=0,1",  # one number, not two
        "heap[0]=3",  # not as it is written
        "heap[3]=1",
        "heap[-1]=1",
        "heap[x]=1",
        "heap[=1",
        "heap]=1",
        "heap.a=1",
        "heap..a=1",
        ".heap=3,4,5",
        "[0]=1",
        "shape=1",
        "dtype=1",
        "taking==1",
        "taking=1=1",
    ],
)
def test_a_part_that_does_not_fit_is_refused_by_name(part):
    with pytest.raises(PositionError) as error:
        nim.GAME.from_notation(f"nim/1 seats=2 {part}")
    assert repr(part) in str(error.value)


@pytest.mark.parametrize(
    "part",
    [
        "miner=1",
        "miner[0]=1",
        "miner[0]=1,2,3",
        "miner[2].money=1",
        "miner[-1].money=1",
        "miner[0].cage=1",
        "miner[0].cage[0]=1",
        "grid=1",
        "grid=1,2,3,4,5,6",
        "grid[0]=1",
        "grid[0,1]=1",
        "grid[2]=1,2,3",
        "grid[-1]=1,2,3",
        "stack=1",
        "stack.count=256",
        "stack.counts=1",
    ],
)
def test_a_part_that_does_not_fit_a_nested_record_is_refused_by_name(part):
    with pytest.raises(PositionError) as error:
        notation.read(GAME, f"table/3 {part}")
    assert repr(part) in str(error.value)


def test_a_part_given_twice_is_refused_by_name():
    with pytest.raises(PositionError, match="heap="):
        nim.GAME.from_notation(f"{START} heap=1,1,1")


def test_a_position_that_breaks_the_rules_is_refused_with_the_clause():
    with pytest.raises(PositionError, match="NM-TURN-02"):
        nim.GAME.from_notation("nim/1 seats=2 heap=3,4,6")


def test_endless_nonsense_is_refused_with_a_short_message():
    with pytest.raises(PositionError) as error:
        nim.GAME.from_notation(f"nim/1 {'x' * 100_000}=1")
    assert len(str(error.value)) < 200


def test_a_line_is_no_program():
    """Nothing of it is evaluated, whatever it looks like."""
    for part in ("__class__=1", "heap=__import__('os')", "{0}=1", "%s=1"):
        with pytest.raises(PositionError):
            nim.GAME.from_notation(f"nim/1 seats=2 {part}")
