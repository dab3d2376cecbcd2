"""Judge by following each step with extents found as the largest that leaves no ion negative, and by the charge."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    liquid: dict[str, Fraction] = {}
    solid: dict[str, Fraction] = {}
    charges = {name: _charge(name) for ions, _ in instance.rules for name, _ in ions}
    known = {re.split(r"\^", name)[0]: name for name in charges}
    spectators = {"Na": "Na^+", "K": "K^+", "NO3": "NO3^-", "H": "H^+", "Cl": "Cl^-", "I": "I^-", "SO4": "SO4^2-",
        "OH": "OH^-", "CO3": "CO3^2-", "PO4": "PO4^3-", "Ag": "Ag^+", "Ba": "Ba^2+", "Ca": "Ca^2+", "Pb": "Pb^2+",
        "Cu": "Cu^2+", "Mg": "Mg^2+", "Fe": "Fe^3+", "Al": "Al^3+"}  # fmt: skip
    for volume, kept, one, other, strength in instance.solutions:
        liquid = {name: n * Fraction(kept, 100) for name, n in liquid.items()}
        cation, anion = (known.get(name, spectators[name]) for name in (one, other))
        p, q = _charge(cation), -_charge(anion)
        n, m = next((n, m) for n in (1, 2, 3) for m in (1, 2, 3) if n * p == m * q)
        liquid[cation] = liquid.get(cation, Fraction(0)) + n * volume * strength
        liquid[anion] = liquid.get(anion, Fraction(0)) + m * volume * strength
        for ((a, i), (b, j)), made in instance.rules:
            left, right = liquid.get(a, Fraction(0)), liquid.get(b, Fraction(0))
            extent = left / i if left * j <= right * i else right / j
            liquid[a], liquid[b] = left - i * extent, right - j * extent
            solid[made] = solid.get(made, Fraction(0)) + extent
        if sum(n * _charge(name) for name, n in liquid.items()):
            return "the liquid is charged"
    found = tuple(solid[name] if name in solid else liquid[name] for name in instance.asked)
    return "" if found == tuple(answer) else f"the amounts are {found}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """Each amount a little larger, and the amounts the other way round."""
    wrong = [(*answer[:i], x + Fraction(1, 10), *answer[i + 1 :]) for i, x in enumerate(answer)]
    return wrong + ([answer[::-1]] if answer[::-1] != answer else [])


def _charge(name: str) -> int:
    size, sign = re.fullmatch(r".*\^(\d*)([+-])", name).groups()  # type: ignore[union-attr]
    return int(size or 1) * (1 if sign == "+" else -1)
