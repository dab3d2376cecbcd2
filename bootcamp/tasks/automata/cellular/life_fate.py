"""Tell from when on a pattern of the Game of Life repeats itself, moved or not.

Answer: the first step of the repetition, its period and the shift in it; unique.
Harder: more cells, a later step, patterns that move.
Skills: simulation, spatial
Source: original; the Game of Life after Conway (Gardner, "Mathematical Games", 1970).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Cell = tuple[int, int]

_GLIDERS = (((0, 1), (1, 2), (2, 0), (2, 1), (2, 2)), ((0, 0), (0, 2), (1, 1), (1, 2), (2, 1)))
_DRAWS = 300


class LifeFate(Task["LifeFate.Params", "LifeFate.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the pattern may have", levels=(3, 4, 4, 4, 4, 5, 5, 5, 6, 6), ge=3, le=8)
        cols: int = knob("how many columns it may have", levels=(4, 4, 5, 5, 5, 5, 6, 6, 6, 7), ge=3, le=9)
        least: int = knob("the least step of the answer", levels=(1, 2, 3, 4, 5, 6, 7, 9, 12, 16), ge=1, le=60)
        most: int = knob("its greatest step", levels=(4, 6, 9, 12, 16, 20, 25, 32, 42, 56), ge=1, le=80)
        moves: bool = knob("whether patterns may move away", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        grid: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        The Game of Life is played on a plane of cells that is endless in all directions. At step 0 these cells are live
        (#); the other cells shown (.) and all cells outside are dead:

        {% for row in grid %}
        {{ row }}
        {% endfor %}

        In each step all cells change at once: a dead cell with exactly 3 live cells among the 8 around it becomes live;
        a live cell with 2 or 3 live cells among the 8 around it stays live; all other cells are dead afterwards.

        Let p be the least positive number of steps after which the pattern, from some step on, comes again and again,
        moved each time by the same number of cells down and to the right (0, or a negative number for up or left, is
        possible too): for some shift, at every step u from some step on, the pattern at step u + p is the pattern at
        step u, moved by the shift. Let t be the first step such that this holds for every u from t on.

        Give "start" (t), "period" (p) and "shift" ([cells down, cells to the right] in p steps). If all cells die, give
        as "start" the first step at which no cell is live, as "period" 0 and as "shift" [0, 0].
        """,
        zh=r"""
        生命游戏在一个向四周无限延伸的方格平面上进行。第 0 步时，下图中的 # 格是活的；
        图中其余的格（.）以及图外所有的格都是死的：

        {% for row in grid %}
        {{ row }}
        {% endfor %}

        每一步所有格同时变化：死格周围 8 格中恰有 3 个活格时变活；活格周围 8 格中有 2 个或 3 个活格时仍活；
        其余各格之后都是死的。

        设 p 是满足下述条件的最小正整数：从某一步起，图案每经过 p 步就重新出现，每次向下、向右移动相同的格数
        （可以是 0，也可以是表示向上或向左的负数）。也就是说，存在一个位移，使得从某一步起的每一步 u，
        第 u + p 步的图案就是第 u 步的图案按这个位移移动的结果。设 t 是使这对所有 u ≥ t 都成立的最早的一步。

        给出 "start"（即 t）、"period"（即 p）和 "shift"（p 步中的位移 [向下格数, 向右格数]）。如果所有的格都死了，
        则 "start" 为第一个没有活格的步数，"period" 为 0，"shift" 为 [0, 0]。
        """,
    )
    answer = Record(start=Integer(low=0), period=Integer(low=0), shift=Sequence(Integer(), length=2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        rows, cols = params.rows, params.cols
        wanted = rng.choices(("dies", "stays", "swings", "moves"), (2, 6, 5, 6 * params.moves))[0]
        if wanted == "moves":
            rows, cols = rows + 1, cols + 2
        for _ in range(_DRAWS):
            live = {(row, col) for row in range(rows) for col in range(cols) if rng.random() < 0.5}
            if wanted == "moves":  # a glider and a few cells more
                turn, low, left = rng.randrange(4), rng.randint(0, rows - 3), rng.randint(0, cols - 3)
                cells = [
                    (2 - row if turn % 2 else row, 2 - col if turn > 1 else col) for row, col in rng.choice(_GLIDERS)
                ]
                live = {(low + row, left + col) for row, col in cells} | set(
                    rng.sample(sorted(live), min(5, len(live)))
                )
            found = _fate(live, params.most) if len(live) > 2 else None
            if found is None or not params.least <= found["start"] <= params.most:
                continue
            period, shift = found["period"], found["shift"]
            kind = "dies" if not period else "moves" if any(shift) else "stays" if period == 1 else "swings"
            if kind != wanted:
                continue
            low, left = min(row for row, _ in live), min(col for _, col in live)
            high, right = max(row for row, _ in live), max(col for _, col in live)
            grid = tuple(
                "".join("#" if (row, col) in live else "." for col in range(left, right + 1))
                for row in range(low, high + 1)
            )
            return self.Instance(grid=grid), found
        raise task.Retry

    def key(self, instance: Instance) -> object:
        grids = [list(instance.grid)]
        for _ in range(3):
            grids.append(["".join(row) for row in zip(*grids[-1][::-1], strict=True)])
        return min(grids + [[row[::-1] for row in grid] for grid in grids])

    def solve(self, instance: Instance) -> dict[str, Any]:
        live = {(row, col) for row, line in enumerate(instance.grid) for col, sign in enumerate(line) if sign == "#"}
        found = _fate(live, 150)
        assert found is not None
        return found


def _fate(cells: set[Cell], limit: int) -> dict[str, Any] | None:
    """Follow a pattern until it comes again, at most a little beyond step `limit`; None if it does not.

    A board is one number, a bit a cell, row behind row; a pattern that came again is the same from its first cell on.
    """
    most = limit + 6
    width = 2 * most + 12
    live = sum(1 << ((row + most) * width + col + most) for row, col in cells)
    seen: dict[int, tuple[int, int]] = {}
    for step in range(most):
        if not live:
            return {"start": step, "period": 0, "shift": (0, 0)}
        place = (live & -live).bit_length() - 1
        shape = live >> place
        if shape in seen:
            first, before = seen[shape]
            down = round((place - before) / width)
            return {"start": first, "period": step - first, "shift": (down, place - before - down * width)}
        seen[shape] = step, place
        live = _next(live, width)
    return None


def _next(live: int, width: int) -> int:
    """Make a step; the cells around are counted by adding bits of many cells at once."""
    left, right = live << 1, live >> 1
    ones, twos = left ^ right ^ live, (left & right) | (live & (left | right))  # three in a row
    up, down = ones << width, ones >> width
    side, both = left ^ right, left & right
    one = up ^ down ^ side
    carry = (up & down) | (side & (up | down))
    above, below = twos << width, twos >> width
    two = carry ^ both ^ above ^ below
    four = (carry & both) | (above & below) | ((carry ^ both) & (above ^ below))
    return two & ~four & (one | live)
