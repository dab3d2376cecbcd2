"""Shade cells so that in every region exactly one number is false about its shaded neighbours.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more regions and more numbers in each, any one of which may be the false one.
Skills: deduction, logic, search
Source: original generator; the puzzle is known as Usowan ("liar").
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, graph, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells
from bootcamp.lib.grid.faults import scattered_fault, shaded_clue_fault
from bootcamp.lib.grid.regions import LETTERS, RegionMap, random_regions, region_cells
from bootcamp.lib.grid.shading import scattered
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DIVIDED_GRID, DRAW_ANY_SHADING_AND_NUMBERS
from bootcamp.verifiers import Board, Format, Grid


class Usowan(Task["Usowan.Params", "Usowan.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=4, le=12)
        smallest: int = knob("the fewest cells of a region", levels=(8, 8, 6, 8, 6, 7, 7, 8, 8, 8), ge=4, le=20)
        most: int = knob("the most numbers in a region", levels=(3, 3, 4, 4, 5, 5, 6, 6, 6, 6), ge=2, le=8)

    class Instance(task.Instance):
        regions: RegionMap
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        These are the numbers in its cells; a dot is a cell without a number.

        {{ numbers | board }}

        Shade some cells:

        - Cells with a number stay unshaded.
        - No two shaded cells may share a side.
        - All unshaded cells, with or without a number, must be connected: from each of them one can reach every other
          by steps between unshaded cells that share a side.
        - A number is true if it is the number of shaded cells that share a side with its cell. In every region exactly
          one number is false, and all others are true.
        """,
        zh=r"""
        各格中的数字如下；点表示没有数字的格。

        {{ numbers | board }}

        把一些格涂黑：

        - 有数字的格不能涂黑。
        - 任意两个黑格不能有公共边。
        - 所有未涂黑的格（不论有无数字）必须连成一片：从其中任何一格出发，只经过有公共边的未涂黑格，
          就能到达其他每一个未涂黑格。
        - 如果一个数字等于与它所在的格有公共边的黑格数，它就是真的，否则是假的。
          每个区域中恰有一个数字是假的，其余都是真的。
        """,
        before=DIVIDED_GRID,
        after=DRAW_ANY_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        near = graph(n, n)
        shaded = scattered(n, n, rng, rng.uniform(0.2, 0.3))
        regions = random_regions(n, n, params.smallest, 2 * params.smallest, rng)
        numbers: dict[Cell, int] = {}
        for group in region_cells(regions):
            free = [cell for cell in group if cell not in shaded]
            chosen = rng.sample(free, min(len(free), rng.randint(2, params.most)))
            numbers.update((cell, len(shaded.intersection(near[cell]))) for cell in chosen)
            liar = chosen[0]
            numbers[liar] = rng.choice([k for k in range(len(near[liar]) + 1) if k != numbers[liar]])
        instance = self.Instance(regions=regions, numbers=clue_board(n, n, numbers, numbers))
        if not self.check(instance, mark(n, n, ())):
            raise task.Retry
        return instance, mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.numbers)

    def check(self, instance: Instance, answer: Board) -> str:
        clues, near, shaded = clue_cells(instance.numbers), graph(*size(answer)), set(where(answer, "#"))
        fault = shaded_clue_fault(clues, answer) or scattered_fault(answer)
        for region, group in enumerate(region_cells(instance.regions)):
            false = sum(len(shaded.intersection(near[cell])) != clues[cell] for cell in group if cell in clues)
            if false != 1:
                fault = fault or f"region {LETTERS[region]} has {false} false numbers, not one"
        return fault
