"""Tools to judge shadings of which several may be right: groups by networkx, other shadings by a SAT model."""

from collections.abc import Callable
from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, spoiled

Judge = Callable[[Any, Board], str]


def cells_of(answer: Board, mark: str = "#") -> set[Cell]:
    """Give the cells with a mark."""
    return {(row, col) for row, line in enumerate(answer) for col, symbol in enumerate(line) if symbol == mark}


def groups(answer: Board, mark: str = "#") -> list[set[Cell]]:
    """Give the groups of cells with a mark that are joined by sides."""
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    return list(networkx.connected_components(grid.subgraph(cells_of(answer, mark))))


def other_shadings(model: Model, answer: Board, most: int = 3) -> list[Board]:
    """Find shadings that a model allows and that differ from `answer`."""
    model.add(*(-x if cell in cells_of(answer) else x for cell, x in model.literal.items()))
    return [
        tuple(
            tuple("#" if (row, col) in shaded else "." for col in range(len(line))) for row, line in enumerate(answer)
        )
        for shaded in model.shadings(most)
    ]


def wrong_ones(confirm: Judge, instance: Any, answer: Board) -> list[Board]:
    """Spoil a shading in many ways and keep those that break a rule."""
    return [board for board in spoiled(answer) if confirm(instance, board)]
