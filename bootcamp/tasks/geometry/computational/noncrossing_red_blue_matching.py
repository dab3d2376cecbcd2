"""Join each red point to a blue point of its own so that no two of the segments meet.

Answer: the blue point of each red point; every such matching is right.
Harder: more points; obvious orders and nearest pairs fail.
Skills: geometry, search
Source: original; a classical exercise.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, random_points, segments_meet, squared_distance
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Points = tuple[tuple[int, int], ...]


class NoncrossingRedBlueMatching(
    Task["NoncrossingRedBlueMatching.Params", "NoncrossingRedBlueMatching.Instance", dict[str, str]]
):
    version = 1

    class Params(task.Params):
        each: int = knob("how many points of each colour", levels=(2, 3, 5, 6, 7, 8, 9, 10, 12, 14), ge=2, le=20)
        size: int = knob("the largest coordinate", levels=(8, 9, 12, 14, 16, 20, 24, 30, 40, 50), ge=6, le=200)

    class Instance(task.Instance):
        red: Points
        blue: Points

        @property
        def names(self) -> dict[str, list[str]]:
            return {
                letter: [f"{letter}{i}({x}, {y})" for i, (x, y) in enumerate(points, 1)]
                for letter, points in (("R", self.red), ("B", self.blue))
            }

    prompt = Prompt(
        en=r"""
        In the plane there are red points

        {{ names["R"] | comma }}

        and as many blue points

        {{ names["B"] | comma }}

        No three of all these points lie on a line. Join each red point to a blue point by a straight segment, each blue
        point to one red point, such that no two of the segments have a common point. Give the blue point of each red
        one; any such way will do.
        """,
        zh=r"""
        平面上有红点

        {{ names["R"] | comma }}

        以及同样多的蓝点

        {{ names["B"] | comma }}

        所有这些点中任意三点不共线。用线段把每个红点与一个蓝点相连，每个蓝点恰连一个红点，使任意两条线段都没有公共点。
        给出每个红点所连的蓝点；任何一种符合要求的连法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        numbers = range(1, len(instance.red) + 1)
        return Assignment(tuple(f"R{i}" for i in numbers), tuple(f"B{i}" for i in numbers), distinct=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        n = params.each
        points = random_points(rng, 2 * n, 0, params.size, general=True)
        red, blue = points[:n], points[n:]
        partner = list(range(n))
        if n > 4 and any(_is_plain(red, blue, way) for way in _obvious(red, blue)):
            raise task.Retry
        while crossing := _crossing(red, blue, partner):  # each exchange makes the segments shorter
            i, j = crossing
            partner[i], partner[j] = partner[j], partner[i]
        instance = self.Instance(red=tuple(red), blue=tuple(blue))
        return instance, {f"R{i + 1}": f"B{j + 1}" for i, j in enumerate(partner)}

    def key(self, instance: Instance) -> object:
        return sorted([sorted(instance.red), sorted(instance.blue)])

    def check(self, instance: Instance, answer: dict[str, str]) -> str:
        partner = [int(answer[f"R{i}"][1:]) - 1 for i in range(1, len(instance.red) + 1)]
        crossing = _crossing(instance.red, instance.blue, partner)
        return f"the segments at R{crossing[0] + 1} and R{crossing[1] + 1} meet" if crossing else ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        points = [(f"R{i}", p) for i, p in enumerate(instance.red, 1)]
        points += [(f"B{i}", p) for i, p in enumerate(instance.blue, 1)]
        lines, partner = list[str](), dict[str, str]()
        _pair_off(points, partner, lines)
        pairs = ", ".join(f"R{i}={partner[f'R{i}']}" for i in range(1, len(instance.red) + 1))
        word = {"en": "pairs: ", "zh": "配对："}[language]
        return "\n".join([*lines, f"{word}{pairs}"])


def _crossing(red: Sequence[Lattice], blue: Sequence[Lattice], partner: list[int]) -> tuple[int, int] | None:
    """Find two segments that meet."""
    for i, j in combinations(range(len(red)), 2):
        if segments_meet(red[i], blue[partner[i]], red[j], blue[partner[j]]):
            return i, j
    return None


def _is_plain(red: list[Lattice], blue: list[Lattice], partner: list[int]) -> bool:
    return _crossing(red, blue, partner) is None


def _obvious(red: list[Lattice], blue: list[Lattice]) -> list[list[int]]:
    """Pair by rank along x, y and two slants, as listed, and the nearest first."""
    n = len(red)
    ways = [list(range(n))]
    for a, b in ((1, 0), (0, 1), (1, 1), (1, -1)):
        ranks = [sorted(range(n), key=lambda i: a * side[i][0] + b * side[i][1]) for side in (red, blue)]
        way = [0] * n
        for i, j in zip(*ranks, strict=True):
            way[i] = j
        ways.append(way)
    nearest = [-1] * n
    for i, j in sorted(
        ((i, j) for i in range(n) for j in range(n)), key=lambda p: squared_distance(red[p[0]], blue[p[1]])
    ):
        if nearest[i] < 0 and j not in nearest:
            nearest[i] = j
    return [*ways, nearest]


def _pair_off(points: list[tuple[str, Lattice]], partner: dict[str, str], lines: list[str]) -> None:
    """Turn round the lowest point to a point of the other colour with as many of both colours on its one side.

    Then the others are paired on each side by itself.
    """
    if not points:
        return
    name, (x, y) = min(points, key=lambda one: (one[1][1], one[1][0]))
    ways = {other: (a - x, b - y) for other, (a, b) in points if other != name}
    order = sorted(ways, key=lambda other: (ways[other][1] > 0, -Fraction(ways[other][0], ways[other][1] or 1)))
    balance, told, place = 1, [f"{name} 1"], -1
    while balance:
        place += 1
        balance += 1 if order[place][0] == name[0] else -1
        told.append(f"{order[place]} {balance}")
    if len(points) > 2:
        lines.append(f"{name}: " + ", ".join(f"{other} {dx}/{dy}" for other, (dx, dy) in ways.items()))
        lines.append(f"{' '.join(order)}")
    lines.append(f"{', '.join(told)}: {name}-{order[place]}")
    partner |= {name: order[place], order[place]: name}
    by_name = dict(points)
    for side in (order[:place], order[place + 1 :]):
        _pair_off([(other, by_name[other]) for other in side], partner, lines)
