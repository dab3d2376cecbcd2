"""Find where the rain on a terrain gathers, and how much of it.

Answer: every pit with the number of cells that drain to it; unique.
Harder: larger terrains with more ties between neighbours, and changes of height before the rain.
Skills: simulation, spatial
Source: original; the rule is the D8 flow of hydrology.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Integer, Mapping

Heights = tuple[tuple[int, ...], ...]


class DrainageBasins(Task["DrainageBasins.Params", "DrainageBasins.Instance", dict[Cell, int]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 5, 6, 7, 8, 8, 9, 10, 12), ge=3, le=16)
        highest: int = knob("the greatest height", levels=(9, 9, 9, 9, 12, 15, 15, 18, 20, 25), ge=3, le=99)
        raised: int = knob("how many cells are raised or lowered", levels=(0, 0, 0, 0, 0, 0, 3, 4, 6, 8), ge=0, le=20)

    class Instance(task.Instance):
        heights: Heights
        changes: tuple[tuple[Cell, int], ...]  # cells counted from 1

        @property
        def after(self) -> Heights:
            changed = dict(self.changes)
            rows, cols = len(self.heights), len(self.heights[0])
            places = cells(rows, cols)
            return fill(rows, cols, (self.heights[r][c] + changed.get((r + 1, c + 1), 0) for r, c in places))

    prompt = Prompt(
        en=r"""
        The heights of the cells of a terrain, north at the top:

        {{ heights | board }}

        A cell is written (row, column); (1, 1) is the top left one.
        {% if changes %}
        First, these cells change their heights (+ is up, - is down):
        {% for cell, change in changes %}{{ cell | point }} by
        {{ change | signed }}{{ ", " if not loop.last }}{% endfor %}.
        {% endif %}

        Then it rains on every cell. Each cell has up to eight neighbours, with which it shares a side or a corner. The
        rain on a cell runs to the lowest of its neighbours if that one is lower than the cell; among several lowest
        neighbours it takes the first in the order north, north-east, east, south-east, south, south-west, west,
        north-west. From there it runs on in the same way. A cell that has no lower neighbour is a pit, and what comes
        there stays there.

        Give every pit with the number of cells whose rain ends in it, itself included.
        """,
        zh=r"""
        一片地形各格的高度如下，上方为北：

        {{ heights | board }}

        格子记为（行, 列），左上角是 (1, 1)。
        {% if changes %}
        首先，下列格子的高度发生变化（+ 为升高，- 为降低）：
        {% for cell, change in changes %}{{ cell | point }} 变化
        {{ change | signed }}{{ "，" if not loop.last }}{% endfor %}。
        {% endif %}

        然后每一格都下雨。每格有至多八个相邻格（有公共边或公共角）。如果相邻格中最低的比这一格低，雨水就流到那里；
        最低的有多个时，按北、东北、东、东南、南、西南、西、西北的次序取第一个。到了那里再照样往下流。
        没有更低的相邻格的格是洼地，流到那里的水就停在那里。

        给出每个洼地，以及雨水最终流到那里的格数（包括它自己）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[Cell, int]]:
        rows, cols = len(instance.heights), len(instance.heights[0])
        return Mapping(CellFormat(rows, cols), Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[Cell, int]]:
        size = params.size
        heights = fill(size, size, (rng.randint(1, params.highest) for _ in range(size * size)))
        chosen = rng.sample([(r + 1, c + 1) for r, c in cells(size, size)], params.raised)
        changes = []
        for row, col in sorted(chosen):
            height = heights[row - 1][col - 1]
            changes.append(
                ((row, col), rng.choice([new - height for new in range(1, params.highest + 3) if new != height]))
            )
        instance = self.Instance(heights=heights, changes=tuple(changes))
        basins = self.solve(instance)
        if len(basins) < 2 or (changes and basins == self.solve(instance.model_copy(update={"changes": ()}))):
            raise task.Retry
        return instance, basins

    def key(self, instance: Instance) -> object:
        return instance.after

    def solve(self, instance: Instance) -> dict[Cell, int]:
        ends: dict[Cell, Cell] = {}
        for cell, lowest in _runs(instance.after):
            ends[cell] = ends[lowest] if lowest else cell
        return {(r + 1, c + 1): count for (r, c), count in sorted(Counter(ends.values()).items())}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        pit = {"en": "pit", "zh": "洼地"}[language]
        lines = []
        for (row, col), change in instance.changes:
            old = instance.heights[row - 1][col - 1]
            lines.append(f"({row},{col}): {old} {'-+'[change > 0]} {abs(change)} = {old + change}")
        ends: dict[Cell, Cell] = {}
        for cell, lowest in _runs(instance.after):
            ends[cell] = ends[lowest] if lowest else cell
            way = dict.fromkeys([cell, lowest or cell, ends[cell]])
            lines.append(" → ".join([*map(_shown, way), pit][: len(way) + (lowest is None)]))
        for bottom in dict.fromkeys(ends.values()):
            basin = [cell for cell, end in ends.items() if end == bottom]
            lines.append(f"{' '.join(map(_shown, basin))}: {len(basin)}")
        return "\n".join(lines)


def _runs(heights: Heights) -> Iterator[tuple[Cell, Cell | None]]:
    """Give the cells from low to high, each with the lowest of its neighbours if that is lower."""
    size = len(heights), len(heights[0])
    for cell in sorted(cells(*size), key=lambda place: heights[place[0]][place[1]]):
        near = [(cell[0] + down, cell[1] + right) for down, right in KING]
        inside = [(r, c) for r, c in near if 0 <= r < size[0] and 0 <= c < size[1]]
        lowest = min(inside, key=lambda place: heights[place[0]][place[1]])
        yield cell, lowest if heights[lowest[0]][lowest[1]] < heights[cell[0]][cell[1]] else None


def _shown(cell: Cell) -> str:
    return f"({cell[0] + 1},{cell[1] + 1})"
