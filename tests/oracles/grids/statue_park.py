"""Judge shapes as turned arrays of numpy and connectivity by networkx; find other placements with a SAT model."""

from itertools import combinations
from string import ascii_uppercase
from typing import Any

import networkx
import numpy
from pysat.solvers import Cadical153

LEVELS = range(1, 11)

Board = tuple[tuple[str, ...], ...]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = numpy.array(answer)
    marks = numpy.array(instance.marks)
    if (board[marks == "1"] == ".").any() or (board[marks == "0"] != ".").any():
        return "a mark is not kept"
    for name, piece in zip(ascii_uppercase, instance.pieces, strict=False):
        if not (board == name).any():
            return f"{name} is missing"
        rows, cols = numpy.nonzero(board == name)
        part = board[rows.min() : rows.max() + 1, cols.min() : cols.max() + 1] == name
        if not any(numpy.array_equal(part, image) for image in _images(piece)):
            return f"{name} has another shape"
    for one, other in ((board[1:], board[:-1]), (board[:, 1:], board[:, :-1])):
        if ((one != other) & (one != ".") & (other != ".")).any():
            return "two pieces share a side"
    grid = networkx.grid_2d_graph(*board.shape)
    grid.remove_nodes_from([cell for cell in list(grid) if board[cell] != "."])
    return "" if networkx.is_connected(grid) else "the uncovered cells fall apart"


def others(instance: Any, _: Board) -> list[Board]:
    """Up to two placements on boards of up to 6 rows."""
    n = len(instance.marks)
    if n > 6:
        return []
    found: list[Board] = []
    spots = [
        (name, frozenset((top + r, left + c) for r, c in zip(*numpy.nonzero(image), strict=True)))
        for name, piece in zip(ascii_uppercase, instance.pieces, strict=False)
        for image in {image.tobytes() + bytes(image.shape): image for image in _images(piece)}.values()
        for top in range(n + 1 - image.shape[0])
        for left in range(n + 1 - image.shape[1])
    ]
    with Cadical153() as solver:
        for name in ascii_uppercase[: len(instance.pieces)]:
            solver.add_clause([k for k, (other, _) in enumerate(spots, 1) if other == name])
        for (j, (one, a)), (k, (other, b)) in combinations(enumerate(spots, 1), 2):
            if one == other or any(abs(r - s) + abs(c - d) < 2 for r, c in a for s, d in b):
                solver.add_clause([-j, -k])
        while len(found) < 2 and solver.solve():
            chosen = [k for k in solver.get_model() if k > 0]
            solver.add_clause([-k for k in chosen])
            sign = {cell: name for name, spot in (spots[k - 1] for k in chosen) for cell in spot}
            board = tuple(tuple(sign.get((r, c), ".") for c in range(n)) for r in range(n))
            if not confirm(instance, board):
                found.append(board)
    return found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Nothing placed, everything covered, a cell less, two letters exchanged, mirror images."""
    wrong = [tuple(tuple(sign for _ in row) for row in answer) for sign in ".A"]
    wrong += [tuple(tuple({"A": "B", "B": "A"}.get(x, x) for x in row) for row in answer), answer[::-1]]
    row, line = next((r, line) for r, line in enumerate(answer) if "A" in line)
    wrong.append((*answer[:row], tuple("." if x == "A" else x for x in line), *answer[row + 1 :]))
    return [near for near in wrong if confirm(instance, near)]


def _images(piece: Any) -> list[Any]:
    array = numpy.zeros(tuple(1 + max(cell[k] for cell in piece) for k in (0, 1)), dtype=bool)
    for cell in piece:
        array[tuple(cell)] = True
    return [numpy.rot90(side, turn) for side in (array, numpy.fliplr(array)) for turn in range(4)]
