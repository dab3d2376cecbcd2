"""Cuts of a board into L-shapes: a corner cell and two arms at a right angle."""

from __future__ import annotations

from functools import cache
from random import Random

from bootcamp.lib.grid.board import Cell, cells, ray
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.task import Retry

Ell = tuple[Cell, ...]
"""The corner, then the cells of the two arms."""

_NODES = 200  # of one search for a cut; a fresh one soon finds what takes longer


def random_cut(n: int, longest: int, rng: Random) -> list[Ell]:
    """Cut an n x n board into L-shapes with arms of up to `longest` cells beyond the corner; raise Retry on failure."""
    shapes = _ells(n, longest)
    try:
        return [shapes[index] for index in next(ExactCover(shapes).solutions(budget=_NODES, rng=rng))]
    except BudgetError:
        raise Retry from None


@cache
def _ells(n: int, longest: int) -> list[Ell]:
    """List the L-shapes of an n x n board with arms of up to `longest` cells beyond the corner."""
    return [
        (corner, *up[:height], *aside[:width])
        for corner in cells(n, n)
        for up in (ray(n, n, corner, (-1, 0)), ray(n, n, corner, (1, 0)))
        for aside in (ray(n, n, corner, (0, -1)), ray(n, n, corner, (0, 1)))
        for height in range(1, min(longest, len(up)) + 1)
        for width in range(1, min(longest, len(aside)) + 1)
    ]
