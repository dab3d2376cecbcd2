"""Judge by transfer matrices in sympy: a step multiplies the table of contents; the last amount is solved for."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x", positive=True)
    row = _contents(instance, x).row(instance.vessel)
    if instance.component is None:
        shares = [part / sum(row) for part in row]
        return "" if [_exact(term) / _exact(sum(answer)) for term in answer] == shares else f"the shares are {shares}"
    share = row[instance.component] / sum(row)
    if instance.share is None:
        return "" if share == _exact(answer) else f"it is {share}"
    found = sympy.solve(share - _exact(instance.share), x)
    assert len(found) == 1, found
    return "" if found[0] == _exact(answer) else f"x is {found[0]}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The ratio backwards, or a number next to the right one."""
    if isinstance(answer, tuple):
        return [(answer[0] + 1, *answer[1:])]
    return [answer / 2]


def _contents(instance: Any, x: Any) -> Any:
    table = sympy.Matrix([[_exact(part) for part in row] for row in instance.contents])
    rows, cols = table.shape
    for kind, a, b, n in instance.steps:
        amount = x if n is None else _exact(n)
        transfer, added = sympy.eye(rows), sympy.zeros(rows, cols)
        taken = amount / sum(table.row(a))
        if kind in ("add", "replace"):
            added[a, b] = amount
        if kind != "add":
            transfer[a, a] -= taken
        if kind in ("pour", "exchange"):
            transfer[b, a] += taken
        if kind == "exchange":
            back = amount / sum(table.row(b))
            transfer[b, b] -= back
            transfer[a, b] += back
        table = transfer * table + added
    return table


def _exact(value: Fraction) -> Any:
    return sympy.Rational(value.numerator, value.denominator)
