"""Judge by a CP-SAT model, which also looks for another choice."""

from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import Cells, another, board, disturbed, judge

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return judge(*_model(instance), answer, unique=False)


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another choice in a small grid."""
    return another(*_model(instance), answer) if len(answer) <= 6 else []


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed grids that the model refuses."""
    if len({mark for row in answer for mark in row}) < 2:
        return []
    return [near for near in disturbed(answer) if confirm(instance, near)]


def _model(instance: Any) -> tuple[cp_model.CpModel, Cells]:
    model, x = board(len(instance.across), len(instance.down), 0, 1)
    for marks, numbers, total in zip(x, instance.numbers, instance.across, strict=True):
        model.add(cp_model.LinearExpr.weighted_sum(marks, numbers) == total)
    columns = [list(col) for col in zip(*x, strict=True)]
    for marks, numbers, total in zip(columns, zip(*instance.numbers, strict=True), instance.down, strict=True):
        model.add(cp_model.LinearExpr.weighted_sum(marks, numbers) == total)
    return model, x
