"""A refusal as a page, for people who open an address in their browser, in their language.

Programs get JSON. The texts are the same as in the page (`error-<code>` of its catalogues, which a
test compares); here are those that somebody may see after following a link.
"""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from glueck.match.refusals import Refused

ENGLISH = "en"
NOT_FOUND = "not-found"  # not a code of a refusal: nothing is served at that address
OTHER = "http"
WORDS = {
    ENGLISH: {
        "home": "Home",
        NOT_FOUND: "There is no such page.",
        OTHER: "The server couldn’t do that.",
        "no_table": "There is no such table.",
        "no_spectators": "Only its players can see this table.",
        "status": "That isn’t possible at this table right now.",
        "too_many": "Too many requests; please wait a moment.",
        "too_much": "That is more than one table or file can hold.",
        "unavailable": "The server couldn’t do that; please try again.",
        "crowded": "Too many visitors at the moment; please try again in a minute.",
        "damaged": "The saved data of this table can’t be read. "
        "The operator of this server can look into it.",
        "blocked": "The operator of this server has blocked you.",
        "host_name": "This server has a different address.",
    },
    "de": {
        "home": "Startseite",
        NOT_FOUND: "Diese Seite gibt es nicht.",
        OTHER: "Das hat auf dem Server nicht geklappt.",
        "no_table": "Diesen Tisch gibt es nicht.",
        "no_spectators": "Diesen Tisch können nur die Mitspieler sehen.",
        "status": "Das geht an diesem Tisch gerade nicht.",
        "too_many": "Das ging zu schnell; warte bitte einen Moment.",
        "too_much": "Das ist mehr, als ein Tisch oder eine Datei fassen kann.",
        "unavailable": "Das hat auf dem Server gerade nicht geklappt; "
        "versuch es bitte noch einmal.",
        "crowded": "Gerade sind zu viele Besucher hier; "
        "versuch es bitte in einer Minute noch einmal.",
        "damaged": "Die gespeicherten Daten dieses Tischs lassen sich nicht lesen. "
        "Der Betreiber dieses Servers kann nachsehen.",
        "blocked": "Der Betreiber dieses Servers hat dich gesperrt.",
        "host_name": "Dieser Server ist unter einer anderen Adresse zu erreichen.",
    },
    "pl": {
        "home": "Strona główna",
        NOT_FOUND: "Nie ma takiej strony.",
        OTHER: "Serwer nie mógł tego zrobić.",
        "no_table": "Nie ma takiego stołu.",
        "no_spectators": "Ten stół widzą tylko gracze.",
        "status": "Na tym etapie nie można tego zrobić.",
        "too_many": "Za szybko; poczekaj chwilę.",
        "too_much": "To więcej, niż mieści jeden stół lub plik.",
        "unavailable": "Serwer nie mógł tego zrobić; spróbuj jeszcze raz.",
        "crowded": "W tej chwili jest zbyt wielu gości; spróbuj ponownie za minutę.",
        "damaged": "Zapisu tego stołu nie da się odczytać. "
        "Może to sprawdzić administrator serwera.",
        "blocked": "Administrator tego serwera cię zablokował.",
        "host_name": "Ten serwer ma inny adres.",
    },
    "ru": {
        "home": "На главную",
        NOT_FOUND: "Такой страницы нет.",
        OTHER: "Сервер не смог этого сделать.",
        "no_table": "Такого стола нет.",
        "no_spectators": "Этот стол видят только игроки.",
        "status": "За этим столом это сейчас невозможно.",
        "too_many": "Слишком быстро; подождите немного.",
        "too_much": "Это больше, чем вмещает один стол или файл.",
        "unavailable": "Сервер не смог этого сделать; попробуйте ещё раз.",
        "crowded": "Сейчас слишком много посетителей; попробуйте ещё раз через минуту.",
        "damaged": "Сохранённые данные этого стола не читаются. "
        "Администратор сервера может это проверить.",
        "blocked": "Администратор этого сервера заблокировал вас.",
        "host_name": "У этого сервера другой адрес.",
    },
}
VARY = {"Vary": "Accept, Accept-Language"}


def wants_page(request: Request) -> bool:
    """A browser that opens an address asks for HTML; scripts and programs do not."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def language_of(request: Request) -> str:
    """The reader's preferred language among ours."""
    liked = []
    for one in request.headers.get("accept-language", "").split(","):
        name, _, quality = one.partition(";q=")
        language = name.strip().lower().split("-")[0]
        if language in WORDS:
            liked.append((weight(quality), language))
    return max(liked, key=lambda one: one[0], default=(1.0, ENGLISH))[1]


def weight(quality: str) -> float:
    """The weight of a preference: 1 unless it says less."""
    try:
        return min(1.0, max(0.0, float(quality))) if quality else 1.0
    except ValueError:
        return 0.0


def page_of(refused: Refused, status: int, language: str) -> bytes:
    """Without what the client has sent: nothing of it is quoted here."""
    words = WORDS[language]
    code = NOT_FOUND if refused.code == OTHER and status == 404 else refused.code
    text = escape(words.get(code, words[OTHER]))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Glückskiste</title>'
        '<link rel="icon" href="/icon.svg"><h1>Glückskiste</h1>'
        f'<p>{text}</p><p><a href="/">{escape(words["home"])}</a></p></html>'
    ).encode()
