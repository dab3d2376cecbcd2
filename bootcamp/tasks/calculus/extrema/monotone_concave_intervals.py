r"""Find where a function rises, falls, or is curved upwards or downwards.

Answer: a union of open intervals.
Harder: higher degree, quotients, powers times exponentials, logarithms, irrational end points.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cmp_to_key
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import (
    Polynomial,
    add as plus,
    antiderivative,
    derivative,
    divide,
    evaluate,
    multiply,
    primitive,
    rational_roots,
    scale,
)
from bootcamp.lib.prompts import polynomial
from bootcamp.lib.real_roots import end, quadratic_roots
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import IntervalSet
from bootcamp.verifiers.symbolic import E, Interval, evaluate as value, number, power, union
from bootcamp.verifiers.symbolic.intervals import End, Pieces, closed_form, compare

_ASKED = ("f'(x) > 0", "f'(x) < 0", "f''(x) > 0", "f''(x) < 0")
_FAMILIES = (
    ("polynomial",),
    ("polynomial", "quotient"),
    ("polynomial", "quotient", "logarithm"),
    ("polynomial", "quotient", "logarithm", "exponential"),
    ("polynomial", "quotient", "exponential"),
)


class MonotoneConcaveIntervals(Task["MonotoneConcaveIntervals.Params", "MonotoneConcaveIntervals.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("which kinds of functions are drawn from", levels=(1, 1, 2, 3, 4, 4, 4, 5, 5, 5), ge=1, le=5)
        degree: int = knob(
            "the degree of the derivative that decides", levels=(1, 2, 2, 3, 3, 3, 3, 4, 4, 5), ge=1, le=6
        )
        second: bool = knob("whether the second derivative may be asked", levels=(False,) * 2 + (True,) * 8)
        largest: int = knob("the largest coefficient", levels=(5, 6, 6, 7, 7, 8, 9, 9, 10, 12), ge=3, le=30)

    class Instance(task.Instance):
        kind: str  # polynomial, quotient, exponential or logarithm
        p: tuple[Fraction, ...]  # constant term first
        q: tuple[int, ...]  # the denominator
        k: int  # of e^(kx), or the exponent of x before or below the logarithm
        asked: str

        @property
        def function(self) -> str:
            first = polynomial(self.p)
            if self.kind == "polynomial":
                return first
            if self.kind == "quotient":
                return rf"\frac{{{first}}}{{{polynomial(self.q)}}}"
            if self.kind == "exponential":
                first = f"({first})" if sum(map(bool, self.p)) > 1 else first
                return f"{'' if first == '1' else first} e^{{{polynomial((0, self.k))}}}".strip()
            size = abs(self.k)
            shown = "x" if size == 1 else f"x^{size}"
            argument = r"\ln x" if not self.p[0] else rf"(\ln x {'+' if self.p[0] > 0 else '-'} {abs(self.p[0])})"
            return rf"{shown} {argument}" if self.k > 0 else rf"\frac{{{argument.strip('()')}}}{{{shown}}}"

    answer = IntervalSet()
    prompt = Prompt(
        en=r"""
        Let

        $$f(x) = {{ function }}$$

        be defined for all real x for which the formula makes sense. Find the set of all x in its domain with
        {{ asked }}, as a union of open intervals with exact end points.
        """,
        zh=r"""
        设

        $$f(x) = {{ function }}$$

        定义在使该式有意义的全体实数 x 上。求定义域中满足 {{ asked }} 的全体 x 的集合，写成开区间的并，端点取精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        kind = rng.choice(_FAMILIES[params.kinds - 1])
        asked = rng.choice(_ASKED if params.second else _ASKED[:2])
        instance = self.Instance(asked=asked, kind=kind, **_draw(kind, asked.startswith("f''"), params, rng))
        answer = self.solve(instance)
        if not answer or answer == _domain(instance):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Pieces:
        """Write the derivative as a polynomial times what is positive, or over a power of the denominator."""
        order = 2 if "''" in instance.asked else 1
        positive = ">" in instance.asked
        if instance.kind == "logarithm":
            return _logarithm(instance, order, positive)
        p: Polynomial = instance.p
        q = instance.q
        for step in range(1, order + 1):
            if instance.kind == "exponential":
                p = plus(derivative(p), scale(p, instance.k))
            else:  # p/q^step becomes (p'q - step p q')/q^(step + 1)
                p = plus(multiply(derivative(p), q), scale(multiply(p, derivative(q)), -step))
        # the first derivative is over q^2, the second over q^3
        return _chart(_roots(p) + _roots(q), multiply(p, q) if order == 2 else p, positive)


def _domain(instance: MonotoneConcaveIntervals.Instance) -> Pieces:
    return (
        union([Interval(Fraction(0), None)]) if instance.kind == "logarithm" else _chart(_roots(instance.q), (1,), True)
    )


def _roots(p: Polynomial | tuple[int, ...]) -> list[End]:
    """List the real roots; all but two of them have to be rational."""
    if not p:
        raise task.Retry
    rest: Polynomial = primitive(p)
    rational = rational_roots(rest) if len(rest) > 1 else []
    for root in rational:
        while not evaluate(rest, root):
            rest = divide(rest, (-root, 1))[0]
    if len(rest) > 3:
        raise task.Retry
    return [*rational, *map(end, quadratic_roots(rest))]


def _chart(points: list[End], sign: Polynomial, positive: bool) -> Pieces:
    """Collect the gaps between the points in which a polynomial has the sign."""
    order = sorted(set(points), key=cmp_to_key(compare))
    pieces = []
    for low, high in zip([None, *order], [*order, None], strict=True):
        if (evaluate(sign, _between(low, high)) > 0) == positive:
            pieces.append(Interval(low, high))
    return union(pieces)


def _between(low: End, high: End) -> Fraction:
    a, b = (e if e is None or isinstance(e, Fraction) else Fraction(str(value(e, digits=30).real)) for e in (low, high))
    if a is None:
        return Fraction(0) if b is None else b - 1
    return a + 1 if b is None else (a + b) / 2


def _logarithm(instance: MonotoneConcaveIntervals.Instance, order: int, positive: bool) -> Pieces:
    """Differentiate x^k (b ln x + c): x^(k-1) (kb ln x + kc + b), and again."""
    b, c, k = Fraction(1), instance.p[0], instance.k
    for step in range(order):
        b, c = (k - step) * b, (k - step) * c + b
    if not b:  # the sign is the same everywhere
        raise task.Retry
    turn = closed_form(power(E, number(-c / b)))
    rising = b > 0
    return union([Interval(turn, None) if rising == positive else Interval(Fraction(0), turn)])


def _draw(kind: str, second: bool, params: MonotoneConcaveIntervals.Params, rng: Random) -> dict[str, Any]:
    free = [Fraction(rng.randint(-params.largest, params.largest)) for _ in range(3)]
    lead, k = Fraction(random_nonzero(rng, 4)), rng.choice((-4, -3, -2, -1, 1, 2, 3, 4))
    if kind == "logarithm":
        return {"p": (free[0], Fraction(1)), "q": (1,), "k": k}
    if kind == "quotient":
        q = rng.choice(((rng.randint(-9, 9), 1), (rng.randint(1, 9), 0, 1), (-(rng.randint(1, 4) ** 2), 0, 1)))
        p = (*free[: 2 if len(q) == 2 else rng.randint(1, 2)], lead)
        if not divide(p, q)[1] or not any(p[:-1]):
            raise task.Retry
        return {"p": p, "q": q, "k": 0}
    if kind == "exponential":
        degree = min(rng.randint(1, 2) if second else rng.randint(1, 3), params.degree)
        return {"p": (*free[:degree], lead / abs(lead)), "q": (1,), "k": max(-2, min(k, 2))}
    chosen: Polynomial = (rng.choice((-1, 1)) * rng.choice((1, 1, 2, 3)),)
    while len(chosen) <= params.degree:
        factor = (rng.randint(-params.largest, params.largest), rng.choice((1, 1, 1, 2)))
        if params.degree - len(chosen) >= 1 and rng.random() < 0.4:
            middle = rng.randint(-4, 4)
            factor = (middle * middle - rng.randint(1, 12), -2 * middle, 1)  # type: ignore[assignment]
        chosen = multiply(chosen, factor)
    for _ in range(2 if second else 1):
        chosen = (rng.randint(-9, 9), *antiderivative(chosen)[1:])
    whole = [Fraction(c) for c in chosen]
    if max(c.denominator for c in whole) > 60 or max(map(abs, whole)) > 3000:
        raise task.Retry
    return {"p": tuple(whole), "q": (1,), "k": 0}
