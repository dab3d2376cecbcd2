"""Shade one island in every region so that islands keep apart and neighbouring regions differ in size.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more regions, fewer of which have a number.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's Shimaguni, also known as Islands.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, connected, mark, size, where
from bootcamp.lib.grid.faults import Counts, place, region_fault
from bootcamp.lib.grid.regions import LETTERS, RegionMap, bordering, borders, grow_region, random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._squares import beside
from bootcamp.tasks.grids.shading._statements import DIVIDED_GRID, DRAW_ANY_SHADING
from bootcamp.verifiers import Board, Format, Grid

_STEPS = 40
"""Tries for islands, for every region, before a map is given up."""


class Shimaguni(Task["Shimaguni.Params", "Shimaguni.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=4, le=12)
        largest: int = knob("the most cells of a region", levels=(6, 6, 7, 6, 6, 7, 7, 7, 7, 8), ge=5, le=12)
        numbered: int = knob(
            "the share of regions with a number, in percent",
            levels=(90, 90, 88, 86, 84, 82, 80, 78, 76, 75),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        regions: RegionMap
        counts: Counts

    prompt = Prompt(
        en=r"""
        Shade cells so that every region has exactly one island:

        - The shaded cells of a region, at least one, are its island. They are connected by sides within the region.
        - The number of a region says how many cells its island has; regions without a number are free. The numbers are
          {{ counts | region_list }}.
        - Shaded cells of different regions never share a side.
        - Two regions that share a border (a side of a cell) have islands of different sizes.
        """,
        zh=r"""
        把一些格涂黑，使每个区域里恰好有一个岛：

        - 一个区域里的黑格（至少一个）组成它的岛，这些黑格在该区域内通过公共边连成一片。
        - 区域的数表示该区域中岛的格数；没有数的区域不限。各区域的数：{{ counts | region_list }}。
        - 不同区域的黑格不能有公共边。
        - 两个相邻（有公共边）的区域，其岛的格数不同。
        """,
        before=DIVIDED_GRID,
        after=DRAW_ANY_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_regions(n, n, 4, params.largest, rng)
        islands = _islands(regions, rng)
        counts = [len(island) for island in islands]
        shown = rng.sample(range(len(counts)), max(2, params.numbered * len(counts) // 100))
        given = tuple(count if region in shown else None for region, count in enumerate(counts))
        shaded = {cell for island in islands for cell in island}
        return self.Instance(regions=regions, counts=given), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        counts = [[instance.counts[region] for region in row] for row in instance.regions]
        return canonical_regions(instance.regions, counts)

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        groups = region_cells(instance.regions)
        islands = [shaded.intersection(group) for group in groups]
        for region, island in enumerate(islands):
            if not island or not connected(island):
                return f"the shaded cells of region {LETTERS[region]} do not form one island"
        fault = region_fault(groups, instance.counts, shaded)
        if fault:
            return fault
        for a, b in borders(instance.regions):
            if a in shaded and b in shaded:
                return f"the shaded cells in {place(a)} and {place(b)} are of different regions but share a side"
        for one, other in bordering(instance.regions):
            if len(islands[one]) == len(islands[other]):
                return f"the islands of the regions {LETTERS[one]} and {LETTERS[other]} have the same size"
        return ""


def _islands(regions: RegionMap, rng: Random) -> list[tuple[Cell, ...]]:
    """Grow an island in every region; where none fits, that of a neighbour is undone. Raise Retry after a while."""
    groups = region_cells(regions)
    near: dict[int, list[int]] = {region: [] for region in range(len(groups))}
    for one, other in bordering(regions):
        near[one].append(other)
        near[other].append(one)
    islands: dict[int, tuple[Cell, ...]] = {}
    for _ in range(_STEPS * len(groups)):
        left = [region for region in near if region not in islands]
        if not left:
            return [islands[region] for region in near]
        region = rng.choice(left)
        beyond = [other for other in near[region] if other in islands]
        free = set(groups[region]).difference(beside([cell for other in beyond for cell in islands[other]]))
        sizes = sorted(set(range(1, len(free) + 1)) - {len(islands[other]) for other in beyond})
        island = grow_region(rng.choice(sorted(free)), rng.choice(sizes), free, rng) if sizes else ()
        if island and all(len(islands[other]) != len(island) for other in beyond):
            islands[region] = island
        elif rng.random() < 0.5:
            del islands[rng.choice(beyond)]
    raise task.Retry
