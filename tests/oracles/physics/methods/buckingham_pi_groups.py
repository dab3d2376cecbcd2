"""Judge by the null space of sympy; offer other sets, and sets that are too small, dependent or not dimensionless."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    units = sympy.Matrix(instance.units).T
    given = sympy.Matrix(answer) if answer else sympy.zeros(0, len(instance.units))
    if any(units * given.T):
        return "a product has units"
    size = len(instance.units) - units.rank()
    if len(answer) != size or given.rank() != size:
        return f"{size} independent products are needed"
    often = [i for i in instance.single if sum(1 for e in given.col(i) if e) > 1]
    return f"{often} stand in several products" if often else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Powers of the products, another order, and, where nothing forbids it, a product of two."""
    found = [tuple(tuple(-2 * e for e in vector) for vector in answer), answer[::-1]]
    if len(answer) > 1 and not instance.single:
        found.append((tuple(a + b for a, b in zip(*answer[:2], strict=True)), *answer[1:]))
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One product lacks, one stands twice, one exponent changed, an empty product."""
    changed = ((answer[0][0] + 1, *answer[0][1:]), *answer[1:])
    wrong = [(*answer, answer[0]), changed, ((0,) * len(answer[0]), *answer[1:])]
    return wrong + ([answer[1:]] if len(answer) > 1 else [])
