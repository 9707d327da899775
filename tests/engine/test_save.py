"""Save files: what is written is read, what is wrong is refused, nothing is half done."""

import json
import os
from contextlib import suppress
from pathlib import Path

import pytest

import glueck
from glueck.engine import save
from glueck.engine.errors import SaveError
from glueck.engine.state import BY_ID, State
from toys import kuhn, nim

NIM, KUHN = nim.GAME, kuhn.GAME
GAMES = {"nim": NIM, "kuhn": KUHN}


def started(**options):
    state = NIM.new(seed=7, **options)
    for words in ("take a", "take a", "end", "take c"):
        state.play(words)
    state.players = ["Ann", "Jörg"]
    return state


def text(**changes):
    """A good file, except for these keys; None leaves a key out. The digest is left out."""
    whole = save.document(started()) | {"digest": None} | changes
    return json.dumps({key: value for key, value in whole.items() if value is not None})


def signed(**changes):
    """A file with a digest that fits."""
    whole = json.loads(text(**changes))
    return json.dumps(whole | {"digest": save.digest(whole)})


def loads(raw):
    return save.loads(raw, GAMES, "file")


def refusal(raw):
    with pytest.raises(SaveError) as error:
        loads(raw).state()
    return str(error.value)


# -- round trip ----------------------------------------------------------------------------


def test_a_saved_game_comes_back_with_its_past(tmp_path):
    state = started(misere=True)
    state.save(tmp_path / "a.glueck")
    again = save.read(tmp_path / "a.glueck", GAMES).state()
    assert again == state
    assert again.actions == state.actions
    assert (again.seed, again.options, again.players) == (7, {"misere": True}, ["Ann", "Jörg"])
    assert again.undoable == 1


def test_the_end_of_a_saved_game_is_not_played_again_and_belongs_to_who_asked(monkeypatch):
    state = started()
    saved = loads(save.pretty(save.document(state)))
    monkeypatch.setattr(State, "_play_again", lambda state: pytest.fail("played again"))
    mine = saved.state()
    mine.play("end")
    mine.players[0] = "Eve"
    assert saved.state(4) == saved.state() == state != mine
    assert saved.state().actions == state.actions
    assert saved.state().players == state.players


def test_a_game_can_be_replayed_up_to_any_action():
    saved = loads(text())
    assert [len(saved.state(n).actions) for n in range(5)] == [0, 1, 2, 3, 4]


def test_watching_shows_every_moment():
    frames = list(loads(text()))
    assert [(f.number, f.seat, f.action) for f in frames] == [
        (0, None, None), (1, 0, "take a"), (2, 0, "take a"), (3, 0, "end"), (4, 1, "take c"),
    ]  # fmt: skip
    assert [f.view["heaps"]["a"] for f in frames] == [3, 2, 1, 1, 1]


def test_the_file_is_readable_text_with_one_action_a_line(tmp_path):
    started().save(tmp_path / "a.glueck")
    lines = (tmp_path / "a.glueck").read_text(encoding="utf-8").splitlines()
    assert [line.strip(" ,") for line in lines if "take c" in line] == ['"take c"']
    assert any("Jörg" in line for line in lines)


@pytest.mark.parametrize("seed", [0, 2**53 - 1, 2**53, 2**256 - 1])
def test_every_seed_survives_also_in_programs_that_read_json_as_floats(seed):
    document = save.document(NIM.new(seed=seed))
    assert isinstance(document["seed"], str) or document["seed"] < 2**53
    assert loads(json.dumps(document)).state().seed == seed


def test_options_players_and_digest_may_be_missing():
    whole = json.loads(text(options=None, players=None))
    assert not {"options", "players", "digest"} & whole.keys()
    assert loads(json.dumps(whole)).state() == started()


def test_glueck_reads_and_replays_the_games_it_knows(tmp_path, monkeypatch):
    monkeypatch.setitem(BY_ID, "nim", NIM)
    state = started()
    state.save(tmp_path / "a.glueck")
    assert glueck.replay(tmp_path / "a.glueck") == state
    assert glueck.read(str(tmp_path / "a.glueck")).actions == state.actions


def test_a_bare_position_cannot_be_saved(tmp_path):
    bare = NIM.from_bytes(started().to_bytes())
    with pytest.raises(SaveError, match="bare position"):
        bare.save(tmp_path / "a.glueck")
    assert not list(tmp_path.iterdir())


# -- files that are none -------------------------------------------------------------------


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(SaveError, match=r"nowhere\.glueck: No such file"):
        glueck.read(tmp_path / "nowhere.glueck")


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(SaveError, match=r"[Dd]irectory"):
        glueck.read(tmp_path)


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_no_file_can_have_is_refused(name):
    with pytest.raises(SaveError):
        glueck.read(name)


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "line 1: is not JSON, or cut off"),
        (b"   \n", "is not JSON"),
        (b"\x00\x01\x02\xff\xfe", "not text"),
        (b"\x80\x04\x95", "not text"),  # a pickle
        ("ä".encode("latin-1"), "not text"),
        (b"PK\x03\x04", "is not JSON"),
        (b"{}", 'no "glueck"'),
        (b"[]", 'no "glueck"'),
        (b"null", 'no "glueck"'),
        (b"7", 'no "glueck"'),
        (b'"glueck"', 'no "glueck"'),
        (b'{"glueck": 1,}', "is not JSON"),
        (b"{'glueck': 1}", "is not JSON"),
        (b'{"glueck": 1} {"glueck": 1}', "is not JSON"),
    ],
)
def test_what_is_no_save_file_is_said_to_be_none(raw, message):
    assert message in refusal(raw)


def test_a_file_cut_off_anywhere_is_refused(tmp_path):
    started().save(tmp_path / "a.glueck")
    raw = (tmp_path / "a.glueck").read_bytes()
    for length in range(len(raw.rstrip())):
        with pytest.raises(SaveError):
            loads(raw[:length])
    assert loads(raw).state() == started()


def test_a_cut_off_file_says_where(tmp_path):
    started().save(tmp_path / "a.glueck")
    lines = (tmp_path / "a.glueck").read_bytes().splitlines(keepends=True)
    assert "file: line 9: is not JSON, or cut off" in refusal(b"".join(lines[:9])[:-3])


def test_a_huge_file_is_refused_without_reading_it_all(tmp_path):
    with (tmp_path / "a.glueck").open("wb") as file:
        file.truncate(10 * save.MOST_BYTES)
    with pytest.raises(SaveError, match="larger than 32 MiB"):
        glueck.read(tmp_path / "a.glueck")


def test_too_many_actions_are_refused():
    assert "actions: is not a list (of at most" in refusal(text(actions=["end"] * 100_001))


def nested(depth):
    deep = "[" * depth + "]" * depth
    deeper = '{"a":' * depth + "1" + "}" * depth
    head = '"glueck": 1, "game": "nim", "rules": 1, "seats": 2'
    yield deep
    yield f'{{"glueck": {deep}}}'
    yield f'{{"glueck": 1, "game": {deep}}}'
    yield f'{{{head}, "seed": {deep}, "actions": [], "digest": ""}}'
    yield f'{{{head}, "seed": 1, "actions": [{deep}]}}'
    yield f'{{{head}, "seed": 1, "actions": [], "options": {{"misere": {deep}}}}}'
    yield f'{{{head}, "viewer": null, "views": [{deeper}], "actions": [], "digest": ""}}'
    yield f'{{{head}, "viewer": null, "views": [{deeper}, {deeper}], "actions": ["a"]}}'


def test_deeply_nested_files_never_break_the_reader():
    """Whatever the reader does with them: a little below what it can parse is the hardest."""
    for depth in (20, 300, *range(850, 1000), 2000, 100_000):
        for raw in nested(depth):
            with suppress(SaveError):
                list(loads(raw))


# -- files of the wrong kind ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"glueck": 2}, "glueck: format 2; this version reads up to 1"),
        ({"glueck": 0}, "glueck: "),
        ({"glueck": -1}, "glueck: "),
        ({"glueck": "1"}, "glueck: '1' is not of type int"),
        ({"glueck": True}, "glueck: 'True' is not of type int"),
        ({"glueck": 1.0}, "glueck: '1.0' is not of type int"),
        ({"game": "chess"}, "game: 'chess'; there are: nim, kuhn"),
        ({"game": 5}, "game: '5' is not of type str"),
        ({"game": "x" * 9999}, f"game: '{'x' * 40}'; there are: nim, kuhn"),
        ({"rules": 2}, "rules: version 2 of nim; this program plays version 1"),
        ({"rules": "1"}, "rules: '1' is not of type int"),
        ({"seats": 3}, "seats: 3; nim is for 2"),
        ({"seats": 0}, "seats: 0"),
        ({"seats": "2"}, "seats: '2'"),
        ({"seats": True}, "seats: True"),
        ({"seats": 2.0}, "seats: 2.0"),
        ({"seats": [2]}, "seats: [2]"),
        ({"seed": -1}, "seed: -1 is not a whole number"),
        ({"seed": 2**256}, "seed: "),
        ({"seed": "xyz"}, "seed: 'xyz' is neither a number nor hexadecimal"),
        ({"seed": ""}, "seed: "),
        ({"seed": 1.5}, "seed: 1.5"),
        ({"seed": True}, "seed: True"),
        ({"seed": [1]}, "seed: [1]"),
        ({"seed": float("inf")}, "seed: inf"),
        ({"seed": float("nan")}, "seed: nan"),
        ({"options": []}, "options: is not an object"),
        ({"options": {"misere": 1}}, "misere: 1 is not one of False, True"),
        ({"options": {"misere": "yes"}}, "misere: 'yes' is not one of"),
        ({"options": {"miser": True}}, "miser: nim has no such option (it has: misere)"),
        ({"actions": {}}, "actions: is not a list"),
        ({"actions": "take a"}, "actions: is not a list"),
        ({"actions": ["take a", 5]}, "actions[1]: '5' is not text"),
        ({"actions": ["take a", ["end"]]}, "actions[1]: "),
        ({"players": "Ann"}, "players: is not a list"),
        ({"players": ["Ann", 5]}, "players[1]: '5' is not text"),
        ({"players": ["Ann"]}, "players: 1 names for 2 seats"),
        ({"players": ["Ann", "Bob", "Cem"]}, "players: 3 names for 2 seats"),
        ({"colour": "red"}, "colour: does not belong in a save file"),
        ({"viewer": 0}, "viewer: does not belong in a save file"),
        ({"digest": "0" * 64}, "digest: differs"),
        ({"digest": 5}, "digest: differs"),
    ],
)
def test_a_wrong_value_is_refused_by_its_key(changes, message):
    assert refusal(text(**changes)).startswith("file: " + message)


@pytest.mark.parametrize("key", ["game", "rules", "seats", "seed", "actions"])
def test_a_missing_key_is_named(key):
    assert refusal(text(**{key: None})) == f"file: {key}: is missing"


WRONG = [True, -1, 10**30, 1.5, float("inf"), "", "x", "\ud800", [], [[]], {}, {"a": 1}, "null"]


@pytest.mark.parametrize("key", sorted(save.KEYS | save.VIEW_KEYS))
@pytest.mark.parametrize("value", WRONG, ids=repr)
@pytest.mark.parametrize("redacted", [False, True], ids=["whole", "viewer's"])
def test_whatever_stands_in_a_file_only_a_save_error_comes_out(key, value, redacted):
    """With a digest that fits, with one that does not, and without any."""
    whole = save.document(started(), 0, redacted=redacted)
    unsigned = {k: v for k, v in whole.items() if k != "digest"} | {key: value}
    for document in (whole | {key: value}, unsigned):
        with suppress(SaveError):
            saved = loads(json.dumps(document))
            list(saved)
            redacted or saved.state()


# -- actions -------------------------------------------------------------------------------


def test_unknown_words_are_refused_with_place_and_suggestion():
    message = refusal(text(actions=["take a", "tkae b"]))
    assert message.startswith("file: actions[1]: 'tkae b' is not an action of this game")
    assert "did you mean 'take b'" in message


def test_an_illegal_action_is_refused_with_place_and_clause():
    message = refusal(text(actions=["take a", "take b"]))
    assert message.startswith("file: actions[1]: take b: The players take turns")
    assert message.endswith("[NM-TURN-01]")


def test_an_action_after_the_end_is_refused():
    turns = [*["take a"] * 3, "end", *["take b"] * 4, "end", *["take c"] * 5, "end"]
    assert loads(text(actions=turns)).state().over
    assert "actions[15]: take a: Whoever takes the last" in refusal(
        text(actions=[*turns, "take a"])
    )


@pytest.mark.parametrize("write", [text, signed], ids=["unsigned", "signed"])
@pytest.mark.parametrize("words", ["take b", "tkae b"])
def test_a_file_with_a_wrong_action_is_refused_when_it_is_read(write, words):
    """«Read and check»: nobody should watch half a game before it turns out to be none."""
    with pytest.raises(SaveError, match=r"actions\[1\]"):
        loads(write(actions=["take a", words]))


def test_an_edited_action_does_not_fit_the_digest():
    edited = json.dumps(save.document(started())).replace("take c", "take b")
    assert "digest: differs: the file was changed" in refusal(edited)


def test_an_edited_action_that_is_illegal_is_named_itself():
    edited = json.dumps(save.document(started())).replace("take c", "end")
    assert "file: actions[3]: end: " in refusal(edited)


def test_a_changed_byte_never_goes_unnoticed(tmp_path):
    state = started()
    state.save(tmp_path / "a.glueck")
    raw = bytearray((tmp_path / "a.glueck").read_bytes())
    for place in range(len(raw)):
        changed = raw.copy()
        changed[place] ^= 1
        try:
            again = loads(bytes(changed)).state()
        except SaveError:
            continue
        assert (again, again.actions) == (state, state.actions), bytes(changed)
        assert (again.options, again.players) == (state.options, state.players), bytes(changed)


# -- writing -------------------------------------------------------------------------------


class DiskFull(OSError):
    pass


def fail(*args, **kwargs):
    raise DiskFull("no space left on device")


def interrupt(*args, **kwargs):
    raise KeyboardInterrupt


@pytest.mark.parametrize("failure", [fail, interrupt])
@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_a_failure_while_writing_leaves_the_old_file(tmp_path, monkeypatch, step, failure):
    target = tmp_path / "a.glueck"
    started().save(target)
    before = target.read_bytes()
    if step == "write":
        opened = Path.open

        def half_open(*args, **kwargs):
            file = opened(*args, **kwargs)
            if file.writable():
                file.write("{half")
                file.write = failure
            return file

        monkeypatch.setattr(Path, "open", half_open)
    elif step == "fsync":
        monkeypatch.setattr(save.os, "fsync", failure)
    else:
        monkeypatch.setattr(Path, "replace", failure)
    longer = started()
    longer.play("end")
    with pytest.raises((DiskFull, KeyboardInterrupt)):
        longer.save(target)
    assert target.read_bytes() == before
    assert list(tmp_path.iterdir()) == [target]


def test_a_game_that_cannot_be_shown_leaves_no_file(tmp_path):
    with pytest.raises(glueck.OptionError, match="seat"):
        started().save(tmp_path / "a.glueck", seat=5)
    assert not list(tmp_path.iterdir())


def test_saving_again_replaces_the_file(tmp_path):
    state = started()
    for _ in range(2):
        state.save(tmp_path / "a.glueck")
    state.play("end")
    state.save(tmp_path / "a.glueck")
    assert save.read(tmp_path / "a.glueck", GAMES).state() == state
    assert len(list(tmp_path.iterdir())) == 1


# -- what a viewer takes home --------------------------------------------------------------


def played_kuhn(seed, *words):
    state = KUHN.new(seed=seed)
    for each in words:
        state.play(each)
    return state


def same_card_for_seat_0():
    """Two seeds that differ, for seat 0, in nothing but the other's card."""
    deals = {}
    for seed in range(100):
        mine, theirs = KUHN.new(seed=seed).array["card"][0].tolist()
        if mine == 2:
            deals.setdefault(theirs, seed)
    return deals.values()


def test_a_viewers_file_does_not_depend_on_what_the_viewer_cannot_know():
    one, other = (
        save.pretty(save.document(played_kuhn(seed, "bet", "fold"), 0, redacted=True))
        for seed in same_card_for_seat_0()
    )
    assert one == other


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_viewers_file_holds_neither_seed_nor_key(tmp_path, seat):
    seed = 0xFEDCBA9876543210FEDCBA9876543210FEDCBA9876543210FEDCBA9876543210
    played_kuhn(seed, "check").save(tmp_path / "a.glueck", seat, redacted=True)
    raw = (tmp_path / "a.glueck").read_text()
    assert "seed" not in json.loads(raw)
    for secret in (f"{seed:x}", str(seed), str(seed % 2**32), "fedcba98", "76543210"):
        assert secret not in raw


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_viewers_file_replays_what_the_viewer_saw(seat):
    state = played_kuhn(5, "check", "bet", "call")
    whole = loads(json.dumps(save.document(state)))
    viewers = loads(json.dumps(save.document(state, seat, redacted=True)))
    assert viewers.redacted
    assert list(viewers) == list(whole.frames(seat))


def test_a_viewers_file_cannot_be_played_on_or_watched_by_others():
    saved = loads(json.dumps(save.document(played_kuhn(5, "check"), 0, redacted=True)))
    with pytest.raises(SaveError, match="it can be watched, not played on"):
        saved.state()
    with pytest.raises(SaveError, match="shows what seat 0 saw, nobody else"):
        list(saved.frames(1))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seed": 7}, "seed: does not belong"),
        ({"views": []}, "views: does not go with the actions"),
        ({"views": {}}, "views: is not a list of objects"),
        ({"views": [1, 2]}, "views: is not a list of objects"),
        ({"actions": []}, "views: does not go with the actions"),
        ({"viewer": "Ann"}, "viewer: "),
        ({"viewer": 2}, "viewer: "),
        ({"viewer": -1}, "viewer: "),
        ({"viewer": True}, "viewer: "),
        ({"viewer": [0]}, "viewer: "),
    ],
)
def test_a_wrong_value_in_a_viewers_file_is_refused(changes, message):
    whole = save.document(played_kuhn(5, "check"), 0, redacted=True) | changes
    del whole["digest"]
    assert refusal_of_viewers(json.dumps(whole)).startswith("file: " + message)


def refusal_of_viewers(raw):
    with pytest.raises(SaveError) as error:
        list(loads(raw))
    return str(error.value)


def test_an_edited_view_does_not_fit_the_digest():
    raw = json.dumps(save.document(played_kuhn(5, "check"), 0, redacted=True))
    assert "digest: differs" in refusal_of_viewers(
        raw.replace('"chips": [1, 1]', '"chips": [1, 2]')
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"a": None}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}),
        ({"a": {"b": 1}}, {"a": 5}),
        ({"a": 5}, {"a": {"b": 1}}),
        ({"a": [1, 2]}, {"a": [1]}),
        ({"a": {}}, {"a": {"b": {}}}),
        ({"a": 1, "b": 2}, {"a": 1}),  # a key that goes
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}),
        ({"a": {"b": 1}}, {"a": {}}),
    ],
)
def test_a_change_leads_from_one_view_to_the_next(old, new):
    changed = json.loads(json.dumps(save.change(old, new)))
    assert save.patch(old, changed) == new


# -- where it is written -------------------------------------------------------------------


def test_what_is_no_file_is_not_replaced(tmp_path):
    """Whoever saves to /dev/null would otherwise have none any more."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (pipe, tmp_path):
        with pytest.raises(SaveError, match="is not a file"):
            started().save(place)
    assert pipe.is_fifo()


def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "there").mkdir()
    link = tmp_path / "link.glueck"
    link.symlink_to(tmp_path / "there" / "a.glueck")
    started().save(link)
    assert link.is_symlink()
    assert save.read(link, GAMES).state() == started()


def test_others_may_read_what_the_user_lets_them(tmp_path):
    before = os.umask(0o022)
    try:
        started().save(tmp_path / "a.glueck")
    finally:
        os.umask(before)
    assert (tmp_path / "a.glueck").stat().st_mode & 0o777 == 0o644


def test_a_place_that_is_not_there_is_named(tmp_path):
    with pytest.raises(OSError, match=r"No such file") as error:
        started().save(tmp_path / "no" / "a.glueck")
    assert error.value.filename == str(tmp_path / "no" / "a.glueck")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("players", "message"), [(["Ann"], "1 names for 2 seats"), (["Ann", 5], "players\\[1\\]")]
)
def test_names_that_could_not_be_read_back_are_not_written(tmp_path, players, message):
    state = started()
    state.players = players
    with pytest.raises(SaveError, match=message):
        state.save(tmp_path / "a.glueck")
    assert not list(tmp_path.iterdir())
