"""Judge by all sets of diagonals that a SAT model finds, whose cycles networkx cuts off one by one."""

from itertools import pairwise
from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.points) - 1
    model = Model(n, n)
    ends: dict[tuple[int, int], list[int]] = {}
    for (row, col), x in model.literal.items():
        for point, literal in (((row, col), -x), ((row + 1, col + 1), -x), ((row, col + 1), x), ((row + 1, col), x)):
            ends.setdefault(point, []).append(literal)
    for (i, j), literals in ends.items():
        number = instance.points[i][j]
        if number is not None:
            model.count(literals, number)
    model.refuse = _loop
    return only(model, answer, "R")


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer, "R", "F")


def _loop(model: Model, rising: set[tuple[int, int]]) -> list[int]:
    """Give a clause against a loop of diagonals, empty if there is none."""
    graph = networkx.Graph()
    for row, col in model.cells:
        a, b = ((row, col + 1), (row + 1, col)) if (row, col) in rising else ((row, col), (row + 1, col + 1))
        graph.add_edge(a, b, cell=(row, col))
    cycles = networkx.cycle_basis(graph)
    loop = [graph.edges[a, b]["cell"] for a, b in pairwise([*cycles[0], cycles[0][0]])] if cycles else []
    return [-model.literal[cell] if cell in rising else model.literal[cell] for cell in loop]
