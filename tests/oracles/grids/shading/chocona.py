"""Judge by all shadings that a SAT model finds, whose groups networkx holds against their bounding boxes."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.regions), len(instance.regions[0]))
    model.regions(instance.regions, instance.counts)
    model.refuse = _no_rectangle
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)


def _no_rectangle(model: Model, shaded: set[tuple[int, int]]) -> list[int]:
    """Give a clause against a group that is no rectangle: two side neighbours in it without the cell that squares them.

    A connected group that fills every such corner fills its bounding box.
    """
    for group in networkx.connected_components(model.grid.subgraph(shaded)):
        for row, col in sorted(group):
            for down in (-1, 1):
                for right in (-1, 1):
                    square = [(row, col), (row + down, col), (row, col + right)]
                    if group.issuperset(square) and (row + down, col + right) not in group:
                        return [-model.literal[cell] for cell in square] + [model.literal[row + down, col + right]]
    return []
