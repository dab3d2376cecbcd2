"""Judge by the degrees in a networkx graph; look for other shadings with a SAT model."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import cells_of, other_shadings, wrong_ones

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shaded = cells_of(answer)
    joined = networkx.grid_2d_graph(len(answer), len(answer[0])).subgraph(shaded)
    if any(degree != 1 for _, degree in joined.degree):
        return "the shaded cells are no dominoes"
    held = sorted(instance.regions[row][col] for row, col in shaded)
    return "" if held == sorted(2 * list({label for line in instance.regions for label in line})) else "wrong counts"


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings."""
    model = Model(len(answer), len(answer[0]))
    model.regions(instance.regions, [2] * (1 + max(map(max, instance.regions))))
    for cell, x in model.literal.items():
        model.count([model.literal[near] for near in model.grid[cell]], 1, unless=[-x])
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)
