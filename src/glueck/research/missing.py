"""The message when the package for an adapter is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(package: str, extra: str, *more: str) -> Iterator[None]:
    """A context for imports of a package that only one of our extras installs, and of `more`
    packages that come with it."""
    try:
        yield
    except ModuleNotFoundError as problem:
        missing = (problem.name or "").partition(".")[0]
        if missing not in (package, *more):
            raise
        raise ImportError(
            f"{missing} is not installed, which this module is for: pip install 'glueck[{extra}]'",
            name=missing,
        ) from None
