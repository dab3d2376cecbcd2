"""Find the least and the greatest value that hidden counts of a table with totals can have.

Answer: the bounds of each cell asked for; they are unique.
Harder: larger tables, more hidden cells, more cells asked for.
Skills: deduction, arithmetic
Source: original; L. Cox, "Suppression methodology and statistical disclosure control", 1980.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.flow import max_flow
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Mapping, Sequence

Bounds = dict[str, tuple[int, ...]]
Place = tuple[int, int]


class SuppressedCellBounds(Task["SuppressedCellBounds.Params", "SuppressedCellBounds.Instance", Bounds]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows of counts there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=9)
        cols: int = knob("how many columns of counts there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=9)
        hidden: int = knob("how many counts are hidden", levels=(4, 6, 7, 8, 10, 12, 15, 18, 22, 26), ge=3, le=60)
        asked: int = knob("how many cells are asked for", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=9)

    class Instance(task.Instance):
        cells: tuple[tuple[int | None, ...], ...]
        row_totals: tuple[int, ...]
        column_totals: tuple[int, ...]
        asked: tuple[str, ...]

        @property
        def heads(self) -> list[str]:
            return ["", *"ABCDEFGHI"[: len(self.column_totals)]]

        def grid(self, total: str) -> list[tuple[object, ...]]:
            """List the rows with their totals, and the totals of the columns."""
            lines = [
                (number, *("*" if cell is None else cell for cell in row), whole)
                for number, (row, whole) in enumerate(zip(self.cells, self.row_totals, strict=True), 1)
            ]
            return [*lines, (total, *self.column_totals, sum(self.row_totals))]

    prompt = Prompt(
        en=r"""
        A table of counts, which are non-negative whole numbers, with the totals of its rows and columns:

        {{ grid("total") | table(heads + ["total"]) }}

        The counts marked with * are hidden; the totals are true. Cells are named by column and row, such as B1.

        {{ "For each of the cells" if asked[1:] else "For the cell" }} {{ asked | listed }}, give the least and the
        greatest value that it can have, as [least, greatest].
        {{- " Each cell is taken by itself." if asked[1:] }}
        """,
        zh=r"""
        下面是一张计数表（计数为非负整数），附有各行各列的合计：

        {{ grid("合计") | table(heads + ["合计"]) }}

        标 * 的计数被隐藏了，合计都是真实的。单元格用列和行命名，例如 B1。

        {{ "分别" if asked[1:] }}求单元格 {{ asked | listed("zh") }} 可能取的最小值和最大值，写成 [最小值, 最大值]。
        {{- "各单元格单独考虑。" if asked[1:] }}
        """,
    )

    def format(self, instance: Instance) -> Mapping[str, tuple[int, ...]]:
        return Mapping(Choice(instance.asked), Sequence(Integer(), length=2), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Bounds]:
        places = [(i, j) for i in range(params.rows) for j in range(params.cols)]
        for _ in range(30):
            counts = [
                [rng.choice((0, 1, 2, 3, 4, 5, 7, 9, 12, 15, 20)) for _ in range(params.cols)]
                for _ in range(params.rows)
            ]
            hidden = set(rng.sample(places, min(params.hidden, len(places) - 1)))
            alone = [one for one in hidden if _companions(one, hidden) < 2]
            if alone:
                continue
            asked = rng.sample(sorted(hidden), params.asked)
            instance = self.Instance(
                cells=tuple(
                    tuple(None if (i, j) in hidden else count for j, count in enumerate(row))
                    for i, row in enumerate(counts)
                ),
                row_totals=tuple(map(sum, counts)),
                column_totals=tuple(map(sum, zip(*counts, strict=True))),
                asked=tuple(sorted(f"{'ABCDEFGHI'[j]}{i + 1}" for i, j in asked)),
            )
            answer = self.solve(instance)
            plain = [(low, high) == _plain(instance, name) for name, (low, high) in answer.items()]
            if not all(plain) and all(low < high for low, high in answer.values()):
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Bounds:
        return {name: _bounds(instance, name) for name in instance.asked}

    def key(self, instance: Instance) -> object:
        return [instance.cells, instance.row_totals, instance.column_totals, instance.asked]


def _companions(place: Place, hidden: set[Place]) -> int:
    """Count the directions, along the row and the column, in which another count is hidden."""
    i, j = place
    return any(a == i and b != j for a, b in hidden) + any(b == j and a != i for a, b in hidden)


def _left(instance: SuppressedCellBounds.Instance) -> tuple[list[int], list[int], list[Place]]:
    """Give what is left of the totals of rows and columns for the hidden counts, and their places."""
    cells = instance.cells
    rows = [whole - sum(cell or 0 for cell in row) for whole, row in zip(instance.row_totals, cells, strict=True)]
    columns = [
        whole - sum(cell or 0 for cell in column)
        for whole, column in zip(instance.column_totals, zip(*cells, strict=True), strict=True)
    ]
    return rows, columns, [(i, j) for i, row in enumerate(cells) for j, cell in enumerate(row) if cell is None]


def _place(name: str) -> Place:
    return int(name[1:]) - 1, ord(name[0]) - 65


def _plain(instance: SuppressedCellBounds.Instance, name: str) -> tuple[int, int]:
    """Give what the row and the column of a cell alone allow."""
    rows, columns, _ = _left(instance)
    i, j = _place(name)
    return 0, min(rows[i], columns[j])


def _bounds(instance: SuppressedCellBounds.Instance, name: str) -> tuple[int, int]:
    """Find the bounds by bisection, since the values that a count can have lie side by side."""
    rows, columns, places = _left(instance)
    i, j = _place(name)
    n, m = len(rows), len(columns)
    arcs = [(1 + a, 1 + n + b, min(rows[a], columns[b])) for a, b in places if (a, b) != (i, j)]
    heads = [(0, 1 + a, rows[a]) for a in range(n)]
    tails = [(1 + n + b, 1 + n + m, columns[b]) for b in range(m)]
    value, amounts, _ = max_flow(n + m + 2, [*arcs, *heads, *tails, (1 + i, 1 + n + j, sum(rows))], 0, n + m + 1)
    assert value == sum(rows)
    known = amounts[-1]

    def possible(count: int) -> bool:
        sources = [(a, b, c - count * (b == 1 + i)) for a, b, c in heads]
        sinks = [(a, b, c - count * (a == 1 + n + j)) for a, b, c in tails]
        return max_flow(n + m + 2, [*arcs, *sources, *sinks], 0, n + m + 1)[0] == sum(rows) - count

    top = min(rows[i], columns[j])
    return _first(0, known, possible), top - _first(0, top - known, lambda gap: possible(top - gap))


def _first(low: int, high: int, good: Callable[[int], bool]) -> int:
    """Give the least number that is good, where all from it up to `high` are."""
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if good(middle) else (middle + 1, high)
    return low
