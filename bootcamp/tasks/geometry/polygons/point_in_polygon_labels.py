"""Say of each of some points whether it lies inside a simple polygon, on its boundary or outside.

Answer: in, on or out for each label; they are unique.
Harder: more corners and points, more points next to or on the boundary or level with corners.
Skills: geometry, spatial
Source: original.
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, locate, random_polygon
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

_WORDS = {1: "in", 0: "on", -1: "out"}


class PointInPolygonLabels(Task["PointInPolygonLabels.Params", "PointInPolygonLabels.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corners there are", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20)
        points: int = knob("how many points are asked about", levels=(4, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=26)
        size: int = knob("the largest coordinate", levels=(6, 8, 10, 12, 14, 16, 20, 24, 30, 40), ge=4, le=99)
        near: int = knob(
            "the share of points next to the boundary in percent",
            levels=(0, 20, 40, 60, 70, 80, 90, 100, 100, 100),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        corners: tuple[tuple[int, int], ...]
        points: tuple[tuple[int, int], ...]

        @property
        def labelled(self) -> list[str]:
            return [f"{chr(65 + i)}({x}, {y})" for i, (x, y) in enumerate(self.points)]

    prompt = Prompt(
        en=r"""
        A simple polygon has these corners (x, y), in order:

        {{ corners | map("point") | comma }}

        For each of the points

        {{ labelled | comma }}

        say whether it lies strictly inside the polygon (in), on its boundary (on) or outside (out).
        """,
        zh=r"""
        一个简单多边形的顶点 (x, y) 依次为：

        {{ corners | map("point") | comma }}

        对下列每个点

        {{ labelled | comma }}

        判断它在多边形的内部（in）、边界上（on）还是外部（out）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(
            tuple(chr(65 + i) for i in range(len(instance.points))), tuple(_WORDS.values()), distinct=False
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        n = params.size
        polygon = random_polygon(rng, params.corners, -n // 2, n // 2)
        polygon = [(2 * x, 2 * y) for x, y in polygon] if rng.random() < 0.5 else polygon
        polygon = polygon if rng.random() < 0.5 else polygon[::-1]
        pools: dict[int, list[Lattice]] = {1: [], 0: [], -1: []}
        reach = max(abs(value) for corner in polygon for value in corner) + 1
        close = {(x + dx, y + dy) for x, y in _along(polygon) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        level = {y for _, y in polygon}
        for x in range(-reach, reach + 1):
            for y in range(-reach, reach + 1):
                wanted = (x, y) in close or y in level or rng.randrange(100) >= params.near
                if wanted and (x, y) not in polygon and abs(x) < reach:
                    pools[locate((x, y), polygon)].append((x, y))
        chosen: list[Lattice] = []
        for place in (1, 0, -1):
            pool = pools[place]
            rng.shuffle(pool)
            if params.near and place:
                pool.sort(key=lambda p: p not in close and rng.random() < 0.7)
        shares = [1, 0, -1] + [rng.choice((1, 0, -1, 1, -1)) for _ in range(params.points - 3)]
        for place in shares:
            if not pools[place]:
                raise task.Retry
            chosen.append(pools[place].pop(0))
        rng.shuffle(chosen)
        answer = {chr(65 + i): _WORDS[locate(point, polygon)] for i, point in enumerate(chosen)}
        return self.Instance(corners=tuple(polygon), points=tuple(chosen)), answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.corners), sorted(instance.points)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        corners, lines = instance.corners, list[str]()
        sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
        for label, (x, y) in zip(instance.labelled, instance.points, strict=True):
            told, count, found = list[str](), 0, ""
            for i, ((a, b), (c, d)) in enumerate(sides, start=1):  # which sides lie to the right, at the height of y
                low, high = min(a, c), max(a, c)
                if b == y == d and low <= x <= high:
                    found = "on"
                    told.append(f"{i}")
                elif (b <= y) != (d <= y):
                    shared = gcd(c - a, d - b)
                    dx, dy = (c - a) // shared, (d - b) // shared
                    turn = dx * (y - b) - dy * (x - a)
                    between = low <= x <= high
                    right = turn * dy > 0 if between else x < low
                    found = "on" if between and not turn else found
                    sign = "-" if dy > 0 else "+"
                    way = f": {dx}·{bracketed(y - b)} {sign} {abs(dy)}·{bracketed(x - a)} = {turn}" if between else ""
                    told.append(f"{i}{way}" if found else f"{i}{way} {'+' if right else '-'}")
                    count += right
                if found:
                    break
            lines.append(f"{label[0]} {', '.join([*told, ''])}{found or _WORDS[1 if count % 2 else -1]}")
        return "\n".join(lines)


def _along(polygon: list[Lattice]) -> list[Lattice]:
    """List lattice points on or just below the sides."""
    found = list(polygon)
    for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        for x in range(min(a, c), max(a, c) + 1):
            if a != c:
                found.append((x, b + (d - b) * (x - a) // (c - a)))
        for y in range(min(b, d), max(b, d) + 1):
            if b != d:
                found.append((a + (c - a) * (y - b) // (d - b), y))
    return found
