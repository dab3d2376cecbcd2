"""Judge by filling the table with sympy's linear solver and summing with numpy arrays of rationals."""

from fractions import Fraction
from typing import Any

import numpy as np
import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = _filled(instance)
    x = np.array([[Fraction(v)] * len(instance.ys) for v in instance.xs], dtype=object)
    y = np.array([[Fraction(v) for v in instance.ys]] * len(instance.xs), dtype=object)
    if instance.kind in ("mean", "spread"):
        table = table * (y == instance.value)
    if instance.kind == "less":
        table = table * (x + y >= instance.value)
    table = table / table.sum()

    def mean(values: Any) -> Any:
        return (table * values).sum()

    dx, dy = x - mean(x), y - mean(y)
    right = {
        "mean": lambda: mean(x),
        "less": lambda: table[x < y].sum(),
        "sum": lambda: mean((dx + dy) ** 2),
        "covariance": lambda: mean(dx * dy),
        "spread": lambda: mean(dx**2),
        "correlation": lambda: mean(dx * dy) * abs(mean(dx * dy)) / (mean(dx**2) * mean(dy**2)),
    }[instance.kind]()
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """Another sign or one more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator + 1) if answer != 1 else answer / 2]


def _filled(instance: Any) -> Any:
    unknown = [(i, j) for i, row in enumerate(instance.entries) for j, entry in enumerate(row) if entry is None]
    names = dict(zip(unknown, sympy.symbols(f"u0:{len(unknown)}"), strict=True))
    cells = {(i, j): names.get((i, j), entry) for i, row in enumerate(instance.entries) for j, entry in enumerate(row)}
    values = {(i, j): (instance.xs[i], instance.ys[j]) for i, j in cells}
    tests: dict[str, Any] = {
        "E[X]": lambda x, y: x,
        "E[Y]": lambda x, y: y,
        "E[XY]": lambda x, y: x * y,
        "E[X²]": lambda x, y: x * x,
    }
    equations = [sum(cells.values()) - instance.whole]
    for name, value in instance.facts:
        weight = tests.get(name)
        if weight is None:
            place, number = "XY".index(name[2]), int(name[name.index("=") + 1 : -1])
            weight = lambda x, y, place=place, number=number: int((x, y)[place] == number)  # noqa: E731
        target = sympy.Rational(value.numerator, value.denominator) * instance.whole
        equations.append(sum(cell * weight(*values[at]) for at, cell in cells.items()) - target)
    if unknown:
        (solution,) = sympy.linsolve(equations, list(names.values()))
        for missing, number in zip(unknown, solution, strict=True):
            cells[missing] = int(number)
    size = (len(instance.xs), len(instance.ys))
    return np.array([Fraction(cells[i, j]) for i in range(size[0]) for j in range(size[1])], dtype=object).reshape(size)
