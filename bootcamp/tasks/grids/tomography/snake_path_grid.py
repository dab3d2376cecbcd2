"""Draw a snake from its head to its tail that never touches itself, with stated counts in rows and columns.

Answer: the cells of the snake in order; every snake that obeys the rules is right.
Harder: larger grids with longer snakes, for which some of the counts are hidden.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Snake.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, from_one, graph, to_one
from bootcamp.lib.grid.faults import Counts, place
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.paths import path_fault
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, framed
from bootcamp.tasks.grids.tomography._placing import some_counts
from bootcamp.verifiers import Board, Cell as CellFormat, Format, Path as PathFormat


class SnakePathGrid(Task["SnakePathGrid.Params", "SnakePathGrid.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        length: int = knob(
            "the number of cells of the snake", levels=(7, 9, 11, 13, 16, 18, 23, 24, 30, 36), ge=4, le=50
        )
        hidden: int = knob(
            "the share of counts that are hidden, in percent",
            levels=(10, 20, 20, 25, 30, 30, 35, 40, 45, 50),
            ge=0,
            le=70,
        )

    class Instance(task.Instance):
        head: Cell
        tail: Cell
        rows: Counts
        cols: Counts

        @property
        def ends(self) -> Board:
            n = len(self.rows)
            return fill(n, n, ({self.head: "H", self.tail: "T"}.get(cell, ".") for cell in cells(n, n)))

    prompt = Prompt(
        en=r"""
        A snake lies in this grid. Its head is in the cell H and its tail in the cell T:

        {{ ends | counted(rows, cols) }}

        - The snake is a path of cells from H to T; cells that follow each other on it share a side, and it passes no
          cell twice.
        - It does not touch itself: two cells of the snake that share a side or a corner are at most two steps apart on
          the path (so only where it goes on or turns).
        - The number beside a row or below a column counts its cells that belong to the snake, H and T included; ? is an
          unknown number.

        Give the cells of the snake from H to T, both included, each as (row, column), counted from 1 at the top left.
        If there are several solutions, give any one.
        """,
        zh=r"""
        下面的方格中躺着一条蛇，头在 H 格，尾在 T 格：

        {{ ends | counted(rows, cols) }}

        - 蛇是从 H 到 T 的一条路径，相继的两格有公共边，任何格都不经过两次。
        - 蛇不接触自身：蛇身上任意两个有公共边或公共角的格，在路径上至多相隔两步（即只在前进或拐弯处相邻）。
        - 行右侧和列下方的数表示该行或该列中蛇所占的格数，包括 H 和 T；? 表示数未知。

        请从 H 到 T（都包括在内）依次写出蛇所占的格，每格写成（行, 列），从左上角起由 1 开始计数。
        如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(len(instance.rows), len(instance.cols)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        snake = _snake(n, params.length, rng)
        rows, cols = some_counts(n, n, snake, params.hidden, rng)
        return self.Instance(head=snake[0], tail=snake[-1], rows=rows, cols=cols), to_one(snake)

    def key(self, instance: Instance) -> object:
        ends = [["." if sign == "." else "end" for sign in row] for row in instance.ends]
        return canonical(framed(ends, instance.rows, instance.cols))

    def check(self, instance: Instance, answer: Path) -> str:
        n, snake = len(instance.rows), from_one(answer)
        fault = path_fault(snake, list(cells(n, n)))
        if fault:
            return fault
        if (snake[0], snake[-1]) != (instance.head, instance.tail):
            return "the path does not lead from H to T"
        near = graph(n, n, KING)
        for index, cell in enumerate(snake):
            if not set(snake[index + 3 :]).isdisjoint(near[cell]):
                return f"the snake touches itself at {place(cell)}"
        return counts_fault(instance.rows, instance.cols, snake, "cells of the snake")


def _snake(n: int, length: int, rng: Random) -> Path:
    """Draw a random snake, going back some steps wherever it gets stuck; raise Retry if that takes too long."""
    near, around = graph(n, n), graph(n, n, KING)
    path = [rng.choice(list(near))]
    for _ in range(30 * length):
        if len(path) == length:
            return tuple(path)
        old = set(path[:-2])
        onward = [cell for cell in near[path[-1]] if cell not in path and old.isdisjoint(around[cell])]
        if onward:
            path.append(rng.choice(onward))
        else:
            del path[rng.randint(1, len(path)) :]
    raise task.Retry
