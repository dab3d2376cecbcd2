"""Judge by numpy: the window turned back by rot90 is compared with all places at once."""

from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board, window = (np.array([list(row) for row in rows]) for rows in (instance.map, instance.window))
    found = []
    for turn in range(4):
        back = np.rot90(window, turn)  # anticlockwise
        views = np.lib.stride_tricks.sliding_window_view(board, back.shape)
        faults = ((views != back) & (back != "?")).sum(axis=(2, 3))
        found += [(int(r) + 1, int(c) + 1, 90 * turn) for r, c in np.argwhere(faults <= instance.wrong)]
    told = tuple(answer.get(name) for name in ("row", "column", "turn"))
    return "" if found == [told] else f"{found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The other turn, and cells counted from 0."""
    yield answer | {"turn": (answer["turn"] + 180) % 360}
    yield answer | {"row": answer["row"] - 1, "column": answer["column"] - 1}
