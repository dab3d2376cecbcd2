"""Judge by distributions of the size of generations, convolved; extinction in the end by sympy's roots."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.kind == "ever":
        s = sympy.Symbol("s")
        law = [sympy.Rational(p.numerator, p.denominator) for p in instance.laws[0]]
        roots = sympy.real_roots(sum(p * s**k for k, p in enumerate(law)) - s)
        least = min(root for root in roots if root >= 0)
        return (
            "" if least**instance.ancestors == sympy.Rational(answer.numerator, answer.denominator) else "another root"
        )
    sizes, before = {1: Fraction(1)}, {1: Fraction(1)}
    for n in range(instance.generation):
        before, sizes = sizes, _next(sizes, instance.laws[n % len(instance.laws)])
    z = instance.ancestors
    empty = sizes.get(0, Fraction(0)) ** z
    mean = sum(k * p for k, p in sizes.items())
    right = {
        "by": empty,
        "at": empty - before.get(0, Fraction(0)) ** z,
        "one": z * sizes.get(1, Fraction(0)) * sizes.get(0, Fraction(0)) ** (z - 1),
        "variance": z * sum(((k - mean) ** 2 * p for k, p in sizes.items()), Fraction(0)),
    }[instance.kind]
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """Half, and a fraction a little off."""
    return [answer / 2, Fraction(answer.numerator + 1, answer.denominator)]


def _next(sizes: dict[int, Fraction], law: Any) -> dict[int, Fraction]:
    total: dict[int, Fraction] = {}
    power, most = {0: Fraction(1)}, max(sizes)
    for count in range(most + 1):
        for k, p in power.items():
            total[k] = total.get(k, Fraction(0)) + sizes.get(count, Fraction(0)) * p
        longer: dict[int, Fraction] = {}
        for k, p in power.items():
            for more, q in enumerate(law):
                longer[k + more] = longer.get(k + more, Fraction(0)) + p * q
        power = longer
    return total
