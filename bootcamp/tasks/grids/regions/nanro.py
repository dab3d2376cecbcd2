"""Number cells so that the numbers of a region count themselves, equal ones of two regions apart, all connected.

Answer: the grid in numbers and dots; every numbering is right.
Harder: larger grids with more and larger regions and a smaller share of given numbers.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import LETTERS, RegionMap, borders, random_regions, region_cells
from bootcamp.lib.grid.shading import full_block, ribbon
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.regions._number_groups import (
    EMPTY,
    GIVE_NUMBERS,
    NumberBoard,
    group_fault,
    numbered,
    settle,
    shown,
)
from bootcamp.verifiers import Board, Format, Grid


class Nanro(Task["Nanro.Params", "Nanro.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=4, le=10)
        smallest: int = knob("the least number of cells of a region", levels=(3, 3, 3, 3, 3, 3, 3, 3, 3, 4), ge=2, le=6)
        largest: int = knob(
            "the largest number of cells of a region", levels=(5, 6, 5, 6, 6, 7, 6, 7, 7, 8), ge=4, le=12
        )
        givens: int = knob("the number of given numbers", levels=(5, 4, 7, 6, 8, 7, 9, 8, 10, 12), ge=1, le=20)

    class Instance(NumberBoard):
        regions: RegionMap

    prompt = Prompt(
        en=r"""
        This {{ rows }}×{{ cols }} grid is cut into regions. Cells with the same letter form a region:

        {{ regions | regions }}

        Put numbers into some of its cells and leave the others empty. Some numbers are given; a question mark is a cell
        for you to decide:

        {{ givens | board(blank="?") }}

        - Every region holds at least one number. All numbers of a region are equal, and they say how many cells of the
          region hold a number.
        - Where two cells of different regions share a side, they never hold equal numbers.
        - All cells with numbers are connected: from each of them one can reach every other by steps between cells with
          numbers that share a side.
        - No 2×2 block of cells is entirely filled with numbers.
        - The given numbers stay as they are.
        """,
        zh=r"""
        下面 {{ rows }}×{{ cols }} 的方格划分成若干区域，字母相同的格属于同一区域：

        {{ regions | regions }}

        在其中一些格中填数，其余的格留空。有些数已经给出；问号表示由你决定的格：

        {{ givens | board(blank="?") }}

        - 每个区域至少填一个数。同一区域中的数全都相等，等于该区域中填了数的格的个数。
        - 分属不同区域而有公共边的两格不能填相同的数。
        - 所有填了数的格连成一片：从其中任何一格出发，只经过有公共边的填数格，就能到达其他每一个填数格。
        - 任何 2×2 的四个格不能全部填数。
        - 已给出的数不能改变。
        """,
        after=GIVE_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        largest = max(map(len, region_cells(instance.regions)))
        return Grid(instance.rows, instance.cols, (*(str(number) for number in range(1, largest + 1)), EMPTY))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_regions(n, n, params.smallest, params.largest, rng)
        groups, sides = region_cells(regions), borders(regions)

        def wrong(group: set[Cell]) -> list[Cell]:
            count = _counts(groups, group)
            equal = [pair for pair in sides if len({count.get(cell, cell) for cell in pair}) == 1]
            empty = [region for region in groups if group.isdisjoint(region)]
            return [cell for part in (*equal, *empty) for cell in part]

        start = ribbon(n, n, rng, 0.6)
        group = settle(n, n, start, wrong, rng, lambda changed: full_block(n, n, changed) is None)
        count = _counts(groups, group)
        solution = fill(n, n, (str(count.get(cell, EMPTY)) for cell in cells(n, n)))
        return self.Instance(regions=regions, givens=shown(solution, sorted(group), params.givens, rng)), solution

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = group_fault(instance.givens, answer, borders(instance.regions))
        group = set(numbered(answer))
        for index, region in enumerate(region_cells(instance.regions)) if not fault else ():
            found = {answer[row][col] for row, col in region if (row, col) in group}
            if found != {str(len(group.intersection(region)))}:
                return f"the numbers of region {LETTERS[index]} do not say how many there are"
        block = full_block(instance.rows, instance.cols, group)
        return fault or (f"the 2 x 2 block from {place(block)} on is full of numbers" if block else "")


def _counts(groups: list[tuple[Cell, ...]], chosen: set[Cell]) -> dict[Cell, int]:
    """Give for each chosen cell how many are chosen in its region."""
    parts = [chosen.intersection(group) for group in groups]
    return {cell: len(part) for part in parts for cell in part}
