"""Pick up all stones from a board, going straight to the next stone and never straight back.

Answer: the stones in the order of picking; every such order is right.
Harder: more stones on a larger board.
Skills: planning, search, spatial
Source: original generator; hiroimono is described in "Wakoku Chiekurabe" (1727).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, from_one, mark, ray, size, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

_STONE = "O"


class GoishiHiroi(Task["GoishiHiroi.Params", "GoishiHiroi.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 8, 9, 9, 10), ge=4, le=14)
        stones: int = knob("the number of stones", levels=(6, 7, 9, 11, 13, 16, 19, 23, 28, 34), ge=4, le=60)

    class Instance(task.Instance):
        stones: tuple[tuple[str, ...], ...]

        @property
        def count(self) -> int:
            return len(where(self.stones, _STONE))

    prompt = Prompt(
        en=r"""
        {{ count }} stones (O) lie on this board:

        {{ stones | board }}

        Pick up all of them, one after another. Begin with any stone. From the place of the stone just picked go up,
        down, left or right to the nearest stone that still lies in that direction, and pick it; places from which the
        stone has been picked are passed as if they were empty. Never turn straight back: the direction of a move must
        not be opposite to that of the move before.

        A cell is written (row, column); (1, 1) is the top left one. List the stones in the order of picking. If there
        are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘上有 {{ count }} 枚棋子（O）：

        {{ stones | board }}

        依次拾起全部棋子。从任意一枚开始。每次从刚拾起的棋子处向上、下、左或右走到该方向上还在的最近一枚棋子，并把它拾起；
        已拾走的位置当作空格通过。不能直接掉头：每次移动的方向不能与上一次移动的方向相反。

        格子记为（行, 列），左上角是 (1, 1)。按拾起的顺序列出棋子。如果有多种顺序，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(*size(instance.stones)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        board = list(cells(params.size, params.size))
        order = [rng.choice(board)]
        used = {order[0]}  # stones, and cells that a move passed: a later stone there would have stopped it
        back = (0, 0)
        while len(order) < params.stones:
            lines = [(ray(params.size, params.size, order[-1], step), step) for step in SIDES if step != back]
            moves = [(line[:k], line[k], step) for line, step in lines for k in range(len(line)) if line[k] not in used]
            if not moves:
                raise task.Retry
            passed, stone, step = rng.choice(moves)
            used.update(passed, [stone])
            order.append(stone)
            back = (-step[0], -step[1])
        return self.Instance(stones=mark(params.size, params.size, order, _STONE)), to_one(order)

    def key(self, instance: Instance) -> object:
        return canonical(instance.stones)

    def check(self, instance: Instance, answer: Path) -> str:
        order = from_one(answer)
        left = set(where(instance.stones, _STONE))
        if len(order) != len(left) or set(order) != left:
            return "these are not all stones, each once"
        back: Cell = (0, 0)
        for here, stone in pairwise(order):
            left.remove(here)
            step = _direction(here, stone)
            line = ray(*size(instance.stones), here, step) if 0 in step else ()
            if stone not in line:
                return f"{place(stone)} is not in line with {place(here)}"
            if next(cell for cell in line if cell in left) != stone:
                return f"another stone lies between {place(here)} and {place(stone)}"
            if step == back:
                return f"the way turns straight back at {place(here)}"
            back = (-step[0], -step[1])
        return ""


def _direction(start: Cell, end: Cell) -> Cell:
    """Give the signs of the difference of two cells."""
    down, right = end[0] - start[0], end[1] - start[1]
    return (down > 0) - (down < 0), (right > 0) - (right < 0)
