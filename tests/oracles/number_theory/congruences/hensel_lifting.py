"""Judge by trying every residue where the modulus is small, else by sympy's solver of polynomial congruences."""

from typing import Any

from sympy import Poly, symbols
from sympy.ntheory import polynomial_congruence

LEVELS = range(1, 11)
LARGEST = 5_000


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.modulus
    if n <= LARGEST:
        roots = [x for x in range(n) if _value(instance, x) == 0]
    else:
        roots = sorted(map(int, polynomial_congruence(Poly(instance.coefficients[::-1], symbols("x")).as_expr(), n)))
    return "" if list(answer) == roots else f"the roots are {roots}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A root missing, a root out of range, a number that is no root."""
    wrong = [answer[:-1], (*answer, answer[0] + instance.modulus)]
    other = next((x for x in range(instance.modulus) if x not in answer), None)
    return [*wrong, tuple(sorted((*answer, other)))] if other is not None else wrong


def _value(instance: Any, x: int) -> int:
    return sum(c * pow(x, i, instance.modulus) for i, c in enumerate(instance.coefficients)) % instance.modulus
