"""Judge by counting the pairs on the links between equal letters; find other cuts with a SAT solver."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import covers, lettered, relettered, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    links = {(a, b) for a, b in grid.edges if answer[a[0]][a[1]] == answer[b[0]][b[1]]}
    if not networkx.is_perfect_matching(grid, links):
        return "some cell is joined to none or to several others"
    pairs = {frozenset((instance.numbers[a][b], instance.numbers[c][d])) for (a, b), (c, d) in links}
    return "" if len(pairs) == len(links) else "a pair occurs twice"


def others(instance: Any, answer: Board) -> list[Board]:
    """The same cut with other letters, and up to two that a solver finds."""
    numbers, found = instance.numbers, relettered(instance, answer)
    if len(numbers) > 8:
        return found
    grid = networkx.grid_2d_graph(len(numbers), len(numbers[0]))
    options = [
        frozenset([*side, frozenset(numbers[row][col] for row, col in side)])  # two cells and their pair, as one option
        for side in grid.edges
    ]
    items = {item for option in options for item in option}
    tilings = covers(options, sorted(items, key=repr))
    return found + [lettered(answer, [set(grid) & option for option in tiling]) for tiling in tilings]
