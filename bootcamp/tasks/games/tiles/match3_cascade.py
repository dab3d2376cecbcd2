"""Swap two gems and follow the runs that vanish and the gems that fall until the board is quiet.

Answer: the board at the end and how many gems vanish in each wave; unique.
Harder: larger boards, more waves, more kinds of gems.
Skills: simulation, spatial
Source: original; games of the kind of Bejeweled.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import grid
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Grid, Integer, Record, Sequence

Rows = tuple[tuple[str, ...], ...]
Spot = tuple[int, int]
Answer = dict[str, Any]


class Match3Cascade(Task["Match3Cascade.Params", "Match3Cascade.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 9), ge=4, le=10)
        kinds: int = knob("how many kinds of gems there are", levels=(3, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=3, le=6)
        waves: int = knob("how many waves there are", levels=(1, 1, 2, 2, 3, 4, 4, 4, 4, 5), ge=1, le=8)

    class Instance(task.Instance):
        board: Rows
        swap: tuple[Spot, ...]

    prompt = Prompt(
        en=r"""
        Gems of {{ board | sum(start=()) | unique | list | length }} kinds, shown by letters, lie on this board:

        {{ board | grid(" ") }}

        Cells are (row, column), counted from (1,1) at the top left. The gems in {{ swap[0] | point }} and
        {{ swap[1] | point }} change places. Then waves follow one another:

        - A run is three or more equal gems next to each other in a straight line, in a row or in a column. All gems
          that belong to at least one run vanish at once.
        - Then the gems that are left in each column fall straight down until there is no empty cell below any of
          them, without passing each other. No new gems come in, and an empty cell belongs to no run.

        This is repeated until there is no run. Give the board at the end (board), with `.` for an empty cell, and
        how many gems vanish in each wave, in order (waves).
        """,
        zh=r"""
        棋盘上有 {{ board | sum(start=()) | unique | list | length }} 种宝石，用字母表示：

        {{ board | grid(" ") }}

        格子写成 (行, 列)，左上角是 (1,1)。{{ swap[0] | point }} 和 {{ swap[1] | point }} 两格的宝石交换位置。
        然后一轮接一轮地进行：

        - 同一行或同一列中连成直线的三个或更多相同的宝石叫作一串。至少属于一串的所有宝石同时消失。
        - 然后每一列中剩下的宝石笔直落下，互不越过，直到它们下方都没有空格。不补入新的宝石，空格不属于任何一串。

        重复进行，直到没有任何一串。给出最后的棋盘（board），空格写成 `.`，以及各轮依次消失的宝石数（waves）。
        """,
    )

    def format(self, instance: Instance) -> Record:
        size = len(instance.board)
        letters = "".join(sorted({gem for row in instance.board for gem in row}))
        return Record(board=Grid(size, size, letters + "."), waves=Sequence(Integer(low=0)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size, gems = params.size, rng.sample("ABCDEFGHKLMNPRSTVWXY", params.kinds)
        rows = list[list[str]]()
        for r in range(size):
            rows.append([])
            for c in range(size):
                twice = {rows[r][c - 1]} if c > 1 and rows[r][c - 1] == rows[r][c - 2] else set[str]()
                twice |= {rows[r - 1][c]} if r > 1 and rows[r - 1][c] == rows[r - 2][c] else set[str]()
                rows[r].append(rng.choice([gem for gem in gems if gem not in twice]))
        board: Rows = tuple(map(tuple, rows))
        spots = [(r, c) for r in range(1, size + 1) for c in range(1, size + 1)]
        swaps = [((r, c), near) for r, c in spots for near in ((r, c + 1), (r + 1, c)) if max(near) <= size]
        for swap in rng.sample(swaps, len(swaps)):
            instance = self.Instance(board=board, swap=swap)
            answer = self.solve(instance)
            if len(answer["waves"]) == params.waves:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        *waves, (rows, _) = _course(instance)
        return {"board": rows, "waves": tuple(len(gone) for _, gone in waves)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for rows, gone in _course(instance):
            lines.append(grid(rows, " ").replace("\n", " / "))
            if gone:
                shown = [[".*"[(r, c) in gone] for c in range(len(rows))] for r in range(len(rows))]
                lines.append(f"{grid(shown).replace(chr(10), ' / ')}: {len(gone)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        size, (a, b) = len(instance.board), instance.swap
        mirrored = tuple(row[::-1] for row in instance.board), tuple((r, size + 1 - c) for r, c in (a, b))
        views = list[object]()
        for board, swap in ((instance.board, (a, b)), mirrored):
            order = list(dict.fromkeys(gem for row in board for gem in row))
            views.append(([[order.index(gem) for gem in row] for row in board], sorted(swap)))
        return min(views, key=str)


def _course(instance: Match3Cascade.Instance) -> Iterator[tuple[Rows, set[Spot]]]:
    """Give the board after the swap and after each wave, and the gems that vanish then."""
    rows = [list(row) for row in instance.board]
    (r, c), (s, d) = instance.swap
    rows[r - 1][c - 1], rows[s - 1][d - 1] = rows[s - 1][d - 1], rows[r - 1][c - 1]
    gone = _runs(rows)
    while gone:
        yield tuple(map(tuple, rows)), gone
        columns = list[list[str]]()
        for c in range(len(rows)):
            left = [row[c] for r, row in enumerate(rows) if (r, c) not in gone and row[c] != "."]
            columns.append(["."] * (len(rows) - len(left)) + left)
        rows = [list(row) for row in zip(*columns, strict=True)]
        gone = _runs(rows)
    yield tuple(map(tuple, rows)), gone


def _runs(rows: list[list[str]]) -> set[Spot]:
    """Give the cells, counted from 0, that belong to a run."""
    gone = set[Spot]()
    for r, row in enumerate(rows):
        for c, gem in enumerate(row):
            if gem != ".":
                if c > 1 and row[c - 1] == row[c - 2] == gem:
                    gone |= {(r, c), (r, c - 1), (r, c - 2)}
                if r > 1 and rows[r - 1][c] == rows[r - 2][c] == gem:
                    gone |= {(r, c), (r - 1, c), (r - 2, c)}
    return gone
