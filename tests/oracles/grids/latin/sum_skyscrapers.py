"""Judge by a CP-SAT model with tables of all lines that show a sum, which also looks for a second solution."""

from itertools import accumulate, permutations
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, latin

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.givens)
    model, x = latin(n, instance.givens)
    columns = [list(column) for column in zip(*x, strict=True)]
    views = columns + [column[::-1] for column in columns] + x + [row[::-1] for row in x]
    for view, clue in zip(views, instance.clues, strict=True):
        if clue is not None:
            heights = permutations(range(1, n + 1))
            model.add_allowed_assignments(view, [line for line in heights if sum(set(accumulate(line, max))) == clue])
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]
