"""Judge by trying each starting substance as the one that is used up, and by the balance of every element."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
_WEIGHTS = {"H": 1, "C": 12, "N": 14, "O": 16, "Na": 23, "Mg": 24, "Al": 27, "Si": 28, "P": 31, "S": 32, "Ca": 40}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    have: dict[str, Fraction] = {}
    for name, amount, purity in instance.starts:
        have[name] = amount * purity / 100 / _weight(name) if purity else amount
    before = _elements(have)
    for line, share in zip(instance.reactions, instance.shares, strict=True):
        left, right = (dict(map(_term, side.split(" + "))) for side in line.split(" -> "))
        change = {name: right.get(name, 0) - left.get(name, 0) for name in [*left, *right]}
        for name, n in left.items():  # the guess that `name` is used up holds if nothing becomes negative
            extent = have.get(name, Fraction(0)) / n
            if all(have.get(other, 0) - k * extent >= 0 for other, k in left.items()):
                break
        for name, n in change.items():
            have[name] = have.get(name, Fraction(0)) + n * extent * share / 100
    if _elements(have) != before:
        return "an element is not conserved"
    wrong = [name for name in instance.asked if answer[name] != have[name]]
    return f"{wrong[0]} is {have[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each amount doubled."""
    return [answer | {name: 2 * amount} for name, amount in answer.items()]


def _term(text: str) -> tuple[str, int]:
    n, _, name = text.rpartition(" ")
    return name, int(n or 1)


def _atoms(formula: str) -> dict[str, int]:
    flat = re.sub(r"\((\w+)\)(\d*)", lambda part: part[1] * int(part[2] or 1), formula)
    found: dict[str, int] = {}
    for element, count in re.findall(r"([A-Z][a-z]?)(\d*)", flat):
        found[element] = found.get(element, 0) + int(count or 1)
    return found


def _weight(formula: str) -> Fraction:
    weights: dict[str, Any] = {**_WEIGHTS, "Fe": 56, "Cu": 64, "Zn": 65, "Cl": Fraction(71, 2)}
    return sum((Fraction(weights[e]) * n for e, n in _atoms(formula).items()), Fraction(0))


def _elements(amounts: dict[str, Fraction]) -> dict[str, Fraction]:
    total: dict[str, Fraction] = {}
    for name, amount in amounts.items():
        for element, n in _atoms(name).items():
            total[element] = total.get(element, Fraction(0)) + n * amount
    return total
