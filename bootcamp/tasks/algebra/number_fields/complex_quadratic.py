r"""Find all complex solutions of an equation with Gaussian integers, also with the conjugate of z.

Answer: the set of solutions, each as its real and imaginary part; it is unique.
Harder: complex coefficients, higher degree, larger parts, equations that hold z and its conjugate.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, isqrt
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence, Set

Gaussian = tuple[int, int]
Solution = tuple[Fraction, ...]
_POWERS = ("", "z", "z^2", "z^3", "z^4", r"\bar{z}", r"z\bar{z}")


class ComplexQuadratic(Task["ComplexQuadratic.Params", "ComplexQuadratic.Instance", "frozenset[Solution]"]):
    version = 1

    class Params(task.Params):
        degree: int = knob("the highest degree", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        conjugate: bool = knob("whether the conjugate of z may occur", levels=(False,) * 5 + (True,) * 5)
        lead: bool = knob(
            "whether the leading coefficient may be other than 1", levels=(True, True) + (False,) * 2 + (True,) * 6
        )
        largest: int = knob("the largest part of a solution", levels=(4, 8, 4, 6, 6, 6, 5, 7, 9, 9), ge=2, le=30)

    class Instance(task.Instance):
        coefficients: tuple[Gaussian, ...]  # of 1, z, z^2, z^3, z^4, conj z, z conj z

        @property
        def conjugate(self) -> bool:
            return any(map(any, self.coefficients[5:]))

        @property
        def formula(self) -> str:
            order = (4, 3, 2, 6, 1, 5, 0)
            text = "".join(_term(self.coefficients[k], _POWERS[k]) for k in order if any(self.coefficients[k]))
            return text[3:] if text.startswith(" + ") else "-" + text[3:]

    answer = Set(Sequence(Rational(), length=2, brackets="()"))
    prompt = Prompt(
        en=r"""
        Find all complex numbers z with

        $${{ formula }} = 0$$

        where i is the imaginary unit{% if conjugate %} and z with a bar is the complex conjugate of z{% endif %}. All
        solutions have rational real and imaginary parts. Give the set of all solutions, each of them once and as the
        pair (real part, imaginary part).
        """,
        zh=r"""
        求所有满足下式的复数 z：

        $${{ formula }} = 0$$

        其中 i 为虚数单位{% if conjugate %}，z 上加横线表示 z 的共轭复数{% endif %}。所有解的实部和虚部都是有理数。
        给出全部解的集合，每个解写一次，写成 (实部, 虚部) 的形式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Solution]]:
        kinds = ["power"] if not params.conjugate else ["power", "square", "circle"]
        kind = rng.choice(kinds)
        if kind == "power":
            coefficients, found = _draw_power(params, rng)
        elif kind == "square":
            coefficients, found = _draw_square(params, rng)
        else:
            coefficients, found = _draw_circle(params, rng)
        if max(abs(part) for c in coefficients for part in c) > 3000 or any(
            max(abs(part.numerator), part.denominator) > 400 for z in found for part in z
        ):
            raise task.Retry
        return self.Instance(coefficients=tuple(coefficients)), frozenset(found)


def _times(a: Gaussian, b: Gaussian) -> Gaussian:
    return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]


def _quotient(a: Gaussian, b: Gaussian) -> Solution:
    over, under = _times(a, (b[0], -b[1])), b[0] ** 2 + b[1] ** 2
    return Fraction(over[0], under), Fraction(over[1], under)


def _random(rng: Random, high: int) -> Gaussian:
    """Draw a Gaussian integer other than 0."""
    while True:
        drawn = (rng.randint(-high, high), rng.randint(-high, high))
        if any(drawn):
            return drawn


def _draw_power(params: ComplexQuadratic.Params, rng: Random) -> tuple[list[Gaussian], list[Solution]]:
    """Multiply linear factors a z - b."""
    product: list[Gaussian] = [(1, 0)]
    found = []
    for k in range(params.degree):
        a = _random(rng, 2 + (params.degree == 1)) if params.lead and (k == 0 or params.degree == 1) else (1, 0)
        b = _random(rng, params.largest)
        found.append(_quotient(b, a))
        shifted = [(0, 0), *(_times(c, a) for c in product)]
        for n, c in enumerate(product):
            step = _times(c, b)
            shifted[n] = (shifted[n][0] - step[0], shifted[n][1] - step[1])
        product = shifted
    return product + [(0, 0)] * (7 - len(product)), found


def _draw_square(params: ComplexQuadratic.Params, rng: Random) -> tuple[list[Gaussian], list[Solution]]:
    """Put z = u w into w^2 + a conj(w) + b = 0 with real a and b, whose solutions are real or have real part a/2."""
    p, q = rng.randint(-params.largest, params.largest), rng.randint(-params.largest, params.largest)
    a, b = p + q, p * q
    squared = 3 * a * a + 4 * b  # (2y)^2 where w = a/2 + y i
    if not a or (squared > 0 and isqrt(squared) ** 2 != squared):
        raise task.Retry
    real = [(Fraction(-r), Fraction(0)) for r in {p, q}]
    rest = [(Fraction(a, 2), Fraction(s * isqrt(squared), 2)) for s in (-1, 1)] if squared >= 0 else []
    u = _random(rng, 3)
    size = u[0] ** 2 + u[1] ** 2
    square = _times((u[0], -u[1]), (u[0], -u[1]))  # w = conj(u) z / |u|^2
    coefficients = [(0, 0)] * 7
    coefficients[2], coefficients[5] = square, (a * size * u[0], a * size * u[1])
    coefficients[0] = (b * size**2, 0)
    found = [(u[0] * x - u[1] * y, u[0] * y + u[1] * x) for x, y in dict.fromkeys(real + rest)]
    return _reduced(coefficients), list(found)


def _draw_circle(params: ComplexQuadratic.Params, rng: Random) -> tuple[list[Gaussian], list[Solution]]:
    """Meet a circle and a line through two of its points, as real and imaginary part, times a number."""
    high = params.largest
    a, b = _random(rng, high), _random(rng, high)
    u, v = rng.randint(-high, high), rng.randint(-high, high)
    dx, dy = b[0] - a[0], b[1] - a[1]
    # |z|^2 + u x + v y + w passes through a and b if u dx + v dy = |a|^2 - |b|^2
    w = -(a[0] ** 2 + a[1] ** 2 + u * a[0] + v * a[1])
    if a == b or b[0] ** 2 + b[1] ** 2 + u * b[0] + v * b[1] + w:
        raise task.Retry
    line = (dy, -dx, dx * a[1] - dy * a[0])
    k = _random(rng, 2)
    # x = (z + conj z)/2 and y = (z - conj z)/(2i); all is doubled
    parts = {1: (u + line[1], line[0] - v), 5: (u - line[1], line[0] + v), 6: (2, 0), 0: (2 * w, 2 * line[2])}
    coefficients = [_times(k, parts.get(n, (0, 0))) for n in range(7)]
    return _reduced(coefficients), [tuple(map(Fraction, p)) for p in (a, b)]


def _reduced(coefficients: list[Gaussian]) -> list[Gaussian]:
    shared = gcd(*(part for c in coefficients for part in c))
    return [(c[0] // shared, c[1] // shared) for c in coefficients]


def _term(c: Gaussian, name: str) -> str:
    """Write a signed term."""
    if c[0] and c[1]:
        imaginary = "i" if abs(c[1]) == 1 else f"{abs(c[1])}i"
        return f" + ({c[0]} {'-' if c[1] < 0 else '+'} {imaginary}){name}"
    size, unit = (c[0], "") if c[0] else (c[1], "i")
    shown = "" if abs(size) == 1 and (name or unit) else str(abs(size))
    return f" {'-' if size < 0 else '+'} {shown}{unit}{name}"
