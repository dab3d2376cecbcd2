"""Choose two points in each row of a square lattice, no three of all on one line.

Answer: the chosen points; every such choice with the given points is right.
Harder: larger lattices, fewer given points.
Skills: geometry, search
Source: original generator; the problem is Dudeney's ("Amusements in Mathematics", 1917, no. 317).
"""

from __future__ import annotations

from functools import lru_cache, reduce
from itertools import combinations
from operator import or_
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Point, cells, fill, from_one, lines as board_lines, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format

_GIVEN, _FORBIDDEN, _FREE = "o", "x", "."


class NoThreeInLine(Task["NoThreeInLine.Params", "NoThreeInLine.Instance", frozenset[Point]]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 5, 6, 6, 6, 7, 7, 8, 8, 9), ge=3, le=9)
        given: int = knob("how many of the points are given", levels=(3, 3, 4, 3, 2, 3, 2, 3, 2, 2), ge=0, le=8)
        forbidden: int = knob(
            "the share of the other points that is forbidden, in percent",
            levels=(15, 15, 15, 15, 12, 12, 12, 12, 12, 12),
            ge=0,
            le=30,
        )

    class Instance(task.Instance):
        rows: tuple[tuple[str, ...], ...]

        @property
        def n(self) -> int:
            return len(self.rows)

    prompt = Prompt(
        en=r"""
        The points of a square lattice of {{ n }} rows and {{ n }} columns:

        {{ rows | board }}

        Choose exactly two points in each row so that no three of the chosen points lie on one straight line, of
        whatever slope (rows and columns are equally far apart). The points marked o must be among the chosen ones, the
        points marked x must not; those marked with a dot are free.

        List all chosen points, those marked o included, as (row, column), counted from 1 at the top left. If there are
        several ways, give any one.
        """,
        zh=r"""
        下面是一个 {{ n }} 行 {{ n }} 列的正方形点阵：

        {{ rows | board }}

        请在每行中恰好选两个点，使所选的点中任意三点都不在同一条直线上，无论直线斜率如何（行距与列距相等）。
        标有 o 的点必须选，标有 x 的点不能选，标有圆点的点可选可不选。

        列出所有选中的点（包括标有 o 的点），写作（行, 列），从左上角起由 1 开始计数。如果有多种选法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Point]]:
        return Cells(rows=instance.n, cols=instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Point]]:
        n = params.n
        chosen = _choice(n, rng)
        others = [point for point in cells(n, n) if point not in chosen]
        marks = dict.fromkeys(cells(n, n), _FREE)
        marks.update(dict.fromkeys(rng.sample(chosen, params.given), _GIVEN))
        marks.update(dict.fromkeys(rng.sample(others, round(len(others) * params.forbidden / 100)), _FORBIDDEN))
        return self.Instance(rows=fill(n, n, marks.values())), frozenset(to_one(chosen))

    def key(self, instance: Instance) -> object:
        return canonical(instance.rows)

    def check(self, instance: Instance, answer: frozenset[Point]) -> str:
        chosen = sorted(from_one(answer))
        for row in range(instance.n):
            count = sum(point[0] == row for point in chosen)
            if count != 2:
                return f"row {row + 1} has {count} chosen points, not 2"
        for point in where(instance.rows, _GIVEN):
            if point not in chosen:
                return f"the given point in {place(point)} is not chosen"
        for point in where(instance.rows, _FORBIDDEN):
            if point in chosen:
                return f"the forbidden point in {place(point)} is chosen"
        for a, b, c in combinations(chosen, 3):
            if (b[0] - a[0]) * (c[1] - a[1]) == (c[0] - a[0]) * (b[1] - a[1]):
                return f"the points in {place(a)}, in {place(b)} and in {place(c)} lie on one line"
        return ""


def _choice(n: int, rng: Random, budget: int = 1_000) -> list[Point]:
    """Draw two points in each row with no three on a line."""
    lines = [sum(1 << (row * n + col) for row, col in line) for line in board_lines(n, n)]
    stack: list[tuple[tuple[Point, ...], int]] = [((), (1 << n * n) - 1)]
    for _ in range(budget):
        if not stack:
            break
        chosen, alive = stack.pop()
        filled = {row for row, _ in chosen}
        if len(filled) == n:
            return list(chosen)
        row = min(set(range(n)) - filled, key=lambda row: ((alive & lines[row]).bit_count(), row))
        blocked = {}
        for point in [(row, col) for col in range(n) if alive >> (row * n + col) & 1]:
            blocked[point] = reduce(or_, [_others_on_line(n, point, other) for other in chosen], 0)
        ways = list(combinations(blocked, 2))
        rng.shuffle(ways)
        for a, b in ways:
            left = alive & ~(blocked[a] | blocked[b] | _others_on_line(n, a, b))
            if all((left & line).bit_count() >= 2 for line in lines):
                stack.append(((*chosen, a, b), left))
    raise task.Retry


@lru_cache(maxsize=8192)
def _others_on_line(n: int, a: Point, b: Point) -> int:
    """Mark, as bits in reading order, the other points of the lattice on the line through two of them."""
    (row, col), (down, right) = a, (b[0] - a[0], b[1] - a[1])
    on_line = (point for point in cells(n, n) if (point[0] - row) * right == (point[1] - col) * down)
    return sum(1 << (r * n + c) for r, c in on_line if (r, c) not in (a, b))
