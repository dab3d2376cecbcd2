"""Find the Smith normal form of an integer matrix, or the group that it presents.

Answer: the numbers on the diagonal; they are unique.
Harder: larger matrices and entries, several invariant factors other than 1, a group told by its relations.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.lattice import smith
from bootcamp.lib.matrix import IntMatrix, multiply, random_unimodular, transpose
from bootcamp.lib.prompts import bracketed, linear, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Diagonal = tuple[int, ...]


class SmithNormalForm(Task["SmithNormalForm.Params", "SmithNormalForm.Instance", Diagonal]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=7)
        cols: int = knob("the number of columns", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 7), ge=1, le=8)
        largest: int = knob("the largest factor between neighbours", levels=(6, 9, 6, 4, 6, 5, 5, 5, 5, 4), ge=2, le=12)
        entries: int = knob("the largest entry", levels=(20, 40, 30, 40, 60, 60, 90, 120, 200, 400), ge=9, le=2000)
        groups: bool = knob("whether the matrix may be told as a group", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        matrix: IntMatrix
        group: bool

        @property
        def relations(self) -> list[str]:
            return [linear([(c, f"g_{j}") for j, c in enumerate(row, 1)]) + " = 0" for row in self.matrix]

        @property
        def size(self) -> int:
            return min(len(self.matrix), len(self.matrix[0]))

        @property
        def further(self) -> int:
            return len(self.matrix[0]) - self.size

    prompt = Prompt(
        en=r"""
        {% if group %}
        An abelian group $G$, written additively, has {{ matrix[0] | length }} generators
        $g_1, \dots, g_{{ matrix[0] | length }}$ and the relations

        {{ relations | lines }}

        Write $G$ as a direct sum $\mathbb{Z}/d_1 \oplus \mathbb{Z}/d_2 \oplus \cdots$ of
        {{ size }} cyclic groups{{ " and of " + further | string + " more $\\mathbb{Z}$" if further }}, where each
        $d_i \ge 0$ divides $d_{i+1}$; $d_i = 1$ stands for the trivial group and $d_i = 0$ for $\mathbb{Z}$. Give
        $d_1, \dots, d_{{ size }}$ in order.
        {% else %}
        Find the Smith normal form over the integers of

        $$ A = {{ matrix | pmatrix }} $$

        Give the {{ size }} numbers on its diagonal in order: they are not negative, each divides the next, and zeros
        come last.
        {% endif %}
        """,
        zh=r"""
        {% if group %}
        阿贝尔群 $G$（运算写作加法）有 {{ matrix[0] | length }} 个生成元
        $g_1, \dots, g_{{ matrix[0] | length }}$，定义关系为

        {{ relations | lines }}

        把 $G$ 写成直和 $\mathbb{Z}/d_1 \oplus \mathbb{Z}/d_2 \oplus \cdots$，其中有 {{ size }} 个循环群
        {{- "，此外还有 " + further | string + " 个 $\\mathbb{Z}$" if further }}，每个 $d_i \ge 0$ 整除 $d_{i+1}$；
        $d_i = 1$ 表示平凡群，$d_i = 0$ 表示 $\mathbb{Z}$。按顺序写出 $d_1, \dots, d_{{ size }}$。
        {% else %}
        求整数矩阵

        $$ A = {{ matrix | pmatrix }} $$

        的史密斯标准形。按顺序写出对角线上的 {{ size }} 个数：它们都非负，每个数整除后一个数，零排在最后。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Diagonal]:
        return Sequence(Integer(), instance.size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Diagonal]:
        size = min(params.rows, params.cols)
        diagonal = [rng.randint(1, params.largest)]
        while len(diagonal) < size:
            diagonal.append(diagonal[-1] * rng.randint(1, params.largest))
        if size > 2 and rng.random() < 0.2:
            diagonal[-1] = 0
        core = tuple(tuple(diagonal[i] * (i == j) for j in range(params.cols)) for i in range(params.rows))
        left = random_unimodular(rng, params.rows, 4 * params.rows, 6)
        right = random_unimodular(rng, params.cols, 4 * params.cols, 6)
        matrix = multiply(multiply(left, core), right)
        value = smith(matrix)
        nontrivial = len({x for x in value if x != 1})
        if (
            max(abs(x) for row in matrix for x in row) > params.entries
            or nontrivial < min(2, size)
            or max(value) > 5000
        ):
            raise task.Retry
        if sum(not x for row in matrix for x in row) > len(matrix):
            raise task.Retry
        return self.Instance(matrix=matrix, group=params.groups and rng.random() < 0.5), value

    def key(self, instance: Instance) -> object:
        return sorted(instance.matrix)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a, lines, names, size = [list(row) for row in instance.matrix], [], "RC", instance.size
        places = [list(range(1, len(a) + 1)), list(range(1, len(a[0]) + 1))]  # of the rows and columns left
        diagonal: list[int] = []
        while len(diagonal) < size and any(map(any, a)):
            value, i, j = min((abs(x), i, j) for i, row in enumerate(a) for j, x in enumerate(row) if x)
            for _ in range(2):  # rows first, then columns
                for k, row in enumerate(a):
                    factor = row[j] // a[i][j]
                    if k != i and factor:
                        a[k] = [x - factor * y for x, y in zip(row, a[i], strict=True)]
                        shown = [f"{names[0]}{places[0][line]}" for line in (k, i)]
                        lines.append(f"{shown[0]} - {bracketed(factor)}·{shown[1]} = {sequence(a[k])}")
                a, i, j = [list(row) for row in transpose(a)], j, i
                names, places = names[::-1], places[::-1]
            if sum(map(bool, a[i])) > 1 or sum(bool(row[j]) for row in a) > 1:
                continue
            odd = next((k for k, row in enumerate(a) if any(x % value for x in row)), None)
            if odd is not None:
                a[i] = [x + y for x, y in zip(a[i], a[odd], strict=True)]
                lines.append(f"R{places[0][i]} + R{places[0][odd]} = {sequence(a[i])}")
                continue
            diagonal.append(value)
            lines.append(f"R{places[0][i]}, C{places[1][j]}: d{len(diagonal)} = {value}")
            del places[0][i], places[1][j]
            a = [row[:j] + row[j + 1 :] for k, row in enumerate(a) if k != i]
        return "\n".join([*lines, sequence(diagonal + [0] * (size - len(diagonal)))])
