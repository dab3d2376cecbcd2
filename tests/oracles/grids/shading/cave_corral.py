"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.numbers), len(instance.numbers[0]))
    model.connect(-1)
    for cell, x in model.literal.items():
        number = instance.numbers[cell[0]][cell[1]]
        if number is not None:
            model.add(-x)
            model.count(model.views(cell, -1), number - 1)
    model.refuse = _enclosed
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)


def _enclosed(model: Model, shaded: set[tuple[int, int]]) -> list[int]:
    """Give a clause against a shaded group that does not reach the edge: shade a cell around it or spare one."""
    edge = {cell for cell in model.cells if len(model.grid[cell]) < 4}
    for group in networkx.connected_components(model.grid.subgraph(shaded)):
        if group.isdisjoint(edge):
            around = {near for cell in group for near in model.grid[cell]} - group
            return [model.literal[cell] for cell in around] + [-model.literal[cell] for cell in group]
    return []
