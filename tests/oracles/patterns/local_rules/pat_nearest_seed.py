"""Judge with numpy distance arrays over all seeds, for every metric and way to settle ties."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    metrics = [
        lambda down, right: down + right,
        lambda down, right: np.maximum(down, right),
        lambda down, right: np.hypot(down, right).round(9),
    ]
    results = set()
    for metric in metrics[: instance.metrics]:
        for tie in [*"0123456789", "min", "max"]:
            if all(_divided(before, metric, tie) == after for before, after in instance.pairs):
                results.add(_divided(instance.query, metric, tie))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _divided(board: Any, metric: Any, tie: str) -> Any:
    grid = np.array(board).astype(int)
    rows, cols = np.indices(grid.shape)
    seeds = np.argwhere(grid > 0)
    layers = np.array([metric(abs(rows - row), abs(cols - col)) for row, col in seeds])
    colours = np.array([grid[row, col] for row, col in seeds])[:, None, None]
    near = layers == layers.min(axis=0)
    low, high = np.where(near, colours, 99).min(axis=0), np.where(near, colours, -1).max(axis=0)
    at_tie = {"min": low, "max": high}.get(tie, np.full(grid.shape, int(tie) if tie.isdigit() else 0))
    image = np.where(low == high, low, at_tie)
    return tuple(tuple(map(str, row)) for row in image.tolist())
