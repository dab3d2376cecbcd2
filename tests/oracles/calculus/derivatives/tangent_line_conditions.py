"""Judge by sympy: solve for the points of tangency and collect the lines."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.worker import build

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[tuple[Fraction, Fraction]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    t, u = sympy.symbols("t u", real=True)
    curves = [build(sympy, parse(text, ("x",))).subs(sympy.Symbol("x", positive=True), t) for text in instance.curves]
    first, second = curves[0], curves[-1].subs(t, u)
    m, n = sympy.diff(first, t), sympy.diff(second, u)
    if instance.point is not None:
        x, y = (sympy.Rational(value.numerator, value.denominator) for value in instance.point)
        found = _through(first, m, t, x, y)
    else:
        slopes = sympy.numer(sympy.together(m - n))
        offsets = sympy.numer(sympy.together(first - m * t - second + n * u))
        if len(curves) == 1:
            slopes, offsets = (sympy.cancel(side / (t - u)) for side in (slopes, offsets))
            offsets = sympy.cancel(offsets - 0)
        eliminated = sympy.resultant(slopes, offsets, u)
        found = set()
        for root in sympy.roots(sympy.Poly(eliminated, t)):
            if not root.is_real:
                continue
            for other in sympy.roots(sympy.Poly(slopes.subs(t, root), u)):
                apart = other.is_real and (len(curves) == 2 or other != root)
                if apart and sympy.simplify(offsets.subs({t: root, u: other})) == 0:
                    found.add((m.subs(t, root), (first - m * t).subs(t, root)))
    wanted = {tuple(sympy.Rational(v.numerator, v.denominator) for v in line) for line in answer}
    return "" if {tuple(map(sympy.nsimplify, line)) for line in found} == wanted else f"the lines are {found}"


def _through(first: Any, m: Any, t: Any, x: Any, y: Any) -> set[Any]:
    condition = first + m * (x - t) - y
    if condition.has(sympy.exp) or condition.has(sympy.log):
        lines = set()
        for near in range(-45, 46):  # one solution is planted at an integer, and the condition is monotone near others
            value = condition.subs(t, near)
            if value.is_real and sympy.simplify(value) == 0:
                lines.add((m.subs(t, near), (first - m * t).subs(t, near)))
        signs = [sympy.sign(sympy.re(condition.subs(t, sympy.Rational(k, 4)).evalf(30))) for k in range(-400, 400)]
        real = [s for k, s in enumerate(signs) if condition.subs(t, sympy.Rational(k - 400, 4)).is_real and s != 0]
        assert sum(a != b for a, b in pairwise(real)) <= 1
        return lines
    over = sympy.numer(sympy.together(condition))
    return {
        (m.subs(t, root), (first - m * t).subs(t, root)) for root in sympy.roots(sympy.Poly(over, t)) if root.is_real
    }


def near_misses(
    instance: Any, answer: frozenset[tuple[Fraction, Fraction]]
) -> list[frozenset[tuple[Fraction, Fraction]]]:
    """A line left out, a line too many, slope and intercept exchanged."""
    lines = sorted(answer)
    swapped = frozenset((c, m) for m, c in lines)
    found = [frozenset(lines[1:]), frozenset([*lines, (Fraction(0), Fraction(12345))])]
    return [near for near in [*found, swapped] if near != answer]
