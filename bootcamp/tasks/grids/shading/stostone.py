"""Shade one stone in every region so that the stones, when they fall, exactly fill the lower half of the grid.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more stones, fewer of which have a number.
Skills: search, simulation, spatial
Source: original generator; the puzzle is known as Stostone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, components, connected, graph, mark, where
from bootcamp.lib.grid.faults import Counts, place, region_fault
from bootcamp.lib.grid.patchwork import regions_around
from bootcamp.lib.grid.regions import LETTERS, RegionMap, number, region_cells
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.grids.shading._statements import DIVIDED_GRID
from bootcamp.verifiers import Board, Format, Grid

_DRAWS = 5  # of the next stone, to choose one that fits


class Stostone(Task["Stostone.Params", "Stostone.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns", levels=(4, 4, 6, 6, 6, 8, 8, 8, 8, 8), ge=4, le=10, multiple_of=2
        )
        stones: int = knob(
            "the least number of regions, each with a stone", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 10), ge=2, le=16
        )
        largest: int = knob("about the most cells of a stone", levels=(4, 4, 6, 6, 6, 8, 8, 8, 8, 8), ge=2, le=12)
        numbered: int = knob(
            "the share of regions with a number, in percent",
            levels=(100, 90, 90, 80, 75, 70, 65, 60, 60, 45),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        regions: RegionMap
        counts: Counts

        @property
        def size(self) -> int:
            return len(self.regions)

    prompt = Prompt(
        en=r"""
        Shade some cells:

        - The shaded cells of a region form one stone: there is at least one, and from each of them one can reach every
          other by steps between shaded cells of the region that share a side.
        - The number of a region says how many of its cells are shaded; regions without a number are free. The numbers
          are {{ counts | region_list }}.
        - Shaded cells of different regions never share a side.
        - Now all stones fall straight down, whatever the borders of regions. A stone keeps its shape, does not turn,
          and stops as soon as one of its cells meets the bottom of the grid or a stone that has stopped. At the end
          the stones must exactly fill the lower half of the grid, that is, its last {{ size // 2 }} rows.

        Draw the grid before the fall, with # for a shaded and . for an unshaded cell. If there are several ways, give
        any one.
        """,
        zh=r"""
        把一些格涂黑：

        - 每个区域中的黑格组成一块石头：至少有一个黑格，从其中任何一格出发，只经过本区域中有公共边的黑格，
          就能到达本区域的其他每一个黑格。
        - 区域的数表示该区域中的黑格数；没有数的区域不限。各区域的数：{{ counts | region_list }}。
        - 不同区域的黑格不能有公共边。
        - 然后所有石头竖直下落，不受区域边界的阻挡。石头保持形状、不转动，只要有一个格碰到方格的底边或已经停住的石头，
          它就停住。最后石头必须恰好填满方格的下半部分，即最后 {{ size // 2 }} 行。

        画出下落之前的方格：黑格用 #，未涂黑的格用 . 表示。如果有多种涂法，给出任意一种即可。
        """,
        before=DIVIDED_GRID,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        stones = _raised_stones(n, params.largest, rng)
        if len(stones) < params.stones:
            raise Retry
        regions = regions_around(n, n, stones, rng)
        solution = mark(n, n, [cell for stone in stones for cell in stone])
        counts = [len(set(group).intersection(where(solution, "#"))) for group in region_cells(regions)]
        hidden = rng.sample(range(len(counts)), len(counts) * (100 - params.numbered) // 100)
        shown = tuple(None if region in hidden else count for region, count in enumerate(counts))
        return self.Instance(regions=regions, counts=shown), solution

    def key(self, instance: Instance) -> object:
        counts = [[str(instance.counts[region]) for region in row] for row in instance.regions]
        return min(
            [number([row[::step] for row in instance.regions]), [row[::step] for row in counts]] for step in (1, -1)
        )

    def check(self, instance: Instance, answer: Board) -> str:
        groups, shaded = region_cells(instance.regions), where(answer, "#")
        stones = [[cell for cell in group if cell in shaded] for group in groups]
        for letter, stone in zip(LETTERS, stones, strict=False):
            if not stone or not connected(stone):
                return f"the shaded cells of region {letter} are no single stone"
        if len(components(shaded)) < len(stones):
            return "shaded cells of different regions share a side"
        fault = region_fault(groups, instance.counts, shaded)
        uneven = sorted(_fallen(stones, len(answer)) ^ _lower_half(len(answer)))
        return fault or (f"after the fall the lower half is not exactly filled at {place(uneven[0])}" if uneven else "")


def _lower_half(n: int) -> set[Cell]:
    return {(row, col) for row, col in cells(n, n) if row >= n // 2}


def _raised_stones(n: int, largest: int, rng: Random) -> list[list[Cell]]:
    """Place stones of about up to `largest` cells that share no side and fall to fill the lower half of a board.

    The pile after the fall is built from the bottom, and every stone is at once lifted to where it touches no other.
    Raise Retry where that failed.
    """
    half, near = n // 2, graph(n, n)
    pile, above = [0] * n, [0] * n  # heights of the columns: of the pile, and of the lifted stones with a gap
    taken: set[Cell] = set()
    stones: list[list[Cell]] = []
    while min(pile) < half:
        fitting = []
        for _ in range(_DRAWS):
            stone = _random_stone(pile, half, largest, rng)
            highest = half - any(pile[col] + height < half for col, height in stone.items())
            for lift in range(max(above[col] - pile[col] for col in stone), highest + 1):
                lifted = [(n - 1 - lift - pile[col] - k, col) for col, height in stone.items() for k in range(height)]
                if all(taken.isdisjoint(near[cell]) for cell in lifted):
                    fitting.append((stone, lifted))
                    break
        if not fitting:
            raise Retry
        stone, lifted = rng.choice(fitting)
        for row, col in lifted:
            pile[col] += 1
            above[col] = n - row + 1
        taken.update(lifted)
        stones.append(lifted)
    return stones


def _fallen(stones: Sequence[Sequence[Cell]], n: int) -> set[Cell]:
    """Let stones that do not touch each other fall on an n x n board; give the cells that they fill at the end."""
    resting: set[Cell] = set()
    falling = [list(stone) for stone in stones]
    while falling:
        stopped = [stone for stone in falling if any(row + 1 == n or (row + 1, col) in resting for row, col in stone)]
        resting.update(cell for stone in stopped for cell in stone)
        falling = [
            stone if stopped else [(row + 1, col) for row, col in stone] for stone in falling if stone not in stopped
        ]
    return resting


def _random_stone(pile: Sequence[int], half: int, largest: int, rng: Random) -> dict[int, int]:
    """Draw how many cells of a connected stone lie on each column of the pile."""
    start = rng.choice([col for col, height in enumerate(pile) if height < min(half, min(pile) + 2)])
    stone = {start: rng.randint(1, min(3, half - pile[start]))}
    size = rng.randint(2, largest)
    for _ in range(largest):
        col, beside = rng.choice(((min(stone) - 1, min(stone)), (max(stone) + 1, max(stone))))
        if sum(stone.values()) < size and 0 <= col < len(pile) and pile[col] < half:
            height = rng.randint(1, min(3, half - pile[col]))
            if pile[col] < pile[beside] + stone[beside] and pile[beside] < pile[col] + height:
                stone[col] = height
    return stone
