"""Products of letters that are exchanged by rules, brought into alphabetical order."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.polynomial import add, multiply

Exponents = tuple[int, ...]
Rule = tuple[int, int, int, int, int]
"""For letters i < j: i, j, k, e, c of the rule ji = k q^e ij + c."""
Polynomial = tuple[int, ...]
"""Coefficients of the powers of q, the constant first."""


def normal_order(rules: tuple[Rule, ...], factors: Sequence[tuple[int, ...]], n: int) -> dict[Exponents, Polynomial]:
    """Multiply from the left: the exponents of each term and its coefficient, a polynomial in q."""
    terms: dict[Exponents, Polynomial] = {(0,) * n: (1,)}
    for factor in factors:
        grown: dict[Exponents, Polynomial] = {}
        for exponents, p in terms.items():
            for i, number in enumerate(factor):
                for more, q in _moved_in(rules, exponents, i):
                    part = multiply(multiply(p, q), (number,))
                    grown[more] = add(grown.get(more, ()), part)
        terms = grown
    return terms


def _moved_in(rules: tuple[Rule, ...], exponents: Exponents, i: int) -> list[tuple[Exponents, Polynomial]]:
    """Multiply a product in normal order by letter i on the right."""
    passed: Polynomial = (1,)
    left = []
    for first, j, k, e, c in rules:
        for _ in range(exponents[j] if first == i else 0):
            if c:
                left.append(multiply(passed, (c,)))
            passed = multiply(passed, (0,) * e + (k,))
    raised = tuple(x + (place == i) for place, x in enumerate(exponents))
    lowered = (exponents[0], exponents[1] - 1, *exponents[2:])
    return [(raised, passed), *((lowered, part) for part in left)]
