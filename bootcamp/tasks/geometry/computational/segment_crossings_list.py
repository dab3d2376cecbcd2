"""List all pairs of segments that share a point, or that cross at a point inner to both.

Answer: the set of pairs; it is unique.
Harder: more segments, ends on other segments, common ends, overlaps and near misses.
Skills: geometry, spatial
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, segments_cross, segments_meet
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Segment = tuple[tuple[int, int], tuple[int, int]]
Pairs = frozenset[tuple[int, ...]]


class SegmentCrossingsList(Task["SegmentCrossingsList.Params", "SegmentCrossingsList.Instance", Pairs]):
    version = 1

    class Params(task.Params):
        segments: int = knob("how many segments there are", levels=(3, 4, 5, 6, 7, 8, 10, 11, 12, 14), ge=3, le=24)
        touches: int = knob("how many ends touch another segment", levels=(0, 0, 1, 2, 2, 3, 4, 4, 5, 6), ge=0, le=12)
        size: int = knob("the largest coordinate", levels=(6, 7, 8, 9, 10, 12, 14, 16, 20, 24), ge=4, le=99)

    class Instance(task.Instance):
        segments: tuple[Segment, ...]
        inner: bool

    prompt = Prompt(
        en=r"""
        These numbered segments are given by their end points (x, y):

        {% for a, b in segments %}
        {{ loop.index }}. {{ a | point }} to {{ b | point }}
        {% endfor %}

        {% if inner %}
        List all pairs of segments that have exactly one common point and for which this point is an end of neither.
        {% else %}
        List all pairs of segments that have at least one common point; ends belong to the segments.
        {% endif %}
        Write each pair as u-v with the numbers of the two segments.
        """,
        zh=r"""
        下列编号的线段由端点 (x, y) 给出：

        {% for a, b in segments %}
        {{ loop.index }}. {{ a | point }} 到 {{ b | point }}
        {% endfor %}

        {% if inner %}
        列出所有恰有一个公共点、且该点不是其中任何一条线段的端点的线段对。
        {% else %}
        列出所有至少有一个公共点的线段对；端点也属于线段。
        {% endif %}
        每一对写作 u-v，其中 u、v 是两条线段的编号。
        """,
    )

    def format(self, instance: Instance) -> Format[Pairs]:
        return Set(Edge(len(instance.segments)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pairs]:
        n, count = params.size, params.segments
        segments: list[Segment] = []
        while len(segments) < count:
            a = (rng.randint(0, n), rng.randint(0, n))
            if segments and len(segments) >= count - params.touches:
                a = _point_of(rng, rng.choice(segments))
            b = (rng.randint(0, n), rng.randint(0, n))
            reach = max(abs(a[0] - b[0]), abs(a[1] - b[1]))
            if n // 4 <= reach <= 2 * n // 3 + 1 and not any({a, b} == set(other) for other in segments):
                segments.append((a, b))
        rng.shuffle(segments)
        instance = self.Instance(segments=tuple(segments), inner=rng.random() < 0.5)
        answer = self.solve(instance)
        most = count * (count - 1) // 2
        if not 1 + (count > 4) * (count // 3) <= len(answer) <= max(2, 2 * most // 3):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(sorted(segment) for segment in instance.segments), instance.inner]

    def solve(self, instance: Instance) -> Pairs:
        test = segments_cross if instance.inner else segments_meet
        pairs = combinations(enumerate(instance.segments, 1), 2)
        return frozenset((i, j) for (i, one), (j, other) in pairs if test(*one, *other))


def _point_of(rng: Random, segment: Segment) -> Lattice:
    """Draw a lattice point of a segment, or one next to it."""
    (a, b), (c, d) = segment
    t, whole = rng.randint(0, 6), 6
    return a + (c - a) * t // whole, b + (d - b) * t // whole
