"""Shade cells of a map of rooms so that rooms have their numbers and no unshaded line crosses two borders.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger maps with larger rooms, fewer of which have a number.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine in 1992.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, lines, mark, size, where
from bootcamp.lib.grid.clues import count_switch, few_clues, random_solution
from bootcamp.lib.grid.constraints import connect, forbid_touching
from bootcamp.lib.grid.faults import Counts, place, region_fault, scattered_fault
from bootcamp.lib.grid.regions import RegionMap, random_regions, region_cells
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING
from bootcamp.verifiers import Board, Format, Grid


class Heyawake(Task["Heyawake.Params", "Heyawake.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 5, 6, 6, 7, 7, 8), ge=4, le=12)
        largest: int = knob("the most cells of a room", levels=(4, 5, 5, 6, 7, 6, 7, 6, 7, 7), ge=3, le=12)
        numbered: int = knob(
            "the least share of rooms with a number, in percent",
            levels=(95, 85, 80, 70, 65, 60, 60, 55, 50, 50),
            ge=10,
            le=100,
        )

    class Instance(task.Instance):
        rooms: RegionMap
        counts: Counts

    prompt = Prompt(
        en=r"""
        This grid is divided into rooms; cells with the same letter belong to the same room.

        {{ rooms | regions }}

        Shade some cells:

        - The number of a room says how many of its cells are shaded; rooms without a number are free. The numbers are
          {{ counts | region_list }}.
        - No two shaded cells may share a side.
        - All unshaded cells must be connected: from each of them one can reach every other by steps between unshaded
          cells that share a side.
        - No straight run of unshaded cells along a row or column may cross two or more borders between rooms.
        """,
        zh=r"""
        下面的方格被分成若干房间，字母相同的格属于同一个房间。

        {{ rooms | regions }}

        把一些格涂黑：

        - 房间的数表示该房间中的黑格数；没有数的房间不限。各房间的数：{{ counts | region_list }}。
        - 任意两个黑格不能有公共边。
        - 所有未涂黑的格必须连成一片：从其中任何一格出发，只经过有公共边的未涂黑格，就能到达其他每一个未涂黑格。
        - 沿行或列连续的一段未涂黑格，不能穿过两条或更多的房间边界。
        """,
        after=DRAW_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.rooms), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        rooms = random_regions(n, n, 2, params.largest, rng)
        sat, black = shading_model(n, n)
        forbid_touching(sat, black)
        connect(sat, {cell: -literal for cell, literal in black.items()})
        for span in _spans(rooms):
            sat.add(*(black[cell] for cell in span))
        shaded = random_solution(sat, black, rng)
        groups = region_cells(rooms)
        counts = [sum(cell in shaded for cell in group) for group in groups]
        switches = {
            room: count_switch(sat, [black[cell] for cell in group], counts[room]) for room, group in enumerate(groups)
        }
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.numbered * len(groups) // 100), budget=100)
        shown = tuple(count if room in chosen else None for room, count in enumerate(counts))
        return self.Instance(rooms=rooms, counts=shown), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.rooms, [[instance.counts[room] for room in row] for row in instance.rooms])

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        fault = scattered_fault(answer) or region_fault(region_cells(instance.rooms), instance.counts, shaded)
        for span in _spans(instance.rooms):
            if shaded.isdisjoint(span):
                fault = fault or f"the unshaded run from {place(span[0])} to {place(span[-1])} crosses two borders"
        return fault


def _spans(rooms: RegionMap) -> list[tuple[Cell, ...]]:
    """List the shortest runs of cells along rows and columns that cross two borders of rooms."""
    spans = []
    for line in lines(*size(rooms)):
        labels = [rooms[row][col] for row, col in line]
        crossings = [index for index in range(1, len(line)) if labels[index] != labels[index - 1]]
        spans += [line[first - 1 : second + 1] for first, second in pairwise(crossings)]
    return spans
