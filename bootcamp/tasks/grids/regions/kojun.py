"""Fill each region of k cells with 1 to k, larger numbers above smaller ones, so that equal numbers share no side.

Answer: the completed grid; it is unique.
Harder: larger grids with larger regions and fewer given numbers.
Skills: deduction, logic
Source: original generator; the puzzle is due to Naoki Inaba.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, size
from bootcamp.lib.grid.clues import draw_givens
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.latin import written
from bootcamp.lib.grid.regions import RegionMap
from bootcamp.lib.grid.symmetry import layers, relabel
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


class Kojun(Task["Kojun.Params", "Kojun.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=4, le=10)
        largest: int = knob(
            "the largest number of cells of a region", levels=(5, 5, 5, 5, 5, 6, 6, 7, 7, 7), ge=5, le=7
        )
        givens: int = knob(
            "the largest share of given numbers, in percent",
            levels=(50, 36, 36, 30, 28, 27, 27, 26, 27, 25),
            ge=5,
            le=60,
        )

    class Instance(RegionBoard):
        pass

    prompt = Prompt(
        en=r"""
        Fill the grid with numbers such that

        - a region of k cells holds each of the numbers from 1 to k exactly once,
        - cells that share a side never hold equal numbers,
        - where two cells of the same region lie directly above each other, the upper one holds the larger number,
        - the given numbers stay as they are.

        Give the completed grid of numbers.
        """,
        zh=r"""
        请填满整个方阵，使得：

        - 由 k 个格组成的区域恰好包含从 1 到 k 的每个数各一次；
        - 有公共边的两格不能填相同的数；
        - 同一区域中上下紧邻的两格，上面一格的数必须大于下面一格的数；
        - 已给出的数不能改变。

        请给出填好的数字方阵。
        """,
        before=CUT_GRID,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return answer_format(instance.regions)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        regions, numbers = planted(n, params.largest, _fits, rng)
        model, variables = numbered(regions, SIDES)
        for upper, lower in _stacked(regions):
            model.less(variables[lower], variables[upper])
        givens = draw_givens(model, numbers, n, rng, n * n * params.givens // 100)
        return self.Instance(regions=regions, givens=givens), written(numbers, n)

    def key(self, instance: Instance) -> object:
        board = layers(instance.regions, instance.givens)
        return min(_named(image) for image in (board, [row[::-1] for row in board]))

    def check(self, instance: Instance, answer: Board) -> str:
        fault = region_fault(instance.regions, instance.givens, answer) or touching_fault(answer, SIDES)
        for (row, col), (below, _) in _stacked(instance.regions) if not fault else ():
            if int(answer[row][col]) < int(answer[below][col]):
                return f"the number in {place((row, col))} is smaller than that below it in the same region"
        return fault


def _stacked(regions: RegionMap) -> list[tuple[Cell, Cell]]:
    """List the cells of one region that lie directly above each other, the upper one first."""
    rows, cols = size(regions)
    stacks = (((row, col), (row + 1, col)) for row, col in cells(rows - 1, cols))
    return [(a, b) for a, b in stacks if regions[a[0]][a[1]] == regions[b[0]][b[1]]]


def _fits(numbers: Mapping[Cell, int], group: Sequence[Cell], cell: Cell, value: int) -> bool:
    """Tell whether a new number differs from those beside it and is in order with those of its region."""
    row, col = cell
    above, below = (row - 1, col), (row + 1, col)
    return (
        apart(SIDES)(numbers, group, cell, value)
        and (above not in group or numbers.get(above, value) >= value)
        and (below not in group or numbers.get(below, value) <= value)
    )


def _named(board: Sequence[Sequence[tuple[int, int | None]]]) -> list[object]:
    """Give the same for two images of a board, whatever its regions are called."""
    return [relabel([[cell[0] for cell in row] for row in board]), [[str(cell[1]) for cell in row] for row in board]]
