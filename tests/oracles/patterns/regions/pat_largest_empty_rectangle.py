"""Judge by prefix sums over all rectangles, with every restriction and measure told apart by numpy masks."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = [_Largest(board) for board in (*(before for before, _ in instance.pairs), instance.query)]
    results = set()
    for rule in product(instance.restrictions, instance.measures):
        images = [largest.painted(*rule) for largest in found]
        if images[:-1] == [after for _, after in instance.pairs]:
            results.add(images[-1])
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and every empty cell painted."""
    full = tuple(tuple("9" if item == "0" else item for item in row) for row in answer)
    return [board for board in (instance.query, full) if board != answer]


class _Largest:
    """The empty rectangles of a board as columns of numbers: top, bottom, left, right, height, width."""

    def __init__(self, board: Any) -> None:
        self.board = np.array(board)
        rows, cols = self.board.shape
        sums = np.zeros((rows + 1, cols + 1), int)
        sums[1:, 1:] = (self.board != "0").cumsum(axis=0).cumsum(axis=1)
        top, bottom, left, right = (
            axis.ravel() for axis in np.meshgrid(*[np.arange(n + 1) for n in (rows, rows, cols, cols)], indexing="ij")
        )
        proper = (top < bottom) & (left < right)
        filled = sums[bottom, right] - sums[top, right] - sums[bottom, left] + sums[top, left]
        kept = proper & (filled == 0)
        self.top, self.bottom, self.left, self.right = (axis[kept] for axis in (top, bottom, left, right))
        self.edge = (self.top == 0) | (self.left == 0) | (self.bottom == rows) | (self.right == cols)

    def painted(self, restriction: str, measure: str) -> Any:
        """Paint the single largest rectangle, or give nothing."""
        high, wide = self.bottom - self.top, self.right - self.left
        allowed = {
            "any": high > 0,
            "square": high == wide,
            "tall": high > wide,
            "wide": wide > high,
            "inside": ~self.edge,
            "border": self.edge,
        }[restriction]
        value = {"area": high * wide, "outline": 2 * (high + wide), "thickness": np.minimum(high, wide)}[measure]
        value = np.where(allowed, value, 0)
        best = np.flatnonzero(value == value.max())
        if len(best) != 1:
            return None
        image, one = self.board.copy(), best[0]
        image[self.top[one] : self.bottom[one], self.left[one] : self.right[one]] = "9"
        return tuple(map(tuple, image.tolist()))
