"""Judge by runs found by splitting lines and by networkx; look for other shadings with a SAT model."""

from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import cells_of, groups, other_shadings, wrong_ones

LEVELS = range(1, 11)
OTHERS_UP_TO = 5  # the side of the boards for which other shadings are sought


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shaded, n = cells_of(answer), len(answer)
    if len(groups(answer)) > 1:
        return "the shaded cells are not connected"
    if any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= shaded for r, c in shaded):
        return "a block is all shaded"
    framed = networkx.grid_2d_graph(n + 2, n + 2)
    framed.remove_nodes_from([(r + 1, c + 1) for r, c in shaded])
    if not networkx.is_connected(framed):
        return "an unshaded cell is enclosed"
    for clue, line in zip(instance.rows + instance.cols, [*answer, *zip(*answer, strict=True)], strict=True):
        if clue is not None and sorted(map(len, "".join(line).replace(".", " ").split())) != list(clue):
            return f"a line does not fit {clue}"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings of a small board."""
    n = len(answer)
    if n > OTHERS_UP_TO:
        return []
    model = Model(n, n)
    model.connect(1)
    model.no_block()
    model.lines(*([None if clue is None else sum(clue) for clue in side] for side in (instance.rows, instance.cols)))

    def refuse(model: Model, shaded: set[Cell]) -> list[int]:
        board = tuple(tuple("#" if (row, col) in shaded else "." for col in range(n)) for row in range(n))
        wrong = confirm(instance, board)
        return [-x if cell in shaded else x for cell, x in model.literal.items()] if wrong else []

    model.refuse = refuse
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)
