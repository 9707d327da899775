"""Actions are small integers; this is the only dictionary of them.

An action has words (`load gray`): what save files, tests, the API and the terminal use.
"""

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate

from glueck.engine.errors import UnknownAction
from glueck.engine.record import ACTOR, PUBLIC


class ActionSpace:
    """Verbs one after another, each with all its phrases: `load=["load yellow", …]`.

    Only the actor knows the phrase of a verb in `secret`; others see its `cover` words.
    """

    def __init__(self, secret: dict[str, str] | None = None, **verbs: Iterable[str]) -> None:
        phrases = {verb: tuple(texts) for verb, texts in verbs.items()}
        starts = accumulate((len(texts) for texts in phrases.values()), initial=0)
        self._first = dict(zip(phrases, starts, strict=False))
        self._verbs = [verb for verb, texts in phrases.items() for _ in texts]
        self._texts = [text for texts in phrases.values() for text in texts]
        self.numbers = {text.lower(): number for number, text in enumerate(self._texts)}
        self._cover = secret or {}
        if len(self.numbers) != len(self._texts):
            times = Counter(text.lower() for text in self._texts)
            twice = sorted(text for text in self._texts if times[text.lower()] > 1)
            raise ValueError(f"two actions with the same words: {twice}")
        for verb in self._cover.keys() - phrases.keys():
            raise ValueError(f"{verb!r} is to be secret, but there is no such verb")

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def first(self, *verbs: str) -> tuple[int, ...]:
        """The number of each verb's first phrase."""
        return tuple(self._first[verb] for verb in verbs)

    def verb(self, action: int) -> str:
        return self._verbs[action]

    def seen_by(self, action: int) -> str:
        return ACTOR if self._verbs[action] in self._cover else PUBLIC

    def cover(self, action: int, said: str | None = None) -> str:
        """The words for those who may not know which action of a secret verb it was."""
        return self._cover.get(self._verbs[action], said or self._texts[action])

    def text(self, action: int) -> str:
        return self._texts[action]

    def texts(self, actions: Iterable[int]) -> list[str]:
        texts = self._texts
        return [texts[action] for action in actions]

    def parse(self, text: str) -> int:
        words = " ".join(text.split()).lower()
        number = self.numbers.get(words)
        if number is None:
            close = difflib.get_close_matches(words, self.numbers, 3, 0.6)
            raise UnknownAction(text, [self._texts[self.numbers[one]] for one in close])
        return number
