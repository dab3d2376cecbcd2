"""Judge by a ledger of moles run forward from the answer: the last reagent must come out exactly used up."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
_WEIGHTS: dict[str, Any] = {
    "H": 1, "Li": 7, "C": 12, "N": 14, "O": 16, "Na": 23, "Mg": 24, "Al": 27, "S": 32, "Cl": Fraction(71, 2), "K": 39,
    "Ca": 40, "Cu": 64, "Zn": 65, "Br": 80, "I": 127, "Ba": 137,
}  # fmt: skip


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = instance.analytes
    if len(names) == 1:
        left = _left(instance, {names[0]: answer / 100})
        return "" if left == 0 else f"{left} is left of the last reagent"
    shares = {names[0]: answer / 100}
    shares[names[1]] = 1 - sum(shares.values(), Fraction(0))
    left = _left(instance, shares)
    other = _left(instance, {**shares, names[0]: shares[names[0]] + 1, names[1]: shares[names[1]] - 1})
    return "the answer is not unique" if left == other else "" if left == 0 else f"{left} is left of the last reagent"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """Without the excess seen, and what is left of a hundred."""
    return [100 - answer, answer / 100, answer * 2]


def _left(instance: Any, shares: dict[str, Fraction]) -> Fraction:
    """Give what is missing (or left over) of the last reagent, in mol."""
    strength = {name: c * taken / full for name, c, taken, full in instance.solutions}
    ratio = {(one, other): Fraction(q, p) for one, other, p, q in instance.uses}
    steps = instance.steps
    here = {name: share * steps[0][2] / _weight(name) for name, share in shares.items()}
    before = ""
    for name, one, other in steps:
        if not name:
            here = {key: n * other / one for key, n in here.items()}
            continue
        amount: Fraction = strength[name] * one / 1000
        if before:  # the earlier reagent is used up, counted in the new one
            amount -= here[before] / ratio[(name, before)]
        else:
            amount -= sum((n * ratio[key, name] for key, n in here.items() if (key, name) in ratio), Fraction(0))
        here, before = {name: amount}, name
    return here[before]


def _weight(formula: str) -> Fraction:
    flat = re.sub(r"\((\w+)\)(\d)", lambda part: part[1] * int(part[2]), formula)
    parts = re.findall(r"([A-Z][a-z]?)(\d*)", flat)
    return sum((_WEIGHTS[e] * Fraction(int(n or 1)) for e, n in parts), Fraction(0))
