"""Judge by sympy's null space of the transition matrix, over exact rationals."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, d = instance.graph.vertices, sympy.Rational(instance.damping.numerator, instance.damping.denominator)
    move = sympy.zeros(n, n)
    for u in range(1, n + 1):
        heads = [v for w, v in instance.graph.ends() if w == u]
        for v in range(1, n + 1):
            share = sympy.Rational(int(v in heads), len(heads)) if heads else sympy.Rational(1, n)
            move[v - 1, u - 1] = d * share + (1 - d) / n
    (vector,) = (move - sympy.eye(n)).nullspace()
    right = vector[instance.page - 1] / sum(vector)
    return "" if Fraction(int(right.p), int(right.q)) == answer else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> Iterator[Fraction]:
    """An equal share, the sum scaled to the number of pages, and the share without the jump."""
    n = instance.graph.vertices
    yield Fraction(1, n)
    yield 1 - answer if answer != Fraction(1, 2) else Fraction(1, 3)
    yield answer / instance.damping
