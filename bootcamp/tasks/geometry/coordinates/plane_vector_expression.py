"""Write the vector between two points of a figure as a sum of multiples of two given vectors.

Answer: the two exact factors; they are unique.
Harder: more points that rest on each other, more ways to place a point, crossings of lines.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record

Point = tuple[Fraction, Fraction]
Step = tuple[str, str, int, int]  # how a point is placed, by which points, and two numbers

_WAYS = {
    "part": (
        "{p} is the point of segment {0}{1} with {0}{p} : {p}{1} = {m} : {n}.",
        "{p} 是线段 {0}{1} 上满足 {0}{p} : {p}{1} = {m} : {n} 的点。",
    ),
    "times": (
        "{p} is the point with vector {0}{p} = {m}/{n} · vector {0}{1}.",
        "点 {p} 满足：向量 {0}{p} = {m}/{n} · 向量 {0}{1}。",
    ),
    "mirror": ("{1} is the midpoint of segment {0}{p}.", "{1} 是线段 {0}{p} 的中点。"),
    "corner": (
        "{0}{1}{2}{p} is a parallelogram (corners in this order).",
        "{0}{1}{2}{p} 是平行四边形（顶点按此顺序）。",
    ),
    "centroid": ("{p} is the centroid of triangle {0}{1}{2}.", "{p} 是三角形 {0}{1}{2} 的重心。"),
    "crossing": ("The lines {0}{1} and {2}{3} meet at {p}.", "直线 {0}{1} 与直线 {2}{3} 相交于 {p}。"),
}


class PlaneVectorExpression(Task["PlaneVectorExpression.Params", "PlaneVectorExpression.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points are placed", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 9), ge=1, le=12)
        kinds: int = knob("how many ways to place a point there are", levels=(1, 2, 3, 5, 6, 6, 6, 6, 6, 6), ge=1, le=6)
        crossings: int = knob(
            "how many crossings there are at least", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=6
        )
        size: int = knob("the largest number of a ratio", levels=(4, 4, 5, 5, 5, 5, 5, 5, 5, 5), ge=2, le=9)

    class Instance(task.Instance):
        steps: tuple[Step, ...]
        asked: str

        @property
        def told(self) -> list[list[str]]:
            return [
                [
                    _WAYS[kind][i].format(*of, p=chr(68 + place), m=m, n=n)
                    for place, (kind, of, m, n) in enumerate(self.steps)
                ]
                for i in (0, 1)
            ]

    answer = Record(x=Rational(), y=Rational())
    prompt = Prompt(
        en=r"""
        ABC is a triangle, a is the vector AB and b is the vector AC. Further points are placed one after the other:

        {{ told[0] | bullets }}

        The vector {{ asked }}, which leads from {{ asked[0] }} to {{ asked[1] }}, equals x · a + y · b. Find the
        numbers x and y.
        """,
        zh=r"""
        ABC 是一个三角形，a 表示向量 AB，b 表示向量 AC。依次再取下列各点：

        {{ told[1] | bullets }}

        从 {{ asked[0] }} 指向 {{ asked[1] }} 的向量 {{ asked }} 等于 x · a + y · b。求数 x 和 y。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        zero, one = Fraction(0), Fraction(1)
        places: dict[str, Point] = {"A": (zero, zero), "B": (one, zero), "C": (zero, one)}
        kinds = [rng.choice(list(_WAYS)[: params.kinds]) for _ in range(params.points)]
        for place in rng.sample(range(params.points), min(params.points, params.crossings)):
            kinds[place] = "crossing"
        if kinds[0] == "crossing":  # of three points there are no two lines without a common one
            kinds[0] = "part"
        steps: list[Step] = []
        for kind in kinds:
            for _ in range(60):
                of = rng.sample(sorted(places), {"corner": 3, "centroid": 3, "crossing": 4}.get(kind, 2))
                m, n = rng.sample(range(1, params.size + 1), 2)
                point = _placed(kind, [places[name] for name in of], m, n)
                # every point rests on the one before, so that none is idle
                latest = not steps or chr(67 + len(steps)) in of
                if point and latest and point not in places.values() and _readable(point):
                    places[chr(68 + len(steps))] = point
                    steps.append((kind, "".join(of), m, n) if kind in ("part", "times") else (kind, "".join(of), 0, 0))
                    break
            else:
                raise task.Retry
        last = chr(67 + len(steps))
        start = rng.choice([name for name in sorted(places) if name != last][: 4 if params.points < 3 else None])
        x, y = (places[last][i] - places[start][i] for i in (0, 1))
        if not x * y or x == y or not _readable((x, y)):
            raise task.Retry
        asked = rng.choice((start + last, last + start))
        sign = 1 if asked[1] == last else -1
        return self.Instance(steps=tuple(steps), asked=asked), {"x": sign * x, "y": sign * y}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        places: dict[str, Point] = {name: (Fraction(name == "B"), Fraction(name == "C")) for name in "ABC"}
        lines = [f"{name} = {_pair(places[name])}" for name in "ABC"]
        for kind, of, m, n in instance.steps:
            given, name = [places[one] for one in of], chr(65 + len(places))
            point = _placed(kind, given, m, n or 1)
            assert point is not None  # as drawn
            places[name] = point
            *sums, last = _sums(kind, of, given, m, n)
            lines += [*sums, f"{name} = {last} = {_pair(point)}"]
        start, end = (places[name] for name in instance.asked)
        shown = _pair((end[0] - start[0], end[1] - start[1]))
        return "\n".join([*lines, f"{instance.asked} = {_pair(end)} - {_pair(start)} = {shown}"])


def _pair(point: Point) -> str:
    return f"({point[0]}, {point[1]})"


def _sums(kind: str, of: str, given: list[Point], m: int, n: int) -> list[str]:
    """Write what leads to the coordinates of a new point."""
    one, two, *others = map(_pair, given)
    if kind == "mirror":
        return [f"2·{two} - {one}"]
    if kind == "corner":
        return [f"{one} + {others[0]} - {two}"]
    if kind == "centroid":
        total = _pair((sum(x for x, _ in given) + Fraction(0), sum(y for _, y in given) + Fraction(0)))
        return [f"{one} + {two} + {others[0]} = {total}", f"{total} / 3"]
    base = given[0]
    ways = [(x - base[0], y - base[1]) for x, y in given[1:]]
    lines = [f"{of[0]}{name} = {_pair(way)}" for name, way in zip(of[1:], ways, strict=True)]
    if kind != "crossing":
        return [*lines, f"{one} + {bracketed(Fraction(m, m + n if kind == 'part' else n))}·{_pair(ways[0])}"]
    (a, b), *rest = ways
    turn, far = (a * d - b * c for c, d in rest)
    lines += [f"({a})·({d}) - ({b})·({c}) = {a * d - b * c}" for c, d in rest]
    (rx, ry), (sx, sy) = given[2:]
    lines.append(f"{of[2]}{of[3]} = {_pair((sx - rx, sy - ry))}")
    lines.append(f"({turn}) / (({turn}) - ({far})) = {turn / (turn - far)}")
    return [*lines, f"{others[0]} + {bracketed(turn / (turn - far))}·{_pair((sx - rx, sy - ry))}"]


def _readable(point: Point) -> bool:
    return all(abs(value) < 10 and value.denominator <= 400 for value in point)


def _placed(kind: str, given: list[Point], m: int, n: int) -> Point | None:
    """Give the coordinates of the new point, None if its triangle or crossing does not exist."""
    (px, py), (qx, qy), *others = given
    if kind in ("part", "times", "mirror"):
        share = {"part": Fraction(m, m + n), "times": Fraction(m, n), "mirror": Fraction(2)}[kind]
        return px + share * (qx - px), py + share * (qy - py)
    rx, ry = others[0]
    turn = (qx - px) * (ry - py) - (qy - py) * (rx - px)
    if kind in ("corner", "centroid"):
        if not turn:
            return None
        return (px + rx - qx, py + ry - qy) if kind == "corner" else ((px + qx + rx) / 3, (py + qy + ry) / 3)
    sx, sy = others[1]
    far = (qx - px) * (sy - py) - (qy - py) * (sx - px)
    if turn == far or not turn or not far:
        return None
    return rx + turn / (turn - far) * (sx - rx), ry + turn / (turn - far) * (sy - ry)
