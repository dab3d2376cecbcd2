"""Find the best result and a best line to draw in a position of dots and boxes.

Answer: the difference of boxes and one line; every line that reaches it is right.
Harder: more open lines.
Skills: search, planning
Source: original; the game is dots and boxes.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cells, Format, Integer, Record

Line = tuple[int, int]


class DotsAndBoxesBest(Task["DotsAndBoxesBest.Params", "DotsAndBoxesBest.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows of boxes", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=1, le=6)
        cols: int = knob("the columns of boxes", levels=(3, 3, 3, 4, 4, 4, 4, 4, 4, 4), ge=1, le=6)
        open: int = knob("the lines not yet drawn", levels=(5, 6, 7, 7, 8, 9, 10, 10, 11, 12), ge=2, le=14)

    class Instance(task.Instance):
        hidden = ("best", "lines")
        board: tuple[str, ...]
        best: int
        lines: tuple[Line, ...]

    prompt = Prompt(
        en=r"""
        In a position of dots and boxes, + is a dot, - and | are lines that are drawn between neighbouring dots, and
        each full stop is a line that is still missing:

        {{ board | grid }}

        Two players draw one missing line at a time. Who draws the fourth side of a box gets this box (or both, if it is
        the fourth side of two boxes) and must draw another line if there is one; else it is the other player's turn.
        The game is over when all lines are drawn. Boxes with four sides in the drawing have been won before and do not
        count.

        It is your turn. Both players play so that they get as many more of the boxes left than the other as they can.
        Give how many more boxes than the other player you get then (difference, negative if you get fewer) and a line
        that you can draw first to reach this, as the set of its two dots (line). Dots are (row, column), the rows and
        columns of dots counted from 1 at the top left. If there are several such lines, any one will do.
        """,
        zh=r"""
        下面是点格棋的一个局面，+ 为点，- 和 | 为相邻两点之间已经画好的线，句点 . 为还没有画的线：

        {{ board | grid }}

        两名玩家轮流，每次画一条还没有画的线。谁画上一个格子的第四条边，谁就得到这个格子（如果同时是两个格子的第四条边，
        则两个都得到），并且只要还有线可画，就必须再画一条；否则轮到对方。所有线都画完时游戏结束。
        图中四条边已全的格子此前已被赢得，不计在内。

        现在轮到你。双方都力求使自己在剩下的格子中比对方多得尽量多。请给出这时你比对方多得几个格子
        （difference，少得则为负数），以及为达到这一结果你第一步可以画的一条线，写成它的两个点的集合（line）。
        点写作（行, 列），点的行和列从左上角起由 1 开始计数。如果有多条这样的线，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        rows, cols = len(instance.board) // 2 + 1, len(instance.board[0]) // 2 + 1
        return Record(difference=Integer(), line=Cells(rows, cols, 2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        rows, cols = params.rows, params.cols
        lines = [(r, c) for r in range(2 * rows + 1) for c in range(2 * cols + 1) if (r + c) % 2]
        free = sorted(rng.sample(lines, params.open))
        boxes = _boxes(rows, cols, free)
        values = _values(boxes, params.open)
        best = max(values)
        good = [line for line, value in zip(free, values, strict=True) if value == best]
        all_his = best == sum(map(bool, boxes)) and rng.random() < (params.open - 6) / 5
        if (3 if params.open > 5 else 2) * len(good) > len(free) or all_his:
            raise Retry
        board = tuple(
            "".join(
                " " if r % 2 and c % 2 else "." if (r, c) in free else "|" if r % 2 else "-" if c % 2 else "+"
                for c in range(2 * cols + 1)
            )
            for r in range(2 * rows + 1)
        )
        instance = self.Instance(board=board, best=best, lines=tuple(good))
        return instance, {"difference": best, "line": frozenset(_ends(good[0]))}

    def key(self, instance: Instance) -> object:
        return canonical([row.replace("|", "-") for row in instance.board])

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        (a, b), (c, d) = sorted(answer["line"])
        at = a + c - 2, b + d - 2
        if abs(a - c) + abs(b - d) != 1 or instance.board[at[0]][at[1]] != ".":
            return "this line does not join neighbouring dots or is drawn already"
        if answer["difference"] != instance.best:
            return "best play of both sides gives another difference"
        return "" if at in instance.lines else "this line does not reach the difference"


def _ends(line: Line) -> list[Line]:
    """Give the two dots of a line that is named by its place in the drawing."""
    (row, col), across = line, line[0] % 2 == 0
    if across:
        return [(row // 2 + 1, (col + 1) // 2), (row // 2 + 1, (col + 1) // 2 + 1)]
    return [((row + 1) // 2, col // 2 + 1), ((row + 1) // 2 + 1, col // 2 + 1)]


def _boxes(rows: int, cols: int, free: list[Line]) -> list[int]:
    """Give the missing lines of each box as bits."""
    boxes = []
    for r in range(1, 2 * rows, 2):
        for c in range(1, 2 * cols, 2):
            sides = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
            boxes.append(sum(1 << index for index, line in enumerate(free) if line in sides))
    return boxes


def _values(boxes: list[int], count: int) -> list[int]:
    """Give the best difference after each of the missing lines."""
    lines = [(1 << index, [box for box in boxes if box >> index & 1]) for index in range(count)]
    values = [0]  # for the side to move, by the lines that are missing
    after: list[int] = []
    for left in range(1, 1 << count):
        after = []
        for bit, beside in lines:
            if left & bit:
                closed = 0
                for box in beside:
                    if not box & left & ~bit:
                        closed += 1
                after.append(closed + values[left ^ bit] if closed else -values[left ^ bit])
        values.append(max(after))
    return after
