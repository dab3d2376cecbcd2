"""Evaluate a definite integral of a function with absolute values, floors, maxima and minima.

Answer: an exact number; it is unique.
Harder: more breaks, polynomials of higher degree, such functions within each other, floors of squares.
Skills: calculus, arithmetic
Source: original; any calculus textbook.
"""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, square_part
from bootcamp.lib.polynomial import Polynomial, from_roots
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus.integrals._pieces import Pieces, absolute, integral, plus, rounded_down, times, whole
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_DRAWS = 200
Drawn = tuple[str, Pieces]
"""A function in LaTeX, and its pieces."""


class DefiniteIntegralPiecewise(Task["DefiniteIntegralPiecewise.Params", "DefiniteIntegralPiecewise.Instance", Node]):
    version = 1

    class Params(task.Params):
        depth: int = knob(
            "how deep such functions stand in each other", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3
        )
        kinds: int = knob(
            "how many kinds there are: absolute value, floor, maximum, minimum",
            levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 4),
            ge=1,
            le=4,
        )
        terms: int = knob("how many such functions are added", levels=(1, 1, 2, 2, 1, 1, 2, 2, 1, 2), ge=1, le=3)
        degree: int = knob("the largest degree of a polynomial", levels=(1, 1, 1, 2, 1, 2, 2, 2, 2, 2), ge=1, le=3)
        breaks: int = knob("how many pieces there are at least", levels=(2, 2, 3, 4, 4, 4, 6, 7, 6, 8), ge=2, le=20)
        squares: int = knob(
            "a case in how many has the floor of a square (0: none)", levels=(0,) * 5 + (8, 8, 8, 8, 8), ge=0, le=20
        )
        largest: int = knob("the largest number drawn", levels=(4, 4, 5, 5, 5, 5, 5, 6, 6, 6), ge=2, le=9)

    class Instance(task.Instance):
        integrand: str
        low: int
        high: int

        @property
        def has_floor(self) -> bool:
            """Whether the brackets of the floor have to be explained."""
            return "floor" in self.integrand

    answer = Math()
    prompt = Prompt(
        en=r"""
        Evaluate the integral exactly, in closed form (a number without integral or sum signs):

        $$\int_{{ "{%d}^{%d}" % (low, high) }} {{ integrand }} \, dx$$
        {% if has_floor %}

        Here ⌊t⌋ is the largest integer that is at most t.
        {% endif %}
        """,
        zh=r"""
        求下面定积分的精确值，写成闭式（不含积分号和求和号的数）：

        $$\int_{{ "{%d}^{%d}" % (low, high) }} {{ integrand }} \, dx$$
        {% if has_floor %}

        其中 ⌊t⌋ 表示不超过 t 的最大整数。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        if params.squares and rng.randrange(params.squares) == 0:
            return self._with_square(params, rng)
        for _ in range(_DRAWS):
            with suppress(task.Retry):
                return self._with_pieces(params, rng)
        raise task.Retry

    def _with_pieces(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        """Add up functions whose breaks are rational."""
        low = rng.randint(-params.largest, 2)
        high = low + rng.randint(2, params.largest + 1)
        ends = total = whole((), Fraction(low), Fraction(high))
        texts = []
        for place in range(params.terms):
            text, pieces = _bent(params, rng, params.depth, ends)
            if params.degree > 1 and rng.random() < 0.5:
                factor, p = _polynomial(params, rng, 1, ends)
                text, pieces = rf"\left({factor}\right) {text}", times(p, pieces)
            sign = -1 if place and rng.random() < 0.4 else 1
            texts.append((" - " if sign < 0 else " + ") + text)
            total = plus(total, pieces, Fraction(sign))
        value = integral(total)
        if not params.breaks <= len(total) <= 24 or not value or value.denominator > 5000:
            raise task.Retry
        shown = "".join(texts).removeprefix(" + ")
        shown = rf"\left({shown}\right)" if params.terms > 1 else shown
        return self.Instance(integrand=shown, low=low, high=high), parse(str(value))

    def _with_square(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        """Integrate x^k times the floor of x^2, whose steps are at square roots."""
        k, a, high = rng.choice((0, 2)), rng.randint(1, 9), rng.randint(2, 3)
        b = rng.randint(-params.largest, params.largest)
        surds = {1: Fraction(a * (high * high - 1) * high ** (k + 1), k + 1) + Fraction(b * high * high, 2)}
        for n in range(1, high * high):  # the step at the square root of n
            factor, radicand = square_part(n)
            surds[radicand] = surds.get(radicand, Fraction(0)) - Fraction(a * factor * n ** (k // 2), k + 1)
        shown = linear(
            [(a, rf"{polynomial((0,) * k + (1,)) if k else ''} \left\lfloor x^2 \right\rfloor".strip()), (b, "x")]
        )
        reference = linear((c, f"sqrt({n})" if n > 1 else "") for n, c in sorted(surds.items(), reverse=True))
        return self.Instance(integrand=rf"\left({shown}\right)", low=0, high=high), parse(reference)


def _polynomial(params: DefiniteIntegralPiecewise.Params, rng: Random, degree: int, ends: Pieces) -> Drawn:
    """Draw a polynomial with rational roots, of this degree."""
    low, high = ends[0][0], ends[-1][1]
    roots = [Fraction(rng.randint(2 * int(low), 2 * int(high)), 2) for _ in range(degree)]
    lead = random_nonzero(rng, 2 if degree > 1 else 3)
    lead *= 2 if any(root.denominator > 1 for root in roots) and lead % 2 else 1
    p: Polynomial = from_roots(roots, lead)
    if any(Fraction(c).denominator > 1 for c in p):
        raise task.Retry
    return polynomial(p), whole(p, low, high)


def _bent(params: DefiniteIntegralPiecewise.Params, rng: Random, depth: int, ends: Pieces) -> Drawn:
    """Draw an absolute value, a floor, a maximum or a minimum of what is drawn inside."""
    kind = rng.randrange(params.kinds)
    text, inner = _polynomial(params, rng, 1 if kind == 1 else rng.randint(1, params.degree), ends)
    if depth > 1:
        inside, pieces = _bent(params, rng, depth - 1, ends)
        sign = rng.choice((-1, 1))
        text, inner = f"{text} {'+' if sign > 0 else '-'} {inside}", plus(inner, pieces, Fraction(sign))
    if kind == 0:
        return rf"\left|{text}\right|", absolute(inner)
    if kind == 1:
        if depth == 1 and rng.random() < 0.5:
            half = tuple((a, b, tuple(Fraction(c) / 2 for c in p)) for a, b, p in inner)
            return rf"\left\lfloor \frac{{{text}}}{{2}} \right\rfloor", rounded_down(half)
        return rf"\left\lfloor {text} \right\rfloor", rounded_down(inner)
    other, pieces = _polynomial(params, rng, 1, ends)
    size = absolute(plus(inner, pieces, Fraction(-1)))
    halved = ((*ends[0][:1], ends[-1][1], (Fraction(1, 2),)),)
    either = times(halved, plus(plus(inner, pieces), size, Fraction(1 if kind == 2 else -1)))
    return rf"\{'max' if kind == 2 else 'min'}\left({text}, \; {other}\right)", either
