"""Cut a board into regions, each unchanged by a half turn about its given centre.

Answer: the board with the letter of its centre in every cell; every such cut is right.
Harder: larger boards with more centres.
Skills: deduction, geometry, spatial
Source: original generator; the puzzle, also called Spiral Galaxies or Tentai Show, is Nikoli's.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, connected, fill, mark, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.half_turns import Centre, around, half_turn, symmetric_regions
from bootcamp.lib.grid.pieces import CAPITALS
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Galaxies(Task["Galaxies.Params", "Galaxies.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=10)
        largest: int = knob(
            "the largest number of cells of a region, but for one more",
            levels=(5, 7, 8, 10, 10, 12, 12, 14, 14, 16),
            ge=3,
            le=20,
        )

    class Instance(task.Instance):
        size: int
        centres: tuple[Centre, ...]

        @property
        def names(self) -> str:
            return CAPITALS[: len(self.centres)]

        @property
        def listed(self) -> tuple[str, ...]:
            return tuple(
                f"{name}: ({_half(row)}, {_half(col)})"
                for name, (row, col) in zip(self.names, self.centres, strict=True)
            )

    prompt = Prompt(
        en=r"""
        Cut a board of {{ size }} rows and {{ size }} columns along cell sides into regions, one for each of these
        centres, given as (row, column) and counted from 1 at the top left:

        {{ listed | lines }}

        Whole numbers mean the middle of a cell; a half means between two rows or columns. So (2, 3) is the middle of
        the cell in row 2 and column 3, (2, 3.5) the middle of the side between the cells (2, 3) and (2, 4), and
        (2.5, 3.5) the point where the cells (2, 3), (2, 4), (3, 3) and (3, 4) meet.

        1. Every cell belongs to exactly one region, and the cells of a region are connected by sides.
        2. A half turn about its centre maps each region onto itself.
        3. A region contains its centre: the cell in the middle of which it lies, or all two or four cells that meet
           there.

        Write in every cell the letter of the centre of its region. If there are several cuts, give any one.
        """,
        zh=r"""
        沿格线把一个 {{ size }} 行 {{ size }} 列的棋盘切成若干区域，下面每个中心对应一个区域。
        中心写作（行, 列），从左上角起由 1 开始计数：

        {{ listed | lines }}

        整数表示格的正中，半数表示两行或两列之间。例如 (2, 3) 是第 2 行第 3 列那一格的正中，
        (2, 3.5) 是格 (2, 3) 与格 (2, 4) 的公共边的中点，(2.5, 3.5) 是格 (2, 3)、(2, 4)、(3, 3)、(3, 4) 相接的点。

        1. 每格恰好属于一个区域，同一区域的格子由公共边连通。
        2. 每个区域绕它的中心旋转半圈后与自身重合。
        3. 区域包含它的中心：中心在格的正中时包含该格，否则包含在此相接的全部两格或四格。

        每格写上所属区域的中心的字母。如果有多种切法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        regions = symmetric_regions(params.size, params.size, params.largest, rng)
        if not 3 <= len(regions) <= len(CAPITALS):
            raise task.Retry
        rng.shuffle(regions)
        name = {cell: letter for letter, (_, group) in zip(CAPITALS, regions, strict=False) for cell in group}
        answer = fill(params.size, params.size, (name[cell] for cell in cells(params.size, params.size)))
        return self.Instance(size=params.size, centres=tuple(centre for centre, _ in regions)), answer

    def key(self, instance: Instance) -> object:
        points = 2 * instance.size - 1
        return canonical(mark(points, points, instance.centres))

    def check(self, instance: Instance, answer: Board) -> str:
        for name, centre in zip(instance.names, instance.centres, strict=True):
            group = where(answer, name)
            if not set(group).issuperset(around(centre)):
                return f"region {name} does not contain its centre"
            if not connected(group):
                return f"region {name} is not connected"
            for cell in group:
                if half_turn(cell, centre) not in group:
                    return f"the half turn of {place(cell)} about the centre of {name} leaves its region"
        return ""


def _half(number: int) -> str:
    """Write half of a number, counted from 1."""
    return f"{number // 2 + 1}{'.5' if number % 2 else ''}"
