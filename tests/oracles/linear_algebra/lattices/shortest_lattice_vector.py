"""Judge by trying small combinations of a basis that sympy has reduced; how large, the dual basis says."""

from itertools import product
from math import isqrt
from typing import Any

import sympy
from sympy import ZZ
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shape = (len(instance.rows), len(instance.rows[0]))
    basis = DomainMatrix([list(map(ZZ, row)) for row in instance.rows], shape, ZZ).lll().to_Matrix()
    dual = (basis * basis.T).inv()
    factors = sympy.Matrix([list(answer)]) * basis.T * dual
    if factors * basis != sympy.Matrix([list(answer)]) or not all(x.is_integer for x in factors) or not any(answer):
        return "not in the lattice, or zero"
    rows = [[int(x) for x in basis.row(i)] for i in range(shape[0])]
    size = sum(x * x for x in answer)
    reaches = [isqrt(int(dual[i, i] * size)) for i in range(shape[0])]  # |c_i| <= |v| |dual vector i|
    for chosen in product(*(range(-reach, reach + 1) for reach in reaches)):
        vector = [sum(c * row[j] for c, row in zip(chosen, rows, strict=True)) for j in range(shape[1])]
        if any(vector) and sum(x * x for x in vector) < size:
            return f"{vector} is shorter"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The opposite vector."""
    return [tuple(-x for x in answer)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The zero vector, the shortest given one, twice the answer, a short one beside the lattice."""
    given = min(instance.rows, key=lambda row: sum(x * x for x in row))
    return [(0,) * len(answer), given, tuple(2 * x for x in answer)]


def greedy(instance: Any) -> Any:
    """The shortest of the given vectors, their sums and their differences."""
    rows = instance.rows
    sums = [tuple(x + s * y for x, y in zip(a, b, strict=True)) for a in rows for b in rows if a < b for s in (1, -1)]
    return min([*rows, *sums], key=lambda row: sum(x * x for x in row))
