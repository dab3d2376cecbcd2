r"""Solve a system of two polynomial equations in two unknowns over the reals.

Answer: the set of all real solutions, as pairs of rationals; it is unique.
Harder: conics and cubics instead of lines, more solutions, factors hidden in combinations of both equations.
Skills: algebra
Source: original; school algebra, pencils of curves.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product as pairs
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import determinant, inverse, multiply as times
from bootcamp.lib.multivariate import Poly, add, product, tidy
from bootcamp.lib.polynomial import trim
from bootcamp.lib.real_roots import quadratic_roots
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial, Rational, Sequence, Set

Terms = tuple[tuple[tuple[int, ...], int], ...]
Solution = tuple[Fraction, ...]
Line = tuple[int, int, int]
"""(a, b, c) stands for a x + b y + c."""
_SHOWN = Polynomial(("x", "y"))


class PolynomialSystemReal(Task["PolynomialSystemReal.Params", "PolynomialSystemReal.Instance", "frozenset[Solution]"]):
    version = 1

    class Params(task.Params):
        first: int = knob("the degree of one curve", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        second: int = knob("the degree of the other curve", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        pencil: bool = knob("whether each equation is a combination of both curves", levels=(False,) * 4 + (True,) * 6)
        largest: int = knob("the largest coefficient of a factor", levels=(9, 4, 6, 3, 3, 5, 3, 3, 4, 5), ge=2, le=20)

    class Instance(task.Instance):
        equations: tuple[tuple[tuple[tuple[int, ...], int], ...], ...]  # exponents of x, y and coefficient

        @property
        def shown(self) -> list[str]:
            return [
                _SHOWN.render(_SHOWN.terms({e: Fraction(c) for e, c in terms})) + " = 0" for terms in self.equations
            ]

    answer = Set(Sequence(Rational(), length=2, brackets="()"))
    prompt = Prompt(
        en=r"""
        Find all real solutions (x, y) of the system

        $${{ shown[0] }}$$

        $${{ shown[1] }}$$

        All of them are rational. Give the set of all solutions, each once and as a pair (x, y).
        """,
        zh=r"""
        求下面方程组的所有实数解 (x, y)：

        $${{ shown[0] }}$$

        $${{ shown[1] }}$$

        所有实数解都是有理数。给出全部解的集合，每个解写一次，写成 (x, y) 的形式。
        """,
    )

    def key(self, instance: Instance) -> object:
        return sorted(instance.equations)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Solution]]:
        if params.first == 1 and params.second == 2:
            f, g, found = _line_and_conic(params.largest, rng)
        else:
            curves = [_factors(degree, params.largest, rng) for degree in (params.first, params.second)]
            found = set()
            for one, other in pairs(*curves):
                found |= _common(one, other)
            f, g = (product([_poly(p) for p in curve], 2) for curve in curves)
        if params.pencil and params.first == params.second:
            a, b, c, d = (rng.choice((-2, -1, 1, 2)) for _ in range(4))
            if a * d == b * c:
                raise task.Retry
            f, g = add(tidy({e: a * x for e, x in f.items()}), g, b), add(tidy({e: c * x for e, x in f.items()}), g, d)
        elif params.pencil:  # the curve of higher degree may take up the other one, times a line
            g = add(g, product([f, {(1, 0): 1, (0, 0): rng.randint(-3, 3)}], 2), rng.choice((-1, 1)))
        if len(found) < (1 if params.first * params.second == 1 else 2) or any(
            max(abs(v.numerator), v.denominator) > 60 for z in found for v in z
        ):
            raise task.Retry
        if max(abs(int(c)) for p in (f, g) for c in p.values()) > 600 or not f or not g:
            raise task.Retry
        equations = tuple(tuple((e, int(c)) for e, c in p.items()) for p in (f, g))
        return self.Instance(equations=equations), frozenset(found)


def _poly(coefficients: tuple[int, ...]) -> Poly:
    """Make a line (a, b, c), or, from four numbers, a circle-like factor x^2 + y^2 + a x + b y + c."""
    if len(coefficients) == 3:
        return tidy(dict(zip(((1, 0), (0, 1), (0, 0)), coefficients, strict=True)))
    return tidy(dict(zip(((2, 0), (0, 2), (1, 0), (0, 1), (0, 0)), coefficients, strict=True)))


def _factors(degree: int, largest: int, rng: Random) -> list[Line]:
    """Draw different lines."""
    lines: list[Line] = []
    while len(lines) < degree:
        a, b = rng.choice(((1, 0), (0, 1), (1, 1), (1, -1), (1, 2), (2, -1), (2, 1), (1, -2), (1, 3), (3, -1)))
        if degree == 1:
            a, b = rng.randint(1, largest), rng.randint(-largest, largest)
        line = (a, b, rng.randint(-largest, largest))
        if line not in lines:
            lines.append(line)
    return lines


def _common(one: Line, other: Line) -> set[Solution]:
    """Give the common point of two lines; raise Retry if they are the same."""
    matrix = [one[:2], other[:2]]
    if not determinant(matrix):
        if all(one[i] * other[j] == one[j] * other[i] for i in range(3) for j in range(i)):
            raise task.Retry
        return set()
    back = inverse(matrix)
    assert back is not None
    (x,), (y,) = times(back, [[-one[2]], [-other[2]]])
    return {(Fraction(x), Fraction(y))}


def _line_and_conic(largest: int, rng: Random) -> tuple[Poly, Poly, set[Solution]]:
    """Draw a line through a grid point with a rational slope, and a conic that meets it at rational points."""
    a, b, c = rng.choice((1, 1, 2)), rng.choice((-3, -2, -1, 1, 2, 3)), rng.randint(-largest, largest)
    conic = (
        rng.randint(-2, 3),
        rng.randint(-2, 3),
        rng.randint(-2, 2),
        *(rng.randint(-largest, largest) for _ in range(3)),
    )
    # on the line x = -(b y + c)/a
    p, q, r, s, t, u = conic  # p x^2 + q y^2 + r x y + s x + t y + u
    left = trim(
        (
            p * c * c - s * a * c + u * a * a,
            2 * p * b * c - r * a * c - s * a * b + t * a * a,
            p * b * b + q * a * a - r * a * b,
        )
    )
    if len(left) < 3:
        raise task.Retry
    roots = quadratic_roots(left)
    if len(roots) != 2 or not all(y.is_rational for y in roots):
        raise task.Retry
    places = ((2, 0), (0, 2), (1, 1), (1, 0), (0, 1), (0, 0))
    found: set[Solution] = {(-(b * y.value + c) / a, y.value) for y in roots}
    return _poly((a, b, c)), tidy(dict(zip(places, conic, strict=True))), found
