"""Lead water through a board of pipe tiles with as few quarter turns of tiles as possible.

Answer: the cells of the water's way in order; every way with the least total is right.
Harder: larger boards with more corner tiles and more cells without a tile.
Skills: optimization, search, spatial
Source: original generator; turning pipe tiles is known from Pipe Mania and its kin, the least cost is a shortest path.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, graph, size, to_one
from bootcamp.lib.grid.drawing import draw_around
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.paths import path_fault
from bootcamp.lib.grid.tiles import STEPS, beyond, name_sides
from bootcamp.lib.search import cheapest_plan
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

Tiles = tuple[tuple[str, ...], ...]
_NONE = "."
_STRAIGHT, _CORNER, _TEE = ("NS", "EW"), ("NE", "ES", "SW", "NW"), ("NES", "ESW", "NSW", "NEW")


class PipeRotationMin(Task["PipeRotationMin.Params", "PipeRotationMin.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 4, 5, 5, 6, 7, 7, 8, 9), ge=3, le=12)
        corners: int = knob(
            "the share of corners among the tiles, in percent",
            levels=(30, 30, 40, 40, 45, 50, 50, 55, 55, 60),
            ge=0,
            le=90,
        )
        holes: int = knob(
            "the share of cells without a tile, in percent", levels=(0, 5, 5, 10, 10, 12, 14, 16, 18, 20), ge=0, le=30
        )

    class Instance(task.Instance):
        hidden = ("best",)
        tiles: Tiles
        entry: int  # rows, counted from 1
        exit: int
        best: int

        @property
        def board(self) -> str:
            left, right = (
                [">" if row == at else "" for row in range(1, self.size + 1)] for at in (self.entry, self.exit)
            )
            return draw_around(self.tiles, left=left, right=right)

        @property
        def size(self) -> int:
            return len(self.tiles)

    prompt = Prompt(
        en=r"""
        Letters name the open sides of the pipe tiles on this board: N up, E right, S down, W
        left.{{ " A dot is no tile." if "." in board }}

        {{ board }}

        Water comes in from the left into row {{ entry }} and must leave to the right from row {{ exit }}; both are
        marked >. It goes from tile to tile by common sides and passes no cell twice. Every tile that it passes must be
        open on the side where it comes in and on the side where it goes out; a third open side does no harm.
        Tiles may be turned on the spot, clockwise or counterclockwise. Every quarter turn costs 1. Choose the way of
        the water so that the total cost of the turns that it needs is as small as possible.

        A cell is written (row, column); (1, 1) is the top left one. List the cells of the way in order, from
        ({{ entry }}, 1) to ({{ exit }}, {{ size }}). If there are several cheapest ways, give any one.
        """,
        zh=r"""
        下面棋盘上的字母表示水管砖的开口边：N 上，E 右，S 下，W 左。{{ "点表示没有砖。" if "." in board }}

        {{ board }}

        水从左边流入第 {{ entry }} 行，必须从第 {{ exit }} 行的右边流出，两处都标有 >。
        水每次穿过公共边流进相邻的砖，不经过同一格两次。
        水经过的每块砖，必须在水流进的一边和流出的一边都有开口；多出的第三个开口不要紧。
        砖可以在原地顺时针或逆时针旋转，每转四分之一圈花费 1。选择水的路线，使所需旋转的总花费最小。

        格子记为（行, 列），左上角是 (1, 1)。从 ({{ entry }}, 1) 到 ({{ exit }}, {{ size }})，依次列出路线上的格。
        如果有多条花费最小的路线，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(*size(instance.tiles)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        entry, exit = rng.randint(1, n), rng.randint(1, n)
        drawn = rng.choices((_CORNER, _STRAIGHT, _TEE), (params.corners, 90 - params.corners, 10), k=n * n)
        tiles = fill(n, n, (_NONE if rng.randrange(100) < params.holes else rng.choice(kind) for kind in drawn))
        best, way = _cheapest(tiles, (entry - 1, 0), (exit - 1, n - 1)) or (0, [])
        if len(way) <= n or len(set(way)) < len(way):  # a walk that meets itself proves no least cost of ways
            raise task.Retry
        return self.Instance(tiles=tiles, entry=entry, exit=exit, best=best), to_one(way)

    def check(self, instance: Instance, answer: Path) -> str:
        way, n = from_one(answer), instance.size
        fault = path_fault(way, [cell for cell in cells(n, n) if instance.tiles[cell[0]][cell[1]] != _NONE])
        if fault:
            return fault
        if answer[0] != (instance.entry, 1) or answer[-1] != (instance.exit, n):
            return "the way does not lead from the entry to the exit"
        costs = [
            _turns(instance.tiles[cell[0]][cell[1]], name_sides(cell, [before, after]))
            for before, cell, after in zip(
                (beyond(way[0], "W"), *way), way, (*way[1:], beyond(way[-1], "E")), strict=False
            )
        ]
        if -1 in costs:
            return f"the tile in {place(way[costs.index(-1)])} cannot lead the water that way"
        return "" if sum(costs) == instance.best else f"the way costs {sum(costs)}, which is not the least"


@cache
def _turns(tile: str, sides: str) -> int:
    """Count the quarter turns, either way, that open a tile on `sides`; -1 if none do."""
    for turns in (0, 1, -1, 2):
        if set(sides) <= {"NESW"[("NESW".index(side) + turns) % 4] for side in tile}:
            return abs(turns)
    return -1


def _cheapest(tiles: Tiles, start: Cell, end: Cell) -> tuple[int, list[Cell]] | None:
    """Find the cost of a cheapest way and its cells; None if there is no way."""
    n = len(tiles)

    def onward(state: tuple[Cell, Cell]) -> Iterator[tuple[Cell, int, tuple[Cell, Cell]]]:
        before, cell = state
        if cell not in graph(n, n) or tiles[cell[0]][cell[1]] == _NONE:
            return
        for side in STEPS:
            after = beyond(cell, side)
            turns = _turns(tiles[cell[0]][cell[1]], name_sides(cell, [before, after]))
            if after != before and turns >= 0:
                yield cell, turns, (cell, after)

    return cheapest_plan((beyond(start, "W"), start), onward, lambda state: state == (end, beyond(end, "E")))
