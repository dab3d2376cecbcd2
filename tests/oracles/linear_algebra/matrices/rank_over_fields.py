"""Judge by the invariant factors of sympy's Smith normal form: those that a prime divides are lost."""

from typing import Any

import sympy
from sympy.matrices.normalforms import smith_normal_form

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    form = smith_normal_form(sympy.Matrix(instance.matrix), domain=sympy.ZZ)
    factors = [int(form[k, k]) for k in range(min(form.shape)) if form[k, k]]
    right = (len(factors), *(sum(1 for d in factors if d % p) for p in instance.primes))
    return "" if right == answer else f"the ranks are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The rational rank everywhere, one less at each prime, and the order reversed."""
    size = answer[0]
    nears = [(size,) * len(answer), (size, *(size - 1,) * (len(answer) - 1)), answer[::-1]]
    return [near for near in nears if near != answer]


def greedy(instance: Any) -> tuple[int, ...]:
    """Full rank over the rationals and one less for each prime."""
    size = min(len(instance.matrix), len(instance.matrix[0]))
    return (size, *(size - 1,) * len(instance.primes))
