"""Find the foci, the directrices and the eccentricity of a conic.

Answer: the foci and the directrices as sets, and the square of the eccentricity; they are unique.
Harder: hyperbolas and parabolas, shifted centres, expanded equations, axes in any direction.
Skills: geometry, algebra
Source: original; Pappus, Collection VII, for the definition by focus and directrix.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.curve_equations import PolynomialEquation, Terms
from bootcamp.lib.multivariate import Poly, add, multiply
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record, Sequence, Set

_CURVE, _LINE = PolynomialEquation(degree=2), PolynomialEquation()
_OBLIQUE = ((1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2), (3, 4), (4, 3), (3, -4), (4, -3), (3, 1), (1, -3))


class ConicElements(Task["ConicElements.Params", "ConicElements.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the largest coordinate of a focus", levels=(5, 6, 7, 8, 9, 6, 6, 7, 8, 9), ge=2, le=20)
        square: int = knob(
            "the largest numerator or denominator of the squared eccentricity",
            levels=(3, 4, 5, 6, 8, 4, 5, 6, 8, 9),
            ge=2,
            le=20,
        )
        told: int = knob(
            "the share of conics told by a focus and a directrix in percent",
            levels=(0, 0, 20, 20, 20, 20, 20, 10, 0, 0),
            ge=0,
            le=100,
        )
        parabolas: int = knob(
            "the share of parabolas in percent", levels=(70, 50, 30, 25, 20, 20, 20, 20, 20, 20), ge=0, le=100
        )
        oblique: bool = knob("whether the axes are oblique", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        curve: Terms
        told: tuple[int, ...]
        """A focus (x, y), a directrix px + qy = r, and the squared eccentricity k/m: (x, y, p, q, r, k, m), or ()."""

        @property
        def equation(self) -> str:
            return _CURVE.render(self.curve)

        def directrix(self) -> str:
            _, _, p, q, r, _, _ = self.told
            return f"{linear([(p, 'x'), (q, 'y')])} = {r}"

    answer = Record(
        foci=Set(Sequence(Rational(), length=2, brackets="()")),
        directrices=Set(_LINE),
        square=Rational(low=0),
    )
    prompt = Prompt(
        en=r"""
        {% if told %}
        A conic consists of all points P of the plane for which the square of the distance from P to the point
        {{ told[:2] | point }} is {{ told[5] }}/{{ told[6] }} times the square of the distance from P to the line
        {{ directrix() }}.
        {% else %}
        A conic has the equation ${{ equation }}$.
        {% endif %}

        A point F and a line d that does not pass through F are called a focus and its directrix, with the eccentricity
        e, if the conic consists of exactly the points whose distance from F is e times their distance from d. An
        ellipse and a hyperbola have two foci, each with a directrix, a parabola has one.

        Find "foci" (the set of all foci (x, y)), "directrices" (the set of all directrices, each given by an equation
        in x and y) and "square" (the square of the eccentricity), all exactly.
        """,
        zh=r"""
        {% if told %}
        一条圆锥曲线由平面上满足下述条件的所有点 P 组成：P 到点 {{ told[:2] | point }} 的距离的平方，
        等于 P 到直线 {{ directrix() }} 的距离的平方的 {{ told[5] }}/{{ told[6] }} 倍。
        {% else %}
        一条圆锥曲线的方程为 ${{ equation }}$。
        {% endif %}

        若圆锥曲线恰由到点 F 的距离等于到直线 d 的距离的 e 倍的点组成（d 不经过 F），则称 F 为焦点，d 为它的准线，
        e 为离心率。椭圆和双曲线有两个焦点，各有一条准线；抛物线有一个焦点和一条准线。

        请给出 "foci"（所有焦点 (x, y) 的集合）、"directrices"（所有准线的集合，每条用一个关于 x 和 y 的方程表示）
        和 "square"（离心率的平方），均须精确。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, most = params.size, params.square
        a, b = rng.randint(-n, n), rng.randint(-n, n)
        p, q = rng.choice(_OBLIQUE if params.oblique else ((1, 0), (0, 1)))
        r = rng.randint(-2 * n, 2 * n)
        ratio = Fraction(1)
        if rng.randrange(100) >= params.parabolas:
            ratio = Fraction(rng.randint(1, most), rng.randint(1, most))
            if ratio == 1:
                raise task.Retry
        if p * a + q * b == r:
            raise task.Retry
        foci, lines = [(Fraction(a), Fraction(b))], [(p, q, Fraction(r))]
        if ratio != 1:
            # The centre lies e²/(e² - 1) times as far from the focus as its directrix does.
            step = Fraction(r - p * a - q * b, p * p + q * q) * ratio / (ratio - 1)
            foci.append((a + 2 * step * p, b + 2 * step * q))
            lines.append((p, q, 2 * (p * a + q * b + step * (p * p + q * q)) - r))
        curve = _CURVE.value(_conic((a, b), (p, q, r), ratio))
        numbers = [value for _, value in curve]
        if max(map(abs, numbers)) > 1000 * n or not readable((v for focus in foci for v in focus), 3):
            raise task.Retry
        told = rng.randrange(100) < params.told
        data = (a, b, p, q, r, ratio.numerator, ratio.denominator) if told and ratio != 1 else ()
        found = {"foci": frozenset(foci), "directrices": frozenset(map(_LINE.linear, lines)), "square": ratio}
        return self.Instance(curve=curve, told=data), found

    def key(self, instance: Instance) -> object:
        return [[list(exponents), str(value)] for exponents, value in instance.curve]


def _conic(focus: tuple[int, int], line: tuple[int, int, int], ratio: Fraction) -> Poly:
    """Give the polynomial that is zero where the squared distance from the focus is `ratio` times that from a line."""
    (a, b), (p, q, r) = focus, line
    side: Poly = {(1, 0): p, (0, 1): q, (0, 0): -r}
    square: Poly = {(2, 0): 1, (0, 2): 1, (1, 0): -2 * a, (0, 1): -2 * b, (0, 0): a * a + b * b}
    return add(square, multiply(side, side), -ratio / (p * p + q * q))
