"""Cut a simple polygon into triangles by diagonals.

Answer: the set of the diagonals; every triangulation is right.
Harder: more corners, more of them reflex.
Skills: geometry, search
Source: original; G. H. Meisters, Polygons have ears, 1975.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Lattice, on_segment, orientation, random_polygon, sees, segments_meet
from bootcamp.lib.prompts import braces
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Pairs = frozenset[tuple[int, ...]]


class PolygonTriangulate(Task["PolygonTriangulate.Params", "PolygonTriangulate.Instance", Pairs]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corners there are", levels=(4, 6, 8, 9, 10, 11, 12, 14, 16, 18), ge=4, le=24)
        reflex: int = knob("how many corners at least are reflex", levels=(0, 1, 2, 2, 3, 3, 4, 5, 7, 9), ge=0, le=12)
        size: int = knob("the largest coordinate", levels=(6, 8, 9, 10, 12, 14, 18, 22, 28, 36), ge=5, le=99)

    class Instance(task.Instance):
        corners: tuple[tuple[int, int], ...]

    prompt = Prompt(
        en=r"""
        The corners (x, y) of a simple polygon are numbered in order:

        {{ corners | map("point") | numbered }}

        Cut it into triangles by {{ corners | length - 3 }}
        {{ "diagonal" if corners | length == 4 else "diagonals" }}. A diagonal is a segment between two corners that
        runs inside the polygon and touches its boundary at its two ends only; two diagonals may have an end in common,
        but no other point. Give the set of the diagonals, each as u-v with the numbers of its ends. If there are
        several ways, any one will do.
        """,
        zh=r"""
        一个简单多边形的顶点 (x, y) 按顺序编号：

        {{ corners | map("point") | numbered }}

        用 {{ corners | length - 3 }} 条对角线把它分成若干个三角形。对角线是连接两个顶点的线段，它在多边形内部，
        只在两个端点处接触边界；两条对角线可以有公共端点，但没有其他公共点。
        给出这些对角线的集合，每条写作 u-v，其中 u、v 是端点的编号。若有多种分法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Pairs]:
        return Set(Edge(len(instance.corners)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pairs]:
        polygon = random_polygon(rng, params.corners, 0, params.size)
        n = len(polygon)
        bent = sum(orientation(polygon[i - 1], polygon[i], polygon[(i + 1) % n]) < 0 for i in range(n))
        if bent < params.reflex:
            raise task.Retry
        if rng.random() < 0.5:
            polygon.reverse()
        turn = rng.randrange(n)
        instance = self.Instance(corners=tuple(polygon[turn:] + polygon[:turn]))
        diagonals = [pair for pair in combinations(range(n), 2) if not _fault(instance.corners, *pair)]
        fans = (
            frozenset((min(i, j), max(i, j)) for j in range(n) if (i - j) % n not in (0, 1, n - 1)) for i in range(n)
        )
        if n > 5 and any(fan <= set(diagonals) for fan in fans):
            raise task.Retry
        rng.shuffle(diagonals)
        chosen: list[tuple[int, int]] = []
        for u, v in diagonals:
            if not any(_cross(instance.corners, (u, v), other) for other in chosen):
                chosen.append((u, v))
        return instance, frozenset((u + 1, v + 1) for u, v in chosen)

    def key(self, instance: Instance) -> object:
        start = instance.corners.index(min(instance.corners))
        turned = instance.corners[start:] + instance.corners[:start]
        return min(turned, (turned[0], *turned[:0:-1]))

    def check(self, instance: Instance, answer: Pairs) -> str:
        chosen = sorted((u - 1, v - 1) for u, v in answer)
        for u, v in chosen:
            if fault := _fault(instance.corners, u, v):
                return f"{u + 1}-{v + 1} {fault}"
        for one, other in combinations(chosen, 2):
            if _cross(instance.corners, one, other):
                return f"{one[0] + 1}-{one[1] + 1} and {other[0] + 1}-{other[1] + 1} cross"
        return "" if len(chosen) == len(instance.corners) - 3 else "a part is not a triangle"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        corners, left = instance.corners, list(range(len(instance.corners)))
        lines, chosen = list[str](), list[str]()
        turns = {i: _turn(corners, left, place, lines) for place, i in enumerate(left)}
        lowest = min(left, key=lambda i: (corners[i][1], corners[i][0]))
        side = 1 if turns[lowest] > 0 else -1  # at the lowest corner the polygon is convex
        lines.append(f"{lowest + 1}: {'+' if side > 0 else '-'}")
        while len(left) > 3:
            bent = [i for i in left if turns[i] * side <= 0]
            for place, i in enumerate(left):
                before, after = left[place - 1], left[(place + 1) % len(left)]
                if i in bent or any(
                    _is_in(corners, (before, i, after), k, side, lines) for k in bent if k not in (before, after)
                ):
                    continue
                chosen.append(f"{before + 1}-{after + 1}")
                lines.append(f"{i + 1}: {chosen[-1]}")
                left.remove(i)
                for k in (before, after) if len(left) > 3 else ():
                    turns[k] = _turn(corners, left, left.index(k), lines)
                break
        word = {"en": "diagonals: ", "zh": "对角线："}[language]
        return "\n".join([*lines, f"{word}{braces(chosen)}"])


def _fault(corners: tuple[Lattice, ...], u: int, v: int) -> str:
    """Say why a segment between two corners is no diagonal."""
    n = len(corners)
    if (u - v) % n in (1, n - 1):
        return "is a side"
    if any(on_segment(corners[i], corners[u], corners[v]) for i in range(n) if i not in (u, v)):
        return "touches another corner"
    return "" if sees(corners, corners[u], corners[v]) else "does not run inside the polygon"


def _cross(corners: tuple[Lattice, ...], one: tuple[int, int], other: tuple[int, int]) -> bool:
    a, b, c, d = (corners[i] for i in (*one, *other))
    return not {*one} & {*other} and segments_meet(a, b, c, d)


def _turn(corners: tuple[Lattice, ...], left: list[int], place: int, lines: list[str]) -> int:
    """Give the turn at a corner of what is left of a polygon; write it."""
    (a, b), (c, d), (e, f) = (corners[left[(place + step) % len(left)]] for step in (-1, 0, 1))
    turn = (c - a) * (f - d) - (d - b) * (e - c)
    lines.append(f"{left[place] + 1}: {products([(c - a, f - d), (b - d, e - c)])} = {turn}")
    return turn


def _is_in(corners: tuple[Lattice, ...], triangle: tuple[int, int, int], k: int, side: int, lines: list[str]) -> bool:
    """Tell whether a corner lies in a triangle of others or on its boundary; write what shows it."""
    x, y = corners[k]
    for i, j in zip(triangle, (*triangle[1:], triangle[0]), strict=True):
        (a, b), (c, d) = corners[i], corners[j]
        turn = (c - a) * (y - b) - (d - b) * (x - a)
        lines.append(f"{i + 1} {j + 1} {k + 1}: {products([(c - a, y - b), (b - d, x - a)])} = {turn}")
        if turn * side < 0:
            return False
    return True
