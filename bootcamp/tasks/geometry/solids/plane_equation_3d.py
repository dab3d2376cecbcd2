"""Find the equation of a plane from points, lines, normals or other planes.

Answer: a linear equation in x, y and z, up to a factor.
Harder: more kinds of data, larger coordinates.
Skills: geometry, algebra
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.curve_equations import PolynomialEquation, Terms
from bootcamp.lib.prompts import linear
from bootcamp.lib.space import Vector, along, independent, minus, random_vectors
from bootcamp.lib.vectors import cross, dot
from bootcamp.task import Prompt, Task, knob

Triple = tuple[int, int, int]

_FORMAT = PolynomialEquation(("x", "y", "z"))
_KINDS = ("normal", "points", "bisector", "directions", "line", "middle", "parallel", "upright")


class PlaneEquation3d(Task["PlaneEquation3d.Params", "PlaneEquation3d.Instance", Terms]):
    version = 1

    class Params(task.Params):
        size: int = knob("the largest coordinate", levels=(5, 5, 6, 7, 8, 10, 13, 17, 22, 30), ge=3, le=99)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 1, 1, 1, 1, 2, 3, 4, 4), ge=0, le=6)
        kinds: int = knob("how many kinds are drawn from", levels=(1, 2, 3, 5, 6, 7, 8, 8, 8, 8), ge=1, le=8)

    class Instance(task.Instance):
        kind: str
        points: tuple[Triple, ...]
        vectors: tuple[Triple, ...]  # directions or normals
        sides: tuple[int, ...]  # the right sides of given planes, whose normals are the vectors

        @property
        def planes(self) -> list[str]:
            pairs = zip(self.vectors, self.sides, strict=False)
            return [f"{linear(list(zip(vector, 'xyz', strict=True)))} = {side}" for vector, side in pairs]

    answer = _FORMAT
    prompt = Prompt(
        en=r"""
        {% if kind == "normal" %}
        A plane passes through the point {{ points[0] | point }} and has the normal vector {{ vectors[0] | point }}.
        {% elif kind == "points" %}
        A plane passes through the points {{ points | map("point") | listed(language) }}.
        {% elif kind == "bisector" %}
        A plane consists of all points that are as far from {{ points[0] | point }} as from {{ points[1] | point }}.
        {% elif kind == "directions" %}
        A plane passes through the point {{ points[0] | point }} and is parallel to the vectors
        {{ vectors | map("point") | listed(language) }}.
        {% elif kind == "line" %}
        A plane contains the point {{ points[0] | point }} and the line through {{ points[1] | point }} with direction
        {{ vectors[0] | point }}.
        {% elif kind == "middle" %}
        A plane consists of all points that are as far from the plane {{ planes[0] }} as from the plane {{ planes[1] }}.
        {% elif kind == "parallel" %}
        A plane contains the line through {{ points[0] | point }} with direction {{ vectors[0] | point }} and is
        parallel to the line through {{ points[1] | point }} and {{ points[2] | point }}.
        {% else %}
        A plane passes through the points {{ points | map("point") | listed(language) }} and is perpendicular to the
        plane {{ planes[0] }}.
        {% endif %}

        Give its equation in x, y and z.
        """,
        zh=r"""
        {% if kind == "normal" %}
        一个平面经过点 {{ points[0] | point }}，法向量为 {{ vectors[0] | point }}。
        {% elif kind == "points" %}
        一个平面经过点 {{ points | map("point") | join("、") }}。
        {% elif kind == "bisector" %}
        一个平面由到点 {{ points[0] | point }} 与到点 {{ points[1] | point }} 的距离相等的所有点组成。
        {% elif kind == "directions" %}
        一个平面经过点 {{ points[0] | point }}，并且与向量 {{ vectors | map("point") | join("、") }} 平行。
        {% elif kind == "line" %}
        一个平面包含点 {{ points[0] | point }}，以及经过点 {{ points[1] | point }}、
        方向向量为 {{ vectors[0] | point }} 的直线。
        {% elif kind == "middle" %}
        一个平面由到平面 {{ planes[0] }} 与到平面 {{ planes[1] }} 的距离相等的所有点组成。
        {% elif kind == "parallel" %}
        一个平面包含经过点 {{ points[0] | point }}、方向向量为 {{ vectors[0] | point }} 的直线，
        并且与经过点 {{ points[1] | point }} 和 {{ points[2] | point }} 的直线平行。
        {% else %}
        一个平面经过点 {{ points | map("point") | join("、") }}，并且垂直于平面 {{ planes[0] }}。
        {% endif %}

        写出这个平面关于 x、y、z 的方程。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        a, b, c = random_vectors(rng, 3, params.size)
        u, v = random_vectors(rng, 2, min(params.size, 9))
        points: tuple[Triple, ...] = (a, b)
        vectors: tuple[Triple, ...] = ()
        sides: tuple[int, ...] = ()
        normal: Vector = u
        through: Vector = a
        if kind == "normal":
            points, vectors = (a,), (u,)
        elif kind == "points":
            points, normal = (a, b, c), cross(minus(b, a), minus(c, a))
        elif kind == "bisector":
            normal, through = minus(b, a), along(a, minus(b, a), Fraction(1, 2))
        elif kind == "directions":
            points, vectors, normal = (a,), (u, v), cross(u, v)
        elif kind == "line":
            vectors, normal = (u,), cross(u, minus(b, a))
        elif kind == "middle":
            m, r, s = rng.randint(2, 4), rng.randint(-40, 40), rng.randint(-40, 40)
            scaled = (m * u[0], m * u[1], m * u[2])
            points, vectors, sides = (), (u, scaled), (r, s)
            through = along((0, 0, 0), u, (r + Fraction(s, m)) / 2 / max(1, dot(u, u)))
            if s == m * r:
                raise task.Retry
        elif kind == "parallel":
            points, vectors, normal = (a, b, c), (u,), cross(u, minus(c, b))
        else:
            vectors, sides, normal = (u,), (rng.randint(-20, 20),), cross(u, minus(b, a))
        if (
            not any(normal)
            or 0 in normal[:2]
            or not any(u)
            or (kind == "parallel" and not independent([u, minus(c, b)]))
        ):
            raise task.Retry
        if kind == "parallel" and dot(normal, minus(b, a)) == 0:
            raise task.Retry  # the other line lies in the plane
        instance = self.Instance(kind=kind, points=points, vectors=vectors, sides=sides)
        return instance, _equation(normal, through)

    def key(self, instance: Instance) -> object:
        points = instance.points if instance.kind in ("line", "parallel") else tuple(sorted(instance.points))
        return [instance.kind, points, instance.vectors, instance.sides]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, normal, value = _worked(instance)
        terms = linear(list(zip(normal, "xyz", strict=True)))
        return "\n".join([*lines, f"n·x = n·P: {terms} = {value}"])


def _worked(instance: PlaneEquation3d.Instance) -> tuple[list[str], Triple, int | Fraction]:
    """Give the sums that lead to a normal and to its product with a point, and these two."""
    kind, points, vectors = instance.kind, instance.points, instance.vectors
    if kind == "middle":
        (u, v), (r, s) = vectors, instance.sides
        m = next(b // a for a, b in zip(u, v, strict=True) if a)
        mean = (r + Fraction(s, m)) / 2
        return [f"{v} = {m}·{u}", f"{s}/{m} = {Fraction(s, m)}", f"({r} + {Fraction(s, m)})/2 = {mean}"], u, mean
    lines, ways = list[str](), list(vectors)
    needed = {"normal": 0, "bisector": 1, "points": 2, "directions": 0}.get(kind, 1)
    for p in points[-needed:] if needed else ():
        start = points[-2] if kind == "parallel" else points[0]
        way = (p[0] - start[0], p[1] - start[1], p[2] - start[2])
        ways.append(way)
        lines.append(f"{p} - {start} = {way}")
    (a, b, c), (d, e, f) = ways[0], ways[-1]
    normal, at = (a, b, c), tuple(map(Fraction, points[0]))
    if kind == "bisector":
        at = tuple(Fraction(p + q, 2) for p, q in zip(*points, strict=True))
        lines.append(f"({points[0]} + {points[1]})/2 = ({', '.join(map(str, at))})")
    elif kind != "normal":
        normal = (b * f - c * e, c * d - a * f, a * e - b * d)
        sums = zip(((b, f, c, e), (c, d, a, f), (a, e, b, d)), normal, strict=True)
        lines += [f"({p})({q}) - ({r})({s}) = {value}" for (p, q, r, s), value in sums]
    value = sum((p * q for p, q in zip(normal, at, strict=True)), Fraction(0))
    return [*lines, f"{' + '.join(f'({p})({q})' for p, q in zip(normal, at, strict=True))} = {value}"], normal, value


def _equation(normal: Sequence[Fraction | int], through: Vector) -> Terms:
    p, q, r = normal
    return _FORMAT.linear((p, q, r, dot((p, q, r), through)))
