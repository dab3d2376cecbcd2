"""Fill in the hidden entries of a matrix from its rank.

Answer: the whole matrix; it is unique.
Harder: larger matrices, higher rank, more hidden entries that follow from others found before, fractions.
Skills: algebra, deduction
Source: original; known as matrix completion.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import Matrix as Rows, multiply, random_matrix, rank, rref_modulo
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix

_PRIME = 2**31 - 1  # what is independent modulo it is independent


class LowRankCompletion(Task["LowRankCompletion.Params", "LowRankCompletion.Instance", Rows]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9)
        cols: int = knob("the number of columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=10)
        rank: int = knob("the rank", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        hidden: int = knob("how many entries are hidden", levels=(2, 4, 3, 5, 7, 10, 8, 11, 14, 16), ge=1, le=40)
        largest: int = knob("the largest number in the factors", levels=(4, 4, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=12)
        denominator: int = knob(
            "the largest denominator in the factors", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=6
        )

    class Instance(task.Instance):
        entries: tuple[tuple[Fraction | None, ...], ...]
        rank: int

        @property
        def shown(self) -> list[list[str]]:
            return [["?" if x is None else str(x) for x in row] for row in self.entries]

    prompt = Prompt(
        en=r"""
        This matrix of rational numbers has rank {{ rank }}. Some of its entries are hidden behind question marks:

        {{ shown | aligned }}

        The hidden entries are the only ones for which the rank is {{ rank }}. Find them, and give the whole matrix.
        """,
        zh=r"""
        下面的有理数矩阵的秩为 {{ rank }}，其中部分元素未知，用问号表示：

        {{ shown | aligned }}

        使秩等于 {{ rank }} 的填法是唯一的。求出未知元素，并写出整个矩阵。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Matrix(len(instance.entries), len(instance.entries[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        m, n, r = params.rows, params.cols, params.rank
        left = [
            [
                Fraction(rng.randint(-params.largest, params.largest), rng.randint(1, params.denominator))
                for _ in range(r)
            ]
            for _ in range(m)
        ]
        right = random_matrix(rng, r, n, -params.largest, params.largest)
        full: Rows = multiply(left, [list(map(Fraction, row)) for row in right])
        if rank(full) < r or sum(x == 0 for row in full for x in row) > m * n // 4:
            raise task.Retry
        residues = [[x.numerator * pow(x.denominator, -1, _PRIME) % _PRIME for x in row] for row in full]
        hidden: set[tuple[int, int]] = set()
        cells = [(i, j) for i in range(m) for j in range(n)]
        for cell in rng.sample(cells, len(cells)):
            if len(hidden) < params.hidden and _follows(residues, hidden | {cell}, cell, r):
                hidden.add(cell)  # with those hidden before it unknown, so that they can be found one after the other
        if len(hidden) < params.hidden:
            raise task.Retry
        entries = tuple(tuple(None if (i, j) in hidden else full[i][j] for j in range(n)) for i in range(m))
        return self.Instance(entries=entries, rank=r), full


def _follows(residues: list[list[int]], hidden: set[tuple[int, int]], cell: tuple[int, int], size: int) -> bool:
    """Tell whether an entry follows from shown ones: r rows and r columns with an invertible part do it."""
    row, col = cell
    known = [j for j in range(len(residues[0])) if j != col and (row, j) not in hidden]
    for columns in combinations(known, size):
        rows = [
            i
            for i in range(len(residues))
            if i != row and (i, col) not in hidden and not any((i, j) in hidden for j in columns)
        ]
        if len(rows) >= size:
            part = [[residues[i][j] for j in columns] for i in rows]
            if len(rref_modulo(part, _PRIME)[1]) == size:
                return True
    return False
