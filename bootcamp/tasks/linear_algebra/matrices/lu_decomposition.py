"""Factor a matrix into a unit lower and an upper triangular one, with partial pivoting at the higher levels.

Answer: the factors and, with pivoting, the order of the rows; they are unique.
Harder: larger matrices and entries, fractions in the factors, partial pivoting.
Skills: algebra, arithmetic, simulation
Source: original; the factorisation of Doolittle.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, lu, multiply
from bootcamp.lib.prompts import bracketed, comma, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Matrix, Record, Sequence


class LuDecomposition(Task["LuDecomposition.Params", "LuDecomposition.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=7)
        largest: int = knob("the largest entry drawn for U", levels=(5, 9, 5, 6, 5, 4, 5, 5, 6, 6), ge=2, le=20)
        denominator: int = knob("the largest denominator in L", levels=(1, 3, 1, 2, 3, 3, 4, 4, 5, 5), ge=1, le=7)
        pivoting: bool = knob("whether rows are exchanged by partial pivoting", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        matrix: IntMatrix
        pivoting: bool

    prompt = Prompt(
        en=r"""
        Let

        $$ A = {{ matrix | pmatrix }} $$

        {% if pivoting %}
        Find the LU factorisation of A with partial pivoting: in each step of the elimination the pivot is, of the
        entries of the current column in the rows not yet used, the one with the largest absolute value (of several such
        entries, the one that stands highest at that time), and its row is exchanged with the topmost row not yet used.
        The result is P A = L U, where L is lower triangular with 1 everywhere on the diagonal, U is upper triangular
        and P reorders the rows. Give L, U and, as P, the list of the numbers of the rows of A, counted from 1, in the
        order in which they stand in P A.
        {% else %}
        Factor A = L U, where L is lower triangular with 1 everywhere on the diagonal and U is upper triangular. No rows
        are exchanged.
        {% endif %}
        """,
        zh=r"""
        设

        $$ A = {{ matrix | pmatrix }} $$

        {% if pivoting %}
        用列主元（部分选主元）消去法求 A 的 LU 分解：每一步消元时，在当前列中尚未用过的各行里取绝对值最大的元素作主元
        （若有多个，取当时位置最靠上的一个），并把它所在的行与尚未用过的最上面一行交换。
        结果是 P A = L U，其中 L 是对角线元素全为 1 的下三角矩阵，U 是上三角矩阵，P 表示行的重新排列。
        请给出 L、U，以及 P，即 P A 从上到下各行在 A 中的行号（从 1 开始）组成的列表。
        {% else %}
        求分解 A = L U，其中 L 是对角线元素全为 1 的下三角矩阵，U 是上三角矩阵，不交换行。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        n = len(instance.matrix)
        if instance.pivoting:
            return Record(L=Matrix(n, n), U=Matrix(n, n), P=Sequence(Integer(1, n), n))
        return Record(L=Matrix(n, n), U=Matrix(n, n))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.size
        denominators = [rng.randint(1, params.denominator) for _ in range(n)]
        lower = [[Fraction(int(i == j)) for j in range(n)] for i in range(n)]
        for i in range(n):
            for j in range(i):
                d = denominators[j]  # U has multiples of it in row j, so that A is of integers
                lower[i][j] = Fraction(rng.randint(-d, d) if params.pivoting else rng.randint(-3, 3), d)
        upper = [
            [denominators[i] * rng.randint(-params.largest, params.largest) if j >= i else 0 for j in range(n)]
            for i in range(n)
        ]
        if not all(upper[i][i] for i in range(n)):
            raise task.Retry
        rows = list(multiply(lower, upper))
        if params.pivoting:
            rng.shuffle(rows)
        matrix = tuple(tuple(map(int, row)) for row in rows)
        order = _elimination(matrix, params.pivoting)[0]
        factors = lu([matrix[k] for k in order])
        assert factors is not None
        zeros = sum(not factors[0][i][j] for i in range(n) for j in range(i))
        largest = max(max(abs(x.numerator), x.denominator) for part in factors for row in part for x in row)
        if zeros > n // 2 or largest > 999 or (params.pivoting and order == sorted(order)):
            raise task.Retry
        answer: dict[str, Any] = {"L": factors[0], "U": factors[1]}
        if params.pivoting:
            answer["P"] = tuple(k + 1 for k in order)
        return self.Instance(matrix=matrix, pivoting=params.pivoting), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        order, lines, lower, upper = _elimination(instance.matrix, instance.pivoting)
        last = [f"P = {sequence(k + 1 for k in order)}"] if instance.pivoting else []
        return "\n".join([*lines, f"L = {sequence(lower)}", f"U = {sequence(upper)}", *last])


def _elimination(
    matrix: IntMatrix, pivoting: bool
) -> tuple[list[int], list[str], list[list[Fraction]], list[list[Fraction]]]:
    """Give the places, from 0, of the rows in the order in which they end, lines that show the steps, and L and U.

    The lines call each row after its place in the matrix.
    """
    n, lines = len(matrix), []
    rows = [[Fraction(x) for x in row] for row in matrix]
    order, lower = list(range(n)), [[Fraction(int(i == j)) for j in range(n)] for i in range(n)]
    for k in range(n):
        if pivoting and k < n - 1:
            pivot = max(range(k, n), key=lambda i: (abs(rows[i][k]), -i))
            sizes = comma(f"|{row[k]}| (R{name + 1})" for name, row in zip(order[k:], rows[k:], strict=True))
            rows[k], rows[pivot] = rows[pivot], rows[k]
            order[k], order[pivot] = order[pivot], order[k]
            lower[k][:k], lower[pivot][:k] = lower[pivot][:k], lower[k][:k]
            lines.append(f"{sizes}; max R{order[k] + 1}, P = {sequence(name + 1 for name in order)}")
        for i in range(k + 1, n):
            factor = lower[i][k] = rows[i][k] / rows[k][k]
            lines.append(f"R{order[i] + 1}: {rows[i][k]}/{bracketed(rows[k][k])} = {factor}")
            rows[i] = [x - factor * y for x, y in zip(rows[i], rows[k], strict=True)]
            if factor:
                lines.append(f"R{order[i] + 1} - {bracketed(factor)}·R{order[k] + 1} = {sequence(rows[i])}")
    return order, lines, lower, rows
