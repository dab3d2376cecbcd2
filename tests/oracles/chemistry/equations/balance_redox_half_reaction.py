"""Judge by sympy: the null space of atoms, charge and stated ratios, with formulas read by an independent reader."""

import re
from math import gcd
from typing import Any

from sympy import Matrix, ilcm

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    extra: list[tuple[str, int]] = [("H2O", 0), ("OH", -1) if instance.basic else ("H", 1)]
    if instance.electrons:
        extra.append(("", -1))
    everything = [*instance.left, *instance.right, *extra]
    left = len(instance.left)
    columns = []
    elements = sorted({symbol for formula, _ in everything for symbol in re.findall("[A-Z][a-z]?", formula)})
    for place, (formula, charge) in enumerate(everything):
        parts = re.findall(r"([A-Z][a-z]?)(\d*)", formula)
        column = [sum(int(n or 1) for symbol, n in parts if symbol == element) for element in elements] + [charge]
        column = [x if place < left else -x for x in column]
        for number, (p, q) in enumerate(instance.ratios):
            column.append(q if place == number + 1 else -p if place == number + 2 else 0)
        columns.append(column)
    space = Matrix(columns).T.nullspace()
    if len(space) != 1:
        return f"the solutions have dimension {len(space)}"
    whole = [int(x * ilcm(*(entry.q for entry in space[0]))) for x in space[0]]
    factor = gcd(*whole) * (-1 if whole[0] < 0 else 1)
    right = [x // factor for x in whole]
    return "" if list(answer) == right else f"the coefficients are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Twice the coefficients, water on the other side, one more of the first."""
    water = len(instance.left) + len(instance.right)
    turned = tuple(-n if place == water else n for place, n in enumerate(answer))
    return [tuple(2 * n for n in answer), turned, (answer[0] + 1, *answer[1:])]
