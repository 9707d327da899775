"""The terminal speaks the language one asks for, that of the environment, or English; and nothing
of another one."""

import re
from functools import cache

import pytest
from babel.core import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast

import glueck
from cli.terminal import process, script
from cli.test_process import PATIENCE
from glueck.terminal import language, words
from glueck.terminal.screen import NARROWEST

LANGUAGES = language.LANGUAGES
PLACES = ("", *glueck.games())
SHORT = 12  # letters: shorter pieces of text are found by chance


# -- which language ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LC_MESSAGES": "ru_RU.KOI8-R", "LANG": "pl_PL.UTF-8"}, "ru"),
        ([], {"LC_ALL": "de", "LC_MESSAGES": "ru_RU", "LANG": "pl_PL"}, "de"),
        ([], {"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["--lang", "ru"], {"LC_ALL": "pl_PL.UTF-8"}, "ru"),
        (["--lang", "DE"], {}, "de"),
        (["--lang", "en"], {"LANG": "pl_PL.UTF-8"}, "en"),
    ],
)
def test_the_one_asked_for_then_that_of_the_environment_then_english(
    run, asked, environment, spoken
):
    out = run("play", "glueckauf", "--seed", 7, *asked, **environment).stdout
    turn = {"en": "Your turn:", "de": "Du bist am Zug:", "pl": "Twoja tura:", "ru": "Ваш ход:"}
    assert [one for one, said in turn.items() if said in out] == [spoken]


@pytest.mark.parametrize(
    "command", ["play", "replay", "rules", "games", "simulate", "arena", "dataset", "stats", "join"]
)
def test_an_unknown_language_is_refused_with_those_there_are(run, command):
    result = run(command, "--lang", "xx", "glueckauf")
    assert result.exit_code == 2
    assert result.stderr == "glueck: there is no language “xx”; there are: en, de, pl, ru\n"
    assert "języka „xx”" in run(command, "--lang", "xx", LANG="pl_PL").stderr


# -- whole games ---------------------------------------------------------------------------


def catalogues(place: str, spoken: str) -> dict[str, list[str]]:
    """The pieces of text of each message, those of the terminal before those of the page."""
    said: dict[str, list[str]] = {}
    for folder in words.folders_of(place):
        tree = FluentParser().parse((folder / f"{spoken}.ftl").read_text(encoding="utf-8"))
        assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
        for entry in tree.body:
            if isinstance(entry, ast.Message) and entry.id.name not in said:
                said[entry.id.name] = pieces(entry.value)
    return said


def pieces(pattern: ast.Pattern) -> list[str]:
    found: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found += [" ".join(line.split()) for line in element.value.splitlines()]
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                found += pieces(variant.value)
    return [text for text in found if text]


def every_text(spoken: str) -> set[str]:
    return {text for place in PLACES for one in catalogues(place, spoken).values() for text in one}


@cache
def foreign(spoken: str) -> set[str]:
    """What would be English in another language, or of any other in English."""
    own = " ".join(every_text(spoken))
    others = LANGUAGES[1:] if spoken == "en" else ("en",)
    texts = set().union(*map(every_text, others))
    return {text for text in texts if len(text) >= SHORT and text not in own}


@cache
def names_of_messages() -> re.Pattern[str]:
    """What one that is missing looks like."""
    ids = {id for place in PLACES for id in catalogues(place, "en") if "-" in id}
    beginnings = "|".join(sorted({id.partition("-")[0] for id in ids}))
    return re.compile(rf"(?<![\w/.-])(?:{beginnings})-[a-z]\w*")


CLAUSE = re.compile(r"\[G[AG]-[A-Z]+-\d+\]")
ENGLISH = re.compile(r"\b(?:the|you|your|takes?|order|lorry|points?|card|turn|shift|round)\b", re.I)


@pytest.mark.slow
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", glueck.games())
def test_a_whole_game_has_no_word_of_another_language(run, tmp_path, game, spoken):
    """Played, asked about and watched again, with refusals of every verb on the way."""
    options = {"point_limit": 25} if game == "gluecksgriff" else {}  # two rounds or three
    typed, end = script(seed=11, seats=4, game=game, **options)
    actions = glueck.load(game).actions
    verbs = dict.fromkeys(actions.verb(number) for number in range(len(actions)))
    asked = ["undo", "", "log", "log zzz", "why", "xyzzy", "why xyzzy", "999", "score", "all", "?"]
    file = tmp_path / "game.json"
    lines = [
        *asked,
        *(f"why {verb}" for verb in verbs),
        *typed[:30],
        "log all",
        "board",
        *typed[30:],
    ]
    chosen = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    how = ["--seats", 4, "--seed", 11, *chosen, "--file", file, "--lang", spoken]
    result = run("play", game, *how, lines=lines)
    assert result.exit_code == 0
    assert glueck.replay(file) == end
    assert f"glueck replay {file}" in result.stdout
    watched = run("replay", file, "--seat", 0, "--lang", spoken)
    totals = [str(points).replace("-", "−") for points in end.scores]
    assert any(line.split()[1:] == totals for line in result.stdout.splitlines())
    said = prose(result.stdout + watched.stdout, spoken)
    assert [text for text in foreign(spoken) if text in said] == []
    assert names_of_messages().findall(said) == []
    assert not re.search(r"[{}$]|undefined|None\b", said)
    if spoken != "en":
        assert ENGLISH.findall(said) == []


def prose(out: str, spoken: str) -> str:
    """What was said, without what was typed, the clauses, and the help, which explains what can be
    typed in English."""
    language.use(spoken)
    helps = [words.t("help-requests"), *(words.Words(game).t("legend") for game in glueck.games())]
    explained = {line.strip() for text in helps for line in text.splitlines()}
    told = [line.strip() for line in out.splitlines() if not line.startswith("> ")]
    text = " ".join(line for line in told if line not in explained)
    return CLAUSE.sub("", " ".join(text.split()))


# -- the catalogues ------------------------------------------------------------------------


def own_catalogue(place: str, spoken: str) -> ast.Resource:
    """What only the terminal says."""
    text = (words.folders_of(place)[0] / f"{spoken}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text)


def shape(entry: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))


@pytest.mark.parametrize("place", PLACES)
def test_every_language_says_the_same_things_with_the_same_parts(place):
    english = own_catalogue(place, "en")
    wanted = {e.id.name: shape(e) for e in english.body if isinstance(e, ast.Message)}
    for spoken in LANGUAGES:
        own = own_catalogue(place, spoken)
        assert not [entry for entry in own.body if isinstance(entry, ast.Junk)]
        have = [entry for entry in own.body if isinstance(entry, ast.Message)]
        assert {entry.id.name: shape(entry) for entry in have} == wanted
        assert len(have) == len(wanted)
        forms = {*Locale(spoken).plural_form.tags, "other"}
        text = FluentSerializer().serialize(own)
        for choice in re.findall(r"->\n(?:[^{}]|\{ \$\w+ \})*?\n\s*\}", text):
            assert set(re.findall(r"\[(\w+)\]", choice)) == forms


@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_said_by_nobody(place):
    everybody = [words.PACKAGE]
    homes = [words.home_of(place) / "terminal", words.PACKAGE / "research"] if place else everybody
    files = [path for home in homes for path in home.rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    quoted = set(re.findall(r"[\"']([a-z][\w-]*)[\"']", code))
    begun = tuple(re.findall(r"f[\"']([a-z][\w-]*-)\{", code))
    page = catalogues(place, "en")
    own = [e.id.name for e in own_catalogue(place, "en").body if isinstance(e, ast.Message)]
    assert [id for id in own if id not in quoted and not id.startswith(begun)] == []
    assert page.keys() >= set(own)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_help_fits_the_narrowest_terminal(spoken):
    language.use(spoken)
    helps = [words.t("help-requests"), *(words.Words(game).t("legend") for game in glueck.games())]
    lines = [line for text in helps for line in text.splitlines()]
    assert [line for line in lines if len(line) > NARROWEST] == []


# -- numbers and letters -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoken", "listed", "facts", "number", "share"),
    [
        ("en", "A, B and C", "A, B, C", "−12,345", "12.5%"),
        ("de", "A, B und C", "A, B und C", "−12.345", "12,5 %"),
        ("pl", "A, B i C", "A, B i C", "−12 345", "12,5%"),
        ("ru", "A, B и C", "A, B, C", "−12 345", "12,5 %"),
    ],
)
def test_lists_and_numbers_are_those_of_the_language(spoken, listed, facts, number, share):
    language.use(spoken)
    assert (words.listed("ABC"), words.facts("ABC")) == (listed, facts)
    assert " ".join(words.number(-12345).split()) == number
    assert " ".join(words.percent(0.125, 1).split()) == share
    assert [words.signed(n) for n in (3, 0, -2)] == ["+3", "0", "−2"]


@pytest.mark.parametrize(
    ("spoken", "encoding", "turn"),
    [
        ("ru", "koi8-r", "Ваш ход: возьмите один"),
        ("ru", "ascii", "Vash khod: voz'mite odin"),
        ("pl", "ascii", "Twoja tura: wez jedno z wylozonych"),
    ],
)
def test_a_terminal_without_the_letters_gets_the_nearest(monkeypatch, spoken, encoding, turn):
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    program = process("play", "glueckauf", "--seed", 7, "--lang", spoken, text=False)
    out, err = program.communicate(b"q\n", timeout=PATIENCE)
    assert err == b""
    assert turn in " ".join(out.decode(encoding).split())
    assert "?" not in out.decode(encoding)
