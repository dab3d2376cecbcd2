r"""Find the minimal polynomial over the rationals of a number built from radicals.

Answer: its primitive integer coefficients, highest degree first, the first positive; they are unique.
Harder: cube and fourth roots, sums of several radicals, radicals inside radicals, higher degree.
Skills: algebra
Source: original; every text on field extensions.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from math import comb, isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import polynomial as poly
from bootcamp.lib.matrix import null_space
from bootcamp.lib.multivariate import Poly, multiply, remainder, tidy
from bootcamp.lib.numbers import perfect_power, random_nonzero
from bootcamp.lib.prompts import bracketed, linear, polynomial, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

_KINDS = ("square", "cube", "squares", "nested", "mixed", "nested cube", "fourth", "three", "cubes", "high")
_DEGREES: dict[str, tuple[int, ...]] = {"mixed": (3, 2), "fourth": (4, 2), "cubes": (3, 3), "high": (4, 3)}


class MinimalPolynomialAlgebraic(
    Task["MinimalPolynomialAlgebraic.Params", "MinimalPolynomialAlgebraic.Instance", "tuple[int, ...]"]
):
    version = 1

    class Params(task.Params):
        easiest: int = knob("the first kind of number that occurs", levels=(0, 0, 1, 2, 2, 3, 4, 5, 6, 7), ge=0, le=9)
        hardest: int = knob("the last kind of number that occurs", levels=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), ge=0, le=9)
        largest: int = knob("the largest coefficient", levels=(30, 12, 9, 9, 9, 6, 5, 4, 3, 3), ge=1, le=50)

    class Instance(task.Instance):
        kind: str
        numbers: tuple[int, ...]  # what stands under the roots
        factors: tuple[int, ...]  # the rational part, then the coefficients of the roots

        @property
        def formula(self) -> str:
            text = "".join(_signed(c, name) for c, name in zip(self.factors, ("", *_names(self)), strict=True) if c)
            return text[3:] if text.startswith(" + ") else "-" + text[3:]

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Find the minimal polynomial over the rational numbers of the real number

        $${{ formula }}$$

        that is, the polynomial of least degree with rational coefficients that has this number as a root, scaled so
        that its coefficients are integers without a common divisor and the leading one is positive. Give all its
        coefficients from the highest degree down to the constant term, zeros included.
        """,
        zh=r"""
        求实数

        $${{ formula }}$$

        在有理数域上的极小多项式，即以它为根的次数最低的有理系数多项式，并乘以适当常数，
        使系数为没有公因数的整数且首项系数为正。
        从最高次项到常数项依次给出所有系数，包括为零的系数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        kind = rng.choice(_KINDS[params.easiest : params.hardest + 1])
        primes = rng.sample((2, 3, 5, 7, 11, 13) if kind not in ("three", "high", "cubes") else (2, 3, 5, 7), 3)
        low, high = rng.randint(-params.largest, params.largest), params.largest
        numbers = tuple(primes[: 1 if kind in ("square", "cube") else 3 if kind == "three" else 2])
        if kind in ("square", "cube") and rng.random() < 0.5:
            numbers = (rng.choice((6, 10, 14, 15, 21, 22) if kind == "square" else (4, 6, 9, 10, 12)),)
        if kind.startswith("nested"):
            numbers = (rng.randint(1, 9), random_nonzero(rng, 4), primes[0])
            if _is_power(numbers, 2 if kind == "nested" else 3):
                raise task.Retry
        count = 2 if kind == "cube" else len(numbers) if not kind.startswith("nested") else 1
        factors = (
            low if kind in ("square", "cube", "squares", "nested") else rng.randint(-3, 3),
            *(random_nonzero(rng, min(high, 9)) for _ in range(count)),
        )
        if kind not in ("square", "cube", "squares"):
            factors = (factors[0], *(rng.choice((1, 1, -1, 1, 2)) for _ in range(count)))
        instance = self.Instance(kind=kind, numbers=numbers, factors=factors)
        answer = _minimal(instance)
        if max(map(abs, answer)) > 10**6:
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        m, (whole, f, *others), kind = instance.numbers, instance.factors, instance.kind
        parts: list[poly.Coefficients] = []  # what stands before the powers of the last root r
        under, lines = m[0], [f"y = {polynomial((-whole, 1))}"]
        if kind == "square":
            p: poly.Coefficients = (-f * f * under, 0, 1)
            lines.append(f"y^2 = {bracketed(f)}^2·{under} = {f * f * under}")
        elif kind == "cube":
            g, n = others[0], under
            p = (-(f**3) * n - g**3 * n * n, -3 * f * g * n, 0, 1)
            lines += ["y = u + v: y^3 = u^3 + v^3 + 3uvy", f"uv = {f}·{bracketed(g)}·{n} = {f * g * n}"]
            lines += [f"u^3 = {bracketed(f)}^3·{n} = {f**3 * n}, v^3 = {bracketed(g)}^3·{n * n} = {g**3 * n * n}"]
        elif kind.startswith("nested"):
            d, under = (3 if "cube" in kind else 2), m[2]
            lines.append(f"y^{d} = {bracketed(f)}^{d}·({m[0]} + {bracketed(m[1])}√{under}): A + B√{under} = 0")
            parts = [(-(f**d) * m[0], *(0,) * (d - 1), 1), (-(f**d) * m[1],)]
        elif kind == "three":
            (g, h), under, first = others, m[1], f"√{m[0]}"
            s = (f * f * m[0] + g * g * under - h * h * m[2], 0, 1)
            left, right = linear([(-2 * g, f"y√{under}")]), linear([(-2 * f, "y"), (2 * f * g, f"√{under}")])
            lines += [
                f"(y - {bracketed(f)}{first} - {bracketed(g)}√{under})^2 = {bracketed(h)}^2·{m[2]}: C + D{first} = 0"
            ]
            lines += [f"C = {polynomial(s, 'y')} + {left}, D = {right}", f"C^2 - {m[0]}D^2: A + B√{under} = 0"]
            square = (-4 * m[0] * f * f * g * g * under, 0, 4 * g * g * under - 4 * m[0] * f * f)
            parts = [
                poly.add(poly.multiply(s, s), square),
                poly.multiply((0, -4 * g), poly.add(s, (-2 * m[0] * f * f,))),
            ]
        else:
            (d, e), (n, under), g = _DEGREES.get(kind, (2, 2)), m, others[0]
            if kind == "mixed":
                n, under, f, g = under, n, g, f
            rows = [[0] * (d + 1) for _ in range(e)]
            for j in range(d + 1):
                rows[j % e][d - j] += comb(d, j) * (-g) ** j * under ** (j // e)
            rows[0][0] -= f**d * n
            lines.append(f"(y - {bracketed(g)}·r)^{d} = {bracketed(f)}^{d}·{n}, r^{e} = {under}")
            parts = [poly.trim(row) for row in rows]
        lines += [f"{name} = {polynomial(part, 'y')}" for name, part in zip("ABC", parts, strict=False)]
        if len(parts) == 2:
            p = poly.add(poly.multiply(parts[0], parts[0]), poly.scale(poly.multiply(parts[1], parts[1]), -under))
            lines.append(f"A^2 - {under}B^2 = {polynomial(p, 'y')}")
        elif parts:
            cubes = [poly.scale(poly.multiply(x, poly.multiply(x, x)), under**k) for k, x in enumerate(parts)]
            p = reduce(poly.add, [*cubes, poly.scale(reduce(poly.multiply, parts), -3 * under)])
            lines.append(f"A^3 + {under}B^3 + {under**2}C^3 - {3 * under}ABC = {polynomial(p, 'y')}")
        shifted = poly.compose(p, (-whole, 1))
        powers = {k: poly.compose((*[0] * k, 1), (-whole, 1)) for k in range(2, len(p)) if p[k] and whole}
        lines += [f"y^{k} = {polynomial(power)}" for k, power in powers.items()]
        return "\n".join([*lines, f"{polynomial(p, 'y')} = {polynomial(shifted)}", sequence(shifted[::-1])])


def _is_power(numbers: tuple[int, int, int] | tuple[int, ...], n: int) -> bool:
    """Tell whether a + b √c may be an n-th power in Q(√c) or, for n = 2, is not positive: its norm is one."""
    a, b, c = numbers
    norm = a * a - b * b * c
    if n == 2:
        return (norm >= 0 and isqrt(norm) ** 2 == norm) or (b < 0 and norm < 0)
    found = perfect_power(abs(norm)) if abs(norm) > 1 else (1, 3)
    return found is not None and found[1] % 3 == 0


def _names(instance: MinimalPolynomialAlgebraic.Instance) -> list[str]:
    """Write the roots of which the number is a sum."""
    kind, numbers = instance.kind, instance.numbers
    if kind.startswith("nested"):
        a, b, c = numbers
        inside = f"{a}" + _signed(b, rf"\sqrt{{{c}}}")
        return [rf"\sqrt{'[3]' if kind == 'nested cube' else ''}{{{inside}}}"]
    if kind == "cube":
        return [rf"\sqrt[3]{{{numbers[0]}}}", rf"\sqrt[3]{{{numbers[0] ** 2}}}"]
    degrees = {**_DEGREES, "mixed": (2, 3)}.get(kind, (2, 2, 2))
    return [rf"\sqrt{f'[{n}]' if n > 2 else ''}{{{m}}}" for n, m in zip(degrees, numbers, strict=False)]


def _signed(c: int, name: str) -> str:
    return f" {'-' if c < 0 else '+'} {'' if abs(c) == 1 and name else abs(c)}{name}"


def _minimal(instance: MinimalPolynomialAlgebraic.Instance) -> tuple[int, ...]:
    """Find the first linear relation between the powers of the number in a tower of fields, a letter for each root."""
    kind, numbers, factors = instance.kind, instance.numbers, instance.factors
    if kind.startswith("nested"):
        a, b, c = numbers  # letters: the outer root, then √c
        relations: list[Poly] = [{(3 if "cube" in kind else 2, 0): 1, (0, 1): -b, (0, 0): -a}, {(0, 2): 1, (0, 0): -c}]
        number = tidy({(1, 0): factors[1], (0, 0): factors[0]})
    else:
        degrees = {**_DEGREES, "cube": (3,), "mixed": (2, 3)}.get(kind, (2, 2, 2))
        n = len(numbers)
        units = [tuple(int(i == j) for j in range(n)) for i in range(n)]
        zero = (0,) * n
        relations = [
            {tuple(d * x for x in unit): 1, zero: -m} for d, unit, m in zip(degrees, units, numbers, strict=False)
        ]
        number = tidy({zero: factors[0]} | dict(zip(units, factors[1:], strict=False)))
        if kind == "cube":
            number[(2,)] = factors[2]
    powers: list[Poly] = [{(0,) * len(next(iter(relations[0]))): 1}]
    while True:
        powers.append(remainder(multiply(powers[-1], number), relations))
        places = sorted({e for p in powers for e in p})
        kernel = null_space([[Fraction(p.get(e, 0)) for p in powers] for e in places])
        if kernel:
            return poly.primitive(kernel[0])[::-1]
