"""Judge by a CP-SAT model with lines as binary numbers, which also looks for a second solution."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import board, disturbed, give, judge

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.givens)
    model, x = board(n, n, 0, 1)
    give(model, x, instance.givens)
    for lines in (x, list(zip(*x, strict=True))):
        model.add_all_different([_number(line) for line in lines])
        for line in lines:
            model.add(2 * sum(line) == n)
            for start in range(n - 2):
                model.add_linear_constraint(sum(line[start : start + 3]), 1, 2)
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]


def _number(line: Any) -> Any:
    return sum(2**k * bit for k, bit in enumerate(line))
