"""Evaluate a double integral over a region, after a change of order or of variables where it takes one.

Answer: an exact number; it is unique.
Harder: more kinds of regions, polynomials of higher degree, orders that have to be swapped, new variables.
Skills: calculus, geometry
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.multivariate import Poly
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import add, multiply, scale
from bootcamp.lib.prompts import linear, listed, point, polynomial
from bootcamp.lib.regions import over_curves, over_polygon, over_ring
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import power_text, weighted
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_KINDS = ("between", "triangle", "sector", "swap", "parallelogram")
_OUTER = (  # f(x^q) in LaTeX for the factor x^(q - 1), and the integral of f from 0 to 1
    (r"e^{{x^{{{q}}}}}", "e - 1"),
    (r"\cos(x^{{{q}}})", "sin(1)"),
    (r"\sin(x^{{{q}}})", "1 - cos(1)"),
    (r"\frac{{1}}{{1 + x^{{{q}}}}}", "ln(2)"),
    (r"\sqrt{{1 + x^{{{q}}}}}", "(4*sqrt(2) - 2)/3"),
    (r"\frac{{1}}{{\sqrt{{1 + x^{{{q}}}}}}}", "2*sqrt(2) - 2"),
)


class IteratedIntegralRegion(Task["IteratedIntegralRegion.Params", "IteratedIntegralRegion.Instance", Node]):
    version = 1

    class Params(task.Params):
        first: int = knob("the first kind of region that is drawn", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 2), ge=0, le=4)
        last: int = knob("the last kind of region that is drawn", levels=(0, 1, 2, 3, 4, 4, 4, 4, 4, 4), ge=0, le=4)
        terms: int = knob("how many terms a polynomial has", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        degree: int = knob("the largest exponent of a variable", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 5), ge=1, le=6)
        largest: int = knob("the largest number drawn", levels=(4, 4, 4, 5, 5, 5, 6, 6, 7, 8), ge=3, le=9)

    class Instance(task.Instance):
        kind: str
        integrand: str
        bounds: tuple[str, ...]  # numbers, curves or conditions, as the kind needs them

        @property
        def region(self) -> dict[str, str]:
            """The region in words."""
            if self.kind == "triangle":
                corners = [point(self.bounds[i : i + 2]) for i in (0, 2, 4)]
                return {
                    "en": f"the triangle with the corners {listed(corners)}",
                    "zh": f"以 {listed(corners, 'zh')} 为顶点的三角形",
                }
            conditions = ", ".join(self.bounds)
            if self.kind == "between":
                conditions = "{} ≤ x ≤ {}, {} ≤ y ≤ {}".format(*self.bounds)
            return {
                "en": f"the set of all points (x, y) with {conditions}",
                "zh": f"所有满足 {conditions} 的点 (x, y) 的集合",
            }

    answer = Math()
    prompt = Prompt(
        en=r"""
        {% if kind == "swap" %}
        Evaluate the iterated integral exactly:

        $$\int_0^{{ "{%s} \\int_{%s}^1" % bounds }} {{ integrand }} \, dx \, dy$$
        {% else %}
        Evaluate exactly the double integral over D, where D is {{ region[language] }}:

        $$\iint_D {{ integrand }} \, dx \, dy$$
        {% endif %}

        Give a number in closed form, without integral signs.
        """,
        zh=r"""
        {% if kind == "swap" %}
        求下面累次积分的精确值：

        $$\int_0^{{ "{%s} \\int_{%s}^1" % bounds }} {{ integrand }} \, dx \, dy$$
        {% else %}
        求下面二重积分的精确值，其中 D 是{{ region[language] }}：

        $$\iint_D {{ integrand }} \, dx \, dy$$
        {% endif %}

        答案写成闭式（一个数），不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.randint(params.first, params.last)
        integrand, bounds, value = (_between, _triangle, _sector, _swap, _parallelogram)[kind](params, rng)
        reference = weighted((c, name, "") for c, name in value)
        if reference == "0" or any(c.denominator > 10**5 for c, _ in value):
            raise task.Retry
        return self.Instance(kind=_KINDS[kind], integrand=integrand, bounds=bounds), parse(reference)


Drawn = tuple[str, tuple[str, ...], list[tuple[Fraction, str]]]
"""The integrand, the bounds, and the value as coefficients of numbers."""


def _polynomial(params: IteratedIntegralRegion.Params, rng: Random) -> tuple[Poly, str]:
    """Draw a polynomial in x and y."""
    top = params.degree
    pool = [(i, j) for i in range(top + 1) for j in range(top + 1) if 0 < i + j <= top + 1]
    chosen = sorted(rng.sample(pool, params.terms), reverse=True)
    terms: Poly = {exponents: random_nonzero(rng, params.largest) for exponents in chosen}
    shown = linear((c, power_text("x", i) + power_text("y", j)) for (i, j), c in terms.items())
    return terms, rf"\left({shown}\right)" if params.terms > 1 else shown


def _between(params: IteratedIntegralRegion.Params, rng: Random) -> Drawn:
    """A region between two curves over an interval."""
    terms, shown = _polynomial(params, rng)
    low = rng.randint(-2, 1)
    high, gap = low + rng.randint(1, 3), rng.randint(0, 2)
    lower = (rng.randint(-3, 3), rng.randint(-2, 2))
    bend = multiply((-low, 1), (high, -1)) if params.degree > 2 and rng.random() < 0.5 else (-low, 1)
    upper = add(lower, add(scale(bend, rng.randint(1, 2)), (gap,)))
    bounds = (str(low), str(high), polynomial(lower), polynomial(upper))
    return shown, bounds, [(over_curves(terms, low, high, lower, upper), "")]


def _triangle(params: IteratedIntegralRegion.Params, rng: Random) -> Drawn:
    """A triangle with whole coordinates."""
    terms, shown = _polynomial(params, rng)
    corners = [(rng.randint(-3, 4), rng.randint(-3, 4)) for _ in range(3)]
    size = over_polygon({(0, 0): 1}, corners)
    if not size:
        raise task.Retry
    value = over_polygon(terms, corners) * (1 if size > 0 else -1)
    return shown, tuple(str(z) for corner in corners for z in corner), [(value, "")]


def _sector(params: IteratedIntegralRegion.Params, rng: Random) -> Drawn:
    """A half or a quarter of a ring or a disc."""
    terms, shown = _polynomial(params, rng)
    inner = rng.randint(0, 2)
    outer = inner + rng.randint(1, 2)
    right, above = rng.choice(((True, False), (False, True), (True, True)))
    rational, circular = over_ring(terms, inner, outer, right, above)
    ring = f"{inner * inner} ≤ x^2 + y^2 ≤ {outer * outer}" if inner else f"x^2 + y^2 ≤ {outer * outer}"
    return shown, (ring, *["x ≥ 0"] * right, *["y ≥ 0"] * above), [(rational, ""), (circular, "pi")]


def _swap(params: IteratedIntegralRegion.Params, rng: Random) -> Drawn:
    """Integrate y^j x^p f(x^q) over 0 < y < m x^k, 0 < x < 1, written with the inner integral over x."""
    m, k, j = rng.randint(1, params.largest), rng.randint(1, 3), rng.randint(0, params.degree - 1)
    p = rng.randint(0, 2)
    q = k * (j + 1) + p + 1
    if q < 2:
        raise task.Retry
    shape, value = rng.choice(_OUTER)
    c = random_nonzero(rng, params.largest)
    inner = "y" if m == 1 else rf"\frac{{y}}{{{m}}}"
    lower = inner if k == 1 else (r"\sqrt{" if k == 2 else r"\sqrt[3]{") + inner + "}"
    front = linear([(c, power_text("x", p) + power_text("y", j))])
    front = {"1": "", "-1": "-"}.get(front, front + r" \, ")
    return front + shape.format(q=q), (str(m), lower), [(Fraction(c * m ** (j + 1), (j + 1) * q), f"({value})")]


def _parallelogram(params: IteratedIntegralRegion.Params, rng: Random) -> Drawn:
    """Integrate a product of functions of u = a x + b y and v = c x + d y over a rectangle of u and v."""
    a, b, c, d = (random_nonzero(rng, 3) for _ in range(4))
    size = abs(a * d - b * c)
    if size < 2:
        raise task.Retry
    u, v = linear([(a, "x"), (b, "y")]), linear([(c, "x"), (d, "y")])
    n, k, s, t = rng.randint(1, params.degree), rng.randint(1, params.largest), rng.randint(1, 3), rng.randint(1, 3)
    first = Fraction(s ** (n + 1), n + 1)
    text, value = rng.choice(
        (
            (rf"e^{{{v}}}", f"(e^{t} - 1)"),
            (rf"\cos({v})", f"sin({t})"),
            (rf"\frac{{1}}{{{v} + 1}}", f"ln({t + 1})"),
            (rf"\frac{{1}}{{1 + ({v})^2}}", f"arctan({t})"),
        )
    )
    front = linear([(k, f"({u})")]) + (f"^{n}" if n > 1 else "")
    return rf"{front} \, {text}", (f"0 ≤ {u} ≤ {s}", f"0 ≤ {v} ≤ {t}"), [(k * first / size, value)]
