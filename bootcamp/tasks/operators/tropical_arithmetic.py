"""Evaluate expressions or matrix powers in min-plus or max-plus algebra, or find the roots of a tropical polynomial.

Answer: one integer, one matrix of integers, or the list of roots; it is unique.
Harder: longer expressions, larger matrices, higher powers and degrees, larger numbers.
Skills: algebra, arithmetic
Source: original; tropical roots as in D. Maclagan and B. Sturmfels, Introduction to Tropical Geometry, AMS, 2015.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from operator import add
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import random_matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import Postfix, draw, evaluate, logged, write
from bootcamp.verifiers import Integer, Rational, Sequence, Table
from bootcamp.verifiers.base import Format

Board = tuple[tuple[int, ...], ...]


class TropicalArithmetic(Task["TropicalArithmetic.Params", "TropicalArithmetic.Instance", object]):
    version = 1

    class Params(task.Params):
        operations: int = knob(
            "how many operations an expression has", levels=(2, 3, 5, 6, 8, 9, 10, 12, 14, 16), ge=1, le=20
        )
        size: int = knob("how many rows a matrix has", levels=(2, 2, 2, 2, 2, 3, 3, 4, 4, 5), ge=2, le=6)
        power: int = knob("the largest power of a matrix", levels=(2, 2, 2, 2, 3, 3, 5, 6, 8, 12), ge=2, le=20)
        degree: int = knob("the degree of a polynomial", levels=(2, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=2, le=10)
        largest: int = knob("the largest number", levels=(9, 9, 12, 12, 15, 20, 30, 50, 80, 100), ge=5, le=200)
        kinds: int = knob("how many kinds of questions occur", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        minimum: bool
        expression: Postfix  # empty if a matrix power or the roots are asked
        matrix: Board
        power: int
        coefficients: tuple[int, ...]  # constant term first

        @property
        def shown(self) -> str:
            if self.expression:
                return write(self.expression, _FORMS)
            terms = [f"{c} ⊗ x^{i}" if i > 1 else f"{c} ⊗ x" for i, c in enumerate(self.coefficients[1:], 1)]
            return " ⊕ ".join([*map(str, self.coefficients[:1]), *terms])

    prompt = Prompt(
        en=r"""
        In {{ "min-plus" if minimum else "max-plus" }} algebra a ⊕ b is the {{ "smaller" if minimum else "larger" }} one
        of a and b, and a ⊗ b is the ordinary sum of a and b.
        {%- if expression %}{{ " Powers are products: a^2 = a ⊗ a." if "^2" in shown }} Find the value of

        {{ shown }}
        {%- elif matrix %} Matrices are multiplied as usual, with ⊕ for + and ⊗ for ×, and A^n is the product of n
        copies of A. Find A^{{ power }} for

        A = {{ matrix | sequence }}

        (written row by row).
        {%- else %} Powers are products, and ⊗ is applied before ⊕. A root of a polynomial is a number x at which the
        {{ "smallest" if minimum else "largest" }} value among its terms is reached by at least two of them; its
        multiplicity is the largest difference between the exponents of two terms that reach it. Find all roots of

        {{ shown }}

        and list them in increasing order, each as often as its multiplicity says.
        {%- endif %}
        """,
        zh=r"""
        在{{ " min-plus " if minimum else " max-plus " }}代数中，
        a ⊕ b 是 a 与 b 中{{ "较小" if minimum else "较大" }}的数，a ⊗ b 是 a 与 b 的普通和。
        {%- if expression %}{{ "幂就是连乘：a^2 = a ⊗ a。" if "^2" in shown }}求下式的值：

        {{ shown }}
        {%- elif matrix %}矩阵按通常的方式相乘，只是用 ⊕ 代替 +，用 ⊗ 代替 ×；A^n 是 n 个 A 的乘积。
        设（按行写出）

        A = {{ matrix | sequence }}

        求 A^{{ power }}。
        {%- else %}幂就是连乘，⊗ 先于 ⊕ 计算。若在数 x 处，
        多项式各项中的{{ "最小" if minimum else "最大" }}值由至少两项达到，
        则称 x 为根；达到该值的项的指数之间的最大差称为它的重数。求下列多项式的所有根：

        {{ shown }}

        并按从小到大的顺序列出，每个根重复的次数等于它的重数。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[object]:
        size, degree = len(instance.matrix), len(instance.coefficients) - 1
        if instance.expression:
            return Integer()  # type: ignore[return-value]
        return Table(Integer(), size, size) if size else Sequence(Rational(), length=degree)  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, object]:
        kind = rng.choice(("expression", "matrix", "roots")[: params.kinds])
        high = params.largest
        expression = draw(rng, _FORMS, params.operations, lambda: rng.randint(-high // 3, high))
        instance = self.Instance(
            minimum=rng.random() < 0.5,
            expression=expression if kind == "expression" else (),
            matrix=random_matrix(rng, params.size, params.size, 0, high) if kind == "matrix" else (),
            power=rng.randint(max(2, params.power // 2), params.power) if kind == "matrix" else 0,
            coefficients=tuple(rng.randint(0, high) for _ in range(params.degree + 1)) if kind == "roots" else (),
        )
        answer = self.solve(instance)
        if (kind == "expression" and not _FORMS.keys() <= {*expression, "^2"}) or answer in expression:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> object:
        if instance.expression:
            return evaluate(instance.expression, _FORMS, _OPERATIONS[instance.minimum], int)
        if instance.coefficients:
            return roots(instance.coefficients, instance.minimum)
        return matrix_power(instance.matrix, instance.power, instance.minimum)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        if instance.expression:
            evaluate(instance.expression, _FORMS, logged(_FORMS, _OPERATIONS[instance.minimum], lines), int)
        elif instance.matrix:
            for n in range(2, instance.power + 1):
                lines += _product_lines(instance, n)
        else:
            roots(instance.coefficients, instance.minimum, lines)
        return "\n".join(lines)


_OPERATIONS: tuple[dict[str, Callable[..., int]], ...] = tuple(
    {"⊕": plus, "⊗": add, "^2": lambda a: 2 * a} for plus in (max, min)
)
_FORMS = {"⊕": "{} ⊕ {}", "⊗": "{} ⊗ {}", "^2": "{}^2"}


def matrix_power(matrix: Board, n: int, minimum: bool) -> Board:
    """Multiply n >= 1 copies of a square matrix."""
    plus = min if minimum else max
    result = matrix
    for _ in range(n - 1):
        columns = list(zip(*matrix, strict=True))
        result = tuple(tuple(plus(map(add, row, column)) for column in columns) for row in result)
    return result


def _product_lines(instance: TropicalArithmetic.Instance, n: int) -> list[str]:
    """Write the entries of the n-th power, one a line."""
    before, after = (matrix_power(instance.matrix, k, instance.minimum) for k in (n - 1, n))
    columns, name = list(zip(*instance.matrix, strict=True)), "min" if instance.minimum else "max"
    lines = []
    for i, row in enumerate(before):
        for j, column in enumerate(columns):
            sums = [f"{a} + {b}" for a, b in zip(row, column, strict=True)]
            values = ", ".join(str(a + b) for a, b in zip(row, column, strict=True))
            lines.append(f"A^{n}[{i + 1}, {j + 1}] = {name}({', '.join(sums)}) = {name}({values}) = {after[i][j]}")
    return lines


def roots(coefficients: tuple[int, ...], minimum: bool, lines: list[str] | None = None) -> tuple[Fraction, ...]:
    """List the roots of a polynomial, constant term first, each as often as its multiplicity, in increasing order.

    They are the negated slopes of the hull of the points (exponent, coefficient), once for each unit of width. The
    slopes from each corner are written to `lines`.
    """
    i, found = 0, []
    while i < len(coefficients) - 1:
        slopes = {j: Fraction(coefficients[j] - coefficients[i], j - i) for j in range(i + 1, len(coefficients))}
        best = min(slopes.values()) if minimum else max(slopes.values())
        j = max(j for j, slope in slopes.items() if slope == best)
        found += [-best] * (j - i)
        if lines is not None:
            lines += [f"({coefficients[k]} - {coefficients[i]})/({k} - {i}) = {slope}" for k, slope in slopes.items()]
            lines.append(f"{'min' if minimum else 'max'} = {best}, x = {-best}, {j} - {i} = {j - i}")
        i = j
    return tuple(sorted(found))
