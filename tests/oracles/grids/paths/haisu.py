"""Judge the path step by step; find all paths of small boards by a depth-first search."""

from itertools import pairwise
from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import letters as region_letters
from tests.oracles.grids._visits import read_map

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions, marks = read_map(draw(region_letters(instance.regions))), read_map(draw(instance.numbers))
    if sorted(answer) != sorted(regions) or any(abs(a - c) + abs(b - d) != 1 for (a, b), (c, d) in pairwise(answer)):
        return "no path through all cells"
    if marks[answer[0]] != "S" or marks[answer[-1]] != "G":
        return "the ends are wrong"
    letters = [regions[cell] for cell in answer]
    for k, cell in enumerate(answer):
        entered = sum(letters[j] == letters[k] != (letters[j - 1] if j else "") for j in range(k + 1))
        if marks[cell].isdigit() and int(marks[cell]) != entered:
            return f"the number in {cell} is wrong"
    return ""


def others(instance: Any, answer: Path) -> list[Path]:
    """On boards of 16 cells, all paths that fit."""
    marks = read_map(draw(instance.numbers))
    if len(marks) > 16:
        return []
    rows, cols = max(marks)
    board = networkx.grid_graph([range(1, cols + 1), range(1, rows + 1)])
    start, goal = (next(cell for cell in sorted(marks) if marks[cell] == end) for end in "SG")
    paths = networkx.all_simple_paths(board, start, goal)
    return [tuple(path) for path in paths if len(path) == len(marks) and not confirm(instance, tuple(path))]


def near_misses(_: Any, answer: Path) -> list[Path]:
    """The way back, a cell left out, two exchanged, the path begun later."""
    return [answer[::-1], (*answer[:2], *answer[3:]), (answer[1], answer[0], *answer[2:]), answer[1:]]
