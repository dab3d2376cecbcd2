"""Judge by energies: each half-cell gets n times its potential from the printed half-reactions, and they are added."""

import re
from fractions import Fraction
from math import lcm
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    powers = dict(instance.powers) | ({instance.wanted: int(answer)} if instance.wanted else {})
    halves = [_half(instance, *pair) for pair in instance.cell]
    total = lcm(*(n for _, n, _ in halves))
    volts = Fraction(0)
    for (standard, n, hydrogens), pair, sign in zip(halves, instance.cell, (-1, 1), strict=True):
        log = powers.get(pair[1], 0) - powers.get(pair[0], 0) - hydrogens * powers.get("H^+", 0)
        energy = -n * standard + Fraction(6, 100) * log  # in faradays, for n electrons
        volts -= sign * energy * Fraction(total, n) / total
    right = instance.volts if instance.wanted else answer
    return "" if volts == right else f"the cell has {volts} V"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sign, and a little more."""
    step = 1 if instance.wanted else Fraction(1, 100)
    return [answer + step] + ([-answer] if answer else [])


def _half(instance: Any, one: str, other: str) -> tuple[Fraction, int, int]:
    found = {}
    for text, volts in instance.rows:
        left, right = text.split(" → ")
        n = int(re.search(r"(\d*) ?e\^-", left)[1] or 1)  # type: ignore[index]
        acid = re.search(r"(\d+) H\^\+", left)
        found[left.split(" + ")[0], right.split(" + ")[0]] = Fraction(volts), n, int(acid[1]) if acid else 0
    if (one, other) in found:
        return found[one, other]
    for (a, b), (volts, n, _) in found.items():
        for (c, d), (volt, m, _) in found.items():
            if a == one and b == c and d == other:  # one after the other
                return (n * volts + m * volt) / (n + m), n + m, 0
            if a == one and c == other and b == d and n > m:  # the rest of a longer way
                return (n * volts - m * volt) / (n - m), n - m, 0
            if a == c and b == other and d == one and n > m:
                return (n * volts - m * volt) / (n - m), n - m, 0
    raise ValueError("no way from one species to the other")
