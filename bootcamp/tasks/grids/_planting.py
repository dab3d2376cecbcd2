"""Planting a solution of a model and choosing the numbers that are given away."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Numbers
from bootcamp.lib.grid.clues import choose_givens, show
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite


def draw_solution(model: Finite, rng: Random, budget: int = 300) -> tuple[int, ...]:
    """Draw a solution; raise Retry if there is none or it takes too long to find."""
    try:
        found = model.solutions(budget=budget, rng=rng)
    except BudgetError:
        found = []
    if not found:
        raise task.Retry
    return found[0]


def draw_givens(model: Finite, solution: Sequence[int], cols: int, rng: Random, most: int) -> Numbers:
    """Show at most `most` cells of a board that leave the solution as the only one; raise Retry where that failed.

    The cells are the first variables of the model, in reading order, as many as the solution is long.
    """
    chosen = choose_givens(model, solution, rng, most)
    if chosen is None:
        raise task.Retry
    return show(len(solution) // cols, cols, solution, chosen)
