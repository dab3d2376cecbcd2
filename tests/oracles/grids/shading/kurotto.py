"""Judge by the groups of a networkx graph; look for other shadings with a SAT model."""

from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import cells_of, groups, other_shadings, wrong_ones

LEVELS = range(1, 11)
OTHERS_UP_TO = 6  # the side of the boards for which other shadings are sought


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    circles, grid = clues(instance.circles), networkx.grid_2d_graph(len(answer), len(answer[0]))
    if not cells_of(answer).isdisjoint(circles):
        return "a circle is shaded"
    parts = groups(answer)
    for cell, text in circles.items():
        if text != "o" and sum(len(part) for part in parts if not part.isdisjoint(grid[cell])) != int(text):
            return f"the total at {cell} is wrong"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings of a small board."""
    if len(answer) > OTHERS_UP_TO:
        return []
    circles, model = clues(instance.circles), Model(len(answer), len(answer[0]))
    for cell, text in circles.items():
        model.add(-model.literal[cell])
        if text != "o":
            model.add(*(model.literal[near] for near in model.grid[cell]))

    def refuse(model: Model, shaded: set[Cell]) -> list[int]:
        joined = model.grid.subgraph(shaded)
        for cell, text in circles.items():
            beside: set[Cell] = set()
            for near in shaded & set(model.grid[cell]):
                beside |= networkx.node_connected_component(joined, near)
            if text != "o" and len(beside) > int(text):
                return [-model.literal[part] for part in beside]
            if text != "o" and len(beside) < int(text):
                fence = {near for part in [cell, *beside] for near in model.grid[part]} - beside
                return [model.literal[part] for part in fence] + [-model.literal[part] for part in beside]
        return []

    model.refuse = refuse
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)
