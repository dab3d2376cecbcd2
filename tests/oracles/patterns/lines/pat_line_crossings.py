"""Judge with numpy lines laid on rows and columns; the colours of crossings are read off the examples."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    boards = [np.array(before) for before, _ in instance.pairs] + [np.array(instance.query)]
    inks = sorted({str(ink) for board in boards for ink in np.unique(board)} - {"0"})
    results = set()
    for bits in product((1, 2, 3), repeat=len(inks)):
        ways = dict(zip(inks, bits, strict=True))
        layers = [_lines(board, ways) for board in boards]
        for kind in instance.kinds:
            table: dict[Any, set[str]] = {}
            fits = True
            for (_, after), board, (across, down) in zip(instance.pairs, boards, layers, strict=False):
                shown = np.array(after)
                for spot in np.ndindex(board.shape):
                    a, b = str(across[spot]), str(down[spot])
                    if board[spot] == "0" and "0" not in (a, b):
                        table.setdefault(_feature(kind, a, b), set()).add(str(shown[spot]))
                    else:
                        fits &= str(shown[spot]) == (str(board[spot]) if board[spot] != "0" else max(a, b))
            if fits and all(len(colours) == 1 for colours in table.values()):
                results.add(_image(boards[-1], *layers[-1], kind, table))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting settings give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting setting gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output turned about the diagonal."""
    return [board for board in (instance.query, tuple(zip(*answer, strict=True))) if board != answer]


def _lines(board: Any, ways: dict[str, int]) -> tuple[Any, Any]:
    across, down = np.full(board.shape, "0"), np.full(board.shape, "0")
    for r, c in np.argwhere(board != "0"):
        ink = str(board[r, c])
        if ways[ink] & 1:
            across[r] = ink
        if ways[ink] & 2:
            down[:, c] = ink
    return across, down


def _feature(kind: str, a: str, b: str) -> Any:
    features = {"all": 0, "row": a, "column": b, "pair": frozenset((a, b)), "same": a == b, "ordered": a + b}
    return features[kind]


def _image(board: Any, across: Any, down: Any, kind: str, table: dict[Any, set[str]]) -> Any:
    rows = [list(row) for row in board.tolist()]
    for r, c in np.argwhere(board == "0"):
        a, b = str(across[r, c]), str(down[r, c])
        rows[r][c] = max(a, b) if "0" in (a, b) else min(table.get(_feature(kind, a, b), {"unknown"}))
    return tuple(map(tuple, rows))
