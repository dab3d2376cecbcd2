"""Judge by coefficients: 40 terms of the sequence against the series of the answer."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import Node, add, mul, neg, symbol
from tests.oracles.algebra._trees import fraction_of, sympy_of

LEVELS = range(1, 11)
_TERMS = 40


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")
    over, under = (sympy.Poly(p, x) for p in sympy.fraction(sympy.together(sympy_of(answer))))
    a, b = ([fraction_of(c) for c in reversed(p.all_coeffs())] for p in (over, under))
    assert max(len(a), len(b)) < _TERMS // 2
    if not b[0]:
        return "the function is not a power series"
    series: list[Fraction] = []
    for n in range(_TERMS):
        known = sum(b[i] * series[n - i] for i in range(1, min(n, len(b) - 1) + 1))
        series.append(((a[n] if n < len(a) else 0) - known) / b[0])
    return "" if series == _sequence(instance) else "a coefficient is wrong"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The other sign, the series moved by a place, a constant more."""
    return [neg(answer), mul(symbol("x"), answer), add(answer, 1)]


def _sequence(instance: Any) -> list[Fraction]:
    def forced(n: int) -> int:
        return int(sum(c * n**e for e, c in enumerate(instance.forcing)) * instance.ratio**n)

    if len(instance.rows) == 1:
        values = list(instance.start)
        while len(values) < _TERMS:
            recent = values[: -len(instance.start) - 1 : -1]
            values.append(sum(c * v for c, v in zip(instance.rows[0], recent, strict=True)) + forced(len(values)))
        return [Fraction(v) for v in values]
    a, b = instance.start
    found = []
    for n in range(_TERMS):
        found.append(Fraction(a))
        (p, q), (r, s) = instance.rows
        a, b = p * a + q * b + forced(n), r * a + s * b
    return found
