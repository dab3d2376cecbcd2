"""Find the nearest points of two lines, a line and a segment, or two segments in space, and their distance.

Answer: the squared distance and the two points; they are unique.
Harder: segments, whose ends are nearest in many cases, larger coordinates.
Skills: geometry, optimization
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.space import independent, minus, nearest_on_segments, random_vectors, square
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record, Sequence

Triple = tuple[int, int, int]

_POINT = Sequence(Rational(), length=3, brackets="()")


class SkewLinesDistance(Task["SkewLinesDistance.Params", "SkewLinesDistance.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the largest coordinate", levels=(4, 4, 4, 5, 6, 8, 10, 14, 18, 25), ge=3, le=60)
        bounded: int = knob(
            "the share of segments among the two in percent",
            levels=(0, 0, 50, 70, 80, 90, 100, 100, 100, 100),
            ge=0,
            le=100,
        )
        ends: int = knob(
            "the share of cases in percent in which an end of a segment is nearest",
            levels=(0, 0, 30, 40, 50, 60, 70, 70, 70, 70),
            ge=0,
            le=100,
        )
        digits: int = knob("the digits of fractions", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)

    class Instance(task.Instance):
        first: tuple[Triple, Triple]
        second: tuple[Triple, Triple]
        bounded: tuple[bool, bool]  # whether each is a segment, not a line

    answer = Record(square=Rational(low=0), first=_POINT, second=_POINT)
    prompt = Prompt(
        en=r"""
        In space, let g be the {{ "segment from" if bounded[0] else "line through" }} {{ first[0] | point }}
        {{ "to" if bounded[0] else "and" }} {{ first[1] | point }}, and let h be
        the {{ "segment from" if bounded[1] else "line through" }} {{ second[0] | point }}
        {{ "to" if bounded[1] else "and" }} {{ second[1] | point }}.{{ " Segments include their ends." if
        bounded[0] or bounded[1] }}

        Find the point of g (first) and the point of h (second) that are nearest to each other, and the square of their
        distance (square).
        """,
        zh=r"""
        空间中，g 是{{ "连接" if bounded[0] else "经过" }}点 {{ first[0] | point }} 与 {{ first[1] | point }} 的
        {{- "线段" if bounded[0] else "直线" }}，h 是{{ "连接" if bounded[1] else "经过" }}点
        {{ second[0] | point }} 与 {{ second[1] | point }} 的{{ "线段" if bounded[1] else "直线" }}。
        {{- "线段包含端点。" if bounded[0] or bounded[1] }}

        求 g 上的点（first）与 h 上的点（second），使两点距离最近，并求这两点距离的平方（square）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        a, b, c, d = random_vectors(rng, 4, params.size)
        u, v = minus(b, a), minus(d, c)
        if not independent([u, v]):
            raise task.Retry
        held = rng.randrange(100) < params.bounded, rng.randrange(100) < params.bounded
        first, second = nearest_on_segments(a, u, c, v, held)
        free = nearest_on_segments(a, u, c, v, (False, False))
        if (first, second) == free and rng.randrange(100) < params.ends:
            raise task.Retry
        distance = square(minus(first, second))
        corner = first in (a, b) and second in (c, d)
        if not distance or not readable([*first, *second, distance], params.digits) or corner:
            raise task.Retry
        if params.digits > 2 and all(x.denominator == 1 for x in (*first, *second)):
            raise task.Retry
        instance = self.Instance(first=(a, b), second=(c, d), bounded=held)
        return instance, {"square": distance, "first": first, "second": second}

    def key(self, instance: Instance) -> object:
        pair = zip((instance.first, instance.second), instance.bounded, strict=True)
        return sorted([sorted(ends), held] for ends, held in pair)
