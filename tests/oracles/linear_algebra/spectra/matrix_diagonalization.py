"""Judge by the equation A = P D P^-1 in sympy; offer the pairs that sympy finds, and others with columns changed."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, d = (sympy.Matrix(answer[name]) for name in "PD")
    if not d.is_diagonal() or not p.det():
        return "D is not diagonal, or P not invertible"
    return "" if p * d * p.inv() == sympy.Matrix(instance.matrix) else "the product is not A"


def others(instance: Any, answer: Any) -> list[Any]:
    """The pair of sympy, and the columns in the opposite order, one of them scaled."""
    p, d = sympy.Matrix(instance.matrix).diagonalize()
    scaled = [[-3 * x if place == 0 else x for place, x in enumerate(row[::-1])] for row in answer["P"]]
    turned = [row[::-1] for row in answer["D"][::-1]]
    return [_pair(p.tolist(), d.tolist()), _pair(scaled, turned)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The eigenvalues in another order, P transposed, D with a sign changed, P of zeros."""
    p, d = answer["P"], answer["D"]
    zeros = [[0] * len(p) for _ in p]
    turned = [row[::-1] for row in d[::-1]]
    minus = [[-x for x in row] for row in d]
    return [_pair(p, x) for x in (turned, minus) if _pair(p, x) != _pair(p, d)] + [_pair(zeros, d)]


def _pair(p: Any, d: Any) -> dict[str, Any]:
    return {name: tuple(tuple(sympy.Rational(x) for x in row) for row in rows) for name, rows in (("P", p), ("D", d))}
