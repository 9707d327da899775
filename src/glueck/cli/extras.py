"""Commands that need what only an extra brings: without it, they say so in a line."""

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
        raise Failure(str(problem)) from None  # as glueck.research.missing says it
