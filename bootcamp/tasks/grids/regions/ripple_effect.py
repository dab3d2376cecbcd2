"""Fill each region of k cells with 1 to k so that at least N cells lie between two equal numbers N of a line.

Answer: the completed grid; it is unique.
Harder: larger grids with larger regions and fewer given numbers.
Skills: deduction, logic
Source: original generator; the puzzle appeared in Nikoli's magazine in 1998.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, lines
from bootcamp.lib.grid.clues import draw_givens
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.latin import written
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_numbers import CUT_GRID, RegionBoard, answer_format, numbered, planted, region_fault
from bootcamp.verifiers import Board, Format


class RippleEffect(Task["RippleEffect.Params", "RippleEffect.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 5, 6, 6, 6, 7, 7), ge=4, le=10)
        largest: int = knob(
            "the largest number of cells of a region", levels=(5, 5, 5, 5, 5, 5, 6, 6, 6, 6), ge=5, le=7
        )
        givens: int = knob(
            "the largest share of given numbers, in percent",
            levels=(44, 38, 40, 36, 32, 31, 31, 28, 31, 28),
            ge=5,
            le=60,
        )

    class Instance(RegionBoard):
        pass

    prompt = Prompt(
        en=r"""
        Fill the grid with numbers such that

        - a region of k cells holds each of the numbers from 1 to k exactly once,
        - if a number N occurs twice in a row or column, at least N other cells lie between the two,
        - the given numbers stay as they are.

        Give the completed grid of numbers.
        """,
        zh=r"""
        请填满整个方阵，使得：

        - 由 k 个格组成的区域恰好包含从 1 到 k 的每个数各一次；
        - 若同一行或同一列中出现两个相同的数 N，它们之间至少隔着 N 个格；
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
        for a, b, gap in _near(n, params.largest):
            model.relation(variables[a], variables[b], _spread(gap))
        givens = draw_givens(model, numbers, n, rng, n * n * params.givens // 100)
        return self.Instance(regions=regions, givens=givens), written(numbers, n)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = region_fault(instance.regions, instance.givens, answer)
        for (row, col), (r, c), gap in _near(instance.n, instance.n) if not fault else ():
            if answer[row][col] == answer[r][c] and gap < int(answer[r][c]):
                return (
                    f"too few cells lie between the {answer[r][c]} in {place((row, col))} and that in {place((r, c))}"
                )
        return fault


def _near(n: int, largest: int) -> list[tuple[Cell, Cell, int]]:
    """List the pairs of cells of a line with fewer than `largest` cells between them, and how many these are."""
    return [
        (line[k], line[k + gap + 1], gap) for line in lines(n, n) for gap in range(largest) for k in range(n - gap - 1)
    ]


def _spread(gap: int) -> Callable[[int, int], bool]:
    return lambda first, second: first != second or gap >= first


def _fits(numbers: Mapping[Cell, int], group: Sequence[Cell], cell: Cell, value: int) -> bool:
    """Tell whether a number is not repeated within reach along its row and column."""
    row, col = cell
    return all(
        numbers.get((row + down * far, col + right * far)) != value
        for far in range(1, value + 1)
        for down, right in SIDES
    )
