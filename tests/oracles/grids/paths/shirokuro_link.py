"""Judge by the neighbours of circles on the drawn board; find other pairings with a SAT solver."""

from itertools import combinations, pairwise
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[Cell, Cell]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = _lines(instance)
    chosen = list(answer.items())
    if any(pair not in lines for pair in chosen):
        return "a line is not possible"
    if any(lines[a] & lines[b] for a, b in combinations(chosen, 2)):
        return "two lines meet"
    return (
        ""
        if 2 * len(chosen) == sum(item != "." for item in draw(instance.circles).split())
        else "a circle is left alone"
    )


def others(instance: Any, answer: dict[Cell, Cell]) -> list[dict[Cell, Cell]]:
    """Up to three pairings that differ from the reference."""
    lines = _lines(instance)
    number = {pair: k for k, pair in enumerate(lines, 1)}
    found: list[dict[Cell, Cell]] = []
    with Cadical153() as solver:
        for a, b in combinations(lines, 2):
            if lines[a] & lines[b]:
                solver.add_clause([-number[a], -number[b]])
        for circle in {cell for pair in lines for cell in pair}:
            solver.add_clause([k for pair, k in number.items() if circle in pair])
        solver.add_clause([-number[pair] for pair in answer.items()])
        while len(found) < 3 and solver.solve():
            true = set(solver.get_model())
            found.append({white: black for (white, black), k in number.items() if k in true})
            solver.add_clause([-number[pair] for pair in found[-1].items()])
    return found


def near_misses(instance: Any, answer: dict[Cell, Cell]) -> list[dict[Cell, Cell]]:
    """One black circle for all; the partners of two white circles exchanged; every white circle its own partner."""
    whites = list(answer)
    one = dict.fromkeys(whites, answer[whites[0]])
    itself = {white: white for white in whites}
    swapped = {**answer, whites[0]: answer[whites[1]], whites[1]: answer[whites[0]]}
    return [one, itself, *([swapped] if confirm(instance, swapped) else [])]


def _lines(instance: Any) -> dict[tuple[Cell, Cell], frozenset[Cell]]:
    """Map every white and black circle next to each other in a row or column to the cells of their line."""
    board = [row.split() for row in draw(instance.circles).split("\n")]
    rows = [[(r, c) for c in range(1, len(board) + 1)] for r in range(1, len(board) + 1)]
    found = {}
    for line in [*rows, *zip(*rows, strict=True)]:
        circles = [(k, board[r - 1][c - 1]) for k, (r, c) in enumerate(line) if board[r - 1][c - 1] != "."]
        for (i, one), (j, other) in pairwise(circles):
            if one != other:
                pair = (line[i], line[j]) if one == "W" else (line[j], line[i])
                found[pair] = frozenset(line[i : j + 1])
    return found
