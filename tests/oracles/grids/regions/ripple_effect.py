"""Judge by a CP-SAT model, which also looks for a second solution."""

from itertools import combinations
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, regional

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model, x = regional(instance.regions, instance.givens)
    for line in [*x, *zip(*x, strict=True)]:
        for (a, one), (b, other) in combinations(enumerate(line), 2):
            for number in range(b - a, 8):
                model.add_forbidden_assignments([one, other], [(number, number)])
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]
