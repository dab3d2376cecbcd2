"""Judge by counting the items of each class of property with multinomial chances, the first item apart."""

from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = range(1, instance.size + 1) if instance.dice else [(s, t) for s in "gb" for t in range(instance.size)]
    properties = [what for _, what in instance.evidence] + [instance.asked]
    classes: dict[tuple[bool, ...], Fraction] = {}
    for value in values:
        row = tuple(_true(what, value) for what in properties)
        classes[row] = classes.get(row, Fraction(0)) + Fraction(1, len(values))
    rows, n = list(classes), instance.items
    known = asked = Fraction(0)
    for first in rows:
        for others in combinations_with_replacement(range(len(rows)), n - 1):
            counts = [others.count(i) for i in range(len(rows))]
            chance = classes[first] * factorial(n - 1)
            for row, count in zip(rows, counts, strict=True):
                chance *= classes[row] ** count / factorial(count)
            totals = [first[i] + sum(c for r, c in zip(rows, counts, strict=True) if r[i]) for i in range(len(first))]
            for i, (kind, _) in enumerate(instance.evidence):
                share = Fraction(totals[i], n)
                sure = {"some": share > 0, "first": first[i], "not all": share < 1}.get(kind, True)
                chance *= (share if kind == "random" else 1) * int(sure)
            known += chance
            asked += chance * (totals[-1] == instance.count)
    return "" if answer == asked / known else f"the probability is {asked / known}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _true(what: Any, value: Any) -> bool:
    kind, number = what
    if kind in ("girl", "both"):
        return value[0] == "g" and (kind == "girl" or value[1] == number)
    if kind == "born":
        return bool(value[1] == number)
    return {"shows": value == number, "even": value % 2 == 0, "least": value >= number}[kind]
