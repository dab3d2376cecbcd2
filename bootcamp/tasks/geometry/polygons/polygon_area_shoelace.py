"""Find the area of a polygon that is given by corners, by a walk round it or by the lines of its sides.

Answer: the exact area, a rational number; it is unique.
Harder: more corners, holes, rational coordinates, walks and lines in place of corners.
Skills: geometry, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.geometry import Lattice, area, line, locate, random_convex_polygon, random_polygon, segments_meet
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Pair = tuple[Fraction, Fraction]
_KINDS = ("corners", "walk", "lines")


class PolygonAreaShoelace(Task["PolygonAreaShoelace.Params", "PolygonAreaShoelace.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corners there are", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 16), ge=3, le=20)
        holes: int = knob("how many triangular holes there may be", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 2), ge=0, le=3)
        kinds: int = knob("how many ways of giving it there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        below: int = knob("the largest denominator", levels=(1, 1, 1, 1, 2, 2, 3, 3, 4, 6), ge=1, le=9)
        size: int = knob("how far the lattice reaches", levels=(4, 5, 6, 7, 9, 10, 12, 14, 16, 20), ge=3, le=50)

    class Instance(task.Instance):
        kind: str
        corners: tuple[Pair, ...]  # as given: corners, steps of the walk after the first point, or nothing
        holes: tuple[tuple[Pair, ...], ...]
        lines: tuple[tuple[int, int, int], ...]  # (p, q, r) stands for px + qy = r

        @property
        def equations(self) -> list[str]:
            return [f"{linear([(p, 'x'), (q, 'y')])} = {r}" for p, q, r in self.lines]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        {% if kind == "corners" %}
        A simple polygon has these corners, in order:

        {{ corners | map("point") | comma }}
        {% elif kind == "walk" %}
        A walk round a simple polygon starts at the corner {{ corners[0] | point }}. These vectors lead from each corner
        to the next one; the last side, which is not listed, leads back to the start:

        {{ corners[1:] | map("point") | comma }}
        {% else %}
        A convex polygon has its sides on these lines, in the order of the sides round the polygon; neighbours in the
        list, and the last line and the first, meet in its corners:

        {{ equations | lines }}
        {% endif %}
        {% if holes %}

        {{ "A hole is" if holes | length == 1 else "Holes are" }} cut out of it, with the corners

        {% for hole in holes %}
        {{ hole | map("point") | comma }}
        {% endfor %}
        {% endif %}

        Find the exact area{{ " of what is left" if holes }}.
        """,
        zh=r"""
        {% if kind == "corners" %}
        一个简单多边形的顶点依次为：

        {{ corners | map("point") | comma }}
        {% elif kind == "walk" %}
        从顶点 {{ corners[0] | point }} 出发沿一个简单多边形的边界走一圈。下面的向量依次从每个顶点指向下一个顶点，
        最后一条边未列出，它回到出发点：

        {{ corners[1:] | map("point") | comma }}
        {% else %}
        一个凸多边形的各边依次在下列直线上；列表中相邻的直线以及最后一条与第一条直线的交点是它的顶点：

        {{ equations | lines }}
        {% endif %}
        {% if holes %}

        从中挖去{{ "一个洞" if holes | length == 1 else "若干个洞" }}，洞的顶点为

        {% for hole in holes %}
        {{ hole | map("point") | comma }}
        {% endfor %}
        {% endif %}

        求{{ "剩余部分的" if holes }}面积的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kind = rng.choice(_KINDS[: params.kinds])
        n = params.size
        if kind == "lines":
            count = min(params.corners, 8)
            polygon = random_convex_polygon(rng, count, -n, n)
            lines = tuple(line(polygon[i - 1], polygon[i]) for i in range(count))
            if max(abs(number) for one in lines for number in one) > 999:
                raise task.Retry
            return self.Instance(kind=kind, corners=(), holes=(), lines=lines), area(polygon)
        polygon = random_polygon(rng, params.corners, -n, n)
        if rng.random() < 0.5:
            polygon.reverse()
        turn = rng.randrange(len(polygon))
        polygon = polygon[turn:] + polygon[:turn]
        holes: list[list[Lattice]] = []
        for _ in range(60 if params.holes else 0):
            hole = random_polygon(rng, 3, -n, n)
            if len(holes) < params.holes and area(hole) > 1 and _fits(hole, polygon, holes):
                holes.append(hole)
        if params.holes and not holes:
            raise task.Retry
        below = [rng.randint(1, params.below) for _ in range(2)]
        if params.below > 1 and max(below) == 1:
            raise task.Retry
        answer = (abs(area(polygon)) - sum(map(area, holes))) / (below[0] * below[1])
        shown = _scaled(polygon, below)
        if kind == "walk":
            steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(shown)]
            shown = (shown[0], *steps)
        cut = tuple(_scaled(hole, below) for hole in holes)
        return self.Instance(kind=kind, corners=shown, holes=cut, lines=()), answer

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.corners, sorted(instance.holes), sorted(instance.lines)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, corners = list[str](), list(instance.corners[:1])
        for u, v in instance.corners[1:]:
            x, y = corners[-1]
            corners.append((x + u, y + v) if instance.kind == "walk" else (u, v))
            lines += [f"({x}, {y}) -> ({x + u}, {y + v})"] if instance.kind == "walk" else []
        for (a, b, c), (p, q, r) in zip(instance.lines, instance.lines[1:] + instance.lines[:1], strict=True):
            d, e, f = a * q - b * p, c * q - b * r, a * r - c * p
            lines += [
                f"({one[0]})({one[3]}) - ({one[1]})({one[2]}) = {one[4]}"
                for one in ((a, b, p, q, d), (c, b, r, q, e), (a, c, p, r, f))
            ]
            corners.append((Fraction(e, d), Fraction(f, d)))
            lines.append(f"x = {e}/({d}) = {corners[-1][0]}, y = {f}/({d}) = {corners[-1][1]}")
        areas = []
        for ring in (corners, *instance.holes):
            parts = []
            for (x, y), (u, v) in zip(ring, [*ring[1:], ring[0]], strict=True):
                parts.append(x * v - u * y)
                lines.append(f"{x}·{bracketed(v)} - {bracketed(u)}·{bracketed(y)} = {parts[-1]}")
            areas.append(abs(sum(parts, Fraction(0))) / 2)
            lines.append(f"{' + '.join(map(bracketed, parts))} = {sum(parts)}, |{sum(parts)}|/2 = {areas[-1]}")
        left = areas[0] - sum(areas[1:])
        return "\n".join([*lines, *([f"{' - '.join(map(str, areas))}: {left}"] if areas[1:] else [])])


def _scaled(polygon: list[Lattice], below: list[int]) -> tuple[Pair, ...]:
    return tuple((Fraction(x, below[0]), Fraction(y, below[1])) for x, y in polygon)


def _fits(hole: list[Lattice], polygon: list[Lattice], holes: list[list[Lattice]]) -> bool:
    """Tell whether a hole lies inside and touches neither the boundary nor another hole."""
    if any(locate(corner, polygon) < 1 for corner in hole):
        return False
    if any(locate(a[0], b) > -1 for other in holes for a, b in ((hole, other), (other, hole))):
        return False
    return not any(
        segments_meet(hole[i - 1], hole[i], other[j - 1], other[j])
        for other in (polygon, *holes)
        for i in range(len(hole))
        for j in range(len(other))
    )
