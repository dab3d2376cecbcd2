"""Judge by dividing the number itself, where it is small, else by digit sums (Legendre) over sympy's factors."""

from math import comb, factorial
from typing import Any

from sympy import factorint
from sympy.ntheory import digits

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, k, base = instance.n, instance.k, instance.base
    if instance.kind == "least":
        right = answer > 0 and _zeros("factorial", answer, 0, base) >= n > _zeros("factorial", answer - 1, 0, base)
        return "" if right else "not the smallest n"
    zeros = _zeros(instance.kind, n, k, base)
    return "" if answer == zeros else f"there are {zeros} zeros"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, one less, none."""
    return [answer + 1, answer - 1, 0]


def _zeros(kind: str, n: int, k: int, base: int) -> int:
    if n <= 600:
        number = {"factorial": lambda: factorial(n), "product": lambda: factorial(n) * factorial(k)}.get(
            kind, lambda: comb(n, k)
        )()
        zeros = 0
        while number % base == 0:
            number, zeros = number // base, zeros + 1
        return zeros
    counts = []
    for p, e in factorint(base).items():
        sums = [x - sum(digits(x, p)[1:]) for x in (n, k, n - k)]
        top = {"factorial": sums[0], "product": sums[0] + sums[1]}.get(kind, sums[0] - sums[1] - sums[2])
        counts.append(top // (p - 1) // e)
    return min(counts)
