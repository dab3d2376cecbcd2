"""Judge by the degrees and parts of networkx graphs; look for other shadings with a SAT model."""

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
    letters, shaded = clues(instance.letters), cells_of(answer)
    joined = networkx.grid_2d_graph(len(answer), len(answer[0])).subgraph(shaded)
    if not shaded.isdisjoint(letters) or any(degree != 1 for _, degree in joined.degree):
        return "the shaded cells are no dominoes beside the letters"
    held = sorted(sorted(letters[cell] for cell in area if cell in letters) for area in groups(answer, "."))
    kinds: dict[str, list[str]] = {}
    for letter in letters.values():
        kinds.setdefault(letter, []).append(letter)
    return "" if held == sorted(kinds.values()) else "the areas do not match the letters"


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings of a small board."""
    if len(answer) > OTHERS_UP_TO:
        return []
    letters = clues(instance.letters)
    model = Model(len(answer), len(answer[0]))
    for cell, x in model.literal.items():
        model.count([model.literal[near] for near in model.grid[cell]], 1, unless=[-x])
        if cell in letters:
            model.add(-x)

    def refuse(model: Model, shaded: set[Cell]) -> list[int]:
        areas = list(networkx.connected_components(model.grid.subgraph(set(model.grid) - shaded)))
        for area in areas:
            around = [model.literal[cell] for cell in {near for cell in area for near in model.grid[cell]} - area]
            held = {letters[cell] for cell in area if cell in letters}
            if len(held) > 1:
                return [model.literal[cell] for cell in area]
            outside = any(letter in held and cell not in area for cell, letter in letters.items())
            if outside or not held:
                return [-x for x in around] + ([] if outside else [model.literal[cell] for cell in area])
        return []

    model.refuse = refuse
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)
