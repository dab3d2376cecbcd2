r"""Solve a polynomial or rational inequality over the reals.

Answer: a union of intervals and isolated points.
Harder: higher degree, repeated factors, irrational end points, sums of fractions, more points in the sign chart.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cmp_to_key
from math import lcm, prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import square_part
from bootcamp.lib.polynomial import Polynomial, divide, evaluate, from_roots, multiply
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import IntervalSet
from bootcamp.verifiers.symbolic import Interval, parse, union
from bootcamp.verifiers.symbolic.intervals import End, Pieces, closed_form, compare

_RELATIONS = ("<", ">", r"\le", r"\ge")


class RationalInequality(Task["RationalInequality.Params", "RationalInequality.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        degree: int = knob(
            "the degree of what is compared with 0, or of its numerator",
            levels=(1, 2, 3, 2, 3, 4, 4, 5, 6, 8),
            ge=1,
            le=12,
        )
        multiplicity: int = knob(
            "the largest multiplicity of a root", levels=(1, 1, 2, 1, 2, 2, 3, 3, 4, 4), ge=1, le=6
        )
        fractions: int = knob(
            "how many fractions are added; 0 for a polynomial", levels=(0, 0, 0, 1, 2, 2, 3, 3, 4, 4), ge=0, le=6
        )
        surds: bool = knob("whether two roots may be irrational", levels=(False,) * 4 + (True,) * 6)
        largest: int = knob(
            "the largest size of a rational root or a pole", levels=(9, 9, 9, 9, 9, 9, 9, 12, 12, 12), ge=3, le=50
        )

    class Instance(task.Instance):
        polynomial: tuple[Fraction, ...]  # constant term first; the sum of the fractions is added to it
        fractions: tuple[tuple[Fraction, int], ...]  # (a, p) stands for a / (x - p)
        relation: str  # of the sum to zero

        @property
        def left(self) -> str:
            terms = " ".join(_fraction(a, p) for a, p in self.fractions)
            return terms.removeprefix("+ ") or polynomial(self.polynomial)

        @property
        def right(self) -> str:
            return polynomial([-c for c in self.polynomial]) if self.fractions else "0"

    answer = IntervalSet()
    prompt = Prompt(
        en=r"""
        Solve the inequality over the real numbers:

        $${{ left }} {{ relation }} {{ right }}$$

        {% if fractions %}
        A number at which a denominator is zero is not a solution.
        {% endif %}
        Give the set of all solutions, with exact end points.
        """,
        zh=r"""
        在实数范围内解不等式：

        $${{ left }} {{ relation }} {{ right }}$$

        {% if fractions %}
        使分母为零的数不是解。
        {% endif %}
        给出全部解的集合，端点要用精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        roots, numerator = _draw_numerator(params, rng)
        free = [p for p in range(-params.largest, params.largest + 1) if Fraction(p) not in roots]
        poles = sorted(rng.sample(free, params.fractions))
        relation = rng.choice(_RELATIONS)
        whole, fractions = _partial_fractions(numerator, poles)
        scale = lcm(*(c.denominator for c in (*whole, *fractions)))
        if max(abs(c) * scale for c in (*whole, *fractions)) > 10**5:
            raise task.Retry
        instance = self.Instance(
            polynomial=tuple(scale * c for c in whole),
            fractions=tuple((scale * a, p) for a, p in zip(fractions, poles, strict=True)),
            relation=relation,
        )
        chart = [*((root, times, False) for root, times in roots.items()), *((Fraction(p), 1, True) for p in poles)]
        return instance, _solution(chart, numerator[-1] > 0, relation)


def _draw_numerator(params: RationalInequality.Params, rng: Random) -> tuple[dict[End, int], Polynomial]:
    """Draw distinct real roots with multiplicities, some perhaps irrational, and a polynomial that has them."""
    roots: dict[End, int] = {}
    numerator: Polynomial = (rng.choice((-1, 1)),)
    while (left := params.degree - len(numerator) + 1) > 0:
        if params.surds and left >= 2 and rng.random() < 0.4:
            b, c = rng.randint(-6, 6), rng.randint(-6, 6)
            size, kernel = square_part(abs(b * b - 4 * c) or 1)
            if b * b < 4 * c or kernel > 1:
                numerator = multiply(numerator, (c, b, 1))
            if b * b > 4 * c and kernel > 1:
                roots |= {closed_form(parse(f"({-b} {sign} {size}*sqrt({kernel}))/2")): 1 for sign in "+-"}
            continue
        root = Fraction(rng.randint(-params.largest, params.largest), rng.choice((1, 1, 1, 2)))
        if root not in roots:
            roots[root] = times = rng.randint(1, min(params.multiplicity, left))
            numerator = multiply(numerator, from_roots([root] * times, root.denominator**times))
    return roots, numerator


def _partial_fractions(numerator: Polynomial, poles: list[int]) -> tuple[tuple[Fraction, ...], ...]:
    """Split a fraction with simple poles into a polynomial and the residue at each pole."""
    whole, _ = divide(numerator, from_roots(poles))
    residues = (Fraction(evaluate(numerator, p), prod(p - q for q in poles if q != p)) for p in poles)
    return tuple(map(Fraction, whole)), tuple(residues)


def _fraction(a: Fraction, p: int) -> str:
    return rf"{'-' if a < 0 else '+'} \frac{{{abs(a)}}}{{{polynomial((-p, 1))}}}"


def _solution(chart: list[tuple[End, int, bool]], positive: bool, relation: str) -> Pieces:
    """Walk through the sign chart (a point, its multiplicity, whether it is a pole) from right to left."""
    pieces = []
    high: End = None
    for point, times, is_pole in sorted(chart, key=lambda sign: cmp_to_key(compare)(sign[0]), reverse=True):
        if positive == (relation in (">", r"\ge")):
            pieces.append(Interval(point, high))
        if relation in (r"\le", r"\ge") and not is_pole:
            pieces.append(Interval(point, point, True, True))
        positive ^= times % 2 == 1
        high = point
    if positive == (relation in (">", r"\ge")):
        pieces.append(Interval(None, high))
    return union(pieces)
