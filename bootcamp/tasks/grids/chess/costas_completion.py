"""Complete a Costas array: a permutation whose displacement vectors are all different.

Answer: the row of the dot in each column; every completion is right.
Harder: larger grids, fewer of whose permutations are Costas arrays.
Skills: search, spatial
Source: original; arrays of J. P. Costas (1965), for large ones the construction of L. R. Welch (1982).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.numbers import order
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Rows = tuple[int, ...]


class CostasCompletion(Task["CostasCompletion.Params", "CostasCompletion.Instance", Rows]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of dots; 10, 12 or less than 9",
            levels=(5, 5, 6, 6, 7, 7, 8, 8, 10, 12),
            ge=4,
            le=12,
        )
        given: int = knob("how many dots are given", levels=(2,) * 10, ge=0, le=6)
        forbidden: int = knob("how many cells no dot may be in", levels=(6, 4, 4, 3, 4, 3, 6, 4, 4, 4), ge=0, le=40)

    class Instance(task.Instance):
        board: tuple[tuple[str, ...], ...]

        @property
        def n(self) -> int:
            return len(self.board)

    prompt = Prompt(
        en=r"""
        Some dots (o) are given in this {{ n }}×{{ n }} grid, and no dot may be in a cell marked x:

        {{ board | board }}

        Add dots until there are {{ n }}, exactly one in each row and each column, so that no two pairs of dots have the
        same displacement: for every two dots take the number of columns and the number of rows (with its sign, down or
        up) by which one gets from the left dot to the right one; all of these pairs of numbers must be different.

        Give the rows of the dots in the columns 1 to {{ n }}, from left to right; row 1 is on top. If there are several
        ways, give any one.
        """,
        zh=r"""
        下面的 {{ n }}×{{ n }} 方格中已给出若干个点（o），标有 x 的格不能有点：

        {{ board | board }}

        请添加一些点，使点的总数为 {{ n }}，每行、每列恰好一个，并且任意两对点的位移都不相同：
        对每两个点，取从左边的点到右边的点所经过的列数和行数（行数带符号，区分向下和向上），
        所有这些数对必须两两不同。

        请从左到右写出第 1 到 {{ n }} 列中的点所在的行，第 1 行在最上面。如果有多种方法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Sequence(Integer(low=1, high=instance.n), length=instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        n = params.n
        rows = _welch(n, rng) if n > 8 else _random_array(n, rng)
        dots = sorted((row, col) for col, row in enumerate(rows))
        given = rng.sample(dots, params.given)
        forbidden = rng.sample([cell for cell in cells(n, n) if cell not in dots], params.forbidden)
        marks = dict.fromkeys(given, "o") | dict.fromkeys(forbidden, "x")
        board = fill(n, n, (marks.get(cell, ".") for cell in cells(n, n)))
        return self.Instance(board=board), tuple(row + 1 for row in rows)

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: Rows) -> str:
        if len({*answer}) < instance.n:
            return "two dots are in one row"
        dots = [(row - 1, col) for col, row in enumerate(answer)]
        for cell in where(instance.board, "o"):
            if cell not in dots:
                return f"the dot in {place(cell)} was taken away"
        for cell in where(instance.board, "x"):
            if cell in dots:
                return f"no dot may be in {place(cell)}"
        return _repeat(answer)


def _repeat(rows: Rows) -> str:
    """Say which pairs of dots have the same displacement."""
    seen: dict[tuple[int, int], tuple[int, int]] = {}
    for a, b in combinations(range(len(rows)), 2):
        other = seen.setdefault((b - a, rows[b] - rows[a]), (a, b))
        if other != (a, b):
            first, second = (f"{x + 1} and {y + 1}" for x, y in (other, (a, b)))
            return f"the dots in columns {first} are displaced like those in columns {second}"
    return ""


def _random_array(n: int, rng: Random, rows: Rows = ()) -> Rows:
    """Draw a Costas array that begins with `rows` by a random search; () if there is none."""
    if _repeat(rows):
        return ()
    if len(rows) == n:
        return rows
    free = [row for row in range(n) if row not in rows]
    rng.shuffle(free)
    return next((found for row in free if (found := _random_array(n, rng, (*rows, row)))), ())


def _welch(n: int, rng: Random) -> Rows:
    """Take the powers of a primitive root of the prime n + 1, mirrored and transposed at random."""
    root = rng.choice([g for g in range(2, n + 1) if order(g, n + 1) == n])
    shift = rng.randrange(n)
    rows = [pow(root, i + shift, n + 1) - 1 for i in range(n)]
    if rng.random() < 0.5:
        rows = rows[::-1]
    return tuple(map(rows.index, range(n))) if rng.random() < 0.5 else tuple(rows)
