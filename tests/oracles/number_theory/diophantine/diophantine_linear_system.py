"""Judge by putting the values into the equations; more solutions come from sympy's null space and small shifts."""

from itertools import combinations
from math import lcm
from typing import Any

from sympy import Matrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.rows[0]) or any(abs(x) > instance.bound for x in answer):
        return "not the right number of values within the bound"
    return "" if Matrix(instance.rows) * Matrix(answer) == Matrix(instance.totals) else "an equation does not hold"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Shifts by integer vectors of the null space."""
    basis = []
    for vector in Matrix(instance.rows).nullspace():
        scale = lcm(*(int(x.q) for x in vector))
        basis.append([int(x * scale) for x in vector])
    steps = basis + [[a - b for a, b in zip(u, v, strict=True)] for u, v in combinations(basis, 2)]
    moved = (tuple(x + sign * d for x, d in zip(answer, step, strict=True)) for step in steps for sign in (1, -1))
    return [values for values in moved if max(map(abs, values)) <= instance.bound]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One value changed; for one equation a solution far outside the bound."""
    wrong = [(answer[0] + 1, *answer[1:])]
    if len(instance.rows) == 1:
        a, b, *_ = instance.rows[0]
        times = 2 * instance.bound
        wrong.append((answer[0] + times * b, answer[1] - times * a, *answer[2:]))
    return wrong
