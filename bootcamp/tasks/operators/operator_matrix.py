"""Evaluate a bracketed expression of invented operators on matrices that are defined entry by entry.

Answer: one matrix of integers; it is unique.
Harder: larger matrices, more operators, more of them in the expression, larger entries.
Skills: arithmetic, instructions
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.matrix import random_matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._invented import Operators, canonical, definitions, draw_operators, evaluate, forms
from bootcamp.tasks.operators._matrices import OPERATIONS, Board
from bootcamp.tasks.operators._postfix import Postfix, draw, write
from bootcamp.verifiers import Integer, Table
from bootcamp.verifiers.base import Format


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
            len(used) < (params.operators + params.matrices + 2) // 2
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
