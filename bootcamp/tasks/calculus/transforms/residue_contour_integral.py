"""Evaluate a contour integral around a circle or a rectangle by residues.

Answer: an exact complex number; it is unique.
Harder: more poles inside, of higher order, poles outside, an exponential above the bar, an essential singularity.
Skills: calculus, algebra
Source: original; any text on complex analysis.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import random_polynomial
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

Complex = tuple[Fraction, Fraction]
Series = list[Complex]
"""Coefficients of a power series, the constant term first."""


class ResidueContourIntegral(Task["ResidueContourIntegral.Params", "ResidueContourIntegral.Instance", Node]):
    version = 1

    class Params(task.Params):
        inside: int = knob("how many poles lie inside", levels=(1, 2, 1, 2, 2, 2, 3, 2, 3, 4), ge=1, le=6)
        outside: int = knob("how many poles lie outside", levels=(0, 0, 1, 1, 1, 2, 1, 2, 1, 1), ge=0, le=5)
        order: int = knob("the largest order of a pole", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)
        complex_poles: bool = knob("whether poles may be complex", levels=(False, False, False) + (True,) * 7)
        exponential: bool = knob("whether the numerator may hold an exponential", levels=(False,) * 4 + (True,) * 6)
        essential: bool = knob("whether an essential singularity may be added", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        over: str
        under: str
        essential: str  # a term with an essential singularity at 0, "" for none
        box: bool
        contour: tuple[int, int, int, int]  # centre and radius (and 0), or left, right, lower and upper side

        @property
        def curve(self) -> dict[str, str]:
            """The contour in words."""
            a, b, c, d = self.contour
            if self.box:
                corners = [_plain(x, y) for x, y in ((a, c), (b, c), (b, d), (a, d))]
                return {
                    "en": f"the rectangle with the corners {', '.join(corners)}",
                    "zh": f"以 {'、'.join(corners)} 为顶点的矩形",
                }
            line = f"|{_shifted(a, b)}| = {c}"
            return {"en": f"the circle {line}", "zh": f"圆周 {line}"}

    answer = Math()
    prompt = Prompt(
        en=r"""
        C is {{ curve.en }} in the complex plane, passed once counterclockwise. Evaluate exactly

        $$\oint_C \left( \frac{ {{ over }} }{ {{ under }} }{{ essential }} \right) dz$$

        Here i is the imaginary unit. Give a number in closed form, without integral signs.
        """,
        zh=r"""
        C 是复平面上的{{ curve.zh }}，取逆时针方向绕行一周。求下面积分的精确值：

        $$\oint_C \left( \frac{ {{ over }} }{ {{ under }} }{{ essential }} \right) dz$$

        其中 i 是虚数单位。答案写成闭式（一个数），不含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        box = rng.random() < 0.4
        if box:
            left, low = rng.randint(-4, 0), rng.randint(-4, -1)
            contour = (left, left + rng.randint(3, 5), low, low + rng.randint(3, 5))
        else:
            contour = (rng.randint(-2, 2), rng.randint(-2, 2) if params.complex_poles else 0, rng.randint(2, 4), 0)
        places = [(x, y) for x in range(-4, 5) for y in range(-3, 4) if params.complex_poles or not y]
        inner = [z for z in places if _side(z, contour, box) > 0]
        outer = [z for z in places if _side(z, contour, box) < 0]
        if len(inner) < params.inside or len(outer) < params.outside:
            raise task.Retry
        poles = rng.sample(inner, params.inside) + rng.sample(outer, params.outside)
        if params.complex_poles and not any(y for _, y in poles):
            raise task.Retry
        orders = [1] * len(poles)
        orders[0] = params.order
        if params.order < 4 and len(poles) > 2:
            orders[-1] = rng.randint(1, 2)
        top = random_polynomial(rng, rng.randint(0, 2), -5, 5)
        rate = rng.choice((-2, -1, 1, 2)) if params.exponential and rng.random() < 0.6 else 0
        values: dict[tuple[int, int], Complex] = {}
        for place in range(params.inside):
            x, y = poles[place] if rate else (0, 0)
            u, v = values.get((x, y), (Fraction(0), Fraction(0)))
            s, t = _residue(place, poles, orders, top, rate)
            values[(x, y)] = (u + s, v + t)
        essential = ""
        if params.essential and _side((0, 0), contour, box) > 0 and rng.random() < 0.4:
            n, a, c = rng.randint(1, 4), rng.choice((-2, -1, 1, 2, 3)), rng.randint(1, 4)
            essential = rf" + {c if c > 1 else ''} z^{{{n}}} e^{{{a}/z}}"
            u, v = values.get((0, 0), (Fraction(0), Fraction(0)))
            values[(0, 0)] = (u + Fraction(c * a ** (n + 1), factorial(n + 1)), v)
        if not any(any(z) for z in values.values()) or any(
            z.denominator > 10**5 for pair in values.values() for z in pair
        ):
            raise task.Retry
        terms = [
            linear([(-2 * v, f"(pi*e^({_exponent(rate, x, y)}))"), (2 * u, f"(i*pi*e^({_exponent(rate, x, y)}))")])
            if rate and (x, y) != (0, 0)
            else linear([(-2 * v, "pi"), (2 * u, "(i*pi)")])
            for (x, y), (u, v) in values.items()
        ]
        under = " ".join(_factor(x, y, n) for (x, y), n in zip(poles, orders, strict=True))
        growth = f" e^{{{linear([(rate, 'z')])}}}" if rate else ""
        over = (f"({polynomial(top, 'z')})" if growth and sum(map(bool, top)) > 1 else polynomial(top, "z")) + growth
        over = growth.strip() if over == "1" + growth and growth else over
        instance = self.Instance(over=over, under=under, essential=essential, box=box, contour=contour)
        return instance, parse(" + ".join(f"({term})" for term in terms))


def _side(z: tuple[int, int], contour: tuple[int, int, int, int], box: bool) -> int:
    """Give 1 inside, 0 on and -1 outside the contour."""
    a, b, c, d = contour
    gaps = (z[0] - a, b - z[0], z[1] - c, d - z[1]) if box else (c * c - (z[0] - a) ** 2 - (z[1] - b) ** 2,)
    least = min(gaps)
    return (least > 0) - (least < 0)


def _times(f: Series, g: Series) -> Series:
    """Multiply power series, cut off at the length of the first."""
    total = [(Fraction(0), Fraction(0))] * len(f)
    for i, (a, b) in enumerate(f):
        for j, (c, d) in enumerate(g[: len(f) - i]):
            x, y = total[i + j]
            total[i + j] = (x + a * c - b * d, y + a * d + b * c)
    return total


def _residue(place: int, poles: list[tuple[int, int]], orders: list[int], top: tuple[int, ...], rate: int) -> Complex:
    """Give the residue at a pole without the factor e^(rate pole): a coefficient of the rest's power series."""
    x, y = poles[place]
    size = orders[place]
    series: Series = [(Fraction(rate**k, factorial(k)), Fraction(0)) for k in range(size)]
    one: Series = [(Fraction(1), Fraction(0))] + [(Fraction(0), Fraction(0))] * (size - 1)
    line: Series = [(Fraction(x), Fraction(y)), (Fraction(1), Fraction(0))][: max(size, 1) + 1]
    value: Series = [(Fraction(0), Fraction(0))] * size
    for c in reversed(top):  # Horner at the pole
        value = _times(value, line)
        value[0] = (value[0][0] + c, value[0][1])
    series = _times(series, value)
    for other, ((u, v), n) in enumerate(zip(poles, orders, strict=True)):
        if other == place:
            continue
        p, q = x - u, y - v  # 1 / (p + i q + h) as a geometric series
        norm = p * p + q * q
        back = (Fraction(p, norm), Fraction(-q, norm))
        inverse, power = list(one), back
        for k in range(size):
            inverse[k] = power
            power = (-(power[0] * back[0] - power[1] * back[1]), -(power[0] * back[1] + power[1] * back[0]))
        for _ in range(n):
            series = _times(series, inverse)
    return series[-1]


def _plain(x: int, y: int) -> str:
    return linear([(x, ""), (y, "i")])


def _shifted(x: int, y: int) -> str:
    return linear([(1, "z"), (-x, ""), (-y, "i")])


def _factor(x: int, y: int, n: int) -> str:
    inner = _shifted(x, y)
    return (f"({inner})" if len(inner) > 1 else inner) + (f"^{{{n}}}" if n > 1 else "")


def _exponent(rate: int, x: int, y: int) -> str:
    return linear([(rate * x, ""), (rate * y, "i")])
