"""Cut a grid into connected regions around compasses that count the region's cells on their four sides.

Answer: the grid with the letter of a compass in every cell; every cut is right.
Harder: larger grids with more compasses and more hidden numbers.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Compass.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, connected, fill, where
from bootcamp.lib.grid.drawing import draw, text
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Counts = tuple[int | None, ...]

NAMES = "ABCDFGHIJKLMOPQRTUVXYZ"
"""The letters of compasses: none that is a direction."""


class CompassRegions(Task["CompassRegions.Params", "CompassRegions.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=4, le=9)
        smallest: int = knob(
            "the least number of cells of a region", levels=(5, 4, 5, 4, 5, 4, 5, 5, 6, 7), ge=4, le=10
        )
        largest: int = knob(
            "the largest number of cells of a region", levels=(8, 6, 8, 7, 9, 8, 10, 9, 10, 11), ge=5, le=16
        )
        hidden: int = knob(
            "the share of hidden numbers, in percent", levels=(0, 10, 15, 20, 25, 30, 34, 38, 42, 45), ge=0, le=60
        )

    class Instance(task.Instance):
        size: int
        compasses: tuple[tuple[Cell, Counts], ...]

        @property
        def board(self) -> str:
            names = {cell: name for (cell, _), name in zip(self.compasses, NAMES, strict=False)}
            return draw(fill(self.size, self.size, (names.get(cell) for cell in cells(self.size, self.size))))

        @property
        def clues(self) -> tuple[str, ...]:
            numbers = (zip("NESW", counts, strict=True) for _, counts in self.compasses)
            texts = (", ".join(f"{side} {text(number, '?')}" for side, number in named) for named in numbers)
            return tuple(f"{name}: {clue}" for name, clue in zip(NAMES, texts, strict=False))

    prompt = Prompt(
        en=r"""
        Cut this {{ size }}×{{ size }} grid along cell sides into {{ compasses | length }} regions, each connected by
        sides and with exactly one compass in it. Compasses are shown by letters:

        {{ board }}

        A compass counts cells of its own region:

        - N: those in rows above the compass, in any column;
        - E: those in columns to the right of the compass, in any row;
        - S: those in rows below the compass, in any column;
        - W: those in columns to the left of the compass, in any row.

        A cell may be counted twice, such as under N and under E{{ "; ? is an unknown number" if "?" in clues | join }}:

        {{ clues | lines }}

        Write into every cell the letter of the compass of its region. If there are several ways, give any one.
        """,
        zh=r"""
        沿格线把下面 {{ size }}×{{ size }} 的方格切成 {{ compasses | length }} 个区域。同一区域的格必须由公共边连通，
        每个区域恰好含有一个罗盘。罗盘用字母表示：

        {{ board }}

        罗盘统计自己所在区域中的格数：

        - N：位于罗盘所在行上方各行的格，不限列；
        - E：位于罗盘所在列右边各列的格，不限行；
        - S：位于罗盘所在行下方各行的格，不限列；
        - W：位于罗盘所在列左边各列的格，不限行。

        一个格可以被计入两次，例如同时计入 N 和 E{{ "；? 表示数未知" if "?" in clues | join }}：

        {{ clues | lines }}

        在每个格中写上其所在区域的罗盘字母。如果有多种切法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, NAMES[: len(instance.compasses)])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        regions = random_regions(params.size, params.size, params.smallest, params.largest, rng)
        compasses = []
        for group in region_cells(regions):
            cell = rng.choice(group)
            counts = (None if 100 * rng.random() < params.hidden else count for count in _counts(cell, group))
            compasses.append((cell, tuple(counts)))
        return self.Instance(size=params.size, compasses=tuple(compasses)), tuple(
            tuple(NAMES[region] for region in row) for row in regions
        )

    def key(self, instance: Instance) -> object:
        marks = [
            (((row + 1, col + 1), (row + 1 + down, col + 1 + right)), count)
            for (row, col), counts in instance.compasses
            for (down, right), count in zip(SIDES, counts, strict=True)
        ]
        return canonical_marks(instance.size + 2, instance.size + 2, marks)

    def check(self, instance: Instance, answer: Board) -> str:
        for (cell, counts), name in zip(instance.compasses, NAMES, strict=False):
            group = where(answer, name)
            if cell not in group:
                return f"the compass {name} is not in region {name}"
            if not connected(group):
                return f"region {name} is not connected"
            for side, count, found in zip("NESW", counts, _counts(cell, group), strict=True):
                if count not in (None, found):
                    return f"the number {side} of the compass in {place(cell)} does not fit"
        return ""


def _counts(compass: Cell, group: Iterable[Cell]) -> tuple[int, int, int, int]:
    """Count the cells of a region above, right of, below and left of its compass."""
    down, right = zip(*((row - compass[0], col - compass[1]) for row, col in group), strict=True)
    return sum(n < 0 for n in down), sum(n > 0 for n in right), sum(n > 0 for n in down), sum(n < 0 for n in right)
