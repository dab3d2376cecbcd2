"""Judge shapes as turned arrays of numpy and connectivity by networkx; find other placements with a SAT model."""

from itertools import combinations, product
from string import ascii_uppercase
from typing import Any

import networkx
import numpy
from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


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
    """Up to two placements on boards of 5 rows."""
    n = len(instance.marks)
    if n > 5:
        return []
    found: list[Board] = []
    names = ascii_uppercase[: len(instance.pieces)]
    cover = {key: k for k, key in enumerate(product(names, range(n), range(n)), 1)}
    with Cadical153() as solver:
        spots = len(cover)
        for name, piece in zip(names, instance.pieces, strict=True):
            mine = []
            for spot in _spots(piece, n):
                spots += 1
                mine.append(spots)
                for r, c in product(range(n), repeat=2):
                    solver.add_clause([-spots, cover[name, r, c] if (r, c) in spot else -cover[name, r, c]])
            solver.add_clause(mine)
        for (one, r, c), (other, s, d) in combinations(cover, 2):
            if one != other and abs(r - s) + abs(c - d) < 2:
                solver.add_clause([-cover[one, r, c], -cover[other, s, d]])
        for r, c in product(range(n), repeat=2):
            covers = [cover[name, r, c] for name in names]
            for clause in {"1": [covers], "0": [[-k] for k in covers]}.get(instance.marks[r][c], []):
                solver.add_clause(clause)
        while len(found) < 2 and solver.solve():
            true = [k for k in solver.get_model()[: len(cover)] if k > 0]
            solver.add_clause([-k for k in true])
            sign = {(r, c): name for (name, r, c), k in cover.items() if k in true}
            board = tuple(tuple(sign.get((r, c), ".") for c in range(n)) for r in range(n))
            if not confirm(instance, board):
                found.append(board)
    return found


def _spots(piece: Any, n: int) -> set[frozenset[tuple[int, int]]]:
    return {
        frozenset((top + int(r), left + int(c)) for r, c in zip(*numpy.nonzero(image), strict=True))
        for image in _images(piece)
        for top in range(n + 1 - image.shape[0])
        for left in range(n + 1 - image.shape[1])
    }


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
