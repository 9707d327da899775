"""What is said when the package behind an adapter is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(package: str, extra: str) -> Iterator[None]:
    """Around the imports of a package that only an extra of ours brings."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] != package:
            raise
        raise ImportError(
            f"{package} is not installed, which this module is for: pip install 'glueck[{extra}]'",
            name=package,
        ) from None
