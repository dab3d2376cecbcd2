"""Find a way through a board of arrows: from each cell go any number of cells along its arrow.

Answer: the cells where one stops, from the start to the goal; every way within the allowed length is right.
Harder: larger boards, longer shortest ways, and less slack above the shortest.
Skills: planning, search, spatial
Source: original generator; arrow mazes are Robert Abbott's ("Mad Mazes", 1990).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, from_one, ray, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

_STEPS = dict(zip(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), KING, strict=True))
_GOAL = "o"


class ArrowMaze(Task["ArrowMaze.Params", "ArrowMaze.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 6, 6, 7, 8, 8, 9, 10), ge=3, le=14)
        moves: int = knob(
            "the number of moves of a shortest way, about", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=2, le=20
        )
        slack: int = knob("how many more moves are allowed", levels=(2, 2, 1, 1, 1, 1, 0, 0, 0, 0), ge=0, le=5)

    class Instance(task.Instance):
        arrows: tuple[tuple[str, ...], ...]
        start: Cell
        limit: int

    prompt = Prompt(
        en=r"""
        Every cell of this board shows a direction: N is up, E right, S down, W left, and NE, SE, SW, NW are the
        diagonals between them. The goal is marked o.

        {{ arrows | board }}

        A cell is written (row, column); (1, 1) is the top left one. Start at {{ [start] | places }}. In each move go
        one or more cells straight in the direction shown in the cell where you are, without leaving the board; the
        cells that you pass do not matter. Reach the goal in at most {{ limit }} moves.

        List the cells where you stop, in order, from the start to the goal, both included. If there are several ways,
        give any one.
        """,
        zh=r"""
        棋盘的每一格都标有一个方向：N 向上，E 向右，S 向下，W 向左，NE、SE、SW、NW 是它们之间的斜方向。终点标为 o。

        {{ arrows | board }}

        格子记为（行, 列），左上角是 (1, 1)。从 {{ [start] | places }} 出发。
        每一步沿所在格标出的方向直走一格或多格，不能走出棋盘；途中经过的格不起作用。至多走 {{ limit }} 步到达终点。

        从起点到终点（都包括在内），依次列出每次停下的格子。如果有多种走法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(len(instance.arrows), len(instance.arrows)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        places = list(cells(params.size, params.size))
        start, goal = rng.sample(places, 2)
        arrows = {cell: rng.choice(list(_STEPS)) for cell in places}
        way = _shortest(arrows, start, goal, params.size)
        for _ in range(40 * params.moves):
            if len(way) > params.moves:
                break
            changed = {**arrows, rng.choice(way or places): rng.choice(list(_STEPS))}
            other = _shortest(changed, start, goal, params.size)
            if len(other) >= len(way):
                arrows, way = changed, other
        if len(way) < max(3, params.moves):
            raise task.Retry
        board = fill(params.size, params.size, ({**arrows, goal: _GOAL}[cell] for cell in places))
        return self.Instance(arrows=board, start=start, limit=len(way) - 1 + params.slack), to_one(way)

    def check(self, instance: Instance, answer: Path) -> str:
        way = from_one(answer)
        if way[:1] != (instance.start,) or way[-1] not in where(instance.arrows, _GOAL):
            return "the way does not lead from the start to the goal"
        if len(way) - 1 > instance.limit:
            return f"the way has {len(way) - 1} moves"
        for (row, col), after in pairwise(way):
            symbol = instance.arrows[row][col]
            if symbol == _GOAL:
                return "the way goes on after the goal"
            if after not in ray(len(instance.arrows), len(instance.arrows), (row, col), _STEPS[symbol]):
                return f"from {place((row, col))} the arrow {symbol} does not lead to {place(after)}"
        return ""


def _shortest(arrows: Mapping[Cell, str], start: Cell, goal: Cell, size: int) -> Path:
    """Give a way with the fewest moves, or nothing where there is none."""
    before = {start: start}
    queue = [start]
    for cell in queue:
        if cell == goal:
            break
        for after in ray(size, size, cell, _STEPS[arrows[cell]]):
            if after not in before:
                before[after] = cell
                queue.append(after)
    if goal not in before:
        return ()
    way = [goal]
    while way[-1] != start:
        way.append(before[way[-1]])
    return tuple(reversed(way))
