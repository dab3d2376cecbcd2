"""Judge by trying the numbers in the equation, and the largest choice by a maximum satisfaction solver (python-sat)."""

from functools import cache
from itertools import product
from typing import Any

from pysat.examples.rc2 import RC2
from pysat.formula import WCNF

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(number not in instance.numbers for number in answer) or _solutions(instance.kind, answer):
        return "not given, or a solution"
    return "" if len(answer) == _most(instance) else "not the largest"


def greedy(instance: Any) -> frozenset[int]:
    """Take each number that is still possible, from the smallest on."""
    chosen = frozenset[int]()
    for number in instance.numbers:
        chosen = chosen if _solutions(instance.kind, chosen | {number}) else chosen | {number}
    return chosen


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A number less or more, all numbers, another number, the first possible ones."""
    rest = sorted(set(instance.numbers) - answer)
    beyond = frozenset([*sorted(answer)[1:], instance.numbers[-1] * 7 + 1])
    wrong = [answer - {min(answer)}, frozenset(instance.numbers), beyond, greedy(instance)]
    return [one for one in [*wrong, *(answer | {number} for number in rest[:2])] if confirm(instance, one)]


def _solutions(kind: str, numbers: Any) -> list[frozenset[int]]:
    given = set(numbers)
    if kind == "sum":
        return [frozenset((x, y, x + y)) for x, y in product(given, repeat=2) if x + y in given]
    if kind == "mean":
        return [frozenset((x, 2 * z - x, z)) for x, z in product(given, repeat=2) if x != z and 2 * z - x in given]
    return [
        frozenset((x, y, z, x + y - z))
        for x, y, z in product(given, repeat=3)
        if z not in (x, y) and x + y - z in given
    ]


@cache
def _most(instance: Any) -> int:
    formula = WCNF()
    for clash in set(_solutions(instance.kind, instance.numbers)):
        formula.append([-number for number in clash])
    for number in instance.numbers:
        formula.append([number], weight=1)
    with RC2(formula) as solver:
        solver.compute()
        return len(instance.numbers) - int(solver.cost)
