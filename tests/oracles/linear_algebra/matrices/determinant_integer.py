"""Judge by sympy's determinant, which eliminates without fractions after clearing denominators."""

from fractions import Fraction
from math import lcm
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    scales = [lcm(*(x.denominator for x in row)) for row in instance.matrix]
    whole = [[int(x * scale) for x in row] for row, scale in zip(instance.matrix, scales, strict=True)]
    value = sympy.polys.matrices.DomainMatrix(whole, (len(whole), len(whole)), sympy.ZZ).charpoly()[-1]
    right = Fraction(int(value) * (-1) ** len(whole))
    for scale in scales:
        right /= scale
    return "" if right == answer else f"the determinant is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The other sign, the permanent of two rows, and a neighbour."""
    return [*([-answer] if answer else []), answer + 1]
