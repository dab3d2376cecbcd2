"""Fill each region of k cells with 1 to k so that equal numbers never touch, not even at a corner.

Answer: the completed grid; it is unique.
Harder: larger grids with larger regions and fewer given numbers.
Skills: deduction, logic
Source: original generator; the puzzle is due to Naoki Inaba (2001).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, pairs
from bootcamp.lib.grid.clues import draw_givens
from bootcamp.lib.grid.forced_steps import region_steps
from bootcamp.lib.grid.latin import written
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_numbers import (
    CUT_GRID,
    RegionBoard,
    answer_format,
    apart,
    numbered,
    planted,
    region_fault,
    touching_fault,
)
from bootcamp.verifiers import Board, Format


class Suguru(Task["Suguru.Params", "Suguru.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=4, le=10)
        largest: int = knob(
            "the largest number of cells of a region", levels=(5, 5, 5, 5, 6, 6, 6, 6, 6, 6), ge=5, le=7
        )
        givens: int = knob(
            "the largest share of given numbers, in percent",
            levels=(50, 40, 40, 34, 36, 33, 34, 31, 30, 29),
            ge=5,
            le=60,
        )

    class Instance(RegionBoard):
        pass

    prompt = Prompt(
        en=r"""
        Fill the grid with numbers such that

        - a region of k cells holds each of the numbers from 1 to k exactly once,
        - equal numbers never touch, neither along a side nor at a corner,
        - the given numbers stay as they are.

        Give the completed grid of numbers.
        """,
        zh=r"""
        请填满整个方阵，使得：

        - 由 k 个格组成的区域恰好包含从 1 到 k 的每个数各一次；
        - 相同的数不能相邻，无论是有公共边还是只在角上相接；
        - 已给出的数不能改变。

        请给出填好的数字方阵。
        """,
        before=CUT_GRID,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return answer_format(instance.regions)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        regions, numbers = planted(n, params.largest, apart(KING), rng)
        model, _ = numbered(regions, KING)
        givens = draw_givens(model, numbers, n, rng, n * n * params.givens // 100)
        return self.Instance(regions=regions, givens=givens), written(numbers, n)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        return region_fault(instance.regions, instance.givens, answer) or touching_fault(answer, KING)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(region_steps(instance.regions, instance.givens, language, pairs(instance.n, instance.n, KING)))
