"""Count the paths right and up on a lattice that avoid some points and pass through others.

Answer: one integer; it is unique.
Harder: longer paths, more points to avoid and to pass through.
Skills: counting
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Point = tuple[int, int]


class LatticePathsBlocked(Task["LatticePathsBlocked.Params", "LatticePathsBlocked.Instance", int]):
    version = 1

    class Params(task.Params):
        size: int = knob("the least coordinate of the end", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=20)
        blocked: int = knob("how many points must be avoided", levels=(2, 3, 4, 4, 5, 7, 9, 12, 15, 20), ge=0, le=40)
        musts: int = knob("how many points must be passed", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        end: Point
        blocked: tuple[Point, ...]
        musts: tuple[Point, ...]

        def points(self, shown: tuple[Point, ...]) -> str:
            return ", ".join(map(str, shown))

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A path goes from (0, 0) to {{ end | point }}. Each of its steps goes from (x, y) to (x + 1, y) or to (x, y + 1).

        - It must not visit {{ "the point" if blocked | length == 1 else "any of the points" }} {{ points(blocked) }}.
        {% if musts %}
        - It must visit {{ "the point" if musts | length == 1 else "all of the points" }} {{ points(musts) }}.
        {% endif %}

        How many such paths are there?
        """,
        zh=r"""
        一条路径从 (0, 0) 走到 {{ end | point }}，每一步从 (x, y) 走到 (x + 1, y) 或 (x, y + 1)。

        - 不得经过{{ "点 " if blocked | length == 1 else "下列任何一点：" }}{{ points(blocked) }}。
        {% if musts %}
        - 必须经过{{ "点 " if musts | length == 1 else "下列所有点：" }}{{ points(musts) }}。
        {% endif %}

        这样的路径共有多少条？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        end = (params.size + rng.randint(0, 2), params.size + rng.randint(0, 2))
        way = [0] * end[0] + [1] * end[1]
        rng.shuffle(way)
        path = [(way[:i].count(0), way[:i].count(1)) for i in range(1, len(way))]
        others = [(x, y) for x in range(end[0] + 1) for y in range(end[1] + 1) if (x, y) not in {*path, (0, 0), end}]
        musts, blocked = rng.sample(path, params.musts), rng.sample(others, min(params.blocked, len(others) * 2 // 3))
        instance = self.Instance(end=end, blocked=tuple(sorted(blocked)), musts=tuple(sorted(musts)))
        count = self.solve(instance)
        for index in range(params.musts):
            if self.solve(instance.model_copy(update={"musts": (*musts[:index], *musts[index + 1 :])})) == count:
                raise Retry
        if count < 4 + params.size or count == self.solve(instance.model_copy(update={"blocked": ()})):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Go over all points; those right below or left above a point that must be passed are barred too."""
        return self._ways(instance)[instance.end]

    @staticmethod
    def _ways(instance: LatticePathsBlocked.Instance) -> dict[Point, int]:
        ways: dict[Point, int] = {}
        for x in range(instance.end[0] + 1):
            for y in range(instance.end[1] + 1):
                beside = any((a - x) * (b - y) < 0 for a, b in instance.musts)
                before = ways.get((x - 1, y), 0) + ways.get((x, y - 1), 0) + (x == y == 0)
                ways[x, y] = 0 if beside or (x, y) in instance.blocked else before
        return ways

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (width, height), ways, lines = instance.end, self._ways(instance), []
        for x, y in instance.musts:
            barred = {"en": f"({x}, {y}): no path has x < {x}, y > {y} or x > {x}, y < {y}",
                      "zh": f"({x}, {y})：路径不含 x < {x}、y > {y} 或 x > {x}、y < {y} 的点"}  # fmt: skip
            lines.append(barred[language])
        lines.append(f"y = 0, ..., {height}")
        for x in range(width + 1):
            row = [str(ways[x, y]) for y in range(height + 1)]
            lines.append(f"x = {x}: {', '.join(row)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        """Fold the exchange of the axes."""
        parts = [[instance.end], instance.blocked, instance.musts]
        return min([sorted(point[::step] for point in part) for part in parts] for step in (1, -1))
