"""Find the ratio in which an intersection of cevians and other lines divides a segment of a triangle.

Answer: the quotient of two lengths, a rational number; it is unique.
Harder: more points and intersections, points on extensions of the sides.
Skills: geometry, algebra
Source: original; A. F. Mobius, Der barycentrische Calcul, 1827.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import cross, line, lines_meet
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Point = tuple[Fraction, Fraction]
Step = tuple[str, str, tuple[str, ...], tuple[int, ...]]
"""The new point, ``inner``, ``outer`` or ``meet``, the points that it comes from, and the ratio."""

_NAMES = "DEFGHKLMN"


class MassPointRatio(Task["MassPointRatio.Params", "MassPointRatio.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        divided: int = knob("how many points divide sides", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        meets: int = knob("how many intersections there are", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        outer: int = knob(
            "the share of points on extensions in percent", levels=(0,) * 6 + (30, 40, 40, 50), ge=0, le=100
        )
        largest: int = knob("the largest number of a ratio", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 9), ge=2, le=20)

    class Instance(task.Instance):
        steps: tuple[Step, ...]
        asked: tuple[str, str, str]  # X, P, Y: the ratio XP : PY

        @property
        def told(self) -> dict[str, list[str]]:
            texts = [_told(step) for step in self.steps]
            return {"en": [en for en, _ in texts], "zh": [zh for _, zh in texts]}

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        For a triangle ABC the following holds:

        {{ told["en"] | bullets }}

        Find the ratio {{ asked[0] }}{{ asked[1] }} : {{ asked[1] }}{{ asked[2] }} of the two lengths, as one number.
        """,
        zh=r"""
        已知三角形 ABC，并且：

        {{ told["zh"] | bullets }}

        求两条线段的长度之比 {{ asked[0] }}{{ asked[1] }} : {{ asked[1] }}{{ asked[2] }}，写成一个数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        places: dict[str, Point] = {"A": _at(0, 0), "B": _at(1, 0), "C": _at(0, 1)}
        steps: list[Step] = []
        names = iter(_NAMES)
        sides = rng.sample(("BC", "CA", "AB"), 3) * 2
        for side in sides[: params.divided]:
            m, n = rng.randint(1, params.largest), rng.randint(1, params.largest)
            outer = rng.randrange(100) < params.outer
            if gcd(m, n) > 1 or (outer and m == n):
                raise task.Retry
            p, q = places[side[0]], places[side[1]]
            t = Fraction(m, m - n) if outer else Fraction(m, m + n)
            _add(places, steps, (next(names), "outer" if outer else "inner", (*side,), (m, n)), _between(p, q, t))
        for _ in range(params.meets):
            found = [meeting for _ in range(25) if (meeting := _draw_meeting(rng, places))]
            if not found:
                raise task.Retry
            used = {name for step in steps for name in step[2]}
            ends, place = max(found, key=lambda one: len(set(one[0]) - used - {"A", "B", "C"}))
            _add(places, steps, (next(names), "meet", ends, ()), place)
        name, _, (x, y, z, w), _ = steps[-1]
        first, last = rng.choice(((x, y), (z, w)))
        p = places[name]
        axis = 0 if places[first][0] != places[last][0] else 1
        answer = abs((p[axis] - places[first][axis]) / (places[last][axis] - p[axis]))
        given = {Fraction(*step[3]) for step in steps if step[3]}
        if answer == 1 or answer in given or 1 / answer in given or not readable([answer], 3):
            raise task.Retry
        if any(one not in " ".join("".join(step[2]) for step in steps) for one in (step[0] for step in steps[:-1])):
            raise task.Retry  # a point is there for nothing
        return self.Instance(steps=tuple(steps), asked=(first, name, last)), answer


def _draw_meeting(rng: Random, places: dict[str, Point]) -> tuple[tuple[str, ...], Point] | None:
    """Draw two lines, no side among them, that meet in a new point, or give nothing."""
    x, y, z, w = ends = tuple(rng.sample(sorted(places), 4))
    a, b, c, d = (places[name] for name in ends)
    if (
        _is_side(x, y, places)
        or _is_side(z, w, places)
        or not all(cross(*three) for three in combinations((a, b, c, d), 3))
    ):
        return None
    meeting = lines_meet(line(a, b), line(c, d))
    return (ends, meeting) if meeting and meeting not in places.values() and readable(meeting, 3) else None


def _at(x: int, y: int) -> Point:
    return Fraction(x), Fraction(y)


def _between(p: Point, q: Point, t: Fraction) -> Point:
    return p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])


def _add(places: dict[str, Point], steps: list[Step], step: Step, place: Point) -> None:
    if place in places.values() or not readable(place, 3):
        raise task.Retry
    places[step[0]] = place
    steps.append(step)


def _is_side(x: str, y: str, places: dict[str, Point]) -> bool:
    """Tell whether two points lie on one side of the triangle, extensions included."""
    corners = [places[name] for name in "ABC"]
    return any(cross(p, q, places[x]) == 0 == cross(p, q, places[y]) for p, q in combinations(corners, 2))


def _told(step: Step) -> tuple[str, str]:
    name, kind, ends, ratio = step
    x, y, *rest = ends
    if kind == "meet":
        z, w = rest
        return f"{name} is the intersection of the lines {x}{y} and {z}{w}.", f"{name} 是直线 {x}{y} 与 {z}{w} 的交点。"
    where = f"{x}{name} : {name}{y} = {ratio[0]} : {ratio[1]}"
    if kind == "inner":
        return f"{name} lies on the side {x}{y} with {where}.", f"{name} 在边 {x}{y} 上，且 {where}。"
    return (
        f"{name} lies on an extension of the side {x}{y} with {where}.",
        f"{name} 在边 {x}{y} 的延长线上，且 {where}。",
    )
