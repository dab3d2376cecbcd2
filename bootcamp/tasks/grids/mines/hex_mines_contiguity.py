"""Find mines on a board of hexagons from counts, some of which tell whether the mines around them are consecutive.

Answer: the set of cells with mines; every set that agrees with the clues is right.
Harder: larger boards with more unknown cells, and more clues of the two special kinds.
Skills: deduction, logic, spatial
Source: original generator; the special clues are those of Matthew Brown's game Hexcells (2014).
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, from_one, to_one, where
from bootcamp.lib.grid.drawing import draw_around
from bootcamp.lib.grid.faults import Counts, place
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format

_RING = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))
"""Steps to the six neighbours, one after another around a cell."""


class HexMinesContiguity(Task["HexMinesContiguity.Params", "HexMinesContiguity.Instance", frozenset[Cell]]):
    version = 1

    class Params(task.Params):
        radius: int = knob(
            "how many rings of cells lie around the middle one", levels=(2, 2, 2, 3, 3, 3, 4, 4, 4, 4), ge=1, le=5
        )
        unknown: int = knob(
            "the share of cells without a clue, in percent",
            levels=(35, 40, 45, 45, 50, 55, 50, 55, 60, 65),
            ge=20,
            le=80,
        )
        special: int = knob(
            "how often a clue tells whether mines are consecutive, in percent",
            levels=(0, 30, 40, 50, 60, 60, 60, 70, 70, 80),
            ge=0,
            le=100,
        )
        totals: int = knob(
            "the share of columns with a total, in percent",
            levels=(100, 80, 60, 50, 50, 40, 40, 30, 30, 20),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        clues: tuple[tuple[str | None, ...], ...]
        totals: Counts
        mines: int

        @property
        def board(self) -> str:
            numbers = range(1, len(self.clues) + 1)
            totals = ["?" if total is None else total for total in self.totals]
            return draw_around(self.clues, top=numbers, bottom=totals, left=numbers, blank="")

    prompt = Prompt(
        en=r"""
        This is a board of hexagonal cells, drawn as a slanted table; where the table is blank there is no cell. The
        numbers on the left and above number the rows and columns.

        {{ board }}

        The six neighbours of the cell in row r and column c are, in the order in which they lie around it:
        (r, c+1), (r+1, c), (r+1, c-1), (r, c-1), (r-1, c) and (r-1, c+1), and then (r, c+1) again. Those outside the
        board keep their place in this order, but hold no mine.

        Exactly {{ mines }} of the cells marked ? hold a mine; no other cell does. The clues mean:

        {% set signs = clues | sum(start=()) | reject("none") | join %}
        - 3 (or another number): so many of the neighbours of this cell hold a mine.
        {% if "{" in signs %}
        - {3} (or another number in braces): so many do, and they are consecutive: they follow each other directly in
          the order around the cell.
        {% endif %}
        {% if "-" in signs %}
        - -3- (or another number between dashes): so many do, and they are not consecutive.
        {% endif %}
        - A number below a column: so many cells of this column hold a mine; ? is an unknown number.

        Give the cells with mines as (row, column). If there are several solutions, give any one.
        """,
        zh=r"""
        下面是由六边形格组成的盘面，画成倾斜的表格；表中空白处没有格。左侧和上方的数是行号和列号。

        {{ board }}

        第 r 行第 c 列的格有六个相邻格，按环绕它的顺序依次是：
        (r, c+1)、(r+1, c)、(r+1, c-1)、(r, c-1)、(r-1, c)、(r-1, c+1)，然后又回到 (r, c+1)。
        位于盘面之外的相邻格在这一顺序中照样占位，但没有地雷。

        标有 ? 的格中恰有 {{ mines }} 个藏有地雷，其他格都没有。线索的含义如下：

        {% set signs = clues | sum(start=()) | reject("none") | join %}
        - 3（或其他数）：该格的相邻格中有这么多个藏有地雷。
        {% if "{" in signs %}
        - {3}（或花括号中的其他数）：有这么多个，而且它们是连续的，即按环绕该格的顺序一个紧接一个。
        {% endif %}
        {% if "-" in signs %}
        - -3-（或两横之间的其他数）：有这么多个，而且它们不是连续的。
        {% endif %}
        - 列下方的数：这一列中有这么多个格藏有地雷；? 表示数未知。

        请写出藏有地雷的各格（行, 列）。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Cell]]:
        n = len(instance.clues)
        return Cells(rows=n, cols=n, size=instance.mines)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Cell]]:
        radius, n = params.radius, 2 * params.radius + 1
        board = [(row, col) for row, col in cells(n, n) if radius <= row + col <= 3 * radius]
        unknown = rng.sample(board, params.unknown * len(board) // 100)
        mines = unknown[: len(unknown) * rng.randint(40, 60) // 100]
        special = {cell for cell in board if rng.randrange(100) < params.special}
        clues = {cell: _clues(cell, mines)[-1 if cell in special else 0] for cell in board} | dict.fromkeys(
            unknown, "?"
        )
        shown = rng.sample(range(n), params.totals * n // 100)
        instance = self.Instance(
            clues=tuple(tuple(clues.get((row, col)) for col in range(n)) for row in range(n)),
            totals=tuple(sum(c == col for _, c in mines) if col in shown else None for col in range(n)),
            mines=len(mines),
        )
        return instance, frozenset(to_one(mines))

    def check(self, instance: Instance, answer: frozenset[Cell]) -> str:
        mines = from_one(sorted(answer))
        astray = next((mine for mine in mines if mine not in where(instance.clues, "?")), None)
        if astray:
            return f"{place(astray)} is no cell marked ?"
        for row, line in enumerate(instance.clues):
            for col, clue in enumerate(line):
                if clue not in (None, "?", *_clues((row, col), mines)):
                    return f"the clue {clue} in {place((row, col))} does not hold"
        for col, total in enumerate(instance.totals):
            found = sum(c == col for _, c in mines)
            if total not in (None, found):
                return f"column {col + 1} has {found} mines, not {total}"
        return ""


def _clues(cell: Cell, mines: Collection[Cell]) -> list[str]:
    """List the clues that are true of a cell: the number of mines around it and, for 2 to 4, the special one."""
    ring = [(cell[0] + down, cell[1] + right) in mines for down, right in _RING]
    count, blocks = sum(ring), sum(ring[k] and not ring[k - 1] for k in range(6))
    return [str(count)] + ([f"{{{count}}}" if blocks == 1 else f"-{count}-"] if 2 <= count <= 4 else [])
