"""Judge by sympy's matrices, over the rationals or a finite field."""

from typing import Any

import sympy
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if all(c == 0 for c in answer):
        return "all zero"
    domain = sympy.GF(instance.prime, symmetric=False) if instance.prime else sympy.QQ
    row = DomainMatrix([[domain(c.numerator) / domain(c.denominator) for c in answer]], (1, len(answer)), domain)
    rows = [[domain(x) for x in vector] for vector in instance.vectors]
    product = row * DomainMatrix(rows, (len(rows), len(rows[0])), domain)
    return "" if not any(product.to_list()[0]) else "the combination is not zero"


def others(instance: Any, answer: Any) -> list[Any]:
    """The relation multiplied by 2 and by -1."""
    if instance.prime:
        return [tuple(k * c % instance.prime for c in answer) for k in (2, instance.prime - 1)]
    return [tuple(2 * c for c in answer), tuple(-c / 3 for c in answer)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Zero, the relation with one sign changed, and all ones."""
    place = next(k for k, c in enumerate(answer) if c != 0)
    changed = tuple((-c % instance.prime if instance.prime else -c) if k == place else c for k, c in enumerate(answer))
    return [tuple(0 * c for c in answer), changed, tuple(0 * c + 1 for c in answer)]
