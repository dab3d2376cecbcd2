"""Choose as few corners of a polygon as possible as guards, so that every watch point is seen.

Answer: the set of the guards' corners; every smallest set is right.
Harder: more corners and watch points, more guards needed, the greedy choice fails.
Skills: geometry, optimization
Source: original; V. Chvátal, A combinatorial theorem in plane geometry, 1975.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, cross, locate, on_segment, orientation, sees
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Guards = frozenset[int]


class ArtGalleryGuards(Task["ArtGalleryGuards.Params", "ArtGalleryGuards.Instance", Guards]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corners there are", levels=(5, 6, 15, 16, 16, 17, 17, 18, 18, 18), ge=5, le=18)
        watched: int = knob("how many watch points there are", levels=(3, 4, 8, 9, 10, 11, 12, 12, 13, 14), ge=2, le=20)
        guards: int = knob("how many guards it takes at least", levels=(1, 1, *[2] * 8), ge=1, le=3)
        trapped: int = knob("the percentage of cases where greed must fail", levels=(0, 0, 0, *[40] * 7), ge=0, le=90)

    class Instance(task.Instance):
        corners: tuple[tuple[int, int], ...]
        watched: tuple[tuple[int, int], ...]
        best: int

        hidden = ("best",)

    prompt = Prompt(
        en=r"""
        The floor of a gallery is a simple polygon. Its corners (x, y) are numbered in order:

        {{ corners | map("point") | numbered }}

        These watch points lie inside it:

        {{ watched | map("point") | bullets }}

        A guard stands at a corner and sees a watch point if the segment between them does not leave the polygon; the
        segment may touch the boundary, pass through corners and run along sides. Choose as few corners as possible for
        guards, so that every watch point is seen by at least one guard. Give the set of the numbers of these corners.
        If there are several smallest sets, any one will do.
        """,
        zh=r"""
        某展厅的地面是一个简单多边形，顶点 (x, y) 按顺序编号：

        {{ corners | map("point") | numbered }}

        它的内部有下列观察点：

        {{ watched | map("point") | bullets }}

        守卫站在顶点上；若守卫与观察点之间的线段不离开多边形，则守卫看得见该观察点；线段可以接触边界、经过顶点或沿着边。
        请选尽可能少的顶点安排守卫，使每个观察点至少被一名守卫看见。给出这些顶点编号的集合。
        若有多个最小的集合，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Guards]:
        return Set(Integer(1, len(instance.corners)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Guards]:
        n, trap = params.corners, rng.randrange(100) < params.trapped
        for _ in range(8):
            polygon = _zigzag(rng, n)
            points = _inner(rng, polygon, params.watched + 7)
            if len(points) < params.watched:
                continue
            views = [[_seen(polygon, i, p) for i in range(n)] for p in points]
            for _ in range(40 if trap else 3):
                order = sorted(range(len(points)), key=lambda j: sum(views[j]) + rng.randrange(5))
                chosen = order[: params.watched]
                masks = [sum(views[j][i] << k for k, j in enumerate(chosen)) for i in range(n)]
                greedy = len(_greedy(masks))
                if greedy < params.guards + trap:
                    continue
                best = _smallest(masks, (1 << len(chosen)) - 1)
                size = len(best[0])
                few = len(best) * 10 <= comb(n, size) or params.guards == 1
                if few and size >= params.guards and (not trap or greedy > size):
                    watched = tuple(points[j] for j in chosen)
                    instance = self.Instance(corners=tuple(polygon), watched=watched, best=size)
                    return instance, frozenset(i + 1 for i in rng.choice(best))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        sides = [sorted((instance.corners[i - 1], p)) for i, p in enumerate(instance.corners)]
        return [sorted(sides), sorted(instance.watched)]

    def check(self, instance: Instance, answer: Guards) -> str:
        if len(answer) > instance.best:
            return "fewer guards are enough"
        polygon = list(instance.corners)
        for p in instance.watched:
            if not any(_seen(polygon, i - 1, p) for i in answer):
                return f"nobody sees the watch point {p}"
        return ""


def _seen(polygon: list[Lattice], i: int, p: Lattice) -> bool:
    """Tell whether a corner sees a point inside; only segments that touch another corner need the full test."""
    c = polygon[i]
    x, y, dx, dy = *p, c[0] - p[0], c[1] - p[1]
    turns = [dx * (q[1] - y) - dy * (q[0] - x) for q in polygon]
    for j, q in enumerate(polygon):
        if turns[j - 1] * turns[j] < 0 and cross(polygon[j - 1], q, p) * cross(polygon[j - 1], q, c) < 0:
            return False
    if turns.count(0) > 1 and any(not turn and j != i and on_segment(polygon[j], p, c) for j, turn in enumerate(turns)):
        return sees(polygon, c, p)
    return True


def _zigzag(rng: Random, n: int) -> list[Lattice]:
    """Draw a polygon between two zigzag chains from left to right that leave a narrow way, or turned by a quarter."""
    size = max(8, n + 2)
    for _ in range(60):
        xs = sorted(rng.sample(range(size + 1), n))
        above = set(rng.sample(range(1, n - 1), n // 2 - 1))
        corners, count = [], [rng.randrange(2), rng.randrange(2)]
        for i, x in enumerate(xs):
            up = i in above
            count[up] += 0 < i < n - 1
            far = count[up] % 2 and 0 < i < n - 1
            step = rng.randint(size // 4, size // 2 - 1) if far else rng.randint(0, 1)
            end = i in (0, n - 1)  # at mid-height, so that the chains cannot meet elsewhere
            corners.append((x, size // 2 + (0 if end else 1 + step if up else -1 - step)))
        order = [i for i in range(n) if i not in above] + sorted(above, reverse=True)
        turn, quarter = rng.randrange(n), rng.random() < 0.5
        polygon = [corners[i][::-1] if quarter else corners[i] for i in order[turn:] + order[:turn]]
        if all(orientation(polygon[i - 2], polygon[i - 1], polygon[i]) for i in range(n)):
            return polygon
    raise task.Retry


def _inner(rng: Random, polygon: list[Lattice], most: int) -> list[Lattice]:
    """Draw lattice points inside."""
    high = max(max(p) for p in polygon)
    found: list[Lattice] = []
    for _ in range(20 * most):
        p = (rng.randint(0, high), rng.randint(0, high))
        if p not in found and len(found) < most and locate(p, polygon) > 0:
            found.append(p)
    return found


def _smallest(masks: list[int], whole: int) -> list[tuple[int, ...]]:
    """List the smallest sets of corners that see all; there are some, as every point sees a corner."""
    for size in range(1, len(masks) + 1):
        found = []
        for chosen in combinations(range(len(masks)), size):
            seen = 0
            for i in chosen:
                seen |= masks[i]
            if seen == whole:
                found.append(chosen)
        if found:
            return found
    raise ValueError(f"masks={masks}: expected that together they see all of {whole}")


def _greedy(masks: list[int]) -> list[int]:
    """Choose again and again the first corner that sees most of what is not seen yet."""
    rest = 0
    for mask in masks:
        rest |= mask
    chosen = []
    while rest:
        chosen.append(max(range(len(masks)), key=lambda i: (masks[i] & rest).bit_count()))
        rest &= ~masks[chosen[-1]]
    return chosen
