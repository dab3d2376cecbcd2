"""Fill each region of k cells with 1 to k so that arrows point at the largest number around them.

Answer: the grid of numbers with # in the arrow cells; every filling is right.
Harder: larger grids with larger regions, more arrows and fewer given numbers.
Skills: deduction, logic
Source: original generator; the puzzle appeared in Nikoli's magazine.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, graph, pairs, size
from bootcamp.lib.grid.clues import draw_solution
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.pieces import map_pieces
from bootcamp.lib.grid.regions import LETTERS, RegionMap, grow_region, region_cells
from bootcamp.lib.grid.shading import scattered
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_numbers import touching_fault
from bootcamp.verifiers import Board, Format, Grid

Groups = Sequence[Sequence[Cell]]

Arrows = tuple[tuple[Cell, Cell], ...]
"""Arrow cells, each with the cell that it points at."""

BLACK = "#"


class Makaro(Task["Makaro.Params", "Makaro.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=4, le=9)
        largest: int = knob(
            "the largest number of cells of a region", levels=(3, 4, 4, 5, 5, 5, 5, 5, 6, 6), ge=3, le=7
        )
        arrows: int = knob("the number of arrow cells", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=1, le=18)
        givens: int = knob("the number of given numbers", levels=(5, 5, 4, 4, 3, 3, 3, 2, 2, 1), ge=0, le=12)

    class Instance(task.Instance):
        regions: RegionMap
        arrows: Arrows
        givens: tuple[tuple[str | None, ...], ...]

        @property
        def map(self) -> str:
            signs = {(r, c): "^>v<"[SIDES.index((row - r, col - c))] for (r, c), (row, col) in self.arrows}
            places = cells(*size(self.regions))
            return draw(
                fill(*size(self.regions), (signs.get((r, c)) or LETTERS[self.regions[r][c]] for r, c in places))
            )

    prompt = Prompt(
        en=r"""
        This grid has arrow cells, which point up (^), right (>), down (v) or left (<). The other cells are cut into
        regions; cells with the same letter form a region:

        {{ map }}

        The numbers given so far; a dot is an empty cell and # an arrow cell:

        {{ givens | board }}

        Fill the empty cells with numbers such that

        - a region of k cells holds each of the numbers from 1 to k exactly once,
        - cells that share a side never hold equal numbers,
        - each arrow points at the largest of the numbers in the cells that share a side with it, a number larger than
          each of the others,
        - the given numbers stay as they are.

        Give the filled grid with # in the arrow cells. If there are several ways, give any one.
        """,
        zh=r"""
        下面的方格中有一些箭头格，箭头指向上（^）、右（>）、下（v）或左（<）。
        其余的格划分成若干区域，字母相同的格属于同一区域：

        {{ map }}

        已给出的数如下，点表示空格，# 表示箭头格：

        {{ givens | board }}

        请在空格中填数，使得：

        - 由 k 个格组成的区域恰好包含从 1 到 k 的每个数各一次；
        - 有公共边的两格不能填相同的数；
        - 对每个箭头格，在与它有公共边的各格中，箭头所指那一格的数最大，而且比其余各格的数都大；
        - 已给出的数不能改变。

        请给出填好的方格，箭头格写 #。如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        largest = max(map(len, _open_regions(instance.regions)))
        return Grid(*size(instance.regions), (*(str(number) for number in range(1, largest + 1)), BLACK))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        black, groups = _regions_around_arrows(n, params.arrows, params.largest, rng)
        number, arrows = _planted(n, groups, black, rng)
        shown = {*black, *rng.sample(sorted(number), params.givens)}
        solution = fill(n, n, (number.get(cell, BLACK) for cell in cells(n, n)))
        givens = fill(n, n, (solution[r][c] if (r, c) in shown else None for r, c in cells(n, n)))
        return self.Instance(regions=map_pieces(n, n, groups), arrows=arrows, givens=givens), solution

    def key(self, instance: Instance) -> object:
        rows, cols = size(instance.regions)
        regions = [(group, "region") for group in _open_regions(instance.regions)]
        arrows = [(arrow, "arrow") for arrow in instance.arrows]
        givens = [([(r, c)], instance.givens[r][c]) for r, c in cells(rows, cols)]
        return canonical_marks(rows, cols, [*regions, *arrows, *givens], ordered=False)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        if fault:
            return fault
        for region, group in enumerate(_open_regions(instance.regions)):
            if sorted(answer[r][c] for r, c in group) != [str(number) for number in range(1, len(group) + 1)]:
                return f"region {LETTERS[region]} does not hold each of the numbers 1 to {len(group)} once"
        near = graph(*size(answer))
        for arrow, (row, col) in instance.arrows:
            if any(answer[r][c] >= answer[row][col] for r, c in near[arrow] if (r, c) != (row, col)):
                return f"the arrow in {place(arrow)} does not point at the largest number around it"
        return touching_fault(answer, SIDES)


def _open_regions(regions: RegionMap) -> list[tuple[Cell, ...]]:
    """List the cells of every region, without the arrow cells (-1)."""
    return [group for group in region_cells(regions) if regions[group[0][0]][group[0][1]] >= 0]


def _regions_around_arrows(n: int, arrows: int, largest: int, rng: Random) -> tuple[list[Cell], Groups]:
    """Draw arrow cells that do not touch, and cut the other cells into regions, of which at most one has one cell."""
    black = scattered(n, n, rng, arrows / n**2)
    free = set(cells(n, n)) - black
    groups = []
    while free:
        groups.append(grow_region(min(free), rng.randint(2, largest), free, rng))
        free.difference_update(groups[-1])
    if len(black) < arrows or sum(len(group) == 1 for group in groups) > 1:
        raise task.Retry
    return sorted(black), groups


def _planted(n: int, groups: Groups, black: Sequence[Cell], rng: Random) -> tuple[dict[Cell, str], Arrows]:
    """Aim the arrows, mostly at cells of large regions, and number the regions to fit."""
    model, near = Finite(), graph(n, n)
    variable = {cell: model.variable(range(1, len(group) + 1)) for group in groups for cell in group}
    region_size = {cell: len(group) for group in groups for cell in group}
    for group in groups:
        model.different([variable[cell] for cell in group])
    for a, b in pairs(n, n):
        if a in variable and b in variable:
            model.unequal(variable[a], variable[b])
    arrows = []
    for cell in black:
        target = max(near[cell], key=lambda other: region_size[other] + 2 * rng.random())
        arrows.append((cell, target))
        for other in near[cell]:
            if other != target:
                model.less(variable[other], variable[target])
    numbers = draw_solution(model, rng)
    return {cell: str(numbers[index]) for cell, index in variable.items()}, tuple(arrows)
