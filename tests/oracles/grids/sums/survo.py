"""Judge by a CP-SAT model, which also looks for another filling."""

from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import Cells, another, board, disturbed, give, judge

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return judge(*_model(instance), answer, unique=False)


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another filling of a small table."""
    return another(*_model(instance), answer) if len(instance.across) * len(instance.down) <= 12 else []


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]


def _model(instance: Any) -> tuple[cp_model.CpModel, Cells]:
    rows, cols = len(instance.across), len(instance.down)
    model, x = board(rows, cols, 1, rows * cols)
    give(model, x, instance.givens)
    model.add_all_different([variable for row in x for variable in row])
    for row, total in zip(x, instance.across, strict=True):
        model.add(sum(row) == total)
    for col, total in zip(zip(*x, strict=True), instance.down, strict=True):
        model.add(sum(col) == total)
    return model, x
