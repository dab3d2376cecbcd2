"""Evaluate a bracketed expression of invented operators on matrices that are defined entry by entry.

Answer: one matrix of integers; it is unique.
Harder: larger matrices, more operators, more of them in the expression, larger entries.
Skills: arithmetic, instructions
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import multiply, random_matrix, transpose
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._invented import (
    BINARY,
    PREFIX,
    Operation,
    Operators,
    canonical,
    definitions,
    draw_operators,
    evaluate,
    forms,
)
from bootcamp.tasks.operators._postfix import Postfix, draw, write
from bootcamp.verifiers import Integer, Table
from bootcamp.verifiers.base import Format

Board = tuple[tuple[int, ...], ...]


class OperatorMatrix(Task["OperatorMatrix.Params", "OperatorMatrix.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "how many rows and columns the matrices have", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=6
        )
        matrices: int = knob("how many matrices are given", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        largest: int = knob("the largest size of an entry", levels=(5, 5, 6, 9, 9, 9, 12, 12, 15, 20), ge=2, le=50)
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 3, 3, 4, 5, 5, 6, 7), ge=1, le=10)
        uses: int = knob("how many operators the expression has", levels=(1, 2, 3, 3, 3, 4, 5, 5, 6, 7), ge=1, le=10)

    class Instance(task.Instance):
        matrices: tuple[Board, ...]
        operators: Operators
        expression: Postfix

        @property
        def definitions(self) -> list[tuple[str, str, str]]:
            return definitions(self.operators, OPERATIONS)

        @property
        def shown(self) -> str:
            return write(self.expression, forms(self.operators, OPERATIONS))

    prompt = Prompt(
        en=r"""
        Given are matrices of {{ matrices[0] | length }} rows and columns, written row by row:

        {% for matrix in matrices %}
        {{ loop.index0 | letter }} = {{ matrix | sequence }}
        {% endfor %}

        Each of these operators gives a matrix of the same size. The entry in row i and column j (counted from 1) is
        stated, where a[i][j] is the entry of a in row i and column j:

        {% for form, meaning, _ in definitions %}
        {{ form }}: {{ meaning }}
        {% endfor %}

        Find the matrix {{ shown }}.
        """,
        zh=r"""
        已知下列 {{ matrices[0] | length }} 阶方阵，按行写出：

        {% for matrix in matrices %}
        {{ loop.index0 | letter }} = {{ matrix | sequence }}
        {% endfor %}

        下列每种运算的结果都是同阶方阵，冒号后给出其第 i 行第 j 列（行列都从 1 数起）的元素，
        其中 a[i][j] 表示 a 的第 i 行第 j 列的元素：

        {% for form, _, meaning in definitions %}
        {{ form }}：{{ meaning }}
        {% endfor %}

        求矩阵 {{ shown }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        size = len(instance.matrices[0])
        return Table(Integer(), rows=size, cols=size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        operators = draw_operators(rng, OPERATIONS, params.operators)
        letters = "ABCDE"[: params.matrices]
        size, low = params.size, -params.largest if params.largest > 5 else 0
        instance = self.Instance(
            matrices=tuple(random_matrix(rng, size, size, low, params.largest) for _ in range(params.matrices)),
            operators=operators,
            expression=draw(rng, forms(operators, OPERATIONS), params.uses, lambda: rng.choice(letters)),
        )
        answer = self.solve(instance)
        used = set(instance.expression)
        if (
            answer in instance.matrices  # which the prompt shows
            or len(used) < (params.operators + params.matrices + 2) // 2
            or max(max(map(abs, row)) for row in answer) > 10**8
        ):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        given: dict[int | str, object] = dict(zip("ABCDE", instance.matrices, strict=False))
        return [given.get(item, item) for item in canonical(instance.expression, instance.operators)]

    def solve(self, instance: Instance) -> Board:
        given = dict(zip("ABCDE", instance.matrices, strict=False))
        return evaluate(instance.expression, instance.operators, OPERATIONS, lambda item: given[str(item)])


def _entrywise(function: Callable[..., int]) -> Callable[..., Board]:
    """Apply a function of the entries at one place to the whole matrices."""
    return lambda *boards: tuple(tuple(map(function, *rows)) for rows in zip(*boards, strict=True))


def _shifted(a: Board, b: Board) -> Board:
    return _entrywise(lambda x, y: x + y)(a, b[1:] + b[:1])


def _negated_below(a: Board) -> Board:
    return tuple(tuple(-x if j < i else x for j, x in enumerate(row)) for i, row in enumerate(a))


def _scaled(a: Board) -> Board:
    return tuple(tuple(i * x for x in row) for i, row in enumerate(a, 1))


OPERATIONS: dict[str, Operation[Board]] = {
    "max": Operation(BINARY, "max(a[i][j], b[i][j])", "max(a[i][j], b[i][j])", _entrywise(max)),
    "combination": Operation(
        BINARY, "2 × a[i][j] + 3 × b[i][j]", "2 × a[i][j] + 3 × b[i][j]", _entrywise(lambda x, y: 2 * x + 3 * y)
    ),
    "product": Operation(BINARY, "a[i][j] × b[i][j]", "a[i][j] × b[i][j]", _entrywise(lambda x, y: x * y)),
    "transposed sum": Operation(
        BINARY, "a[i][j] - b[j][i]", "a[i][j] - b[j][i]", lambda a, b: _entrywise(lambda x, y: x - y)(a, transpose(b))
    ),
    "rows by columns": Operation(
        BINARY,
        "the sum of a[i][k] × b[k][j] over all k",
        "所有 k 对应的 a[i][k] × b[k][j] 之和",
        lambda a, b: multiply(a, b),
    ),
    "rows by rows": Operation(
        BINARY,
        "the sum of a[i][k] × b[j][k] over all k",
        "所有 k 对应的 a[i][k] × b[j][k] 之和",
        lambda a, b: multiply(a, transpose(b)),
    ),
    "shifted": Operation(
        BINARY,
        "a[i][j] + b[i+1][j], where row 1 of b follows its last row",
        "a[i][j] + b[i+1][j]，其中 b 的最后一行之后接第 1 行",
        _shifted,
    ),
    "mirror": Operation(
        PREFIX,
        "a[i][j] with the order of the columns of a reversed",
        "把 a 的各列顺序颠倒后的 a[i][j]",
        lambda a: tuple(row[::-1] for row in a),
    ),
    "triangle": Operation(
        PREFIX, "-a[i][j] if j < i, otherwise a[i][j]", "若 j < i 则为 -a[i][j]，否则为 a[i][j]", _negated_below
    ),
    "scaled": Operation(PREFIX, "i × a[i][j]", "i × a[i][j]", _scaled),
    "transposed": Operation(PREFIX, "a[j][i]", "a[j][i]", lambda a: transpose(a)),
}
