"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, regional

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model, x = regional(instance.regions, instance.givens)
    size = range(len(x))
    for r in size:
        for c in size:
            for down, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
                if r + down in size and c + right in size:
                    model.add(x[r][c] != x[r + down][c + right])
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]
