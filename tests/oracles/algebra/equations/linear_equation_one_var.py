"""Judge by sympy's solver."""

from fractions import Fraction
from typing import Any

import sympy

from tests.oracles.algebra._trees import fraction_of, read

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = sympy.solve(read(instance.left) - read(instance.right), sympy.Symbol("x"))
    return "" if [fraction_of(root) for root in found] == [answer] else "another number solves the equation"
