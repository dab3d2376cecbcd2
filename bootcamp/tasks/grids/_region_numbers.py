"""Boards cut into regions, in which a region of k cells holds each of the numbers 1 to k."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, Steps, cells, fill, graph, pairs, size
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.regions import LETTERS, RegionMap, grow_region, region_cells
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt
from bootcamp.verifiers import Board, Format, Grid

Fits = Callable[[Mapping[Cell, int], Sequence[Cell], Cell, int], bool]
"""Whether, beside the numbers so far, a cell of a region may hold a value."""

_TRIES = 8  # for a region before others are undone

CUT_GRID = Prompt(
    en=r"""
    This {{ n }}×{{ n }} grid is cut into regions. Cells with the same letter form a region:

    {{ regions | regions }}

    The numbers given so far; a dot is an empty cell:

    {{ givens | board }}
    """,
    zh=r"""
    下面的 {{ n }}×{{ n }} 方阵划分成若干区域，字母相同的格属于同一区域：

    {{ regions | regions }}

    已给出的数如下，点表示空格：

    {{ givens | board }}
    """,
)
"""A map of regions with the numbers given so far."""


class RegionBoard(task.Instance):
    """A board with a map of its regions and some given numbers."""

    regions: RegionMap
    givens: Numbers

    @property
    def n(self) -> int:
        """The number of rows and of columns."""
        return len(self.givens)


def numbered(regions: RegionMap, steps: Steps = ()) -> tuple[Finite, dict[Cell, int]]:
    """Model the numbers of a board, in reading order; equal ones are never one of `steps` apart."""
    rows, cols = size(regions)
    groups = region_cells(regions)
    largest = {cell: len(group) for group in groups for cell in group}
    model = Finite()
    variables = {cell: model.variable(range(1, largest[cell] + 1)) for cell in cells(rows, cols)}
    for group in groups:
        model.different([variables[cell] for cell in group])
    for a, b in pairs(rows, cols, steps):
        model.unequal(variables[a], variables[b])
    return model, variables


def planted(n: int, largest: int, fits: Fits, rng: Random) -> tuple[RegionMap, list[int]]:
    """Cut an n x n board into regions of up to `largest` cells and number them, in reading order.

    Region after region is grown from the first free cell and numbered; where no numbers fit, the last ones are undone.
    """
    numbers: dict[Cell, int] = {}
    groups: list[tuple[Cell, ...]] = []
    for _ in range(_TRIES * n * n):
        free = set(cells(n, n)).difference(numbers)
        if not free:
            region = {cell: index for index, group in enumerate(groups) for cell in group}
            return fill(n, n, (region[cell] for cell in cells(n, n))), [numbers[cell] for cell in cells(n, n)]
        group = grow_region(min(free), rng.randint(2, largest), free, rng)
        if _number(group, numbers, fits, rng):
            groups.append(group)
        elif rng.randrange(_TRIES) == 0:
            for cell in [cell for last in groups[-2:] for cell in last]:
                del numbers[cell]
            del groups[-2:]
    raise task.Retry


def _number(group: Sequence[Cell], numbers: dict[Cell, int], fits: Fits, rng: Random) -> bool:
    """Number the cells of a new region, if possible."""
    cell = next((cell for cell in group if cell not in numbers), None)
    if cell is None:
        return True
    left = sorted(set(range(1, len(group) + 1)).difference(numbers.get(other, 0) for other in group))
    rng.shuffle(left)
    for value in left:
        if fits(numbers, group, cell, value):
            numbers[cell] = value
            if _number(group, numbers, fits, rng):
                return True
            del numbers[cell]
    return False


def answer_format(regions: RegionMap) -> Format[Board]:
    """Make the format of a board whose largest number is the size of the largest region."""
    largest = max(map(len, region_cells(regions)))
    return Grid(*size(regions), tuple(str(number) for number in range(1, largest + 1)))


def region_fault(regions: RegionMap, givens: Numbers, answer: Board) -> str:
    """Say which given was changed, or which region does not hold its numbers."""
    fault = givens_fault(givens, answer)
    for region, group in enumerate(region_cells(regions)) if not fault else ():
        if sorted(int(answer[row][col]) for row, col in group) != list(range(1, len(group) + 1)):
            return f"region {LETTERS[region]} does not hold each of the numbers 1 to {len(group)} once"
    return fault


def apart(steps: Steps) -> Fits:
    """Let equal numbers never be one of `steps` apart."""

    def fits(numbers: Mapping[Cell, int], group: Sequence[Cell], cell: Cell, value: int) -> bool:
        return all(numbers.get((cell[0] + down, cell[1] + right)) != value for down, right in steps)

    return fits


def touching_fault(answer: Board, steps: Steps) -> str:
    """Say which cell holds the same number as another one of `steps` away."""
    for (row, col), near in graph(*size(answer), steps).items():
        if any(answer[r][c] == answer[row][col] for r, c in near):
            return f"the {answer[row][col]} in {place((row, col))} touches another"
    return ""
