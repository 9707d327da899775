"""Working memory, so that compiled code allocates nothing.

`scratch` is temporary: compiled, it is on the stack (`engine/build.py`) and is gone when its rule
returns. `room` is what the judgement of a game keeps between calls.
"""

from typing import Any

import numpy as np

from glueck.engine.row import row_type


def scratch(kind: Any, *shape: int) -> np.ndarray[Any, Any]:
    """Zeros of a NumPy type (`np.int64`); each length is a constant of the module."""
    return np.zeros(shape, kind)


def room(*columns: tuple[Any, ...]) -> np.dtype[Any]:
    """Each column is `(name, type[, shape])`, as NumPy has it."""
    return row_type(columns, align=True)
