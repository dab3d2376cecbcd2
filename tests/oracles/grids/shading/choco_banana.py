"""Judge by the groups of a networkx graph and their bounding boxes; look for other shadings with a SAT model."""

from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import groups, other_shadings, wrong_ones

LEVELS = range(1, 11)
OTHERS_UP_TO = 4  # the side of the boards for which other shadings are sought


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = clues(instance.numbers)
    for mark in "#.":
        for group in groups(answer, mark):
            if _fills_its_box(group) != (mark == "#"):
                return f"the group {sorted(group)} has a wrong shape"
            if any(numbers.get(cell, len(group)) != len(group) for cell in group):
                return f"the group {sorted(group)} does not have its number of cells"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings of a small board."""
    if len(answer) > OTHERS_UP_TO:
        return []
    model, numbers = Model(len(answer), len(answer[0])), clues(instance.numbers)
    for row, col in model.cells:
        block = [(row, col), (row + 1, col), (row, col + 1), (row + 1, col + 1)]
        if block[-1] in model.literal:
            for blank in block:
                model.add(model.literal[blank], *(-model.literal[cell] for cell in block if cell != blank))

    def refuse(model: Model, shaded: set[Cell]) -> list[int]:
        for sign, held in ((1, shaded), (-1, set(model.grid) - shaded)):
            for group in networkx.connected_components(model.grid.subgraph(held)):
                wrong = any(numbers.get(cell, len(group)) != len(group) for cell in group)
                if wrong or _fills_its_box(group) != (sign == 1):
                    around = {near for cell in group for near in model.grid[cell]} - group
                    return [-sign * model.literal[cell] for cell in group] + [sign * model.literal[c] for c in around]
        return []

    model.refuse = refuse
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)


def _fills_its_box(group: set[Cell]) -> bool:
    rows, cols = {row for row, _ in group}, {col for _, col in group}
    return (max(rows) - min(rows) + 1) * (max(cols) - min(cols) + 1) == len(group)
