"""Judge by bounding boxes and networkx graphs; look for other shadings with a SAT model over rectangles."""

from itertools import combinations
from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import cells_of, groups, other_shadings, wrong_ones

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers, shaded, unshaded = clues(instance.numbers), cells_of(answer), cells_of(answer, ".")
    if not shaded.isdisjoint(numbers):
        return "a number is shaded"
    if any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= shaded for r, c in shaded):
        return "a block is all shaded"
    for group in groups(answer, "."):
        rows, cols = {row for row, _ in group}, {col for _, col in group}
        if group != {(row, col) for row in rows for col in cols}:
            return "a group is no rectangle"
        if [numbers[cell] for cell in group if cell in numbers] not in ([], [len(group)]):
            return "a group does not fit its numbers"
    king = networkx.Graph((a, b) for a, b in combinations(unshaded, 2) if max(map(abs, _step(a, b))) == 1)
    king.add_nodes_from(unshaded)
    return "" if unshaded and networkx.is_connected(king) else "the unshaded cells are not connected"


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings: every unshaded cell lies in one chosen rectangle, whose surroundings are shaded."""
    n, numbers = len(answer), clues(instance.numbers)
    model = Model(n, n)
    model.no_block()
    holding: dict[Cell, list[int]] = {cell: [] for cell in model.cells}
    for top, bottom in combinations(range(n + 1), 2):
        for left, right in combinations(range(n + 1), 2):
            box = {(row, col) for row in range(top, bottom) for col in range(left, right)}
            if [numbers[cell] for cell in box if cell in numbers] in ([], [len(box)]):
                chosen = model.variable()
                for cell in box:
                    holding[cell].append(chosen)
                    model.add(-chosen, -model.literal[cell])
                for near in {near for cell in box for near in model.grid[cell]} - box:
                    model.add(-chosen, model.literal[near])
    for cell, x in model.literal.items():
        model.add(x, *holding[cell])
        if cell in numbers:
            model.add(-x)
    king = networkx.Graph((a, b) for a, b in combinations(model.cells, 2) if max(map(abs, _step(a, b))) == 1)
    model.joined.append((king, {cell: -x for cell, x in model.literal.items()}))
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)


def _step(a: Cell, b: Cell) -> Cell:
    return a[0] - b[0], a[1] - b[1]
