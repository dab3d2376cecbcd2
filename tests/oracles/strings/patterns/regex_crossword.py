"""Judge by Python's re; the expressions are the task's own."""

import re
from itertools import pairwise, product
from typing import Any

LEVELS = range(1, 11)

Board = tuple[tuple[str, ...], ...]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if [len(row) for row in answer] != [len(instance.cols)] * len(instance.rows):
        return "wrong size"
    lines = ["".join(line) for line in (*answer, *zip(*answer, strict=True))]
    if not set("".join(lines)) <= set(instance.alphabet):
        return "other letters"
    faults = [line for line, pattern in zip(lines, _patterns(instance), strict=True) if not re.fullmatch(pattern, line)]
    return f"{faults[0]} is not matched" if faults else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Other fillings that differ in one or two cells."""
    return [board for board in _near(instance, answer) if not confirm(instance, board)][:4]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Fillings that differ in one or two cells, and the rows in other orders."""
    boards = [*_near(instance, answer)[::5], answer[::-1], tuple(row[::-1] for row in answer)]
    return [board for board in boards if confirm(instance, board)][:6]


def _patterns(instance: Any) -> list[str]:
    return [*instance.rows, *instance.cols]


def _near(instance: Any, answer: Board) -> list[Board]:
    found = []
    cells = [(row, col) for row in range(len(instance.rows)) for col in range(len(instance.cols))]
    for one, two in [(cell, cell) for cell in cells] + list(pairwise(cells)):
        for first, second in product(instance.alphabet, repeat=2):
            rows = [list(row) for row in answer]
            rows[one[0]][one[1]] = first
            rows[two[0]][two[1]] = second
            board = tuple(map(tuple, rows))
            if board != answer and board not in found:
                found.append(board)
    return found
