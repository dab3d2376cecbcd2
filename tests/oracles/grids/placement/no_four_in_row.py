"""Judge by a CP-SAT model of sums along lines, which also finds other fillings."""

from functools import partial
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids.placement._symbols import confirm_symbols, lazy_boards, other_fillings, straight

LEVELS = range(1, 11)

SYMBOLS = "OX"


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return confirm_symbols(SYMBOLS, partial(_demand, instance.total), instance, answer)


def others(instance: Any, answer: Board) -> list[Board]:
    """Another filling, if there is one."""
    return other_fillings(SYMBOLS, partial(_demand, instance.total), instance, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards and patterns, where they are wrong."""
    return [near for near in lazy_boards(SYMBOLS, answer) if confirm(instance, near)]


def _demand(total: int | None, model: Any, x: list[list[Any]]) -> None:
    for line in straight(len(x), len(x[0]), 4):
        model.add_linear_constraint(sum(x[row][col] for row, col in line), 1, 3)
    if total is not None:
        model.add(sum(variable for row in x for variable in row) == total)
