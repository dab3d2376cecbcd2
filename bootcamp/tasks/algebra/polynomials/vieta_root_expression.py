"""Evaluate a symmetric expression of the roots of an irreducible polynomial.

Answer: one rational number; it is unique.
Harder: higher degrees, more kinds of expressions, expressions of pairs of roots.
Skills: algebra
Source: original; algebra textbooks.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.lib.numbers import primes_below, random_nonzero
from bootcamp.lib.polynomial import compose, derivative, is_irreducible_modulo, random_polynomial, scale
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_roots import power_sums, remainder_steps, root_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import latex
from bootcamp.verifiers import Rational

Matrix = tuple[tuple[Fraction, ...], ...]
_KINDS = ("powers", "reciprocals", "quotients", "product", "mixed", "hyperbolic", "differences", "cubes", "pairs")


class VietaRootExpression(Task["VietaRootExpression.Params", "VietaRootExpression.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        degree: int = knob("the degree of the polynomial", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        first: int = knob("the simplest kind of expression", levels=(0, 0, 0, 0, 1, 1, 2, 3, 4, 5), ge=0, le=8)
        last: int = knob("the hardest kind of expression", levels=(0, 1, 2, 4, 5, 6, 7, 7, 8, 8), ge=0, le=8)
        exponent: int = knob("the largest power of a root", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=9)
        lead: int = knob("the largest leading coefficient", levels=(1, 1, 1, 2, 2, 2, 2, 2, 3, 3), ge=1, le=9)
        largest: int = knob("the largest other coefficient", levels=(9, 9, 9, 9, 9, 9, 9, 9, 9, 9), ge=2, le=30)

    class Instance(task.Instance):
        polynomial: tuple[int, ...]  # constant term first
        kind: str
        a: int
        b: int

        @property
        def text(self) -> str:
            return latex(self.polynomial)

        @property
        def roots(self) -> str:
            n = len(self.polynomial) - 1
            return "r_1, r_2" if n == 2 else rf"r_1, \ldots, r_{n}"

        @property
        def expression(self) -> str:
            n, shown = len(self.polynomial) - 1, _plus("r_i", self.a)
            total, pairs = rf"\sum_{{i=1}}^{{{n}}}", rf"\sum_{{1 \le i < j \le {n}}}"
            return {
                "powers": rf"{total} r_i^{{{self.a}}}",
                "reciprocals": rf"{total} \frac{{1}}{{{shown}}}",
                "quotients": rf"{total} \frac{{{_plus('r_i', self.b)}}}{{{shown}}}",
                "product": rf"\prod_{{i=1}}^{{{n}}} \left({_plus(f'r_i^2{_times(self.a)}', self.b)}\right)",
                "mixed": r"\sum_{i \ne j} r_i^2 r_j",
                "hyperbolic": rf"{total} \frac{{{_plus('r_i', self.b)}}}{{{_plus('r_i^2', abs(self.a))}}}",
                "differences": rf"{pairs} \left(r_i - r_j\right)^2",
                "cubes": rf"{total} \frac{{r_i^2}}{{{_plus('r_i^3', self.a)}}}",
                "pairs": rf"{pairs} \frac{{1}}{{{_plus('r_i + r_j', self.a)}}}",
            }[self.kind]

    answer = Rational()
    prompt = Prompt(
        en=r"""
        Let ${{ roots }}$ be the complex roots of

        $${{ text }}$$

        Find the exact value of

        $${{ expression }}$$
        """,
        zh=r"""
        设 ${{ roots }}$ 是下面多项式的全部复根：

        $${{ text }}$$

        求下式的精确值：

        $${{ expression }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        p = (*random_polynomial(rng, params.degree, -params.largest, params.largest)[:-1], rng.randint(1, params.lead))
        kind = _KINDS[rng.randint(params.first, params.last)]
        a = rng.randint(2, params.exponent) if kind == "powers" else random_nonzero(rng, 4)
        b = random_nonzero(rng, 5) if kind in ("quotients", "product", "hyperbolic") else 0
        if kind in ("mixed", "differences"):
            a = 0
        if kind == "pairs" and params.degree > 5:
            raise task.Retry
        proven = any(p[-1] % q and is_irreducible_modulo(p, q) for q in primes_below(40))
        if not proven or (kind == "quotients" and a == b):
            raise task.Retry
        instance = self.Instance(polynomial=p, kind=kind, a=a, b=b)
        answer = self.solve(instance)
        if max(abs(answer.numerator), answer.denominator) > 10**6:
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        p, kind, a, b = instance.polynomial, instance.kind, instance.a, instance.b
        n = len(p) - 1
        if kind in ("powers", "mixed", "differences"):
            lines, s = power_sums(p, {"powers": a, "mixed": 3}.get(kind, 2))
            last = {"mixed": f"{s[2]}·{bracketed(s[1])} - {bracketed(s[-1])}"}.get(
                kind, f"{n}·{bracketed(s[2])} - {bracketed(s[1])}^2"
            )
            return "\n".join([*lines, f"{last} = {self.solve(instance)}"] if kind != "powers" else lines)
        if kind == "product":
            lines, rest = remainder_steps(p, (b, a, 1))
            d, c = (*rest, Fraction(), Fraction())[:2]
            value = f"{bracketed(c)}^2·{bracketed(b)} - {bracketed(a)}·{bracketed(c)}·{bracketed(d)} + {bracketed(d)}^2"
            return "\n".join([*lines, f"({value})/{p[-1] ** 2} = {self.solve(instance)}"])
        if kind == "pairs":
            lines, first = root_sum(p, scale(compose(derivative(p), (-a, -1)), -1), compose(p, (-a, -1)))
            more, second = root_sum(p, (1,), (a, 2))
            return "\n".join([*lines, *more, f"({first} - {bracketed(second)})/2 = {(first - second) / 2}"])
        quotients = {
            "reciprocals": ((1,), (a, 1)),
            "quotients": ((b, 1), (a, 1)),
            "hyperbolic": ((b, 1), (abs(a), 0, 1)),
            "cubes": ((0, 0, 1), (a, 0, 0, 1)),
        }
        return "\n".join(root_sum(p, *quotients[kind])[0])

    def solve(self, instance: Instance) -> Fraction:
        """Put the companion matrix, whose eigenvalues are the roots, in their place."""
        c, a, b = _companion(instance.polynomial), instance.a, instance.b
        n = len(c)
        one = matrix.power(c, 0)
        sums = [_trace(matrix.power(c, k)) for k in range(4)]
        ways: dict[str, Callable[[], Fraction]] = {
            "powers": lambda: _trace(matrix.power(c, a)),
            "reciprocals": lambda: _trace(_inverse(_add(c, one, a))),
            "quotients": lambda: _trace(matrix.multiply(_add(c, one, b), _inverse(_add(c, one, a)))),
            "product": lambda: Fraction(matrix.determinant(_add(_add(matrix.power(c, 2), c, a), one, b))),
            "mixed": lambda: sums[2] * sums[1] - sums[3],
            "hyperbolic": lambda: _trace(
                matrix.multiply(_add(c, one, b), _inverse(_add(matrix.power(c, 2), one, abs(a))))
            ),
            "differences": lambda: n * sums[2] - sums[1] ** 2,
            "cubes": lambda: _trace(matrix.multiply(matrix.power(c, 2), _inverse(_add(matrix.power(c, 3), one, a)))),
            "pairs": lambda: (_of_sums(c, a) - _trace(_inverse(_add(_add(c, c, 1), one, a)))) / 2,
        }
        return ways[instance.kind]()


def _plus(text: str, number: int) -> str:
    return f"{text} {'-' if number < 0 else '+'} {abs(number)}"


def _times(number: int) -> str:
    size = "" if abs(number) == 1 else f"{abs(number)} "
    return f" {'-' if number < 0 else '+'} {size}r_i"


def _companion(p: tuple[int, ...]) -> Matrix:
    n = len(p) - 1
    return tuple(
        tuple(Fraction(int(i == j + 1)) if j < n - 1 else Fraction(-p[i], p[-1]) for j in range(n)) for i in range(n)
    )


def _add(x: Matrix, y: Matrix, factor: int) -> Matrix:
    return tuple(tuple(a + factor * b for a, b in zip(r, s, strict=True)) for r, s in zip(x, y, strict=True))


def _trace(x: Matrix) -> Fraction:
    return sum((Fraction(x[i][i]) for i in range(len(x))), Fraction())


def _inverse(x: Matrix) -> Matrix:
    found = matrix.inverse(x)
    if found is None:
        raise task.Retry
    return found


def _of_sums(c: Matrix, a: int) -> Fraction:
    """Add 1 / (r_i + r_j + a) over all i and j, by the Kronecker sum of the matrix with itself."""
    n = len(c)
    places = [(i, k) for i in range(n) for k in range(n)]
    rows = tuple(
        tuple(c[i][j] * (k == m) + c[k][m] * (i == j) + a * (i == j) * (k == m) for j, m in places) for i, k in places
    )
    return _trace(_inverse(rows))
