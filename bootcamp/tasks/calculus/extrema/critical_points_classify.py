r"""Find all critical points of a function of two variables and say of each whether it is a minimum, maximum or saddle.

Answer: the sets of the minima, the maxima and the saddle points; the points are rational.
Harder: higher degree and more points, mixed terms, exponential factors.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, antiderivative, derivative, evaluate, from_roots, scale
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import monomial_text
from bootcamp.verifiers import Rational, Record, Sequence, Set

Points = frozenset[tuple[Fraction, ...]]
_POINTS = Set(Sequence(Rational(), length=2, brackets="()"))


class CriticalPointsClassify(
    Task["CriticalPointsClassify.Params", "CriticalPointsClassify.Instance", dict[str, Points]]
):
    version = 1

    class Params(task.Params):
        first: int = knob(
            "the number of critical points along the first axis", levels=(1, 2, 2, 2, 2, 3, 2, 3, 3, 3), ge=1, le=4
        )
        second: int = knob("the number along the second axis", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        mixed: int = knob(
            "the largest coefficient of the change of variables", levels=(0, 0, 0, 1, 1, 1, 1, 2, 1, 2), ge=0, le=3
        )
        exponential: bool = knob("whether there may be an exponential factor", levels=(False,) * 6 + (True,) * 4)
        largest: int = knob(
            "the largest size of a planted critical value", levels=(6, 5, 4, 3, 4, 3, 4, 3, 3, 4), ge=2, le=9
        )

    class Instance(task.Instance):
        terms: tuple[tuple[int, int, Fraction], ...]  # (i, j, c): c x^i y^j
        decay: tuple[int, int] | None  # (a, b): the sum is multiplied by e^(-(a x^2 + b y^2)/2)

        @property
        def function(self) -> str:
            total = linear((c, monomial_text("xy", (i, j))) for i, j, c in self.terms)
            if self.decay is None:
                return total
            squares = linear((Fraction(-k, 2), f"{name}^2") for k, name in zip(self.decay, "xy", strict=True))
            total = f"({total})" if len(self.terms) > 1 else total
            return f"{total} e^{{{squares}}}"

    answer = Record(minima=_POINTS, maxima=_POINTS, saddles=_POINTS)
    prompt = Prompt(
        en=r"""
        Find all critical points (x, y) of

        $$f(x, y) = {{ function }}$$

        in the real plane, that is, all points where both partial derivatives are zero, and classify each of them as a
        strict local minimum, a strict local maximum or a saddle point. Here every critical point is of one of these
        kinds and has rational coordinates. A set may be empty.
        """,
        zh=r"""
        求函数

        $$f(x, y) = {{ function }}$$

        在实平面上的全部驻点 (x, y)（即两个偏导数都为零的点），并判断每个驻点是严格极小值点（minima）、
        严格极大值点（maxima）还是鞍点（saddles）。本题中每个驻点都属于这三类之一，且坐标都是有理数。集合可以为空。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Points]]:
        if params.exponential and rng.random() < 0.5:
            instance, points = _decaying(params, rng)
        else:
            instance, points = _separable(params, rng)
        kinds = [sum(kind == name for _, kind in points) for name in ("minima", "maxima", "saddles")]
        if params.first * params.second > 2 and sum(map(bool, kinds)) < 2:
            raise task.Retry
        wanted = {name: frozenset(p for p, kind in points if kind == name) for name in ("minima", "maxima", "saddles")}
        return instance, wanted


def _kind(a: Fraction, b: Fraction) -> str:
    """Name the kind of a point from the signs of two second derivatives along independent directions."""
    return "saddles" if a * b < 0 else "minima" if a > 0 else "maxima"


Found = tuple[CriticalPointsClassify.Instance, list[tuple[tuple[Fraction, ...], str]]]


def _separable(params: CriticalPointsClassify.Params, rng: Random) -> Found:
    """Plant the critical values of p and q in f = p(u) + q(v), where u and v are linear in x and y."""
    parts: list[Polynomial] = []
    roots = []
    for count in (params.first, params.second):
        chosen = rng.sample(range(-params.largest, params.largest + 1), count)
        slope = scale(
            from_roots(chosen), Fraction(rng.choice((-1, 1)) * (1 if count == 1 else rng.choice((1, 2, 3, 6))))
        )
        parts.append(antiderivative(slope))
        roots.append([Fraction(root) for root in chosen])
    a, d = 1, 1
    b, c = (rng.randint(-params.mixed, params.mixed) for _ in range(2))
    if params.mixed and (b or c):
        a = rng.choice((1, 1, 2))
    determinant = a * d - b * c
    if not determinant or (params.mixed and not (b or c)):
        raise task.Retry
    terms: dict[tuple[int, int], Fraction] = {}
    for p, (k, l) in zip(parts, ((a, b), (c, d)), strict=True):
        for n, coefficient in enumerate(p):
            for i in range(n + 1):
                value = Fraction(coefficient) * _binomial(n, i) * k**i * l ** (n - i)
                terms[i, n - i] = terms.get((i, n - i), Fraction(0)) + value
    shown = sorted(((i, j, v) for (i, j), v in terms.items() if v), key=lambda t: (-t[0] - t[1], -t[0]))
    if any(v.denominator > 6 or abs(v) > 2000 for _, _, v in shown) or len(shown) > 14:
        raise task.Retry
    points: list[tuple[tuple[Fraction, ...], str]] = []
    for u, v in product(*roots):
        bends = [Fraction(evaluate(derivative(derivative(p)), t)) for p, t in zip(parts, (u, v), strict=True)]
        points.append((((d * u - b * v) / determinant, (a * v - c * u) / determinant), _kind(*bends)))
    return CriticalPointsClassify.Instance(terms=tuple(shown), decay=None), points


def _binomial(n: int, k: int) -> int:
    return 1 if k in (0, n) else _binomial(n - 1, k - 1) + _binomial(n - 1, k)


def _decaying(params: CriticalPointsClassify.Params, rng: Random) -> Found:
    """Multiply p(x) q(y), linear or constant, by a bell curve: p' = a x p and q' = b y q have planted solutions."""
    factors = [_bell(rng, params.largest) for _ in range(2)]
    (p, a, xs), (q, b, ys) = factors
    terms = sorted(
        ((i, j, Fraction(c * d)) for i, c in enumerate(p) for j, d in enumerate(q) if c * d),
        key=lambda t: (-t[0] - t[1], -t[0]),
    )
    points: list[tuple[tuple[Fraction, ...], str]] = []
    for (x, value, bend), (y, other, turn) in product(xs, ys):
        points.append(((x, y), _kind(bend * other, turn * value)))
    for x, y in product(_zeros(p), _zeros(q)):  # both factors vanish: f is there like a product of lines
        points.append(((x, y), "saddles"))
    if len({point for point, _ in points}) < len(points):
        raise task.Retry
    return CriticalPointsClassify.Instance(terms=tuple(terms), decay=(a, b)), points


def _zeros(p: tuple[int, ...]) -> list[Fraction]:
    return [Fraction(-p[0], p[1])] if len(p) == 2 else []


def _bell(rng: Random, largest: int) -> tuple[tuple[int, ...], int, list[tuple[Fraction, Fraction, Fraction]]]:
    """Draw p = 1 or x - c and a; give the points where (p e^(-a x^2/2))' = 0, with values and bends up to the bell."""
    if rng.random() < 0.15:
        a = rng.randint(1, 4)
        k = rng.choice((-3, -2, -1, 1, 2, 3))
        return (k,), a, [(Fraction(0), Fraction(k), Fraction(-a * k))]
    # 1 - a x (x - c) = 0 has the roots r and -1/(a r); c is their sum
    r, a = Fraction(random_nonzero(rng, largest), rng.choice((1, 2))), rng.choice((1, 1, 2, 3, 4))
    other = -1 / (a * r)
    c = r + other
    p = (-c.numerator, c.denominator)
    found = []
    for x in (r, other):
        value = p[0] + p[1] * x
        found.append((x, Fraction(value), -Fraction(a * (2 * x - c)) * p[1]))
    return p, a, found
