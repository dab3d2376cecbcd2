"""Find the smallest circle around a set of points.

Answer: centre and squared radius (x, y, s), three rational numbers; they are unique.
Harder: more points, larger coordinates, more circles that almost do.
Skills: geometry, search
Source: original; J. J. Sylvester, A question in the geometry of situation, 1857.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import barycentric, random_points, smallest_circle, squared_distance
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence


class SmallestEnclosingCircle(
    Task["SmallestEnclosingCircle.Params", "SmallestEnclosingCircle.Instance", tuple[Fraction, ...]]
):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(2, 3, 4, 5, 6, 8, 10, 13, 16, 20), ge=2, le=40)
        size: int = knob("the largest coordinate", levels=(6, 6, 7, 9, 12, 15, 20, 30, 40, 60), ge=3, le=200)
        diameters: int = knob(
            "the share of cases in percent in which two points are the ends of a diameter",
            levels=(100, 40, 6, 6, 6, 6, 6, 5, 5, 5),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        points: tuple[tuple[int, int], ...]

    answer = Sequence(Rational(), length=3, brackets="()")
    prompt = Prompt(
        en=r"""
        These points (x, y) of the plane are given:

        {{ points | map("point") | comma }}

        Find the smallest circle such that all of them lie inside or on it. Answer with (x, y, s): its centre (x, y) and
        the square s of its radius.
        """,
        zh=r"""
        给定平面上的下列点 (x, y)：

        {{ points | map("point") | comma }}

        求使所有这些点都在圆内或圆上的最小的圆，按 (x, y, s) 的形式作答：圆心为 (x, y)，半径的平方为 s。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        points = random_points(rng, params.points, -params.size, params.size)
        (x, y), square = smallest_circle(points)
        far = max(squared_distance(p, q) for p in points for q in points)
        halved = far == 4 * square
        if halved != (rng.randrange(100) < params.diameters) or not readable((x, y, square), 10):
            raise task.Retry
        if len(points) > 2 and (x, y) == barycentric(points, [1] * len(points)):
            raise task.Retry
        return self.Instance(points=tuple(points)), (x, y, square)

    def key(self, instance: Instance) -> object:
        return sorted(instance.points)
