"""Cut a board of numbers into connected regions with the same sum.

Answer: the board with a letter for each region; every such cut is right.
Harder: larger boards, more regions, larger numbers.
Skills: arithmetic, search, spatial
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart
from bootcamp.lib.grid.regions import patches, random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class EqualSumRegions(Task["EqualSumRegions.Params", "EqualSumRegions.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=10)
        smallest: int = knob("the least number of cells of a region", levels=(3, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=2, le=8)
        largest: int = knob(
            "the largest number of cells of a region", levels=(5, 6, 6, 6, 7, 7, 8, 8, 8, 9), ge=3, le=12
        )
        highest: int = knob("the highest number on the board", levels=(6, 8, 9, 9, 12, 15, 18, 20, 25, 30), ge=3, le=50)

    class Instance(task.Instance):
        numbers: tuple[tuple[int, ...], ...]
        regions: int
        total: int

    prompt = Prompt(
        en=r"""
        Cut this board along cell sides into exactly {{ regions }} regions so that the numbers in each region add up to
        {{ total }}. The cells of a region must be connected by sides.

        {{ numbers | board }}

        Show the cut by a letter in every cell: the same letter throughout a region, different letters in regions that
        share a side. If there are several cuts, give any one.
        """,
        zh=r"""
        沿格线把下面的棋盘切成恰好 {{ regions }} 个区域，使每个区域中各数之和都是 {{ total }}。
        同一区域的格子必须由公共边连通。

        {{ numbers | board }}

        用字母表示切法：每格填一个字母，同一区域内字母相同，有公共边的两个区域字母不同。如果有多种切法，
        给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        regions = random_regions(params.size, params.size, params.smallest, params.largest, rng)
        groups = region_cells(regions)
        low, high = max(map(len, groups)), params.highest * min(map(len, groups))
        total = rng.randint((low + high) // 2, high - 1) if high > low + 2 else high
        numbers: dict[Cell, int] = {}
        for group in groups:
            numbers.update(zip(group, _parts(total, len(group), params.highest, rng), strict=True))
        board = fill(params.size, params.size, (numbers[cell] for cell in cells(params.size, params.size)))
        return self.Instance(numbers=board, regions=len(groups), total=total), apart(regions)

    def key(self, instance: Instance) -> object:
        return [canonical(instance.numbers), instance.regions]

    def check(self, instance: Instance, answer: Board) -> str:
        groups = patches(answer)
        for group in groups:
            total = sum(instance.numbers[row][col] for row, col in group)
            if total != instance.total:
                return f"the region at {place(group[0])} has the sum {total}"
        return "" if len(groups) == instance.regions else f"there are {len(groups)} regions"


def _parts(total: int, count: int, highest: int, rng: Random) -> list[int]:
    """Write a total as a random sum of `count` numbers from 1 to `highest`."""
    parts = []
    for left in range(count - 1, -1, -1):
        parts.append(rng.randint(max(1, total - left * highest), min(highest, total - left)))
        total -= parts[-1]
    rng.shuffle(parts)
    return parts
