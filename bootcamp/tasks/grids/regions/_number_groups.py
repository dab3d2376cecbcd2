"""Boards of which some cells hold numbers: connected by sides, and equal ones apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, connected, fill, graph, size
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.task import Prompt
from bootcamp.tasks.grids._givens import GivenBoard
from bootcamp.verifiers import Board

Givens = tuple[tuple[str | None, ...], ...]

EMPTY = "."
_STEPS = 6  # of the search, for each cell of the board

GIVE_NUMBERS = Prompt(
    en=r"""
    Give the grid with the numbers, and a dot in every empty cell. If there are several ways, give any one.
    """,
    zh=r"""
    请给出整个方格：填数的格写数，空格写点。如果有多种填法，给出任意一种即可。
    """,
)
"""How a board with numbers in some cells is to be given."""


class NumberBoard(GivenBoard):
    """A board of which some numbers, and perhaps some empty cells, are given."""


def numbered(answer: Board) -> list[Cell]:
    """List the cells that hold a number."""
    return [(row, col) for row, col in cells(*size(answer)) if answer[row][col] != EMPTY]


def shown(solution: Board, places: Sequence[Cell], count: int, rng: Random) -> Givens:
    """Show `count` of these places of a solution."""
    chosen = set(rng.sample(places, min(count, len(places))))
    return fill(*size(solution), (solution[r][c] if (r, c) in chosen else None for r, c in cells(*size(solution))))


def group_fault(givens: Givens, answer: Board, sides: Sequence[tuple[Cell, Cell]]) -> str:
    """Say which given was changed, that the numbers are not connected, or over which of `sides` two are equal."""
    fault = givens_fault(givens, answer)
    if fault:
        return fault
    group = numbered(answer)
    if not group:
        return "there is no number"
    for (row, col), (r, c) in sides:
        if answer[row][col] == answer[r][c] != EMPTY:
            return f"the equal numbers in {place((row, col))} and {place((r, c))} share a side"
    return "" if connected(group) else "the cells with numbers are not connected"


def settle(
    rows: int,
    cols: int,
    group: set[Cell],
    wrong: Callable[[set[Cell]], list[Cell]],
    rng: Random,
    allowed: Callable[[set[Cell]], bool] = lambda group: True,
) -> set[Cell]:
    """Change a connected group until no cells are `wrong`: a cell at a time, near a wrong one, never to more of them.

    Raises Retry where that takes too long.
    """
    near = graph(rows, cols)
    left = wrong(group)
    for _ in range(_STEPS * rows * cols):
        if not left:
            return group
        cell = rng.choice(left)
        changed = group ^ {rng.choice((cell, *near[cell]))}
        if len(changed) > 2 and connected(changed) and allowed(changed):
            now = wrong(changed)
            if len(now) <= len(left):
                group, left = changed, now
    raise task.Retry
