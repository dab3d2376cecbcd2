"""Judge by neighbours in a networkx graph; look for other shadings with a SAT model."""

from collections import Counter
from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import cells_of, groups, other_shadings, wrong_ones

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers, shaded = clues(instance.numbers), cells_of(answer)
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    if not shaded.isdisjoint(numbers) or grid.subgraph(shaded).edges or len(groups(answer, ".")) != 1:
        return "the shaded cells lie wrong"
    false = [cell for cell, number in numbers.items() if len(shaded & set(grid[cell])) != number]
    regions = {label for line in instance.regions for label in line}
    return "" if Counter(instance.regions[r][c] for r, c in false) == Counter(regions) else "not one liar a region"


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings."""
    model = Model(len(answer), len(answer[0]))
    model.no_neighbours()
    model.connect(-1)
    liars: dict[int, list[int]] = {}
    for cell, number in clues(instance.numbers).items():
        model.add(-model.literal[cell])
        true, few, many = model.variable(), model.variable(), model.variable()
        around = [model.literal[near] for near in model.grid[cell]]
        model.count(around, number, unless=[-true])
        model.count(around, 0, number - 1, unless=[-few])
        model.count(around, number + 1, len(around), unless=[-many])
        model.add(true, few, many)
        liars.setdefault(instance.regions[cell[0]][cell[1]], []).append(-true)
    for literals in liars.values():
        model.count(literals, 1)
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)
