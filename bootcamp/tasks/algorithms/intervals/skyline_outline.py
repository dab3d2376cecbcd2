"""Draw the outline of buildings that stand in front of each other on a line.

Answer: the points where the height changes, each with the new height; unique.
Harder: more buildings, equal heights and shared edges, courtyards cut out.
Skills: simulation, spatial
Source: original; the skyline problem, as in U. Manber, Introduction to Algorithms (1989).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Points = tuple[tuple[int, ...], ...]
Building = tuple[int, int, int]
"""Left end, right end and height."""


class SkylineOutline(Task["SkylineOutline.Params", "SkylineOutline.Instance", Points]):
    version = 1

    class Params(task.Params):
        buildings: int = knob("the number of buildings", levels=(3, 3, 4, 5, 6, 7, 8, 10, 12, 15), ge=2, le=30)
        width: int = knob("the greatest place", levels=(15, 20, 24, 28, 32, 36, 40, 50, 60, 80), ge=10, le=500)
        height: int = knob("the greatest height", levels=(8, 9, 9, 9, 9, 9, 10, 10, 11, 12), ge=4, le=99)

    class Instance(task.Instance):
        buildings: tuple[Building, ...]

    answer = Sequence(Sequence(Integer(), length=2, brackets="[]"), brackets="[]")
    prompt = Prompt(
        en=r"""
        Buildings stand on a line, seen from the front; each one covers all places from its left end to its right end up
        to its height:

        {% for left, right, height in buildings %}
        - from {{ left }} to {{ right }}, height {{ height }}
        {% endfor %}

        The outline is the greatest height at each place, 0 where there is no building. Give, from left to right, the
        list of all points [x, h] at which it changes: just right of x it is h, just left of x it is another height.
        """,
        zh=r"""
        一些楼房立在一条直线上，从正面看，每一座都占满从左端到右端、直到其高度的所有位置：

        {% for left, right, height in buildings %}
        - 从 {{ left }} 到 {{ right }}，高 {{ height }}
        {% endfor %}

        轮廓是每个位置上的最大高度，没有楼房的地方为 0。请从左到右列出轮廓发生变化的所有点 [x, h]：
        紧靠 x 右边的高度是 h，而紧靠 x 左边的是另一个高度。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Points]:
        buildings: list[Building] = []
        edges: list[int] = []
        for _ in range(params.buildings):
            left, right = sorted(rng.sample(range(1, params.width + 1), 2))
            if edges and rng.random() < 0.3:
                left = rng.choice(edges)  # buildings that touch or begin together
            if not left < right <= left + params.width // 2:
                right = left + rng.randint(2, params.width // 2)
            height = rng.choice(buildings)[2] if buildings and rng.random() < 0.2 else rng.randint(2, params.height)
            buildings.append((left, right, height))
            edges += [left, right]
        instance = self.Instance(buildings=tuple(buildings))
        answer = self.solve(instance)
        hidden = 2 * len(set(buildings)) - len(answer)
        if len(answer) < max(3, 3 * params.buildings // 4) or hidden < 1 or len(set(buildings)) < len(buildings):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Points:
        points: list[tuple[int, int]] = []
        for x, heights in _heights(instance):
            height = max(heights, default=0)
            if not points or points[-1][1] != height:
                points.append((x, height))
        return tuple(points)

    def key(self, instance: Instance) -> object:
        return sorted(instance.buildings)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, before = [], 0
        for x, heights in _heights(instance):
            highest = max(heights, default=0)
            over = f"max({', '.join(map(str, heights))}) = " if len(heights) > 1 else ""
            lines.append(f"{x}: {over}{highest}" + (f" → [{x}, {highest}]" if highest != before else ""))
            before = highest
        return "\n".join(lines)


def _heights(instance: SkylineOutline.Instance) -> Iterator[tuple[int, list[int]]]:
    """Give each end of a building with the heights of the buildings just right of it."""
    for x in sorted({end for left, right, _ in instance.buildings for end in (left, right)}):
        yield x, [high for left, right, high in instance.buildings if left <= x < right]
