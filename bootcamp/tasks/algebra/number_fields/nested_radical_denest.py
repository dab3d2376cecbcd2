r"""Write nested radicals as a sum of square roots.

Answer: one number made of rationals and square roots, none inside another; it is unique in value.
Harder: more roots under the radical, cube roots, several nested radicals, larger numbers.
Skills: algebra
Source: original; school algebra, Ramanujan's identities.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import integer_root, random_nonzero, square_part
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

Radical = tuple[int, int, tuple[tuple[int, int], ...]]
"""A sign, 2 or 3 for the root, and pairs (d, c) for the sum of c √d below it."""


class NestedRadicalDenest(Task["NestedRadicalDenest.Params", "NestedRadicalDenest.Instance", Surd]):
    version = 1

    class Params(task.Params):
        radicals: int = knob("how many nested radicals are added", levels=(1, 1, 1, 1, 1, 2, 1, 2, 2, 3), ge=1, le=4)
        terms: int = knob("how many terms a root has", levels=(2, 2, 2, 2, 3, 2, 3, 3, 3, 3), ge=2, le=3)
        cubes: bool = knob("whether cube roots may occur", levels=(False,) * 3 + (True, False) + (True,) * 5)
        largest: int = knob("the largest coefficient", levels=(4, 5, 6, 8, 5, 5, 5, 5, 6, 5), ge=1, le=8)
        root: int = knob(
            "the largest number under an unnested root", levels=(15, 15, 30, 22, 15, 15, 22, 15, 22, 22), ge=5, le=40
        )

    class Instance(task.Instance):
        radicals: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]

        @property
        def formula(self) -> str:
            text = "".join(
                f" {'-' if sign < 0 else '+'} " + (r"\sqrt" if degree == 2 else r"\sqrt[3]") + f"{{{_sum(inside)}}}"
                for sign, degree, inside in self.radicals
            )
            return text[3:] if text.startswith(" + ") else "-" + text[3:]

        @property
        def cubes(self) -> bool:
            return any(degree == 3 for _, degree, _ in self.radicals)

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        Simplify

        $${{ formula }}$$

        to a sum of rational numbers and rational multiples of square roots of rational numbers, with no root inside
        another root and no cube root. The value is exact; do not give a decimal approximation.
        {% if cubes %}
        The cube root of a real number means the real one.
        {% endif %}
        """,
        zh=r"""
        化简

        $${{ formula }}$$

        写成有理数与有理数平方根的有理数倍之和，根号里不能再有根号，也不能有立方根。要求精确值，不要写小数近似值。
        {% if cubes %}
        实数的立方根取实数值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        radicals, total = [], Surd.rational(0)
        for k in range(params.radicals):
            degree = 3 if params.cubes and rng.random() < 0.5 else 2
            value = _draw(2 if degree == 3 else params.terms, degree, params, rng)
            inside = value**degree
            if any(c.denominator > 1 or abs(c) > 5000 for _, c in inside.terms) or len(inside.terms) < 2:
                raise task.Retry
            sign = rng.choice((-1, 1)) if k else 1
            radicals.append((sign, degree, tuple((d, int(c)) for d, c in inside.terms)))
            total += value * sign
        if len(total.terms) < 2 or len({inside for _, _, inside in radicals}) < len(radicals):
            raise task.Retry
        return self.Instance(radicals=tuple(radicals)), total

    def key(self, instance: Instance) -> object:
        return sorted(instance.radicals)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, total = [], Surd.rational(0)
        for sign, degree, inside in instance.radicals:
            steps, value = (_square_root if degree == 2 else _cube_root)(dict(inside))
            lines += steps
            total += value * sign
        return "\n".join([*lines, total.latex] if instance.radicals[1:] else lines)


def _square_root(inside: dict[int, int]) -> tuple[list[str], Surd]:
    """Find the squares that the terms of the root have from the products of two terms."""
    whole, *rest = inside.get(1, 0), *((d, c) for d, c in inside.items() if d > 1)
    if len(rest) == 1:
        ((d, c),) = rest
        product = c * c * d // 4
        gap = isqrt(whole * whole - 4 * product)
        squares = [(whole + gap) // 2, (whole - gap) // 2]
        lines = [
            f"x + y = {whole}, xy = ({c}/2)^2·{d} = {product}",
            f"{whole}^2 - 4·{product} = {gap * gap} = {gap}^2",
            f"x = ({whole} + {gap})/2 = {squares[0]}, y = ({whole} - {gap})/2 = {squares[1]}",
        ]
        signs = [1, -1 if c < 0 else 1]
    else:
        lines, squares = [], []
        for k in range(3):  # the root has x, y and z, and the terms are 2yz, 2xz and 2xy
            (d, c), (e, f), (g, h) = ((*rest[(k + j) % 3],) for j in (1, 2, 0))
            inner = Fraction(d * e, g)
            size = Fraction(isqrt(d * e * g), g)
            factor = Fraction(c * f, 2 * h)
            squares.append(int(factor * size))
            quotient = f"{c}√{d}·{bracketed(f)}√{e}/({2 * h}√{g})"
            lines.append(f"{'xyz'[k]}^2 = {quotient}: {factor}·√{inner} = {factor}·{size} = {squares[-1]}")
        signs = [1, *(1 if rest[k][1] > 0 else -1 for k in (2, 1))]
    roots = [Surd.root(square) * sign for square, sign in zip(squares, signs, strict=True)]
    value = sum(roots[1:], roots[0])
    if value < 0:
        value, signs = -value, [-sign for sign in signs]
    shown = "".join(f" {'-' if sign < 0 else '+'} √{square}" for sign, square in zip(signs, squares, strict=True))
    return [*lines, f"{shown.removeprefix(' + ').strip()} = {value.latex}"], value


def _cube_root(inside: dict[int, int]) -> tuple[list[str], Surd]:
    """Find a + b√d from a² - b² d = n and a (4a² - 3n), the whole part."""
    whole = inside[1]
    ((d, c),) = ((d, c) for d, c in inside.items() if d > 1)
    norm = whole * whole - c * c * d
    n = integer_root(abs(norm), 3) * (-1 if norm < 0 else 1)
    lines = [f"{bracketed(whole)}^2 - {bracketed(c)}^2·{d} = {norm} = {bracketed(n)}^3"]
    for size in range(1, abs(whole) + 1):
        a = -size if whole < 0 else size
        value = a * (4 * a * a - 3 * n)
        lines.append(f"{a}·(4·{a * a} - 3·{bracketed(n)}) = {value}" + ("" if value == whole else f" ≠ {whole}"))
        if value == whole:
            b = isqrt((a * a - n) // d) * (-1 if c < 0 else 1)
            root = Surd.root(d) * b + a
            return [*lines, f"({a * a} - {bracketed(n)})/{d} = {b * b} = {bracketed(b)}^2", root.latex], root
    raise ValueError("no cube root of this form")


def _draw(terms: int, degree: int, params: NestedRadicalDenest.Params, rng: Random) -> Surd:
    """Draw a sum of square roots, positive for a square root; for a cube root one of the two is rational."""
    free = [d for d in range(2, params.root + 1) if square_part(d)[0] == 1]
    roots = rng.sample(free, terms)
    if degree == 3 or rng.random() < 0.4:
        roots[0] = 1
    value = Surd.of({d: Fraction(random_nonzero(rng, params.largest)) for d in roots})
    return -value if degree == 2 and value < 0 else value


def _sum(inside: tuple[tuple[int, int], ...]) -> str:
    text = ""
    for d, c in inside:
        size = "" if abs(c) == 1 and d > 1 else abs(c)
        text += f" {'-' if c < 0 else '+'} {size}" + (rf"\sqrt{{{d}}}" if d > 1 else "")
    return text.removeprefix(" + ") if text.startswith(" + ") else "-" + text[3:]
