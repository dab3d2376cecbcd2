"""Judge by estimating the chance of every variable given its parents from the counts; or by the front-door formula."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cells = [
        (dict(zip(instance.variables, row, strict=True)), count)
        for row, count in zip(product((0, 1), repeat=len(instance.variables)), instance.counts, strict=True)
    ]
    right = _front(instance, cells) if instance.unseen else _truncated(instance, cells)
    return "" if answer == right else f"the probability is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _share(cells: Any, asked: dict[str, int], known: dict[str, int]) -> Fraction:
    fits = [(row, count) for row, count in cells if known.items() <= row.items()]
    return Fraction(sum(c for row, c in fits if asked.items() <= row.items()), sum(c for _, c in fits))


def _truncated(instance: Any, cells: Any) -> Fraction:
    total = Fraction(0)
    for row, _ in cells:
        if row["X"] != instance.value or not row["Y"]:
            continue
        chance = Fraction(1)
        for variable in instance.variables:
            if variable != "X":
                parents = {a: row[a] for a, b in instance.arrows if b == variable}
                chance *= _share(cells, {variable: row[variable]}, parents)
        total += chance
    return total


def _front(instance: Any, cells: Any) -> Fraction:
    """Sum over the mediator m and the observed confounder, if any, of P(z) P(m | x, z) P(x', | z) P(y | m, x', z)."""
    mediator = next(b for a, b in instance.arrows if a == "X")
    z = [v for v in instance.variables if v not in ("X", "Y", mediator)]
    total = Fraction(0)
    for bits in product((0, 1), repeat=len(z)):
        known = dict(zip(z, bits, strict=True))
        for m, other in product((0, 1), repeat=2):
            total += (
                _share(cells, known, {})
                * _share(cells, {mediator: m}, {"X": instance.value, **known})
                * _share(cells, {"X": other}, known)
                * _share(cells, {"Y": 1}, {mediator: m, "X": other, **known})
            )
    return total
