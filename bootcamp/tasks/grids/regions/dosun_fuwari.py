"""Put a balloon and an iron ball into each region; balloons rise and balls fall until something stops them.

Answer: the grid in o (balloon), * (ball), . (empty) and # (black); every placement is right.
Harder: larger grids with more regions and more black cells.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, graph, size, where
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.patchwork import spread
from bootcamp.lib.grid.paths import random_path
from bootcamp.lib.grid.pieces import map_pieces
from bootcamp.lib.grid.regions import LETTERS, RegionMap, region_cells
from bootcamp.lib.grid.symmetry import relabel
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

BLACK = -1
_TRIES = 40
_WALK = 6  # cells on which a balloon looks for its ball


class DosunFuwari(Task["DosunFuwari.Params", "DosunFuwari.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=4, le=11)
        black: int = knob("the number of black cells", levels=(2, 2, 3, 4, 5, 6, 7, 9, 12, 14), ge=0, le=16)
        fewest: int = knob("the least number of regions", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 15), ge=2, le=20)
        largest: int = knob("the largest number of cells of a region", levels=(9,) * 10, ge=4, le=12)

    class Instance(task.Instance):
        regions: RegionMap

        @property
        def map(self) -> str:
            return draw([["#" if region == BLACK else LETTERS[region] for region in row] for row in self.regions])

    prompt = Prompt(
        en=r"""
        This grid is cut into regions. Cells with the same letter form a region; # is a black cell, which belongs to no
        region:

        {{ map }}

        Put one balloon (o) and one iron ball (*) into every region, each in a cell of its own, such that

        - every balloon is in the top row, or directly above it is a black cell or another balloon,
        - every ball is in the bottom row, or directly below it is a black cell or another ball.

        Draw the grid with o, *, # for the black cells and . for all other cells. If there are several ways, give any
        one.
        """,
        zh=r"""
        下面的方格划分成若干区域，字母相同的格属于同一区域；# 是黑格，不属于任何区域：

        {{ map }}

        在每个区域中放一个气球（o）和一个铁球（*），各占一格，使得：

        - 每个气球要么在最上面一行，要么正上方的一格是黑格或另一个气球；
        - 每个铁球要么在最下面一行，要么正下方的一格是黑格或另一个铁球。

        画出结果：气球用 o，铁球用 *，黑格用 #，其他格用 . 表示。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "o*.#")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        black = set(rng.sample(list(cells(n, n)), params.black))
        near = {
            cell: [other for other in others if other not in black]
            for cell, others in graph(n, n).items()
            if cell not in black
        }
        owner, marks = _placed(near, rng)
        label = spread(near, owner, rng)
        groups = [[cell for cell in near if label[cell] == region] for region in range(len(marks) // 2)]
        if len(groups) < params.fewest or max(map(len, groups)) > params.largest:
            raise task.Retry
        solution = fill(n, n, ("#" if cell in black else marks.get(cell, ".") for cell in cells(n, n)))
        return self.Instance(regions=map_pieces(n, n, groups)), solution

    def key(self, instance: Instance) -> object:
        boards = (instance.regions, instance.regions[::-1])
        mirrored = [tuple(row[::-1] for row in board) for board in boards]
        return min(relabel(board, keep=(BLACK,)) for board in (*boards, *mirrored))

    def check(self, instance: Instance, answer: Board) -> str:
        black = where(instance.regions, BLACK)
        if where(answer, "#") != black:
            return "the cells with # are not the black cells"
        for group in region_cells(instance.regions):
            region, found = instance.regions[group[0][0]][group[0][1]], [answer[row][col] for row, col in group]
            for mark, name in (("o", "balloon"), ("*", "ball")):
                if region != BLACK and found.count(mark) != 1:
                    return f"region {LETTERS[region]} does not hold exactly one {name}"
        marks = {(row, col): answer[row][col] for row, col in where(answer, "o", "*")}
        open_cells = set(cells(*size(answer))).difference(black)
        for cell, mark in marks.items():
            if not _rests(cell, mark, marks, open_cells):
                return f"the {mark} in {place(cell)} is not held"
        return ""


def _rests(cell: Cell, mark: str, marks: Mapping[Cell, str], open_cells: Collection[Cell]) -> bool:
    """Tell whether a balloon has the edge, a black cell or a balloon above it, or a ball has one of its kind below."""
    beyond = (cell[0] + (-1 if mark == "o" else 1), cell[1])
    return beyond not in open_cells or marks.get(beyond) == mark


def _placed(near: Mapping[Cell, Sequence[Cell]], rng: Random) -> tuple[dict[Cell, int], dict[Cell, str]]:
    """Place balloons and balls in pairs, with a short walk between them that starts their region, while some fit."""
    owner: dict[Cell, int] = {}
    marks: dict[Cell, str] = {}
    while True:
        free = {cell: [other for other in near[cell] if other not in owner] for cell in near if cell not in owner}
        starts = [cell for cell in free if _rests(cell, "o", marks, near)]
        for _ in range(_TRIES if starts else 0):
            walk = random_path(free, _WALK, rng, rng.choice(starts))
            last = next((k for k in range(1, len(walk)) if _rests(walk[k], "*", marks, near)), 0)
            if last:
                owner.update(dict.fromkeys(walk[: last + 1], len(marks) // 2))
                marks.update({walk[0]: "o", walk[last]: "*"})
                break
        else:
            return owner, marks
