r"""Find all complex solutions of (z + s)^n = c exactly.

Answer: the set of all solutions, each as its real and imaginary part; it is unique.
Harder: higher n, larger numbers, a shift, fractions.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt, lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import integer_root
from bootcamp.lib.prompts import bracketed, point
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Set

Solution = tuple[Surd, ...]
_HALF = Fraction(1, 2)
_TURNS = {
    1: (Surd.rational(1), Surd.rational(0)),
    2: (Surd.rational(-1), Surd.rational(0)),
    3: (Surd.rational(-_HALF), Surd.root(3) * _HALF),
    4: (Surd.rational(0), Surd.rational(1)),
    6: (Surd.rational(_HALF), Surd.root(3) * _HALF),
    8: (Surd.root(2) * _HALF, Surd.root(2) * _HALF),
    12: (Surd.root(3) * _HALF, Surd.rational(_HALF)),
}


class ComplexNthRoots(Task["ComplexNthRoots.Params", "ComplexNthRoots.Instance", "frozenset[Solution]"]):
    version = 1

    class Params(task.Params):
        n: int = knob("the exponent", levels=(2, 2, 4, 3, 4, 3, 6, 6, 8, 12), ge=2, le=12)
        largest: int = knob("the largest part of one root", levels=(9, 15, 6, 6, 9, 9, 4, 6, 5, 3), ge=2, le=40)
        shift: int = knob("the largest part of the shift", levels=(0, 0, 5, 6, 9, 9, 9, 9, 9, 12), ge=0, le=30)
        denominator: int = knob("the largest denominator", levels=(1, 1, 1, 1, 2, 2, 1, 2, 2, 1), ge=1, le=6)

    class Instance(task.Instance):
        n: int
        shift: tuple[int, int]
        power: tuple[Fraction, Fraction]

        @property
        def left(self) -> str:
            a, b = self.shift
            inside = f"z{_signed(a, '')}{_signed(b, 'i')}"
            return rf"z^{{{self.n}}}" if inside == "z" else rf"({inside})^{{{self.n}}}"

        @property
        def right(self) -> str:
            text = _signed(self.power[0], "") + _signed(self.power[1], "i")
            return text[3:] if text.startswith(" + ") else "-" + text[3:]

    prompt = Prompt(
        en=r"""
        Find all complex numbers z with

        $${{ left }} = {{ right }}$$

        where i is the imaginary unit. Give the set of the {{ n }} solutions, each as the pair (real part, imaginary
        part) with exact real numbers such as 1/2 or √3/2, without decimal approximations, sines, cosines or nested
        roots.
        """,
        zh=r"""
        求满足下式的所有复数 z：

        $${{ left }} = {{ right }}$$

        其中 i 为虚数单位。给出全部 {{ n }} 个解的集合，每个解写成 (实部, 虚部) 的形式，用精确的实数表示，
        例如 1/2 或 √3/2，不要写小数近似值、三角函数或根号套根号。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Solution]]:
        return Set(Sequence(SurdNumber(), length=2, brackets="()"), size=instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Solution]]:
        a, b = (rng.randint(-params.largest, params.largest) for _ in range(2))
        d = rng.randint(1, params.denominator)
        if not a and not b:
            raise task.Retry
        root = (Surd.rational(Fraction(a, d)), Surd.rational(Fraction(b, d)))
        power = (Surd.rational(1), Surd.rational(0))
        for _ in range(params.n):
            power = _times(power, root)
        shift = (rng.randint(-params.shift, params.shift), rng.randint(-params.shift, params.shift))
        found = []
        for _ in range(params.n):
            root = _times(root, _TURNS[params.n])
            found.append((root[0] - shift[0], root[1] - shift[1]))
        instance = self.Instance(n=params.n, shift=shift, power=(power[0].value, power[1].value))
        return instance, frozenset(found)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, (p, q) = instance.n, instance.power
        d = lcm(p.denominator, q.denominator)
        scale = next(k for k in range(1, d + 1) if k**n % d == 0)
        here = (int(p * scale**n), int(q * scale**n))
        lines = [f"{scale}^{n}·{point((p, q))} = {point(here)}"] if scale > 1 else []
        left = n
        while left > 1:
            step = 2 if left % 2 == 0 else 3
            steps, here = (_square_root if step == 2 else _cube_root)(*here)
            left //= step
            lines += steps
        found = Surd.rational(Fraction(here[0], scale)), Surd.rational(Fraction(here[1], scale))
        if scale > 1:
            lines.append(f"{point(here)}/{scale} = {_pair(found)}")
        turn, (a, b) = _TURNS[n], instance.shift
        for place in range(n):
            if place:
                turned = _times(found, turn)
                lines.append(f"{_pair(found)}·{_pair(turn)} = {_pair(turned)}")
                found = turned
            if a or b:
                lines.append(f"{_pair(found)} - {point((a, b))} = {_pair((found[0] - a, found[1] - b))}")
        return "\n".join(lines)


def _pair(z: tuple[Surd, Surd]) -> str:
    return f"({z[0].latex}, {z[1].latex})"


def _square_root(p: int, q: int) -> tuple[list[str], tuple[int, int]]:
    """Find a + bi with the square p + qi and a > 0, or a = 0 and b > 0."""
    size = isqrt(p * p + q * q)
    a, b = isqrt((size + p) // 2), isqrt((size - p) // 2)
    b = -b if q < 0 else b
    return [
        f"{bracketed(p)}^2 + {bracketed(q)}^2 = {size * size} = {size}^2",
        f"({size} + {bracketed(p)})/2 = {a * a} = {a}^2, ({size} - {bracketed(p)})/2 = {b * b} = {abs(b)}^2",
        f"2·{a}·{bracketed(b)} = {q}: {point((a, b))}",
    ], (a, b)


def _cube_root(p: int, q: int) -> tuple[list[str], tuple[int, int]]:
    """Find the one a + bi with the cube p + qi, from a(4a² - 3m) = p with m = a² + b²."""
    m = integer_root(p * p + q * q, 3)
    lines = [f"{bracketed(p)}^2 + {bracketed(q)}^2 = {m**3} = {m}^3"]
    for size in range(isqrt(m) + 1):
        for a in (size, -size)[: 2 if size else 1]:
            value = a * (4 * a * a - 3 * m)
            more = f", {m} - {a * a} = {m - a * a}" if value == p else f" ≠ {p}"
            lines.append(f"{a}·(4·{a * a} - 3·{m}) = {value}{more}")
            b = isqrt(m - a * a)
            if value == p and b * b == m - a * a:
                b = b if b * (3 * m - 4 * b * b) == q else -b
                lines.append(f"{b * b} = {abs(b)}^2, {b}·(3·{a * a} - {b * b}) = {q}: {point((a, b))}")
                return lines, (a, b)
    raise ValueError("no cube root with whole parts")


def _times(x: tuple[Surd, Surd], y: tuple[Surd, Surd]) -> tuple[Surd, Surd]:
    return x[0] * y[0] - x[1] * y[1], x[0] * y[1] + x[1] * y[0]


def _signed(value: Fraction | int, unit: str) -> str:
    if not value:
        return ""
    size = abs(Fraction(value))
    text = str(size.numerator) if size.denominator == 1 else rf"\frac{{{size.numerator}}}{{{size.denominator}}}"
    return f" {'-' if value < 0 else '+'} {'' if size == 1 and unit else text}{unit}"
