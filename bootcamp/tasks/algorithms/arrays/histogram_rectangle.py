"""Find the largest rectangle that fits under the columns of a histogram.

Answer: its area and its first and last column; unique, since ties are settled.
Harder: more and higher columns, columns of different widths.
Skills: spatial, arithmetic
Source: original; the largest rectangle in a histogram, from the ACM contest at Ulm (2003).
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record

Rectangle = dict[str, int]


class HistogramRectangle(Task["HistogramRectangle.Params", "HistogramRectangle.Instance", Rectangle]):
    version = 1

    class Params(task.Params):
        columns: int = knob("the number of columns", levels=(5, 6, 8, 10, 12, 14, 18, 22, 28, 34), ge=4, le=60)
        height: int = knob("the greatest height", levels=(9, 9, 12, 15, 15, 20, 30, 40, 60, 80), ge=4, le=999)
        width: int = knob("the greatest width", levels=(1, 1, 1, 1, 3, 4, 5, 6, 7, 9), ge=1, le=99)

    class Instance(task.Instance):
        heights: tuple[int, ...]
        widths: tuple[int, ...]
        """Empty if all columns have the width 1."""

        def rows(self) -> list[tuple[object, ...]]:
            return list(zip(range(1, len(self.heights) + 1), self.heights, self.widths, strict=True))

    prompt = Prompt(
        en=r"""
        {% if widths %}
        The columns of a histogram stand side by side on a line, from left to right:

        {{ rows() | table(["column", "height", "width"]) }}

        {% else %}
        The columns of a histogram stand side by side on a line, each 1 wide. From left to right they have the heights
        {{ heights | comma }}.

        {% endif %}
        Find the rectangle of greatest area that stands on the line, covers some neighbouring columns in their full
        width and is nowhere higher than the column there. Give "area", "first" and "last", the numbers of its first and
        last column, counted from 1 at the left. Among rectangles of the same area take the one that begins furthest to
        the left, and among those the one that covers most columns.
        """,
        zh=r"""
        {% if widths %}
        一个直方图的各列从左到右并排立在一条直线上：

        {{ rows() | table(["列", "高", "宽"]) }}

        {% else %}
        一个直方图的各列并排立在一条直线上，每列宽 1，从左到右的高度为 {{ heights | comma }}。

        {% endif %}
        请找出面积最大的矩形：它立在这条直线上，占满若干相邻列的全部宽度，并且处处不高于所在的列。
        请给出 "area"（面积）以及 "first" 和 "last"（它的第一列和最后一列的编号，从左边由 1 数起）。
        面积相同时取起始列最靠左的，其中再取占列数最多的。
        """,
    )

    def format(self, instance: Instance) -> Format[Rectangle]:
        column = Integer(1, len(instance.heights))
        return Record(area=Integer(low=1), first=column, last=column)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rectangle]:
        # A plateau with dents, so that the best rectangle is wide, and neither the whole nor one column.
        base = rng.randint(params.height // 3, params.height * 2 // 3)
        first, last = sorted(rng.sample(range(params.columns), 2))
        heights = [
            rng.randint(base, params.height)
            if first <= place <= last and rng.random() < 0.85
            else rng.randint(1, max(2, base))
            for place in range(params.columns)
        ]
        widths = tuple(rng.randint(1, params.width) for _ in heights) if params.width > 1 else ()
        instance = self.Instance(heights=tuple(heights), widths=widths)
        answer = self.solve(instance)
        size = answer["last"] - answer["first"] + 1
        over_highest = answer["first"] <= heights.index(max(heights)) + 1 <= answer["last"]
        if params.columns > 6 and (not 2 <= size <= params.columns * 3 // 4 or (over_highest and rng.random() < 0.6)):
            raise task.Retry
        plain = self.solve(instance.model_copy(update={"widths": ()}))
        if widths and (plain["first"], plain["last"]) == (answer["first"], answer["last"]):
            raise task.Retry  # the widths do not matter
        return instance, answer

    def solve(self, instance: Instance) -> Rectangle:
        heights = instance.heights
        ends = list(accumulate(instance.widths or [1] * len(heights), initial=0))
        found: list[tuple[int, int, int]] = []
        for first in range(len(heights)):
            low = heights[first]
            for last in range(first, len(heights)):
                low = min(low, heights[last])
                found.append((low * (ends[last + 1] - ends[first]), -first, last))
        area, first, last = max(found)
        return {"area": area, "first": 1 - first, "last": last + 1}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        heights, lines = instance.heights, []
        ends = list(accumulate(instance.widths or [1] * len(heights), initial=0))
        best = (0, 0, 0)
        for place, height in enumerate(heights):
            first = last = place
            while first and heights[first - 1] >= height:
                first -= 1
            while last + 1 < len(heights) and heights[last + 1] >= height:
                last += 1
            width = ends[last + 1] - ends[first]
            best = max(best, (height * width, -first, last))
            told = f"{place + 1}: {first + 1}-{last + 1}, "
            if instance.widths:
                told += f"{'+'.join(map(str, instance.widths[first : last + 1]))}={width}, "
            lines.append(f"{told}{height}*{width}={height * width}")
        area, first, last = best
        return "\n".join([*lines, f"max {area}: {1 - first}-{last + 1}"])

    def key(self, instance: Instance) -> object:
        return [instance.heights, instance.widths]
