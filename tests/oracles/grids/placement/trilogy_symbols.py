"""Judge by a CP-SAT model with the allowed triples, which also finds other fillings."""

from itertools import permutations
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids.placement._symbols import confirm_symbols, lazy_boards, other_fillings, straight

LEVELS = range(1, 11)

SYMBOLS = "OXT"


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return confirm_symbols(SYMBOLS, _demand, instance, answer)


def others(instance: Any, answer: Board) -> list[Board]:
    """Another filling, if there is one."""
    return other_fillings(SYMBOLS, _demand, instance, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards and patterns, where they are wrong."""
    return [near for near in lazy_boards(SYMBOLS, answer) if confirm(instance, near)]


def _demand(model: Any, x: list[list[Any]]) -> None:
    wrong = [*permutations(range(3)), *((mark,) * 3 for mark in range(3))]
    for line in straight(len(x), len(x[0]), 3):
        model.add_forbidden_assignments([x[row][col] for row, col in line], wrong)
