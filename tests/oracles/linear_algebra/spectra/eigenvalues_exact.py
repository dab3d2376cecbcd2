"""Judge by the characteristic polynomial of sympy: that of the numbers given, to sixty digits, must be the same."""

from typing import Any

import mpmath
from sympy import ZZ
from sympy.polys.matrices import DomainMatrix

from bootcamp.verifiers.symbolic import add, evaluate

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.matrix)
    found = DomainMatrix([list(map(ZZ, row)) for row in instance.matrix], (n, n), ZZ).charpoly()
    product = [mpmath.mpc(1)]
    with mpmath.workdps(60):
        for value in answer:
            x = mpmath.mpmathify(evaluate(value, digits=60))
            product = [a - x * b for a, b in zip([*product, 0], [0, *product], strict=True)]
        close = all(abs(a - int(b)) < mpmath.mpf(10) ** -40 for a, b in zip(product, found, strict=True))
    return "" if close else "these are not the roots of the characteristic polynomial"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One eigenvalue doubled in the place of another, one moved by 1, and the diagonal."""
    doubled = (answer[0], *answer[:-1])
    nears = [(add(answer[0], 1), *answer[1:])]
    return nears if sorted(map(repr, doubled)) == sorted(map(repr, answer)) else [*nears, doubled]
