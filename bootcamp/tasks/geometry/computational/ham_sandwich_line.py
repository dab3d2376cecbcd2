"""Find a line that halves the red points and the blue points at once.

Answer: integers (a, b, c) of the line ax + by = c; every such line is right.
Harder: more points, larger coordinates.
Skills: geometry, search
Source: original; the ham sandwich theorem of S. Banach.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, line, random_points
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Points = tuple[tuple[int, int], ...]


class HamSandwichLine(Task["HamSandwichLine.Params", "HamSandwichLine.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        each: int = knob("how many points of each colour, odd", levels=(3, 3, 5, 5, 7, 7, 9, 11, 13, 15), ge=3, le=25)
        size: int = knob("the largest coordinate", levels=(10, 15, 15, 20, 25, 35, 50, 80, 120, 200), ge=8, le=1000)
        apart: int = knob("how far the colours lie apart", levels=(0, 0, 0, 0, 1, 1, 2, 2, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        red: Points
        blue: Points

    answer = Sequence(Integer(low=-(10**9), high=10**9), length=3, brackets="()")
    prompt = Prompt(
        en=r"""
        In the plane there are {{ red | length }} red points (x, y):

        {{ red | map("point") | comma }}

        and {{ blue | length }} blue points:

        {{ blue | map("point") | comma }}

        Find a line such that on each of its two sides there are at most {{ red | length // 2 }} of the red points and
        at most {{ blue | length // 2 }} of the blue points. Points on the line belong to neither side. Answer with
        integers (a, b, c) such that the line is ax + by = c; any such line will do.
        """,
        zh=r"""
        平面上有 {{ red | length }} 个红点 (x, y)：

        {{ red | map("point") | comma }}

        以及 {{ blue | length }} 个蓝点：

        {{ blue | map("point") | comma }}

        求一条直线，使它的每一侧至多有 {{ red | length // 2 }} 个红点，并且至多有 {{ blue | length // 2 }} 个蓝点。
        在直线上的点不属于任何一侧。用整数 (a, b, c) 作答，表示直线 ax + by = c；任何一条符合要求的直线都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n, each = params.size, params.each
        points = random_points(rng, 2 * each, -n, n, general=True)
        if params.apart:
            direction = rng.choice(((1, 0), (0, 1), (1, 1), (1, -1)))
            points.sort(key=lambda p: direction[0] * p[0] + direction[1] * p[1] + rng.randint(-n, n) // params.apart)
        instance = self.Instance(red=tuple(points[:each]), blue=tuple(points[each:]))
        found = [one for r in points[:each] for b in points[each:] if _halves(one := line(r, b), instance)]
        if not found or (each > 3 and 20 * len(found) > 3 * each * each):
            raise task.Retry
        return instance, rng.choice(found)

    def key(self, instance: Instance) -> object:
        return sorted([sorted(instance.red), sorted(instance.blue)])

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        a, b, c = answer
        if not a and not b:
            return "a and b are both 0, so this is no line"
        return "" if _halves((a, b, c), instance) else "more than half of the points of a colour lie on one side"


def _halves(one: tuple[int, int, int], instance: HamSandwichLine.Instance) -> bool:
    return all(2 * most < len(points) for points in (instance.red, instance.blue) for most in _sides(one, points))


def _sides(one: tuple[int, int, int], points: tuple[Lattice, ...]) -> tuple[int, int]:
    a, b, c = one
    values = [a * x + b * y - c for x, y in points]
    return sum(value > 0 for value in values), sum(value < 0 for value in values)
