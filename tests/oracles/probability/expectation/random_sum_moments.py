"""Judge by moment generating functions, as power series up to the second order, composed from the last stage on."""

from fractions import Fraction
from math import comb
from typing import Any

LEVELS = range(1, 11)
Series = tuple[Fraction, Fraction, Fraction]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    moments: Series = (Fraction(1), Fraction(1), Fraction(1, 2))  # of one thing that counts itself
    for law in reversed(instance.laws[1 : instance.stages]):
        moments = _compound(law, moments)
    first = _compound(instance.laws[0], moments)
    if instance.share:
        other, p = _compound(instance.laws[-1], moments), instance.share
        first = (first[0], (1 - p) * first[1] + p * other[1], (1 - p) * first[2] + p * other[2])
    right = (first[1], 2 * first[2] - first[1] ** 2)
    return "" if tuple(answer) == right else f"they are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Mean and variance exchanged, and the second moment instead of the variance."""
    mean, variance = answer
    return [*([(variance, mean)] if mean != variance else []), (mean, variance + mean**2)]


def _times(a: Series, b: Series) -> Series:
    return a[0] * b[0], a[0] * b[1] + a[1] * b[0], a[0] * b[2] + a[1] * b[1] + a[2] * b[0]


def _power(a: Series, n: int) -> Series:
    result: Series = (Fraction(1), Fraction(0), Fraction(0))
    for _ in range(n):
        result = _times(result, a)
    return result


def _compound(law: Any, each: Series) -> Series:
    """Give the sum over n of P(N = n) each^n; long tails are cut where the named law has closed factorial moments."""
    kind, numbers, chances = law
    if kind in ("poisson", "geometric"):  # E[N], E[N(N - 1)]
        p = chances[0]
        first, second = (p, p * p) if kind == "poisson" else (1 / p, 2 * (1 - p) / p**2)
        return Fraction(1), first * each[1], first * each[2] + second * each[1] ** 2 / 2
    terms = {
        "table": lambda: list(zip(numbers, chances, strict=True)),
        "uniform": lambda: [(k, Fraction(1, numbers[0])) for k in range(1, numbers[0] + 1)],
        "binomial": lambda: [
            (k, comb(numbers[0], k) * chances[0] ** k * (1 - chances[0]) ** (numbers[0] - k))
            for k in range(numbers[0] + 1)
        ],
    }[kind]()
    powers = [(chance, _power(each, k)) for k, chance in terms]
    one, two, three = (sum((chance * power[i] for chance, power in powers), Fraction(0)) for i in range(3))
    return one, two, three
