"""Carry out a series of operations on a matrix: turns, mirrors, exchanges, shifts, removals and replacements.

Answer: the final matrix; unique.
Harder: larger matrices and more operations, so that what stands where must be followed.
Skills: simulation, spatial
Source: original; array manipulations as in exercises on array languages.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Table

Matrix = tuple[tuple[int, ...], ...]
Operation = tuple[str, int, int]
"""The name and up to two numbers, 0 where there is none."""
_SAID = {
    "right": ("rotate the matrix by 90° clockwise", "把矩阵顺时针旋转 90°"),
    "half": ("rotate the matrix by 180°", "把矩阵旋转 180°"),
    "left": ("rotate the matrix by 90° counter-clockwise", "把矩阵逆时针旋转 90°"),
    "transpose": ("transpose the matrix", "把矩阵转置"),
    "mirror": ("reverse the order in each row", "把每一行左右颠倒"),
    "flip": ("reverse the order of the rows", "把各行上下颠倒"),
    "rows": ("exchange the rows {} and {}", "交换第 {} 行和第 {} 行"),
    "columns": ("exchange the columns {} and {}", "交换第 {} 列和第 {} 列"),
    "drop row": ("remove row {}", "去掉第 {} 行"),
    "drop column": ("remove column {}", "去掉第 {} 列"),
    "replace": ("replace each {} by {}", "把每个 {} 换成 {}"),
    "down": (
        "move all rows down by {}; those that leave at the bottom come in again at the top, in the same order",
        "把各行向下移 {} 行，从底部移出的按原来的次序回到顶部",
    ),
    "along": (
        "move all columns to the right by {}; those that leave come in again on the left, in the same order",
        "把各列向右移 {} 列，移出的按原来的次序回到左边",
    ),
    "every": ("remove the rows whose number is divisible by {}", "去掉编号能被 {} 整除的各行"),
    "diagonal": ("replace each entry whose row and column have the same number by 0", "把行号与列号相同的各项换成 0"),
}


class MatrixManipulations(Task["MatrixManipulations.Params", "MatrixManipulations.Instance", Matrix]):
    version = 1

    class Params(task.Params):
        side: int = knob("the most rows and columns", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=12)
        operations: int = knob("the number of operations", levels=(1, 2, 3, 4, 5, 6, 7, 9, 10, 12), ge=1, le=30)

    class Instance(task.Instance):
        matrix: Matrix
        operations: tuple[Operation, ...]

        def said(self, language: str) -> list[str]:
            return [_SAID[name][language == "zh"].format(one, two) for name, one, two in self.operations]

    answer = Table(Integer())
    prompt = Prompt(
        en=r"""
        This matrix is changed by the operations below, one after the other. Rows are counted from 1 at the top, columns
        from 1 on the left, always in the matrix as it is at that moment.

        {{ matrix | aligned }}

        {{ said(language) | numbered }}

        Give the final matrix.
        """,
        zh=r"""
        下面的矩阵依次经过所列的操作。行从上到下、列从左到右，都从 1 开始编号，总是指当时的矩阵。

        {{ matrix | aligned }}

        {{ said(language) | numbered }}

        请写出最后的矩阵。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Matrix]:
        rows, cols = (rng.randint(max(3, params.side - 1), params.side) for _ in range(2))
        start = matrix = tuple(tuple(rng.randint(0, 9) for _ in range(cols)) for _ in range(rows))
        operations: list[Operation] = []
        for _ in range(40 * params.operations):
            if len(operations) == params.operations:
                break
            operation = _draw(rng, matrix)
            after = _apply(matrix, operation)
            short = min(len(after), len(after[0])) < max(2, params.side // 2)
            alike = operations and operations[-1][0] == operation[0]
            undone = any(_apply(after, (name, 0, 0)) == matrix for name in ("right", "left")) and operations
            if short or alike or after == matrix or (undone and operations[-1][0] in ("right", "half", "left")):
                continue
            matrix = after
            operations.append(operation)
        if len(operations) < params.operations or len({number for row in matrix for number in row}) < 3:
            raise task.Retry
        return self.Instance(matrix=start, operations=tuple(operations)), matrix

    def solve(self, instance: Instance) -> Matrix:
        matrix = instance.matrix
        for operation in instance.operations:
            matrix = _apply(matrix, operation)
        return matrix

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, matrix = [_rows(instance.matrix)], instance.matrix
        for number, operation in enumerate(instance.operations, start=1):
            half = {"left": "mirror", "half": "mirror", "right": "flip"}.get(operation[0])
            if half:  # the half-turn flips after that, the others transpose
                lines.append(f"{number}. {_rows(_apply(matrix, (half, 0, 0)))}")
            matrix = _apply(matrix, operation)
            lines.append(f"{number}. {_rows(matrix)}")
        return "\n".join(lines)


def _rows(matrix: Matrix) -> str:
    return " / ".join(" ".join(map(str, row)) for row in matrix)


def _draw(rng: Random, matrix: Matrix) -> Operation:
    name = rng.choice(sorted(_SAID))
    rows, cols = len(matrix), len(matrix[0])
    one, two = 0, 0
    if name in ("rows", "columns"):
        one, two = sorted(rng.sample(range(1, (rows if name == "rows" else cols) + 1), 2))
    elif name in ("drop row", "drop column"):
        one = rng.randint(1, rows if name == "drop row" else cols)
    elif name in ("down", "along"):
        one = rng.randint(1, (rows if name == "down" else cols) - 1)
    elif name == "replace":
        one, two = rng.choice(rng.choice(matrix)), rng.randint(0, 9)
    elif name == "every":
        one = rng.randint(2, max(2, rows // 2))
    return name, one, two


def _apply(matrix: Matrix, operation: Operation) -> Matrix:
    name, one, two = operation
    columns = tuple(zip(*matrix, strict=True))
    if name in ("columns", "drop column", "along", "left", "right"):
        inner = {"columns": "rows", "drop column": "drop row", "along": "down", "left": "mirror", "right": "flip"}[name]
        changed = _apply(columns if name not in ("left", "right") else matrix, (inner, one, two))
        return tuple(zip(*changed, strict=True))
    if name == "half":
        return tuple(row[::-1] for row in matrix[::-1])
    if name == "transpose":
        return columns
    if name == "mirror":
        return tuple(row[::-1] for row in matrix)
    if name == "flip":
        return matrix[::-1]
    if name == "rows":
        order = {one - 1: two - 1, two - 1: one - 1}
        return tuple(matrix[order.get(place, place)] for place in range(len(matrix)))
    if name == "drop row":
        return matrix[: one - 1] + matrix[one:]
    if name == "replace":
        return tuple(tuple(two if number == one else number for number in row) for row in matrix)
    if name == "down":
        return matrix[-one:] + matrix[:-one]
    if name == "every":
        return tuple(row for place, row in enumerate(matrix, 1) if place % one)
    return tuple(
        tuple(0 if at == place else number for at, number in enumerate(row)) for place, row in enumerate(matrix)
    )
