"""Judge by the groups of networkx graphs; look for other shadings of small boards with a SAT model."""

from itertools import combinations
from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import cells_of, groups, other_shadings, wrong_ones

LEVELS = range(1, 11)
OTHERS_UP_TO = 4  # the side of the boards for which other shadings are sought


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers, bars = clues(instance.numbers), groups(answer)
    if not cells_of(answer).isdisjoint(numbers):
        return "a number is shaded"
    if any(len({row for row, _ in bar}) > 1 and len({col for _, col in bar}) > 1 for bar in bars):
        return "a group is no bar"
    if any(len(a) == len(b) and _meet(a, b) for a, b in combinations(bars, 2)):
        return "equal bars touch"
    islands = [[numbers[cell] for cell in island if cell in numbers] for island in groups(answer, ".")]
    return "" if islands == [[len(island)] for island in groups(answer, ".")] else "an island has a wrong number"


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings of a small board."""
    if len(answer) > OTHERS_UP_TO:
        return []
    model, numbers = Model(len(answer), len(answer[0])), clues(instance.numbers)
    model.count(model.literal.values(), len(model.cells) - sum(numbers.values()))
    for cell, x in model.literal.items():
        if cell in numbers:
            model.add(-x)
        for a, b in combinations(model.grid[cell], 2):
            if a[0] != b[0] and a[1] != b[1]:
                model.add(-x, -model.literal[a], -model.literal[b])

    def refuse(model: Model, shaded: set[Cell]) -> list[int]:
        for island in networkx.connected_components(model.grid.subgraph(set(model.grid) - shaded)):
            held = [numbers[cell] for cell in island if cell in numbers]
            if len(held) > 1 or len(island) > max(held, default=len(island)):
                return [model.literal[cell] for cell in island]
            if held != [len(island)]:
                return _change(model, island, -1)
        for a, b in combinations(networkx.connected_components(model.grid.subgraph(shaded)), 2):
            if len(a) == len(b) and _meet(a, b):
                return _change(model, a | b, 1)
        return []

    model.refuse = refuse
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)


def _meet(a: set[Cell], b: set[Cell]) -> bool:
    """Tell whether cells of two sets touch at a corner."""
    return any(abs(p[0] - q[0]) == abs(p[1] - q[1]) == 1 for p in a for q in b)


def _change(model: Model, group: set[Cell], sign: int) -> list[int]:
    """Give a clause that refuses just this maximal group: one of its cells changes, or one around it."""
    around = {near for cell in group for near in model.grid[cell]} - group
    return [-sign * model.literal[cell] for cell in group] + [sign * model.literal[cell] for cell in around]
