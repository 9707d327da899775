"""What a page says, and whether it is words: a key that shows itself has no text."""

import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ("en", "de", "pl", "ru")

# All text and everything read aloud instead of it, shown or not.
SAID = """() => {
    const said = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) said.push(walk.currentNode.data)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`)) said.push(one.getAttribute(name))
    return [document.title, ...said].map(text => text.trim()).filter(Boolean)
}"""


def keys(language: str = "en") -> list[str]:
    """Of the page itself, of its games, and of its parts that are loaded later."""
    own = [*(WEB / "src").glob("games/*/locales"), *(WEB / "src").glob("*/locales")]
    texts = [
        (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for folder in (WEB / "locales", *own)
    ]
    return re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(texts), re.MULTILINE)


BEGINNINGS = sorted({key.split("-")[0] for key in keys() if "-" in key})
RAW = re.compile(rf"(?<![\w-])(?:{'|'.join(BEGINNINGS)})-[\w-]+")
UNSAID = re.compile(r"undefined|null|NaN|\{ ?\$|\[object")


def raw_keys(page: Any) -> list[str]:
    """Texts that are a key, or have a hole where a word should be."""
    every = set(keys())
    return [
        text
        for text in page.evaluate(SAID)
        if (text in every and "-" in text) or RAW.search(text) or UNSAID.search(text)
    ]
