"""Turn and mirror numbered arrays of numpy: read them by rows, diagonals or by peeling, and write alike."""

from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    kind = instance.reading[0]
    readings = [(kind, i, along) for i in range(4) for along in (0, 1)] if instance.known else [instance.reading]
    results = set()
    for reading in readings:
        written, read = (_order(route, instance) for route in (instance.writing, reading))
        board = {}
        for cell, sign in zip(written if instance.encrypt else read, instance.text, strict=True):
            board[cell] = sign
        text = "".join(board[cell] for cell in (read if instance.encrypt else written))
        results |= {text} if text.startswith(instance.known) else set()
    return "several routes fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text)


def _order(route: Any, instance: Any) -> list[int]:
    kind, corner, along = route
    board = np.arange(instance.rows * instance.cols).reshape(instance.rows, instance.cols)
    board = board[:: -1 if corner in (2, 3) else 1, :: -1 if corner in (1, 3) else 1]
    board = board if along else board.T  # now the route starts in the top left corner and goes right, then down
    order: list[int] = []
    if kind == "diagonals":
        for s in range(sum(board.shape) - 1):
            order += np.diagonal(np.fliplr(board), board.shape[1] - 1 - s).tolist()
    while kind == "spiral" and board.size:
        order += board[0].tolist()
        board = np.rot90(board[1:])
    if kind in ("lines", "snake"):
        order = [i for n, row in enumerate(board.tolist()) for i in (row[::-1] if n % 2 and kind == "snake" else row)]
    blocked = {r * instance.cols + c for r, c in instance.blocked}
    return [i for i in order if i not in blocked]
