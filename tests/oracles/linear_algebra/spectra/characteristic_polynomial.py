"""Judge by sympy's characteristic polynomial, which is found without divisions."""

from typing import Any

from sympy import ZZ
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.matrix)
    found = DomainMatrix([list(map(ZZ, row)) for row in instance.matrix], (n, n), ZZ).charpoly()
    right = {n - place: int(c) for place, c in enumerate(found) if c}
    given = {exponents[0]: c for exponents, c in answer}
    return "" if given == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """det(A - xI) for odd sizes, the roots with other signs, and without the constant."""
    n = len(instance.matrix)
    mirrored = tuple((e, c * (-1) ** (n - e[0])) for e, c in answer)
    nears = [tuple((e, -c) for e, c in answer), mirrored, answer[:-1]]
    return [near for near in nears if near != answer]
