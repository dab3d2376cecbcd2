"""Judge by sympy's factorisation modulo p."""

from typing import Any

from sympy import ZZ
from sympy.polys.galoistools import gf_factor

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    _, factors = gf_factor([ZZ(c) for c in instance.polynomial[::-1]], instance.prime, ZZ)
    wanted = sorted(tuple(int(c) for c in f) for f, times in factors for _ in range(times))
    return "" if sorted(answer) == wanted else "these are not the irreducible factors"


def others(instance: Any, answer: Any) -> list[Any]:
    """The factors in reverse order."""
    return [answer[::-1]]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A factor left out, one doubled, the coefficients backwards, the polynomial itself."""
    found = [answer[1:], (*answer, answer[0]), (instance.polynomial[::-1],), tuple(f[::-1] for f in answer)]
    return [near for near in found if sorted(near) != sorted(answer)]
