"""Find all real roots of an expanded polynomial, each rational or a quadratic surd.

Answer: the set of the different real roots, exactly; it is unique.
Harder: higher degree, fractions as roots, irrational pairs, repeated roots, factors without real roots.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import from_roots, multiply, primitive
from bootcamp.lib.real_roots import quadratic_roots
from bootcamp.lib.surds import Surd, SurdSet
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial

_LARGEST = 10**7
_SHOWN = Polynomial()


class PolynomialRealRoots(Task["PolynomialRealRoots.Params", "PolynomialRealRoots.Instance", "frozenset[Surd]"]):
    version = 1

    class Params(task.Params):
        rational: int = knob("how many different rational roots", levels=(2, 2, 1, 2, 2, 3, 2, 3, 3, 4), ge=0, le=8)
        surds: int = knob("how many pairs of irrational roots", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=4)
        nonreal: int = knob("how many quadratic factors have no real root", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0)
        repeated: int = knob("how many rational roots are double", levels=(0, 1, 0, 0, 1, 1, 1, 1, 1, 1), ge=0, le=4)
        numerator: int = knob("the largest numerator of a root", levels=(12, 9, 9, 9, 9, 9, 9, 12, 12, 15), ge=3, le=60)
        denominator: int = knob("the largest denominator of a root", levels=(1, 2, 2, 2, 2, 2, 3, 3, 4, 5), ge=1, le=12)

    class Instance(task.Instance):
        polynomial: tuple[int, ...]  # constant term first

        @property
        def formula(self) -> str:
            return _SHOWN.render(_SHOWN.from_coefficients(self.polynomial))

    answer = SurdSet()
    prompt = Prompt(
        en=r"""
        Find all real roots of the equation

        $${{ formula }} = 0$$

        Give the set of the different real roots, each of them once and exactly, without decimal approximations. Every
        real root is a rational number or has the form (a + b√c)/d with integers a, b, c and d.
        """,
        zh=r"""
        求下面方程的所有实根：

        $${{ formula }} = 0$$

        给出所有不同实根的集合，每个根写一次，用精确值，不要写小数近似值。
        每个实根都是有理数，或者可以写成 (a + b√c)/d 的形式，其中 a、b、c、d 是整数。
        """,
    )

    def key(self, instance: Instance) -> object:
        return primitive(instance.polynomial)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Surd]]:
        rational: set[Fraction] = set()
        while len(rational) < params.rational:
            rational.add(Fraction(rng.randint(-params.numerator, params.numerator), rng.randint(1, params.denominator)))
        roots = sorted(rational)
        double = rng.sample(roots, min(params.repeated, len(roots)))
        factors = [from_roots([root], root.denominator) for root in [*roots, *double]]
        answer = {Surd.rational(root) for root in roots}
        for irrational in [True] * params.surds + [False] * params.nonreal:
            factor, found = _draw_quadratic(rng, irrational)
            factors.append(factor)
            answer.update(found)
        if len(answer) < params.rational + 2 * params.surds:
            raise task.Retry
        expanded = primitive(reduce(multiply, factors))
        if max(map(abs, expanded)) > _LARGEST or sum(c != 0 for c in expanded) < 3:
            raise task.Retry
        return self.Instance(polynomial=expanded), frozenset(answer)


def _draw_quadratic(rng: Random, irrational: bool) -> tuple[tuple[int | Fraction, ...], list[Surd]]:
    """Draw a quadratic with two irrational roots, or with none that is real."""
    while True:
        factor = (rng.randint(-7, 7), rng.randint(-6, 6), rng.choice((1, 1, 1, 2)))
        roots = quadratic_roots(factor)
        if (len(roots) == 2 and not roots[0].is_rational) if irrational else not roots:
            return factor, roots
