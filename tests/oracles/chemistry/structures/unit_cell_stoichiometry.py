"""Judge by a block of 3 x 3 x 3 cells: the distinct atoms in a box of one cell's size, moved off all faces."""

from fractions import Fraction
from functools import reduce
from math import gcd
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    counts = {}
    for name, points in instance.atoms:
        block = {
            (x + 4 * i, y + 4 * j, z + 4 * k)
            for x, y, z in points
            for i in range(3)
            for j in range(3)
            for k in range(3)
        }
        counts[name] = Fraction(sum(all(3.5 < x < 7.5 for x in point) for point in block))
    for name, p, q in instance.empty:
        counts[name] *= 1 - Fraction(p, q)
    if sum(counts.values()) != answer["atoms"]:
        return f"a cell holds {sum(counts.values())} atoms"
    unit = reduce(lambda a, b: Fraction(gcd(a.numerator * b.denominator, b.numerator * a.denominator),
                                        a.denominator * b.denominator), counts.values())  # fmt: skip
    right = {name: int(n / unit) for name, n in counts.items()}
    text = answer["formula"]
    if any(f"{name}{n if n > 1 else ''}" not in text for name, n in right.items()):
        return f"the formula is {right}"
    weights = {
        "Na": 23, "K": 39, "Cs": 133, "Ca": 40, "Ti": 48, "Fe": 56, "Cu": 64, "Zn": 65, "Ba": 137, "La": 139, "Ag": 108,
        "Cl": 35.5, "O": 16, "S": 32, "F": 19, "Br": 80, "N": 14,
    }  # fmt: skip
    grams = sum(float(n) * weights[name] for name, n in counts.items()) / 6.0e23
    volume = 1.0
    for edge in instance.edges:
        volume *= edge * 1e-10
    return "" if abs(float(answer["density"]) / (grams / volume) - 1) < 0.0052 else f"the density is {grams / volume}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """All drawn atoms counted in full, one density more, the formula doubled."""
    every = Fraction(sum(len(points) for _, points in instance.atoms))
    wrong = [answer | {"atoms": every}] if every != answer["atoms"] else []
    return [*wrong, answer | {"density": answer["density"] + Fraction(1, 10)}, answer | {"formula": "O"}]
