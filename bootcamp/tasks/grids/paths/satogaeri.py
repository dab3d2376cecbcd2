"""Move circles straight so that every region ends with exactly one, without crossing tracks.

Answer: for every circle, the cell where it ends; every such set of moves is right.
Harder: larger boards with more circles, fewer of which have a number.
Skills: deduction, search, spatial
Source: original generator; the puzzle is Nikoli's Satogaeri, also known as Bird or Homecoming.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, size, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import LETTERS, RegionMap, random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.paths._straight import clear_way, straight
from bootcamp.verifiers import Cell as CellFormat, Format, Mapping

Ends = dict[Cell, Cell]
_FREE, _BLANK = "o", "."


class Satogaeri(Task["Satogaeri.Params", "Satogaeri.Instance", Ends]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=4, le=10)
        largest: int = knob("the most cells of a region", levels=(6, 6, 5, 6, 5, 6, 5, 6, 5, 6), ge=4, le=12)
        numbered: int = knob(
            "the share of circles with a number, in percent",
            levels=(80, 80, 78, 76, 74, 72, 70, 68, 66, 65),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        regions: RegionMap
        circles: tuple[tuple[str, ...], ...]

    prompt = Prompt(
        en=r"""
        This board is cut into regions. Cells with the same letter form a region:

        {{ regions | regions }}

        Circles lie on the same board: o is a circle without a number, a digit is a circle with that number, and a dot
        is an empty cell.

        {{ circles | board }}

        Every circle either stays or moves straight (up, down, left or right) by one or more cells, so that in the end
        every region contains exactly one circle.

        - A circle with a number moves exactly that many cells (0: it stays); one without a number moves any distance or
          stays.
        - The track of a circle is made of all cells from its first to its last one, both included; that of a circle
          that stays is its own cell. No cell belongs to the tracks of two circles.

        A cell is written (row, column); (1, 1) is the top left one. For every circle, give the cell where it lies now
        and the cell where it ends (the same one if it stays). If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘划分成若干区域，字母相同的格属于同一区域：

        {{ regions | regions }}

        同一个棋盘上放着一些圆：o 是没有数的圆，数字是带有该数的圆，点是空格。

        {{ circles | board }}

        每个圆或者不动，或者沿直线（上、下、左或右）移动一格或多格，使得最后每个区域里恰好有一个圆。

        - 带数的圆恰好移动那么多格（0 表示不动）；没有数的圆移动任意格数或不动。
        - 圆的轨迹由从起点到终点的所有格组成，包括起点和终点；不动的圆的轨迹就是它所在的格。
          任何一格都不能属于两个圆的轨迹。

        格子记为（行, 列），左上角是 (1, 1)。对每个圆，给出它现在所在的格和最后所在的格（不动时两者相同）。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Ends]:
        cell = CellFormat(*size(instance.regions))
        return Mapping(cell, cell, to_one(_circles(instance.circles)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Ends]:
        n = params.size
        regions = random_regions(n, n, 3, params.largest, rng)
        used = {rng.choice(group) for group in region_cells(regions)}
        moves: dict[Cell, Cell] = {}
        for end in rng.sample(sorted(used), len(used)):
            way = clear_way(n, end, used, rng)
            start = (end, *way)[rng.randint(bool(way), len(way))]
            moves[start] = end
            used.update(straight(start, end))
        if len({regions[row][col] for row, col in moves}) == len(moves):
            raise task.Retry
        moves = dict(sorted(moves.items()))
        marks = dict.fromkeys(moves, _FREE)
        for start in rng.sample(list(moves), params.numbered * len(moves) // 100):
            marks[start] = str(len(straight(start, moves[start])) - 1)
        circles = fill(n, n, (marks.get(cell, _BLANK) for cell in cells(n, n)))
        answer = dict(zip(to_one(moves), to_one(moves.values()), strict=True))
        return self.Instance(regions=regions, circles=circles), answer

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.circles)

    def check(self, instance: Instance, answer: Ends) -> str:
        circles = _circles(instance.circles)
        passed: set[Cell] = set()
        settled: set[int] = set()
        for start, end in map(from_one, answer.items()):
            track = straight(start, end)
            if not track:
                return f"the circle in {place(start)} does not move straight"
            if circles[start] not in (_FREE, str(len(track) - 1)):
                return f"the circle in {place(start)} does not move by its number"
            if not passed.isdisjoint(track):
                return f"two tracks meet in {place(min(passed.intersection(track)))}"
            region = instance.regions[end[0]][end[1]]
            if region in settled:
                return f"region {LETTERS[region]} ends with more than one circle"
            passed.update(track)
            settled.add(region)
        return ""


def _circles(board: tuple[tuple[str, ...], ...]) -> dict[Cell, str]:
    """Give the marks of the circles by cell."""
    return {cell: board[cell[0]][cell[1]] for cell in cells(*size(board)) if board[cell[0]][cell[1]] != _BLANK}
