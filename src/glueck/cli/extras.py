"""Commands that need an extra: without it, they say so in one line."""

from collections.abc import Iterator
from contextlib import contextmanager

from glueck.cli.failures import Failure


@contextmanager
def extra() -> Iterator[None]:
    """Around the imports of such a command."""
    try:
        yield
    except ImportError as problem:
        if isinstance(problem, ModuleNotFoundError):
            raise
        raise Failure(str(problem)) from None  # the message of glueck.research.missing
