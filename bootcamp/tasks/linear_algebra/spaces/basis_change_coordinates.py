"""Change coordinates of a vector, or the matrix of a linear map, from one basis to another.

Answer: a vector or a matrix of rational numbers; it is unique.
Harder: more dimensions, larger entries, the matrix of a map in place of a vector, fractions.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import (
    IntMatrix,
    Matrix as Rows,
    determinant,
    inverse,
    multiply,
    random_matrix,
    transpose,
)
from bootcamp.lib.prompts import point, sequence
from bootcamp.lib.shown_systems import solved_system
from bootcamp.lib.shown_work import product_rows
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix, Rational, Sequence


class BasisChangeCoordinates(Task["BasisChangeCoordinates.Params", "BasisChangeCoordinates.Instance", Any]):
    version = 1

    class Params(task.Params):
        dimension: int = knob("the dimension", levels=(2, 2, 3, 2, 3, 3, 4, 4, 5, 6), ge=2, le=7)
        largest: int = knob("the largest entry of a basis vector", levels=(3, 5, 4, 5, 4, 5, 4, 5, 5, 5), ge=2, le=15)
        matrix: bool = knob("whether the matrix of a map may be given", levels=(False,) * 3 + (True,) * 7)
        digits: int = knob("the most digits of a denominator", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=6)

    class Instance(task.Instance):
        first: IntMatrix  # the vectors of B in standard coordinates, one a row
        second: IntMatrix
        given: IntMatrix  # a matrix, or one row of coordinates

        @property
        def bases(self) -> list[str]:
            pairs = zip("BC", (self.first, self.second), strict=True)
            return [f"{name}: {', '.join(map(point, basis))}" for name, basis in pairs]

        @property
        def mapped(self) -> bool:
            return len(self.given) > 1

    prompt = Prompt(
        en=r"""
        Two ordered bases of $\mathbb{Q}^{{ "{" ~ first | length ~ "}" }}$ are given in standard coordinates:

        {{ bases | lines }}

        {% if mapped %}
        In the basis B, a linear map T has the matrix

        $$ {{ given | pmatrix }} $$

        where column j holds the coordinates, in B, of the image of the j-th vector of B. Find the matrix of T in the
        basis C, with the coordinates in C of the image of the j-th vector of C in column j.
        {% else %}
        A vector v has the coordinates {{ given[0] | point }} in B. Find the coordinates of v in C, in the order of C.
        {% endif %}
        """,
        zh=r"""
        $\mathbb{Q}^{{ "{" ~ first | length ~ "}" }}$ 的两组有序基用标准坐标给出：

        {{ bases | lines }}

        {% if mapped %}
        线性变换 T 在基 B 下的矩阵为

        $$ {{ given | pmatrix }} $$

        其中第 j 列是 B 的第 j 个向量的像在 B 下的坐标。
        求 T 在基 C 下的矩阵，其第 j 列是 C 的第 j 个向量的像在 C 下的坐标。
        {% else %}
        向量 v 在 B 下的坐标为 {{ given[0] | point }}。按 C 中向量的顺序给出 v 在 C 下的坐标。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        n = len(instance.first)
        return Matrix(n, n) if instance.mapped else Sequence(Rational(), n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, span = params.dimension, params.largest
        second = random_matrix(rng, n, n, -span, span)
        mixer: Rows = _exact(random_matrix(rng, n, n, -2, 2))  # B in terms of C
        first = multiply(mixer, _exact(second))
        if n < 5 and rng.randrange(2):
            first, to_second = _exact(random_matrix(rng, n, n, -span, span)), inverse(second)
            mixer = multiply(first, to_second) if to_second else ()
        back = inverse(mixer) if mixer and determinant(second) else None
        rows = n if params.matrix and rng.randrange(2) else 1
        given = random_matrix(rng, rows, n, -5, 5)
        if back is None or max(abs(x) for row in first for x in row) > 4 * span or not all(map(any, given)):
            raise task.Retry
        bases = [tuple(tuple(map(int, row)) for row in basis) for basis in (first, second)]
        if rng.randrange(2):
            bases.reverse()
            mixer, back = back, mixer
        if rows == 1:
            answer: Any = multiply(_exact(given), mixer)[0]
            entries = list(answer)
        else:
            answer = transpose(multiply(multiply(back, _exact(transpose(given))), mixer))
            entries = [x for row in answer for x in row]
        size = max(max(abs(x.numerator), 10 * x.denominator) for x in entries)
        if size >= 10 ** (params.digits + 1) or answer in (given, given[0]) or mixer == back:
            raise task.Retry
        return self.Instance(first=bases[0], second=bases[1], given=given), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        first, second, given = (_exact(transpose(rows)) for rows in (instance.first, instance.second, instance.given))
        if not instance.mapped:
            lines, v = product_rows(first, given), multiply(first, given)
            steps, found = _solved(second, v)
            return "\n".join([*lines, *steps, sequence(transpose(found)[0])])
        steps, mixer = _solved(first, second)
        image = multiply(_exact(instance.given), mixer)
        last, found = _solved(mixer, image)
        return "\n".join([*steps, "T C:", *product_rows(instance.given, mixer), *last, sequence(found)])


def _solved(a: Rows, b: Rows) -> tuple[list[str], Rows]:
    """Write how A X = B is solved, and give X."""
    return solved_system([(*row, *right) for row, right in zip(a, b, strict=True)], len(a))


def _exact(rows: IntMatrix) -> Rows:
    return tuple(tuple(map(Fraction, row)) for row in rows)
