"""Judge by tracks written as sort keys and numpy walks, and by lists of colours tried as whole sequences."""

from itertools import cycle, islice, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for track, law in product(instance.tracks, instance.laws):
        if all(after in _images(before, track, law, instance.longest) for before, after in instance.pairs):
            results |= _images(instance.query, track, law, instance.longest)
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output turned about the diagonal."""
    return [board for board in (instance.query, tuple(zip(*answer, strict=True))) if board != answer]


def _order(track: str, side: int) -> list[tuple[int, int]]:
    grid = np.arange(side * side).reshape(side, side)
    numbers: list[int] = []
    if track == "rows":
        numbers = grid.ravel().tolist()
    elif track == "columns":
        numbers = grid.T.ravel().tolist()
    elif track == "snake":
        numbers = [number for i, row in enumerate(grid.tolist()) for number in (row[::-1] if i % 2 else row)]
    elif track == "diagonals":
        for offset in range(1 - side, side):
            numbers += grid[::-1].diagonal(offset).tolist()
    else:
        while grid.size:
            numbers += grid[0].tolist()
            grid = np.rot90(grid[1:])
    return [divmod(number, side) for number in numbers]


def _images(board: Any, track: str, law: str, longest: int) -> set[Any]:
    """List the full grids that continue a board; a list with a colour that is nowhere to be seen gives two."""
    side = len(board)
    order = _order(track, side)
    text = "".join(board[r][c] for r, c in order)
    shown = text.rstrip("0")
    found: set[Any] = set()
    if "0" in shown:
        return found
    for period in range(2, longest + 1):
        for spare in "12":
            inks = _list(shown, law, period, spare)
            whole = "".join(islice(_sequence(inks, law), side * side))
            if whole.startswith(shown):
                colour = dict(zip(order, whole, strict=True))
                found.add(tuple(tuple(colour[r, c] for c in range(side)) for r in range(side)))
    return found


def _list(shown: str, law: str, period: int, spare: str) -> str:
    firsts = {"cycle": range(period), "mirror": range(period), "twice": range(0, 2 * period, 2)}
    starts = firsts.get(law, [k * (k + 1) // 2 for k in range(period)])
    return "".join(shown[start] if start < len(shown) else spare for start in starts)


def _sequence(inks: str, law: str) -> Any:
    if law == "mirror":
        return cycle(inks + inks[-2:0:-1])
    if law == "growing":
        return (ink for length, ink in enumerate(cycle(inks), 1) for _ in range(length))
    return (ink for ink in cycle(inks) for _ in range(2 if law == "twice" else 1))
