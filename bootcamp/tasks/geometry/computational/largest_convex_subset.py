"""Choose as many points as possible that are the corners of a convex polygon, perhaps an empty one.

Answer: the numbers of the points in their order round the polygon; every largest choice is right.
Harder: more points, the convex hull is smaller than the optimum by more, the polygon must be empty.
Skills: geometry, optimization
Source: original; V. Chvatal, G. Klincsek, Finding largest convex subsets, 1980.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, convex_hull, cross, locate
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Numbers = tuple[int, ...]


class LargestConvexSubset(Task["LargestConvexSubset.Params", "LargestConvexSubset.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(6, 7, 8, 9, 10, 12, 14, 17, 20, 24), ge=4, le=30)
        size: int = knob("the largest coordinate", levels=(8, 9, 10, 12, 14, 16, 20, 26, 32, 40), ge=6, le=100)
        gain: int = knob(
            "by how many points at least the optimum is larger than the hull",
            levels=(0, 0, 1, 1, 1, 2, 2, 2, 2, 2),
            ge=0,
            le=4,
        )
        empty: int = knob("the share of empty polygons in percent", levels=(0,) * 5 + (50,) * 5, ge=0, le=100)

    class Instance(task.Instance):
        hidden = ("best",)

        points: tuple[tuple[int, int], ...]
        empty: bool
        best: int

    prompt = Prompt(
        en=r"""
        These points (x, y) of the plane are numbered; no three lie on a line:

        {{ points | map("point") | numbered }}

        Choose as many of them as possible such that they are all corners of a convex polygon
        {{- " and no other of the given points lies inside it" if empty }}. Give their numbers in the order of the
        corners round the polygon. If there are several such choices, any one will do.
        """,
        zh=r"""
        平面上的下列点 (x, y) 已编号，任意三点不共线：

        {{ points | map("point") | numbered }}

        从中选出尽可能多的点，使它们都是某个凸多边形的顶点
        {{- "，且其余给定的点都不在这个多边形内部" if empty }}。
        按沿多边形边界的顺序给出这些点的编号。若有多种选法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Numbers]:
        return Path(Integer(low=1, high=len(instance.points)), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        points = _drawn(rng, params.points, params.size)
        empty = rng.randrange(100) < params.empty
        hull = len(convex_hull(points))
        if not empty and hull > 3 + params.points // 5:
            raise task.Retry
        chosen = _largest(points, empty)
        if not empty and len(chosen) < hull + params.gain:
            raise task.Retry
        if len(chosen) < 4 + (empty and params.points > 13):
            raise task.Retry
        instance = self.Instance(points=tuple(points), empty=empty, best=len(chosen))
        return instance, tuple(i + 1 for i in chosen)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.points), instance.empty]

    def check(self, instance: Instance, answer: Numbers) -> str:
        chosen = [instance.points[i - 1] for i in answer]
        if len(set(answer)) < len(answer) or len(answer) < 3:
            return "a point is named twice, or there are fewer than three"
        hull = convex_hull(chosen)
        if len(hull) < len(chosen):
            return "a chosen point is no corner"
        turn = hull.index(chosen[0])
        turned = hull[turn:] + hull[:turn]
        if chosen not in (turned, [turned[0], *turned[:0:-1]]):
            return "the points are not in their order round the polygon"
        rest = set(instance.points) - set(chosen)
        if instance.empty and any(locate(point, chosen) == 1 for point in rest):
            return "a point lies inside the polygon"
        return "" if len(chosen) == instance.best else "more points can be chosen"


def _drawn(rng: Random, count: int, size: int) -> list[Lattice]:
    """Draw points, no three on a line, most often in a triangle, where the hull has few corners."""
    points: list[Lattice] = []
    slack = rng.choice((1, 1, 2)) * size
    for _ in range(40 * count):
        p = (rng.randint(0, size), rng.randint(0, size))
        if sum(p) <= slack and p not in points and all(cross(a, b, p) for a, b in combinations(points, 2)):
            points.append(p)
        if len(points) == count:
            return points
    raise task.Retry


def _largest(points: list[Lattice], empty: bool) -> list[int]:
    """Build the largest polygon for each lowest corner p by its sides in the order of their angle seen from p."""
    best: list[int] = []
    for start, p in enumerate(points):
        above = [i for i, q in enumerate(points) if (q[1], q[0]) > (p[1], p[0])]
        order: list[int] = []
        for i in above:  # counterclockwise round p
            place = sum(cross(p, points[j], points[i]) > 0 for j in order)
            order.insert(place, i)
        chains: dict[tuple[int, int], list[int]] = {}
        for b, j in enumerate(order):
            for a, i in enumerate(order[:b]):
                if empty and any(_inside(points[k], p, points[i], points[j]) for k in order[a + 1 : b]):
                    continue
                longest = [start, i]
                for k in order[:a]:
                    chain = chains.get((k, i), [])
                    if len(chain) > len(longest) and cross(points[k], points[i], points[j]) > 0:
                        longest = chain
                chains[i, j] = [*longest, j]
                if len(longest) >= len(best):
                    best = chains[i, j]
    return best


def _inside(q: Lattice, a: Lattice, b: Lattice, c: Lattice) -> bool:
    return cross(a, b, q) > 0 and cross(b, c, q) > 0 and cross(c, a, q) > 0
