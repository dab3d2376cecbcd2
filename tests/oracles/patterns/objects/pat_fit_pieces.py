"""Judge with numpy: bounding boxes of labelled pieces, rotated and flipped arrays compared with those of the holes."""

from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import find_objects, label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for kind, closing in product(instance.kinds, (False, True)[: 1 + instance.closing]):
        if all(_output(before, kind, closing) == after for before, after in instance.pairs):
            results.add(_output(instance.query, kind, closing))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The board with its holes, and the output upside down."""
    board = tuple(row[: len(answer[0])] for row in instance.query)
    return [near for near in (board, answer[::-1]) if near != answer]


def _output(grid: Any, kind: str, closing: bool) -> Any:
    array = np.array(grid).astype(int)
    wall = int(np.flatnonzero((array == 9).all(axis=0))[0])
    board, tray = array[:, :wall].copy(), array[:, wall + 1 :]
    ground = board.max()
    pieces = [(ink, part) for ink in np.unique(tray[tray > 0]) for _, part in _parts(tray == ink)]
    shapes = [part for _, part in pieces] + [part for _, part in _parts(board == 0)]
    for group in (shapes[: len(pieces)], shapes[len(pieces) :]):
        if any(_alike(a, b, "all") for i, a in enumerate(group) for b in group[:i]):
            return "two pieces or two holes are alike"
    for mask, hole in _parts(board == 0):
        fits = [ink for ink, part in pieces if _alike(part, hole, kind)]
        board[mask] = fits[0] if fits else ground if closing else 0
    return tuple(map(tuple, board.astype(str).tolist()))


def _parts(mask: Any) -> list[tuple[Any, Any]]:
    """List each connected part as a mask of the whole and cut to its bounding box."""
    marks, _ = label(mask)
    return [(marks == k, marks[box] == k) for k, box in enumerate(find_objects(marks), 1)]


def _alike(part: Any, hole: Any, kind: str) -> bool:
    images = {
        "none": [part],
        "half": [part, np.rot90(part, 2)],
        "across": [part, np.fliplr(part)],
        "down": [part, np.flipud(part)],
        "turns": [np.rot90(part, k) for k in range(4)],
        "all": [np.rot90(image, k) for image in (part, part.T) for k in range(4)],
    }[kind]
    return any(np.array_equal(image, hole) for image in images)
