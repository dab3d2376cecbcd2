"""Judge by sympy: the only combination of the printed equations that gives the target."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [_read(text) for text, _ in instance.equations]
    target = _read(instance.target)
    names = sorted(set(target).union(*rows))
    unknowns = sympy.symbols(f"w:{len(rows)}")
    sums = [-target.get(name, 0) for name in names]
    for w, row in zip(unknowns, rows, strict=True):
        sums = [total + w * row.get(name, 0) for total, name in zip(sums, names, strict=True)]
    found = sympy.linsolve(sums, unknowns)
    if len(found) != 1 or any(x.free_symbols for x in next(iter(found))):
        return "the combination is not unique"
    weights = [Fraction(int(x.p), int(x.q)) for x in next(iter(found))]
    total = sum((w * heat for w, (_, heat) in zip(weights, instance.equations, strict=True)), Fraction(0))
    return "" if total == answer else f"the enthalpy change is {total}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The other sign, twice as much, and the plain sum."""
    return [x for x in (-answer, 2 * answer, sum(heat for _, heat in instance.equations)) if x != answer]


def _read(text: str) -> dict[str, int]:
    terms: dict[str, int] = {}
    for side, sign in zip(text.split(" -> "), (-1, 1), strict=True):
        for term in side.split(" + "):
            n, _, name = term.rpartition(" ")
            terms[name] = terms.get(name, 0) + sign * int(n or 1)
    return terms
