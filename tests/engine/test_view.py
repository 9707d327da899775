"""What is shown is declared once: the record, its values, who sees it."""

import json

import numpy as np
import pytest

import glueck
from glueck.engine.decode import MOST_KEPT, Kept, decoder
from glueck.engine.kinds import (
    VIEWER,
    bag,
    bag_or_none,
    constant,
    flag,
    id_or_none,
    listed,
    listed_or_none,
    named,
    number,
    number_or_none,
    numbers,
    numbers_or_none,
    optional,
    struct,
    struct_or_none,
    union,
    word,
    word_or_none,
)
from glueck.engine.view import declare

COAL = ("yellow", "brown", "gray", "black")


def value(kind, *raw):
    """What bytes mean."""
    assert len(raw) == kind.size
    return decoder(struct(("it", kind)))(bytes(raw))["it"]


@pytest.mark.parametrize(
    ("kind", "raw", "expected"),
    [
        (number(), [200], 200),
        (number("i1"), [255], -1),
        (number("i2"), [0x39, 0x30], 12345),
        (number_or_none(), [0], None),
        (number_or_none(), [1], 0),
        (number_or_none("i2"), [0, 1], 255),
        (id_or_none(), [0], None),
        (id_or_none(), [7], 7),
        (flag, [0], False),
        (flag, [1], True),
        (word(COAL), [2], "gray"),
        (word_or_none(COAL), [0], None),
        (word_or_none(COAL), [1], "yellow"),
        (named(COAL, number()), [1, 2, 3, 4], dict(zip(COAL, (1, 2, 3, 4), strict=True))),
        (listed(number(), 3), [2, 7, 8, 9], [7, 8]),
        (listed(number(), 9), [0, 7, *[0] * 8], []),
        (listed(number(), 9), [3, 7, 8, 9, *[0] * 6], [7, 8, 9]),
        (listed(number("i2"), 9), [2, 255, 255, 5, 0, *[0] * 14], [-1, 5]),
        (listed(word(COAL), 9), [2, 0, 3, *[0] * 7], ["yellow", "black"]),
        (listed(word_or_none(COAL), 9), [2, 0, 3, *[0] * 7], [None, "gray"]),
        (listed_or_none(number(), 2), [0, 9, 9], None),
        (listed_or_none(number(), 2), [1, 9, 9], []),
        (listed_or_none(number(), 9), [2, *[9] * 9], [9]),
        (numbers(1, 12), [0b101, 0b1000], [1, 3, 12]),
        (numbers(0, 8), [0], []),
        (numbers_or_none(1, 8), [0, 3], None),
        (numbers_or_none(1, 8), [1, 3], [1, 2]),
        (bag(COAL), [0, 2, 0, 1], ["brown", "brown", "black"]),
        (bag_or_none(COAL), [0, 1, 1, 1, 1], None),
        (bag_or_none(COAL), [1, 0, 0, 0, 0], []),
        (struct_or_none(("a", number())), [0, 5], None),
        (struct_or_none(("a", number())), [1, 5], {"a": 5}),
        (struct(("a", constant("x")), ("b", number())), [5], {"a": "x", "b": 5}),
        (struct(optional("a", number()), ("b", number())), [0, 9, 5], {"b": 5}),
        (struct(optional("a", number()), ("b", number())), [1, 9, 5], {"a": 9, "b": 5}),
    ],
)
def test_a_kind_says_what_its_bytes_mean(kind, raw, expected):
    assert value(kind, *raw) == expected
    assert json.loads(json.dumps(value(kind, *raw))) == expected
    json.dumps(kind.tree)


POINT = union(
    "why",
    struct(("seat", number()), ("why", word(("card", "call", "luck")))),
    {"card": ["card"], "call": ["lowest"], "luck": []},
    ("card", number()),
    ("lowest", number("i2")),
)


def test_of_a_union_the_tag_says_which_fields_there_are():
    points = listed(POINT, 5)
    raw = [3, 0, 0, 4, 9, 0, 1, 1, 4, 9, 0, 2, 2, 4, 9, 0, *[0] * 10]
    assert value(points, *raw) == [
        {"seat": 0, "why": "card", "card": 4},
        {"seat": 1, "why": "call", "lowest": 9},
        {"seat": 2, "why": "luck"},
    ]


def test_structs_in_lists_in_structs():
    spot = struct(("colour", word(COAL)), ("cubes", listed(word(COAL), 2)))
    order = struct(("card", number()), ("spots", listed(spot, 4)))
    table = struct(("orders", listed(order, 6)), ("last", number()))
    record = np.zeros(1, table.dtype)[0]
    record.orders.count, record.last = 2, 99
    for i in range(2):
        record.orders.items[i].card = 7 + i
        record.orders.items[i].spots.count = i + 1
        for k in range(i + 1):
            record.orders.items[i].spots.items[k].colour = k
            record.orders.items[i].spots.items[k].cubes.count = k
            record.orders.items[i].spots.items[k].cubes.items[0] = 3
    assert decoder(table)(record.tobytes()) == {
        "orders": [
            {"card": 7, "spots": [{"colour": "yellow", "cubes": []}]},
            {
                "card": 8,
                "spots": [
                    {"colour": "yellow", "cubes": []},
                    {"colour": "brown", "cubes": ["black"]},
                ],
            },
        ],
        "last": 99,
    }


def test_a_small_dict_that_comes_again_is_one_of_its_own():
    """Small dicts are kept, and copied."""
    read = decoder(struct(("a", named(COAL, number())), ("b", named(COAL, number()))))
    first = read(bytes([1, 2, 3, 4] * 2))
    first["a"]["gray"] = 99
    assert (
        first["b"]
        == read(bytes([1, 2, 3, 4] * 2))["a"]
        == dict(zip(COAL, (1, 2, 3, 4), strict=True))
    )


def test_of_small_dicts_only_so_many_are_kept():
    made = []
    kept = Kept(lambda raw, at: made.append(raw) or {"it": raw[at]})
    for place in (*range(MOST_KEPT), 0):
        assert kept[place] == {"it": place % 256}
    assert len(made) == len(kept) == MOST_KEPT
    assert kept[MOST_KEPT] == {"it": MOST_KEPT % 256}
    assert len(kept) == 1


def test_names_that_records_have_another_meaning_for_get_a_column_of_their_own():
    kind = struct(("item", number()), ("round", number()))
    assert [name for name, _ in kind.columns] == ["item_", "round_"]
    assert decoder(kind)(bytes([1, 2])) == {"item": 1, "round": 2}


def test_who_may_see_is_declared():
    with pytest.raises(ValueError, match="seen by 'owner'"):
        struct(("hand", number(), "owner"))
    with pytest.raises(ValueError, match="there"):
        struct(("there", number()))


def test_what_depends_on_the_viewer_is_told_from_what_does_not():
    player = struct(("cards", number()), ("hand", listed(number(), 2), VIEWER))
    view = declare(
        __file__,
        ("turn", number("i2")),
        ("viewer", number(), VIEWER),
        ("players", listed(player, 2)),
        optional("extra", number(), VIEWER),
    )
    open_bytes = [255, 255, 0, 255, 255, 0, 0, 0, 255, 0, 0, 0, 0, 0]
    assert view.public.tolist() == open_bytes
    assert view.size == len(open_bytes)


def test_a_layout_has_a_name_that_changes_with_it():
    one = declare(__file__, ("turn", number()))
    same = declare(__file__, ("turn", number()))
    other = declare(__file__, ("turn", number("i2")))
    assert one.layout == same.layout != other.layout


def test_a_declaration_that_offsets_cannot_reach_is_refused():
    with pytest.raises(ValueError, match="room for"):
        declare(__file__, ("long", listed(named([str(i) for i in range(300)], number()), 250)))


@pytest.mark.parametrize("game", glueck.games())
def test_equal_views_have_equal_bytes_and_bytes_are_the_view(game):
    state = glueck.load(game).new(seed=1)
    for _ in range(8):
        before = state.view_bytes(0)
        assert state.copy().view_bytes(0) == before
        assert len(before) == state.game.view.size
        shown = state.view(0)
        decoded = state.game.view.decode(before)
        assert decoded.pop("projected") == state.projected()
        assert decoded.items() <= shown.items()
        state.play(state.legal()[0])
        assert state.view_bytes(0) != before
