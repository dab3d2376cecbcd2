"""Judge with numpy: kron and tile for outputs, reshaped blocks and counts for shrinking, scipy's labels for groups."""

from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    boards = [np.array(before).astype(int) for before, _ in instance.pairs] + [np.array(instance.query).astype(int)]
    pictures = [_shrunk(board) if instance.noisy else board for board in boards]
    afters = [np.array(after).astype(int) for _, after in instance.pairs]
    results = set()
    for kind, colour, tiled in product(instance.kinds, range(1, 10), (False, True)[: 1 + instance.tiling]):
        factors = [_feature(kind, colour, picture) for picture in pictures]
        if all(2 <= factor <= 5 for factor in factors):
            images = [_grown(picture, factor, tiled) for picture, factor in zip(pictures, factors, strict=True)]
            if all(map(np.array_equal, images, afters)):
                results.add(tuple(map(tuple, images[-1].astype(str).tolist())))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, the output without its last row, and the output upside down."""
    return [board for board in (instance.query, answer[:-1], answer[::-1]) if board != answer]


def _grown(picture: Any, factor: int, tiled: bool) -> Any:
    return np.tile(picture, (factor, factor)) if tiled else np.kron(picture, np.ones((factor, factor), dtype=int))


def _shrunk(board: Any) -> Any:
    """Try every size of squares; the largest one with a majority everywhere counts."""
    rows, cols = board.shape
    best = board
    for side in range(2, min(rows, cols) + 1):
        if rows % side or cols % side:
            continue
        squares = (
            board.reshape(rows // side, side, cols // side, side).swapaxes(1, 2).reshape(rows // side, cols // side, -1)
        )
        counts = (squares[..., None] == np.arange(10)).sum(axis=2)
        if (2 * counts.max(axis=-1) > side * side).all():
            best = counts.argmax(axis=-1)
    return best


def _feature(kind: str, colour: int, picture: Any) -> int:
    if kind == "colours":
        return len(set(picture.ravel().tolist()) - {0})
    if kind == "colour":
        return int((picture == colour).sum())
    if kind == "empty":
        return int((picture == 0).sum())
    sizes = []
    for ink in set(picture[picture > 0].tolist()):
        marks, _ = label(picture == ink)
        sizes += np.bincount(marks.ravel())[1:].tolist()
    return len(sizes) if kind == "objects" else max(sizes, default=0)
