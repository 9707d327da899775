"""Names and other texts that people choose: what they may contain, and which names look alike.

A text is shown to others as its writer wants it; so it must be visible, stay on its own line and
not affect the direction or the accents of neighbouring text. Unicode defines which characters look
alike (UTS 39), here from `confusable_homoglyphs`.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

from glueck.match.refusals import Refused

MOST_NAME = 40
MOST_MARKS = 3  # accents on one letter; Vietnamese, Thai and pointed Hebrew need no more
# Letters, signs and marks that are invisible, though `str.isprintable` accepts them.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\U00013441\U00013442\U00016fe4\U0001d159\ufffc"
) | frozenset(map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
PRESENTATION = re.compile("[\ufe0e\ufe0f]")  # a sign as text or as a picture: the same sign
SPACES = re.compile("[ \u00a0\u202f]")  # the last two: non-breaking, also in our own texts
JOINERS = re.compile("[\u200c\u200d]")  # join letters of some scripts, and pictures
AROUND = re.compile(r"^[\W\d_]+|[\W\d_]+$")  # a name
NUMBERED = re.compile(r"[\s(\[]*\d+[\s)\]]*$")
ALIKE_ALPHABETS = frozenset({"LATIN", "CYRILLIC", "GREEK"})  # a word uses only one of them
ACCENT = "COMBINING"  # as Unicode calls those of these alphabets

# The page's words for bots, the reader and an open seat, in each of its languages (a test compares
# them with the catalogues); and names that would let somebody pass for the host, whom the page
# calls the operator.
CALLED_BY_THE_PAGE = {
    "en": ("apprentice", "hauler", "hewer", "foreman", "captain", "you", "open seat"),
    "de": ("lehrling", "schlepper", "hauer", "steiger", "obersteiger", "du", "freier platz"),
    "pl": ("uczeń", "wozak", "rębacz", "sztygar", "nadsztygar", "ty", "wolne miejsce"),
    "ru": ("ученик", "откатчик", "забойщик", "штейгер", "обер-штейгер", "вы", "свободное место"),
}
CALLED_BY_IMPOSTORS = {
    "en": ("host", "operator", "admin", "administrator", "moderator", "server", "system"),
    "de": (
        "betreiber", "betreiberin", "gastgeber", "gastgeberin", "systemverwalter", "glückskiste",
    ),
    "pl": ("gospodarz", "serwer", "moderator", "administrator"),
    "ru": ("хост", "админ", "администратор", "модератор", "сервер", "система", "хозяин"),
}  # fmt: skip
MISLEADING = frozenset(
    word for called in (CALLED_BY_THE_PAGE, CALLED_BY_IMPOSTORS) for one in called.values()
    for word in one
)  # fmt: skip


def clean_text(text: str, most: int, field: str) -> str:
    """One line of plain text, something of which can be seen; runs of spaces are one."""
    text = PRESENTATION.sub("", unicodedata.normalize("NFC", text))
    text = re.sub(" +", " ", SPACES.sub(" ", text)).strip()
    if not 1 <= len(text) <= most:
        raise Refused(field, f"{field}: needs 1 to {most} characters")
    if not text.isprintable() or BLANK & set(text):
        raise Refused(field, f"{field}: holds characters that cannot be printed or seen")
    must_keep_its_place(text, field)
    return text


def clean_name(text: str) -> str:
    """A player's name, as others see it."""
    name = clean_text(text, MOST_NAME, "name")
    if not any(unicodedata.category(one)[0] in "LNS" for one in name):
        raise Refused("name", "name: needs a letter, a digit or a sign")
    for word in re.split(r"[\W\d_]+", name):
        if len(ALIKE_ALPHABETS & {alphabet(letter) for letter in word}) > 1:
            raise Refused("name", f"name: {word!r} has letters of several alphabets")
    must_have_own_accents(name)
    # the page calls a second hewer «Hewer 2».
    plain = AROUND.sub("", unicodedata.normalize("NFKC", name))
    if any(look_alike(plain, one) for one in MISLEADING):
        raise Refused("name_taken", f"name: {name!r} would be taken for a bot, the host or oneself")
    return name


def clean_chat(text: str, most: int) -> str:
    """Several lines, pictures of people and letters that join; but nothing invisible alone."""
    text = SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip()
    if not text or len(text) > most:
        raise Refused("text", f"a message has 1 to {most} characters")
    plain = JOINERS.sub("", text.replace("\n", ""))
    if not plain.isprintable():
        raise Refused("text", "a message holds plain text only")
    if not (set(plain) - BLANK - {" "}):
        raise Refused("text", "a message needs something that can be seen")
    must_keep_its_place(plain, "text")
    return text


def must_keep_its_place(text: str, field: str) -> None:
    """Accents belong to a letter of the text itself, and do not pile up over the lines around."""
    marks = MOST_MARKS  # at the beginning there is no letter for it
    for one in text:
        is_mark = unicodedata.category(one)[0] == "M"
        marks = marks + 1 if is_mark else 0
        if marks > MOST_MARKS:
            raise Refused(field, f"{field}: {MOST_MARKS} accents on one letter are enough")


def must_have_own_accents(name: str) -> None:
    """A mark of another script is drawn neither on a Latin letter, say, nor beside it."""
    base = ""
    for one in unicodedata.normalize("NFD", name):
        if unicodedata.category(one)[0] != "M":
            base = alphabet(one)
        elif base in ALIKE_ALPHABETS and alphabet(one) != ACCENT:
            raise Refused("name", "name: has an accent that belongs to another alphabet")


def alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0]


# -- names that look alike -----------------------------------------------------------------


def look_alike(one: str, other: str) -> bool:
    """As they are written, or in small letters."""
    return one == other or any(a == b for a, b in zip(looks(one), looks(other), strict=True))


@lru_cache(4096)
def looks(name: str) -> tuple[str, ...]:
    """«H0ST» looks like «HOST», and that is «host»; «BiII» looks like «Bill» as it is written;
    «Ｂｉｌｌ» is the same in wide letters."""
    drawn = skeleton(name)
    usual = skeleton(unicodedata.normalize("NFKC", name).casefold())
    return drawn, skeleton(drawn.casefold()), skeleton(name.casefold()), usual


def numbers_among_alike(names: Sequence[str]) -> list[int | None]:
    """For each name its number among those that look like it; None if it is the only one. An empty
    name is nobody's. «Anna 2» looks like a second «Anna»."""
    numbers: list[int | None] = []
    plain = [NUMBERED.sub("", name) or name for name in names]
    for at, name in enumerate(plain):
        alike = [i for i, one in enumerate(plain) if name and one and look_alike(name, one)]
        numbers.append(alike.index(at) + 1 if len(alike) > 1 else None)
    return numbers


def skeleton(text: str) -> str:
    """The same for texts that look the same (UTS 39)."""
    like = prototypes()
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(like.get(one, one) for one in letters))


@lru_cache(1)
def prototypes() -> dict[str, str]:
    """The replacement for each character: one text for all that look alike."""
    from confusable_homoglyphs.confusables import confusables_data  # loads its table: 70 ms

    stars: dict[str, set[str]] = defaultdict(set)  # a prototype with all its look-alikes
    for text, others in confusables_data.items():
        text = bare(text)
        for other in others:
            stars[text].add(bare(other["c"]))
    found: dict[str, str] = {}
    for text in stars:
        if text not in found:
            together = connected(text, stars)
            found |= dict.fromkeys(together, min(together, key=worth))
    return {text: best for text, best in found.items() if len(text) == 1}


def worth(text: str) -> tuple[int, bool, bool, bool, str]:
    """«rn» replaces «m», and among single characters a plain small letter replaces all others."""
    return -len(text), not text.isascii(), not text.islower(), not text.isalpha(), text


def bare(text: str) -> str:
    return text.strip("\u200e")  # the table joins right-to-left words with these


def connected(text: str, stars: dict[str, set[str]]) -> set[str]:
    together, waiting = set(), [text]
    while waiting:
        one = waiting.pop()
        if one not in together:
            together.add(one)
            waiting += stars.get(one, ())
    return together
