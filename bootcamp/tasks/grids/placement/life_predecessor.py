"""Find a pattern that the Game of Life turns into a given one in one step.

Answer: the earlier pattern; every predecessor is right.
Harder: larger patterns.
Skills: search, simulation, spatial
Source: original; the Game of Life after Conway (Gardner, "Mathematical Games", 1970).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, cells, graph, mark, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_LIVE, _DEAD = "1", "0"


class LifePredecessor(Task["LifePredecessor.Params", "LifePredecessor.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=12)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=3, le=12)
        live: int = knob(
            "the chance of a live cell in the earlier pattern, in percent",
            levels=(50, 48, 46, 45, 44, 43, 42, 41, 40, 40),
            ge=20,
            le=60,
        )

    class Instance(task.Instance):
        target: Board

        @property
        def rows(self) -> int:
            return len(self.target)

        @property
        def cols(self) -> int:
            return len(self.target[0])

    prompt = Prompt(
        en=r"""
        In the Game of Life every cell of a grid is live (1) or dead (0). All cells change at once: a live cell with 2
        or 3 live neighbours stays live, a dead cell with exactly 3 live neighbours becomes live, and every other cell
        is dead in the next step. The neighbours of a cell are the cells (8 at most) that share a side or a corner with
        it.

        Here is a grid of {{ rows }} rows and {{ cols }} columns; all cells outside it are dead and stay dead.

        {{ target | grid(" ") }}

        Give a grid of the same size that becomes this one in one step. If there are several, give any one.
        """,
        zh=r"""
        在“生命游戏”中，方格的每一格要么是活的（1），要么是死的（0），所有格同时变化：活格若有 2 个或 3 个活邻居，
        则下一步仍活；死格若恰有 3 个活邻居，则下一步变活；其余各格下一步都为死。
        一格的邻居是与它有公共边或公共角的至多 8 个格。

        下面是一个 {{ rows }} 行 {{ cols }} 列的方格；方格以外的格全部是死的，并且一直是死的。

        {{ target | grid(" ") }}

        请给出一个同样大小、经过一步恰好变成它的方格。如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, _DEAD + _LIVE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        live = [cell for cell in cells(rows, cols) if rng.randrange(100) < params.live]
        before = mark(rows, cols, live, _LIVE, _DEAD)
        target = _next(before)
        if len(where(target, _LIVE)) < 2:
            raise task.Retry
        return self.Instance(target=target), before

    def key(self, instance: Instance) -> object:
        return canonical(instance.target)

    def check(self, instance: Instance, answer: Board) -> str:
        after = _next(answer)
        for row, col in cells(instance.rows, instance.cols):
            if after[row][col] != instance.target[row][col]:
                return f"the cell in {place((row, col))} becomes {after[row][col]}"
        return ""


def _next(board: Board) -> Board:
    """Let all cells of a board change at once."""
    live = set(where(board, _LIVE))
    count = {cell: sum(other in live for other in near) for cell, near in graph(*size(board), KING).items()}
    kept = [cell for cell, neighbours in count.items() if neighbours == 3 or (neighbours == 2 and cell in live)]
    return mark(*size(board), kept, _LIVE, _DEAD)
