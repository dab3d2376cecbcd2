"""Count the rectangles whose whole border is drawn in a text picture, and add up their areas.

Answer: the number of rectangles and the sum of their areas in cells; they are unique.
Harder: a larger picture, more rectangles that overlap and share sides, broken ones.
Skills: counting, spatial
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record


class AsciiRectangleCount(Task["AsciiRectangleCount.Params", "AsciiRectangleCount.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows of the picture", levels=(6, 7, 8, 9, 11, 12, 14, 16, 20, 24), ge=5, le=40)
        cols: int = knob("the columns of the picture", levels=(10, 11, 12, 14, 16, 20, 24, 30, 38, 48), ge=5, le=60)
        drawn: int = knob("how many rectangles are drawn", levels=(2, 2, 3, 4, 5, 6, 7, 9, 11, 14), ge=1, le=20)
        shared: int = knob(
            "the share of sides in percent that lie on lines of earlier rectangles",
            levels=(0, 20, 40, 50, 55, 60, 60, 65, 65, 70),
            ge=0,
            le=100,
        )
        broken: int = knob(
            "how many cells of the drawing are wiped out", levels=(0, 0, 0, 1, 1, 2, 2, 3, 4, 5), ge=0, le=12
        )

    class Instance(task.Instance):
        picture: tuple[str, ...]

    answer = Record(count=Integer(low=0), area=Integer(low=0))
    prompt = Prompt(
        en=r"""
        In this picture # is a drawn cell and . an empty one:

        {{ picture | grid }}

        Look for all rectangles of at least 3 rows and 3 columns with sides along the rows and columns such that every
        cell of their border, the outermost cells on all four sides, is drawn. The cells within may be drawn or empty,
        and rectangles may overlap or contain each other.

        Give the number of these rectangles (count) and the sum of their areas (area); the area of a rectangle is its
        number of rows times its number of columns, the border included.
        """,
        zh=r"""
        下图中 # 表示画上的格，. 表示空格：

        {{ picture | grid }}

        找出所有至少 3 行 3 列、边与行列平行的矩形，要求其边界（四条边上最外圈的格）的每一格都是画上的。
        矩形内部的格可以是画上的或空的，矩形之间可以重叠或包含。

        给出这样的矩形的个数（count）以及它们的面积之和（area）；矩形的面积等于它的行数乘列数，边界计算在内。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        rows, cols = params.rows, params.cols
        cells: set[tuple[int, int]] = set()
        lines: tuple[list[int], list[int]] = ([], [])
        for _ in range(params.drawn):
            top, bottom = _span(rng, rows, lines[0], params.shared)
            left, right = _span(rng, cols, lines[1], params.shared)
            cells |= {(r, c) for r in range(top, bottom + 1) for c in (left, right)}
            cells |= {(r, c) for c in range(left, right + 1) for r in (top, bottom)}
        cells -= set(rng.sample(sorted(cells), params.broken))
        picture = tuple("".join(".#"[(r, c) in cells] for c in range(cols)) for r in range(rows))
        count, area = _found(picture)
        if not (params.drawn + 1) // 2 <= count <= 10 + 4 * params.drawn or (
            params.shared and count <= params.drawn > 2 and rng.random() < 0.8
        ):
            raise task.Retry
        return self.Instance(picture=picture), {"count": count, "area": area}

    def key(self, instance: Instance) -> object:
        rows = instance.picture
        columns = tuple("".join(column) for column in zip(*rows, strict=True))
        return min(p[::s] for way in (rows, columns) for p in (way, tuple(row[::-1] for row in way)) for s in (1, -1))


def _span(rng: Random, size: int, lines: list[int], shared: int) -> tuple[int, int]:
    """Draw two lines at least two apart, often earlier ones, and note them."""
    while True:
        ends = [rng.choice(lines) if lines and rng.randrange(100) < shared else rng.randrange(size) for _ in range(2)]
        low, high = sorted(ends)
        if high - low > 1:
            lines += ends
            return low, high


def _found(picture: tuple[str, ...]) -> tuple[int, int]:
    """Count the rectangles and add up their areas, by how far drawn cells reach down from each cell."""
    rows, cols = len(picture), len(picture[0])
    down = [[0] * cols for _ in range(rows + 1)]
    for r in range(rows - 1, -1, -1):
        down[r] = [down[r + 1][c] + 1 if picture[r][c] == "#" else 0 for c in range(cols)]
    count = area = 0
    for top, bottom in combinations(range(rows), 2):
        height = bottom - top + 1
        if height < 3:
            continue
        starts: list[int] = []  # left sides that both horizontal lines still reach
        for c in range(cols):
            if picture[top][c] == "." or picture[bottom][c] == ".":
                starts = []
            elif down[top][c] >= height:
                widths = [c - left + 1 for left in starts if c - left > 1]
                count += len(widths)
                area += height * sum(widths)
                starts.append(c)
    return count, area
