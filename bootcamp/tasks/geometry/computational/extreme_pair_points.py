"""Find the nearest or the farthest pair among points in the plane or in space, perhaps of two colours.

Answer: the pair and the squared distance; both are unique.
Harder: more points, close seconds, three dimensions, two colours.
Skills: geometry, search
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Integer, Record


class ExtremePairPoints(Task["ExtremePairPoints.Params", "ExtremePairPoints.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(5, 6, 8, 10, 12, 15, 19, 24, 31, 40), ge=4, le=60)
        space: int = knob("the share of cases in space in percent", levels=(0, 0, 20, *[50] * 7), ge=0, le=100)
        colours: int = knob("the share of cases in two colours in percent", levels=(0, 0, 30, *[60] * 7), ge=0, le=100)
        size: int = knob("the largest coordinate", levels=(8, 9, 15, 20, 24, 30, 40, 50, 60, 80), ge=5, le=500)
        gap: int = knob(
            "by how many percent the second best pair differs at most, 0 for no limit",
            levels=(0, 0, 20, 18, 16, 15, 15, 15, 15, 15),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        points: tuple[tuple[int, ...], ...]
        red: int  # how many of the first points are red, the others blue; 0 if there are no colours
        nearest: bool

        @property
        def shown(self) -> dict[str, list[str]]:
            names = {"en": ("red", "blue"), "zh": ("红", "蓝")}
            return {
                language: [
                    f"({', '.join(map(str, p))})" + (f" {pair[i >= self.red]}" if self.red else "")
                    for i, p in enumerate(self.points)
                ]
                for language, pair in names.items()
            }

    prompt = Prompt(
        en=r"""
        These points {{ "of space" if points[0] | length == 3 else "of the plane" }} are numbered
        {{- " and coloured" if red }}:

        {{ shown[language] | numbered }}

        Among all pairs of {{ "a red and a blue point" if red else "points" }} exactly one has the
        {{ "least" if nearest else "greatest" }} distance. Give its numbers (pair) and the square of its distance
        (square).
        """,
        zh=r"""
        下列{{ "空间" if points[0] | length == 3 else "平面" }}中的点已编号{{ "并涂色" if red }}：

        {{ shown[language] | numbered }}

        在所有由{{ "一个红点与一个蓝点" if red else "两个点" }}组成的点对中，
        恰有一对的距离{{ "最小" if nearest else "最大" }}。给出这对点的编号（pair）与距离的平方（square）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(pair=Edge(len(instance.points)), square=Integer())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        axes = 3 if rng.randrange(100) < params.space else 2
        count = params.points
        points = [tuple(rng.randint(0, params.size) for _ in range(axes)) for _ in range(count)]
        red = rng.randint(count // 3, count - count // 3) if rng.randrange(100) < params.colours else 0
        nearest = rng.random() < 0.5
        ranked = sorted((_square(points[i], points[j]), i, j) for i, j in _pairs(count, red))
        best, second = (ranked[0], ranked[1]) if nearest else (ranked[-1], ranked[-2])
        far = 100 * abs(best[0] - second[0]) > params.gap * best[0] if params.gap else False
        if len(set(points)) < count or best[0] == second[0] or far:
            raise task.Retry
        _, i, j = best
        if params.gap and any((i, j) == _by_axis(points, red, axis, nearest) for axis in range(axes)):
            raise task.Retry  # one coordinate alone finds the pair
        answer = {"pair": (i + 1, j + 1), "square": best[0]}
        return self.Instance(points=tuple(points), red=red, nearest=nearest), answer

    def key(self, instance: Instance) -> object:
        red = instance.red
        return [sorted(instance.points[:red]), sorted(instance.points[red:]), instance.nearest]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, found = list[str](), dict[str, int]()
        for i, j in _pairs(len(instance.points), instance.red):
            p, q = instance.points[i], instance.points[j]
            found[f"{i + 1}-{j + 1}"] = _square(p, q)
            sums = "+".join(f"{abs(a - b)}^2" for a, b in zip(p, q, strict=True))
            lines.append(f"{i + 1}-{j + 1} {sums}={_square(p, q)}")
        best = (min if instance.nearest else max)(found, key=lambda pair: found[pair])
        lines.append(f"{'min' if instance.nearest else 'max'} {best} {found[best]}")
        return "\n".join(lines)


def _square(p: tuple[int, ...], q: tuple[int, ...]) -> int:
    return sum((a - b) ** 2 for a, b in zip(p, q, strict=True))


def _pairs(count: int, red: int) -> list[tuple[int, int]]:
    return [(i, j) for i, j in combinations(range(count), 2) if not red or i < red <= j]


def _by_axis(points: list[tuple[int, ...]], red: int, axis: int, nearest: bool) -> tuple[int, int]:
    """Give the pair that is nearest or farthest along one axis."""
    sign = 1 if nearest else -1
    return min(_pairs(len(points), red), key=lambda pair: sign * abs(points[pair[0]][axis] - points[pair[1]][axis]))
