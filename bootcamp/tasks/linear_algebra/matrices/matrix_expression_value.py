"""Evaluate an expression of integer matrices with sums, products, transposes, factors and powers.

Answer: one matrix of integers; it is unique.
Harder: larger matrices of different shapes, more operations, larger entries.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, latex, random_matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linear_algebra.matrices._expressions import Postfix, evaluate, write, written_out
from bootcamp.verifiers import Format, Matrix


class MatrixExpressionValue(Task["MatrixExpressionValue.Params", "MatrixExpressionValue.Instance", Any]):
    version = 1

    class Params(task.Params):
        size: int = knob("the most rows or columns of a matrix", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 6), ge=2, le=7)
        operations: int = knob("how many operations there are", levels=(1, 2, 2, 3, 4, 4, 5, 6, 7, 8), ge=1, le=10)
        largest: int = knob("the largest size of an entry", levels=(5, 5, 6, 6, 9, 9, 12, 15, 15, 20), ge=2, le=30)

    class Instance(task.Instance):
        matrices: tuple[IntMatrix, ...]  # A, B, ...
        expression: Postfix

        @property
        def lines(self) -> list[str]:
            return [f"$$ {name} = {latex(rows)} $$" for name, rows in zip("ABCDEFGH", self.matrices, strict=False)]

        @property
        def shown(self) -> str:
            return write(self.expression)

        @property
        def signs(self) -> str:
            return "".join(self.expression)

    prompt = Prompt(
        en=r"""
        Given {{ "are the matrices" if matrices[1:] else "is the matrix" }}

        {{ lines | lines }}

        Compute the matrix ${{ shown }}$.
        {% if "T" in signs %}
        Here $M^T$ is the transpose of $M$.
        {% endif %}
        """,
        zh=r"""
        已知矩阵

        {{ lines | lines }}

        求矩阵 ${{ shown }}$。
        {% if "T" in signs %}
        其中 $M^T$ 表示 $M$ 的转置。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        value = _value(instance)
        return Matrix(len(value), len(value[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, IntMatrix]:
        sizes = list(range(max(2, params.size - 2), params.size + 1))
        rows, cols = rng.choice(sizes), rng.choice(sizes)
        shapes: list[tuple[int, int]] = []
        expression = _draw(rng, rows, cols, params.operations, sizes, shapes)
        matrices = tuple(random_matrix(rng, m, n, -params.largest, params.largest) for m, n in shapes)
        instance = self.Instance(matrices=matrices, expression=expression)
        value = _value(instance)
        largest = max(abs(x) for row in value for x in row)
        if len(shapes) > 6 or "*" not in "".join(expression).replace("^", "*") or not params.largest < largest < 10**7:
            raise task.Retry
        return instance, value

    def key(self, instance: Instance) -> object:
        given: dict[str, object] = dict(zip("ABCDEFGH", instance.matrices, strict=False))
        return [given.get(item, item) for item in instance.expression]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        given = dict(zip("ABCDEFGH", instance.matrices, strict=False))
        return "\n".join(written_out(instance.expression, given))


def _value(instance: MatrixExpressionValue.Instance) -> IntMatrix:
    value = evaluate(instance.expression, dict(zip("ABCDEFGH", instance.matrices, strict=False)))
    return tuple(tuple(map(int, row)) for row in value or ())


def _draw(rng: Random, rows: int, cols: int, size: int, sizes: list[int], shapes: list[tuple[int, int]]) -> Postfix:
    """Draw an expression of a shape; new letters get their shapes at the end of `shapes`."""
    if size == 0:
        known = [place for place, shape in enumerate(shapes) if shape == (rows, cols)]
        if known and (rng.random() < 0.4 or len(shapes) == 8):
            return ("ABCDEFGH"[rng.choice(known)],)
        if len(shapes) == 8:
            raise task.Retry
        shapes.append((rows, cols))
        return ("ABCDEFGH"[len(shapes) - 1],)

    def part(m: int, n: int, own: int) -> Any:
        return _draw(rng, m, n, own, sizes, shapes)

    kind = rng.choice(("+", "-", "*", "*", "*", "T", ".", "^"))
    left = rng.randint(0, size - 1)
    if kind in ("+", "-"):
        return (*part(rows, cols, left), *part(rows, cols, size - 1 - left), kind)
    if kind == "T":
        inner = part(cols, rows, size - 1)
        return (*inner, "T") if inner[-1] != "T" else part(rows, cols, size)
    if kind == ".":
        inner = part(rows, cols, size - 1)
        return (*inner, f"{rng.randint(2, 5)}.") if inner[-1][-1] != "." else part(rows, cols, size)
    if kind == "^" and rows == cols:
        inner = part(rows, cols, size - 1)
        if inner[-1][0] != "^":
            return (*inner, f"^{rng.choice((2, 2, 3))}")
    middle = rng.choice(sizes)
    return (*part(rows, middle, left), *part(middle, cols, size - 1 - left), "*")
