"""Judge by taking powers: the real roots of the polynomial equation that is left are tried at 40 digits."""

from fractions import Fraction
from math import lcm
from typing import Any

import mpmath
import sympy

from bootcamp.verifiers.symbolic import Node, parse
from tests.oracles.algebra._trees import fraction_of, sympy_of

LEVELS = range(1, 11)
_X = sympy.Symbol("x")
_Log = tuple[Fraction, Any, Any]
"""A coefficient, a base and an argument; a constant has no argument."""


def confirm(instance: Any, answer: frozenset[Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    logs = [*_terms(parse(instance.left), 1), *_terms(parse(instance.right), -1)]
    root = min((max(base, 1 / base) for _, base, argument in logs if argument is not None), key=float)
    sides = [sympy.Integer(1), sympy.Integer(1)]
    exponents = []
    for c, base, argument in logs:
        times = (
            c
            if argument is None
            else c / fraction_of(sympy.nsimplify(sympy.log(base, root).evalf(20), rational=True, tolerance=1e-12))
        )
        exponents.append((times, root if argument is None else argument))
    scale = lcm(*(times.denominator for times, _ in exponents))
    for times, argument in exponents:
        sides[times < 0] *= argument ** abs(int(times * scale))
    poly = sympy.Poly(sympy.expand(sides[0] - sides[1]), _X)
    wanted = set()
    for candidate in set(sympy.real_roots(poly)):
        with mpmath.workdps(40):
            if _holds(logs, candidate.evalf(40)):
                assert candidate.is_rational
                wanted.add(fraction_of(candidate))
    return "" if wanted == answer else "this is not the set of the solutions"


def near_misses(instance: Any, answer: frozenset[Fraction]) -> list[frozenset[Fraction]]:
    """One solution left out, or one more."""
    found = [answer - {x} for x in answer] if len(answer) > 1 else []
    return found + [answer | {x - 1} for x in answer if x - 1 not in answer]


def _terms(node: Node, sign: int) -> list[_Log]:
    if node.head == "add":
        return [term for arg in node.args for term in _terms(arg, sign)]
    if node.head == "neg":
        return _terms(node.args[0], -sign)
    if node.head == "mul":
        ((c, base, argument),) = _terms(node.args[1], sign)
        return [(c * Fraction(node.args[0].leaf), base, argument)]
    if node.head == "number":
        return [(sign * Fraction(node.leaf), None, None)]
    return [(Fraction(sign), *map(sympy_of, node.args))]


def _holds(logs: list[_Log], x: Any) -> bool:
    total = mpmath.mpf(0)
    for c, base, argument in logs:
        value = mpmath.mpf(1)
        if argument is not None:
            under = mpmath.mpf(str(argument.evalf(40, subs={_X: x})))
            if under < mpmath.mpf(10) ** -20:
                return False
            value = mpmath.log(under) / mpmath.log(mpmath.mpf(int(base.p)) / int(base.q))
        total += value * c.numerator / c.denominator
    return bool(abs(total) < mpmath.mpf(10) ** -20)
