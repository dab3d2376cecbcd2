"""Carry out some rounds of k-means exactly, then label new points by their nearest neighbours.

Answer: the centres, and the labels of the new points; unique.
Harder: more points, centres, rounds and coordinates, more neighbours that vote.
Skills: simulation, arithmetic, geometry
Source: original; S. Lloyd, Least squares quantization in PCM, 1982.
"""

from __future__ import annotations

from collections import abc
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Place = tuple[Fraction, ...]


class KmeansKnnSteps(Task["KmeansKnnSteps.Params", "KmeansKnnSteps.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=20)
        centres: int = knob("how many centres there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=6)
        dimensions: int = knob("how many coordinates there are", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 3), ge=1, le=3)
        rounds: int = knob("how many rounds there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        queries: int = knob("how many new points are labelled", levels=(0, 1, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=8)
        voters: int = knob("how many neighbours vote", levels=(1, 1, 3, 3, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        size: int = knob("the largest coordinate", levels=(9, 12, 15, 9, 10, 12, 12, 15, 15, 12), ge=5, le=50)

    class Instance(task.Instance):
        points: tuple[tuple[int, ...], ...]
        starts: tuple[tuple[int, ...], ...]
        rounds: int
        queries: tuple[tuple[int, ...], ...]
        voters: int
        manhattan: bool

    prompt = Prompt(
        en=r"""
        These points are given:

        {{ points | map("point") | numbered }}

        The centres 1 to {{ starts | length }} begin at {{ starts | map("point") | comma }}. A round of k-means has two
        parts. First each point gets the number of the centre whose Euclidean distance from it is smallest, of several
        the one with the smallest number. Then each centre moves to the mean of the points with its number, coordinate
        by coordinate; a centre without points stays where it is.

        Carry out {{ rounds }} {{ "round" if rounds == 1 else "rounds" }} and give the final place of each centre, in
        the order of their numbers, as a list of coordinates.
        {% if queries %}

        Each point keeps the number that it got in the last round. A new point gets the number that most of its
        {{ voters }} nearest given points have, where the distance is now
        {{ "the sum of the absolute differences of the coordinates" if manhattan else "Euclidean" }} and, of points
        equally far, the one that stands first in the list counts as nearer. If several numbers are equally frequent
        among these, the smallest of those numbers is taken. Give the numbers of the new points
        {{ queries | map("point") | comma }}, in this order.
        {% endif %}
        """,
        zh=r"""
        给定下列各点：

        {{ points | map("point") | numbered }}

        中心 1 到 {{ starts | length }} 的初始位置依次为 {{ starts | map("point") | comma }}。k 均值的一轮分为两步：
        先给每个点标上与它欧几里得距离最小的中心的编号，若有多个，取编号最小的；
        再把每个中心移到标有其编号的各点的平均位置（逐个坐标取平均），没有点的中心保持不动。

        进行 {{ rounds }} 轮，按编号顺序给出每个中心的最终位置 centres，每个位置写成坐标列表。
        {% if queries %}

        每个点保留最后一轮得到的编号。新点的编号取离它最近的 {{ voters }} 个给定点中出现最多的编号，
        这里的距离是{{ "各坐标差的绝对值之和" if manhattan else "欧几里得距离" }}，距离相等时，
        列表中排在前面的点算作更近。若有几个编号出现次数同样多，取其中最小的编号。
        按顺序给出新点 {{ queries | map("point") | comma }} 的编号 labels。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        place = Sequence(Rational(), length=len(instance.points[0]))
        centres = Sequence(place, length=len(instance.starts))
        if not instance.queries:
            return Record(centres=centres)
        labels = Sequence(Integer(low=1, high=len(instance.starts)), length=len(instance.queries))
        return Record(centres=centres, labels=labels)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        def place() -> tuple[int, ...]:
            return tuple(rng.randint(0, params.size) for _ in range(params.dimensions))

        drawn = list(dict.fromkeys(place() for _ in range(params.points + params.queries + 8)))
        if len(drawn) < params.points + params.queries:
            raise task.Retry
        points, queries = drawn[: params.points], drawn[params.points :][: params.queries]
        starts = rng.sample(points, params.centres)
        centres: list[Place] = [tuple(map(Fraction, start)) for start in starts]
        labels: list[int] = []
        for _ in range(params.rounds):
            before, old = labels, centres
            labels = [min(range(len(centres)), key=lambda c: (_square(point, centres[c]), c)) for point in points]
            groups = [[p for p, label in zip(points, labels, strict=True) if label == c] for c in range(len(centres))]
            centres = [
                tuple(Fraction(sum(axis), len(group)) for axis in zip(*group, strict=True)) if group else centre
                for group, centre in zip(groups, old, strict=True)
            ]
            if labels == before or centres == old:
                raise task.Retry  # a round in which nothing happens
        manhattan = params.dimensions > 1 and rng.random() < 0.5
        found = []
        for query in queries:
            far = [
                (sum(abs(a - b) for a, b in zip(query, p, strict=True)) if manhattan else _square(p, query), i)
                for i, p in enumerate(points)
            ]
            votes = [labels[i] + 1 for _, i in sorted(far)[: params.voters]]
            found.append(min(votes, key=lambda label: (-votes.count(label), label)))
        instance = self.Instance(
            points=tuple(points),
            starts=tuple(starts),
            rounds=params.rounds,
            queries=tuple(queries),
            voters=params.voters,
            manhattan=manhattan,
        )
        return instance, {"centres": tuple(centres), **({"labels": tuple(found)} if queries else {})}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, centres = [], [tuple(map(Fraction, start)) for start in instance.starts]
        labels: list[int] = []
        for turn in range(1, instance.rounds + 1):
            labels = []
            for place, point in enumerate(instance.points, start=1):
                apart = [_apart(point, centre, len(point) == 1) for centre in centres]
                labels.append(min(range(len(centres)), key=lambda c: (apart[c][0], c)))
                lines.append(f"{turn}.{place}: {', '.join(text for _, text in apart)} → {labels[-1] + 1}")
            for c in range(len(centres)):
                group = [p for p, label in zip(instance.points, labels, strict=True) if label == c]
                if group:
                    axes = [(sum(axis), len(axis), "+".join(map(str, axis))) for axis in zip(*group, strict=True)]
                    centres[c] = tuple(Fraction(total, n) for total, n, _ in axes)
                    sums = [f"({text})/{n} = {Fraction(total, n)}" for total, n, text in axes]
                    lines.append(f"{c + 1} → {', '.join(sums)}")
        for query in instance.queries:
            apart = [_apart(point, query, instance.manhattan or len(point) == 1) for point in instance.points]
            near = sorted(range(len(apart)), key=lambda i: (apart[i][0], i))[: instance.voters]
            lines += [f"{i}: {text}" for i, (_, text) in enumerate(apart, start=1)]
            votes = [labels[i] + 1 for i in near]
            best = min(votes, key=lambda label: (-votes.count(label), label))
            lines.append(f"{', '.join(f'{i + 1} ({labels[i] + 1})' for i in near)} → {best}")
        return "\n".join(lines)


def _apart(point: abc.Sequence[int], other: abc.Sequence[int | Fraction], plain: bool) -> tuple[Fraction | int, str]:
    """Give the sum of the distances along the axes, or of their squares, and how it is found."""
    pairs = list(zip(point, other, strict=True))
    value = sum((abs(Fraction(a - b)) for a, b in pairs), Fraction(0)) if plain else _square(point, other)
    parts = [f"|{a}-{b}|" if plain else f"({a}-{b})^2" for a, b in pairs]
    return value, f"{'+'.join(parts)}={value}"


def _square(point: abc.Sequence[int], other: abc.Sequence[int | Fraction]) -> Fraction | int:
    return sum((Fraction(a - b) ** 2 for a, b in zip(point, other, strict=True)), Fraction(0))
