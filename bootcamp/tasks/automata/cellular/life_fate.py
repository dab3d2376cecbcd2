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

_DRAWS = 150
_AROUND = (-1025, -1024, -1023, -1, 1, 1023, 1024, 1025)  # in rows of 1024 cells


class LifeFate(Task["LifeFate.Params", "LifeFate.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the pattern may have", levels=(3, 3, 3, 4, 4, 4, 4, 4, 5, 5), ge=2, le=8)
        cols: int = knob("how many columns it may have", levels=(3, 4, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=9)
        least: int = knob("the least step of the answer", levels=(1, 2, 4, 5, 6, 7, 9, 11, 14, 18), ge=1, le=60)
        most: int = knob("its greatest step", levels=(3, 4, 6, 7, 9, 11, 14, 18, 24, 32), ge=1, le=80)

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
        dies = rng.random() < 0.12
        for _ in range(_DRAWS):
            rows, cols = params.rows, params.cols
            live = {(row, col) for row in range(rows) for col in range(cols) if rng.random() < 0.5}
            found = _fate(live, params.most) if len(live) > 2 else None
            if found is None or not params.least <= found["start"] <= params.most or (found["period"] == 0) != dies:
                continue
            if found["period"] == 1 and rng.random() < 0.5:
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
        found = _fate(live, 300)
        assert found is not None
        return found


def _fate(cells: set[Cell], limit: int) -> dict[str, Any] | None:
    """Follow a pattern until it comes again, at most a little beyond step `limit`; None if it does not."""
    live = {(row + 512) * 1024 + col + 512 for row, col in cells}
    seen: dict[frozenset[int], tuple[int, int]] = {}
    for step in range(limit + 8):
        if not live:
            return {"start": step, "period": 0, "shift": (0, 0)}
        corner = (min(live) & ~1023) + min([cell & 1023 for cell in live])
        shape = frozenset([cell - corner for cell in live])
        if shape in seen:
            first, before = seen[shape]
            shift = (corner >> 10) - (before >> 10), (corner & 1023) - (before & 1023)
            return {"start": first, "period": step - first, "shift": shift}
        seen[shape] = step, corner
        count: dict[int, int] = {}
        for cell in live:
            for near in _AROUND:
                count[cell + near] = count.get(cell + near, 0) + 1
        live = {cell for cell, number in count.items() if number == 3 or (number == 2 and cell in live)}
    return None
