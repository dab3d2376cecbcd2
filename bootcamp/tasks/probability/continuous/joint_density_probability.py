"""Find a chance or a mean of two variables whose density is a polynomial on a region of the plane.

Answer: a rational number; it is unique.
Harder: higher powers, triangles and regions under a parabola, means under a condition.
Skills: probability, calculus
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import integral, multiply
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Line = tuple[Fraction, ...]
"""A polynomial in x, from the constant up."""

_SHAPES = ("rectangle", "triangle", "parabola")
_EVENTS = ("x", "sum", "slope")


class JointDensityProbability(Task["JointDensityProbability.Params", "JointDensityProbability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        power: int = knob("the largest power in the density", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=5)
        shapes: int = knob("how many kinds of regions there are", levels=(1, 1, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        size: int = knob("the longest side of the region", levels=(4, 6, 4, 3, 3, 4, 3, 4, 3, 4), ge=1, le=9)
        given: int = knob(
            "the share of means under a condition in percent", levels=(0, 0, 0, 0, 20, 40, 50, 50, 70, 70), ge=0, le=100
        )

    class Instance(task.Instance):
        weights: tuple[int, int]
        """(u, v): the density is c(ux + vy); (0, 0): it is a product of powers."""
        powers: tuple[int, int]
        shape: str
        width: int
        height: int
        """The height of the rectangle; y is at most this times x in the triangle, at most x² under the parabola."""
        event: str
        bound: Fraction
        mean: str
        """x or y: the mean of this variable given the event; or nothing: the chance of the event."""

        @property
        def density(self) -> str:
            u, v = self.weights
            if u:
                return f"c({linear([(u, 'x'), (v, 'y')])})"
            powers = (f"{name}^{n}" if n > 1 else name for name, n in zip("xy", self.powers, strict=True) if n)
            return " ".join(("c", *powers))

        @property
        def region(self) -> str:
            top = {"rectangle": str(self.height), "triangle": linear([(self.height, "x")]), "parabola": "x^2"}
            return f"0 ≤ x ≤ {self.width}, 0 ≤ y ≤ {top[self.shape]}"

        @property
        def condition(self) -> str:
            bound = self.bound
            if self.event == "slope":
                return f"{linear([(bound.denominator, 'Y')])} < {linear([(bound.numerator, 'X')])}"
            return f"{'X + Y' if self.event == 'sum' else 'X'} < {bound}"

    answer = Rational()
    prompt = Prompt(
        en=r"""
        The joint density of X and Y is {{ density }} at the points (x, y) with {{ region }}, where c is the constant
        that makes it a density, and 0 at all other points.

        {% if mean %}
        Find the expected value of {{ mean | upper }}, given that {{ condition }}.
        {% else %}
        Find the probability that {{ condition }}.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        X 与 Y 的联合密度在满足 {{ region }} 的点 (x, y) 处为 {{ density }}，其中常数 c 使它成为密度；在其余各点为 0。

        {% if mean %}
        求在 {{ condition }} 的条件下 {{ mean | upper }} 的期望。
        {% else %}
        求 {{ condition }} 的概率。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        shape, event = rng.choice(_SHAPES[: params.shapes]), rng.choice(_EVENTS)
        width = rng.randint(1, params.size)
        height = 0 if shape == "parabola" else rng.randint(1, params.size)
        added = params.power == 1 or rng.random() < 0.4
        bound = Fraction(rng.randint(1, 6 * params.size), rng.randint(1, 4))
        if shape == "parabola" and event == "sum":  # so that the line meets the parabola at a rational point
            bound = (corner := Fraction(rng.randint(1, 3 * width), rng.randint(1, 4))) + corner**2
        instance = self.Instance(
            weights=(rng.randint(1, 5), rng.randint(1, 5)) if added else (0, 0),
            powers=(0, 0) if added else (rng.randint(0, params.power), rng.randint(0, params.power)),
            shape=shape,
            width=width,
            height=height,
            event=event,
            bound=bound,
            mean=rng.choice("xy") if rng.randrange(100) < params.given else "",
        )
        if gcd(*instance.weights) > 1:
            raise task.Retry
        answer, chance = self.solve(instance), self.solve(instance.model_copy(update={"mean": ""}))
        flat = self.solve(instance.model_copy(update={"weights": (0, 0), "powers": (0, 0)}))
        if not worth_asking(answer, flat, digits=9) or not 2 < 100 * chance < 98:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        if instance.mean:
            more = (1, 0) if instance.mean == "x" else (0, 1)
            return _integral(instance, more, True) / _integral(instance, (0, 0), True)
        return _integral(instance, (0, 0), True) / _integral(instance, (0, 0), False)


def _integral(instance: JointDensityProbability.Instance, more: tuple[int, int], event: bool) -> Fraction:
    """Integrate x^i y^j times the density, without c, over the region, or over the event."""
    (u, v), (a, b) = instance.weights, instance.powers
    terms = ((u, 1, 0), (v, 0, 1)) if u else ((1, a, b),)
    total = Fraction(0)
    for low, high, top in _strips(instance, event):
        for factor, i, j in terms:
            column: Line = (*[Fraction(0)] * (i + more[0]), Fraction(factor, j + more[1] + 1))
            for _ in range(j + more[1] + 1):
                column = tuple(map(Fraction, multiply(column, top)))
            total += integral(column, low, high)
    return total


def _strips(instance: JointDensityProbability.Instance, event: bool) -> list[tuple[Fraction, Fraction, Line]]:
    """Cut the region, or the event, into parts from x = low to high where y goes from 0 to a polynomial in x."""
    w, h, t = Fraction(instance.width), Fraction(instance.height), instance.bound
    region: Line = {"rectangle": (h,), "triangle": (Fraction(0), h), "parabola": (Fraction(0),) * 2 + (Fraction(1),)}[
        instance.shape
    ]
    if not event:
        return [(Fraction(0), w, region)]
    if instance.event == "x":
        return [(Fraction(0), min(w, t), region)]
    if instance.event == "sum":
        line: Line = (t, Fraction(-1))
        meet = {"rectangle": max(Fraction(0), t - h), "triangle": t / (1 + h), "parabola": _root(t)}[instance.shape]
        first, second = min(w, meet), min(w, t)
        return [(Fraction(0), first, region), (first, max(first, second), line)]
    slope: Line = (Fraction(0), t)
    if instance.shape == "triangle":
        return [(Fraction(0), w, min(region, slope))]
    meet = min(w, h / t if instance.shape == "rectangle" else t)
    parts = (slope, region) if instance.shape == "rectangle" else (region, slope)
    return [(Fraction(0), meet, parts[0]), (meet, w, parts[1])]


def _root(t: Fraction) -> Fraction:
    """Give the positive x with x + x² = t, where it is rational."""
    square = 1 + 4 * t
    root = Fraction(round(square.numerator**0.5), round(square.denominator**0.5))
    return (root - 1) / 2
