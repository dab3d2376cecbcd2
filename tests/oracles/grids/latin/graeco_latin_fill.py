"""Judge by a CP-SAT model with one number for each pair of a letter and a digit."""

from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import Cells, another, board, disturbed, judge

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(answer)
    numbers = [[(ord(cell[0]) - ord("A")) * n + int(cell[1]) - 1 for cell in row] for row in answer]
    return judge(*_model(instance), numbers, unique=False)


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another completion of a small square."""
    n = len(answer)
    if n > 5:
        return []
    numbers = [[(ord(cell[0]) - ord("A")) * n + int(cell[1]) - 1 for cell in row] for row in answer]
    return [
        tuple(tuple("ABCDEFGHI"[int(pair) // n] + str(int(pair) % n + 1) for pair in row) for row in found)
        for found in another(*_model(instance), numbers)
    ]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]


def _model(instance: Any) -> tuple[cp_model.CpModel, Cells]:
    n = len(instance.givens)
    model, x = board(n, n, 0, n * n - 1)
    model.add_all_different([pair for row in x for pair in row])
    letters = [[model.new_int_var(0, n - 1, "") for _ in row] for row in x]
    digits = [[model.new_int_var(0, n - 1, "") for _ in row] for row in x]
    for layer in (letters, digits):
        for line in [*layer, *zip(*layer, strict=True)]:
            model.add_all_different(line)
    for r, row in enumerate(instance.givens):
        for c, (letter, digit) in enumerate(row):
            model.add(x[r][c] == n * letters[r][c] + digits[r][c])
            if letter != "?":
                model.add(letters[r][c] == ord(letter) - ord("A"))
            if digit != "?":
                model.add(digits[r][c] == int(digit) - 1)
    return model, x
