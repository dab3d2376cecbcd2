"""Find integer coordinates of points from some of their squared distances.

Answer: the coordinates of all points; every fitting choice is right.
Harder: more points, fewer distances, three dimensions.
Skills: geometry, search
Source: original; K. Menger, distance geometry.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence

Place = tuple[int, ...]


class PointsFromDistances(Task["PointsFromDistances.Params", "PointsFromDistances.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 10), ge=3, le=14)
        size: int = knob("the largest coordinate", levels=(6, 7, 9, 10, 10, 10, 12, 14, 16, 20), ge=4, le=60)
        space: int = knob(
            "the share of cases in space in percent", levels=(0, 0, 0, 0, 30, 50, 50, 50, 50, 50), ge=0, le=100
        )
        fixed: int = knob("how many points are given", levels=(2, 2, 1, 1, 1, 1, 1, 1, 1, 1), ge=0, le=4)
        kept: int = knob(
            "the share of the other distances in percent that are told",
            levels=(100, 90, 80, 70, 60, 50, 40, 35, 30, 25),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        dimension: int
        count: int
        size: int
        fixed: tuple[Place, ...]  # of the first points
        distances: tuple[tuple[int, int, int], ...]  # two points from 0 and the squared distance

        @property
        def told(self) -> list[str]:
            return [f"{_name(i)}{_name(j)}² = {square}" for i, j, square in self.distances]

        @property
        def given(self) -> list[str]:
            return [f"{_name(i)}({', '.join(map(str, place))})" for i, place in enumerate(self.fixed)]

        @property
        def names(self) -> list[str]:
            return [_name(i) for i in range(self.count)]

    prompt = Prompt(
        en=r"""
        The points {{ names | listed("en") }} {{ "of space" if dimension == 3 else "of the plane" }} have integer
        coordinates from 0 to {{ size }}. {{ given | listed("en") }}
        {{ "is" if given | length == 1 else "are" }} given. These are squares of distances of two points:

        {{ told | comma }}

        Find integer coordinates of all the points that fit; repeat the given ones too. If several choices fit, any
        one will do.
        """,
        zh=r"""
        {{ "空间" if dimension == 3 else "平面" }}中的点 {{ names | join("、") }} 的坐标
        都是 0 到 {{ size }} 之间的整数。
        已知 {{ given | join("、") }}，以及下列两点间距离的平方：

        {{ told | comma }}

        求符合条件的所有点的坐标（已知的点也要写出）。若有多种可能，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        place = Sequence(Integer(), length=instance.dimension, brackets="()")
        return Record(**dict.fromkeys(instance.names, place))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        axes = 3 if rng.randrange(100) < params.space else 2
        places = [tuple(rng.randint(0, params.size) for _ in range(axes)) for _ in range(params.points)]
        if len(set(places)) < len(places):
            raise task.Retry
        needed = {(j, i) for i in range(1, len(places)) for j in rng.sample(range(i), min(i, axes))}
        chosen = [
            (i, j, _square(places[i], places[j]))
            for i, j in combinations(range(len(places)), 2)
            if j >= params.fixed and ((i, j) in needed or rng.randrange(100) < params.kept)
        ]
        rng.shuffle(chosen)
        instance = self.Instance(
            dimension=axes,
            count=len(places),
            size=params.size,
            fixed=tuple(places[: params.fixed]),
            distances=tuple(chosen),
        )
        return instance, {_name(i): place for i, place in enumerate(places)}

    def key(self, instance: Instance) -> object:
        return [instance.dimension, instance.size, instance.fixed, sorted(instance.distances)]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        places = [answer[name] for name in instance.names]
        if not all(0 <= x <= instance.size for place in places for x in place):
            return f"a coordinate is not between 0 and {instance.size}"
        for i, place in enumerate(instance.fixed):
            if places[i] != place:
                return f"{_name(i)} is given otherwise"
        for i, j, square in instance.distances:
            if _square(places[i], places[j]) != square:
                return f"the distance of {_name(i)} and {_name(j)} is another"
        return ""


def _name(i: int) -> str:
    return chr(65 + i)


def _square(p: Place, q: Place) -> int:
    return sum((a - b) ** 2 for a, b in zip(p, q, strict=True))
