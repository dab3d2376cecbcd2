"""Judge by the gains from every pure deviation; other equilibria come from the roots of equations in sympy."""

from fractions import Fraction
from itertools import product
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, q = answer["rows"], answer["columns"]
    if sum(p) != 1 or sum(q) != 1 or any(x < 0 for x in (*p, *q)):
        return "no distribution"
    cells = list(product(range(len(p)), range(len(q))))
    mine = sum((p[i] * q[j] * instance.first[i][j] for i, j in cells), Fraction(0))
    theirs = sum((p[i] * q[j] * instance.second[i][j] for i, j in cells), Fraction(0))
    for i in range(len(p)):
        if sum((q[j] * instance.first[i][j] for j in range(len(q))), Fraction(0)) > mine:
            return f"row {i + 1} is better"
    for j in range(len(q)):
        if sum((p[i] * instance.second[i][j] for i in range(len(p))), Fraction(0)) > theirs:
            return f"column {j + 1} is better"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Equilibria of games with two rows, each pair of columns tried."""
    if len(answer["rows"]) > 2:
        return []
    found = []
    x, y = sympy.symbols("x y")
    for j in range(len(answer["columns"])):
        for k in range(j):
            a, b = instance.first, instance.second
            roots = sympy.solve(
                [
                    x * (b[0][j] - b[0][k]) + (1 - x) * (b[1][j] - b[1][k]),
                    y * (a[0][j] - a[1][j]) + (1 - y) * (a[0][k] - a[1][k]),
                ],
                [x, y],
                dict=True,
            )
            for root in roots:
                if set(root) == {x, y}:
                    p, share = Fraction(str(root[x])), Fraction(str(root[y]))
                    columns = [Fraction(0)] * len(answer["columns"])
                    columns[j], columns[k] = share, 1 - share
                    one = {"rows": (p, 1 - p), "columns": tuple(columns)}
                    found += [] if confirm(instance, one) else [one]
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The mixes of the players exchanged or moved."""
    p = answer["rows"]
    step = min(x for x in p if x > 0) / 2
    at = next(i for i, x in enumerate(p) if x > 0)
    moved = tuple(x - step * (i == at) + step * (i == (at + 1) % len(p)) for i, x in enumerate(p))
    wrong = [answer | {"rows": moved}, answer | {"rows": (Fraction(1), *[Fraction(0)] * (len(p) - 1))}]
    return [one for one in wrong if confirm(instance, one)]
