"""Find the volume of a tetrahedron or a pyramid, or the radius of a sphere about it, from coordinates, edges or angles.

Answer: an exact number with square roots at most; it is unique.
Harder: more kinds of data, longer edges.
Skills: geometry, algebra
Source: original; A. Cayley, K. Menger, the volume from six edges.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.geometry import random_convex_polygon
from bootcamp.lib.matrix import determinant
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.shown_work import determinant_lines, products
from bootcamp.lib.space import Vector, minus, random_vectors, square, triple
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

_KINDS = ("corners", "angles", "edges", "pyramid", "sphere")
_NAMES = ("AB", "AC", "AD", "BC", "BD", "CD")
_COSINES = {60: Fraction(1, 2), 90: Fraction(0), 120: Fraction(-1, 2)}


class TetrahedronVolume(Task["TetrahedronVolume.Params", "TetrahedronVolume.Instance", Surd]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of data there are", levels=(1, 2, 3, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=4)
        size: int = knob("the largest edge or coordinate", levels=(4, 6, 8, 10, 12, 15, 20, 30, 45, 60), ge=3, le=99)

    class Instance(task.Instance):
        kind: str
        points: tuple[tuple[int, int, int], ...]  # corners, the apex of a pyramid last
        edges: tuple[int, ...]  # AB, AC, AD, BC, BD, CD, or only the first three
        angles: tuple[int, ...]  # BAC, CAD, DAB in degrees

        @property
        def lengths(self) -> list[str]:
            return [f"{name} = {edge}" for name, edge in zip(_NAMES, self.edges, strict=False)]

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        {% if kind == "pyramid" %}
        A pyramid has the apex {{ points[-1] | point }}. The corners of its base, in order, are
        {{ points[:-1] | map("point") | listed(language) }}.
        {% elif points %}
        A tetrahedron has the corners {{ points | map("point") | listed(language) }}.
        {% else %}
        A tetrahedron ABCD has the edges {{ lengths | listed(language) }}.
        {% if angles %}
        Its angles at A are ∠BAC = {{ angles[0] }}°, ∠CAD = {{ angles[1] }}° and ∠DAB = {{ angles[2] }}°.
        {% endif %}
        {% endif %}

        Find {{ "the radius of the sphere through its corners" if kind == "sphere" else "its volume" }}. Give the exact
        value.
        """,
        zh=r"""
        {% if kind == "pyramid" %}
        一个棱锥的顶点为 {{ points[-1] | point }}，
        底面多边形的顶点依次为 {{ points[:-1] | map("point") | join("、") }}。
        {% elif points %}
        一个四面体的顶点为 {{ points | map("point") | join("、") }}。
        {% else %}
        四面体 ABCD 的棱长为 {{ lengths | join("，") }}。
        {% if angles %}
        在顶点 A 处，∠BAC = {{ angles[0] }}°，∠CAD = {{ angles[1] }}°，∠DAB = {{ angles[2] }}°。
        {% endif %}
        {% endif %}

        求{{ "经过它的所有顶点的球的半径" if kind == "sphere" else "它的体积" }}，给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        n = params.size
        points: list[tuple[int, int, int]] = []
        edges: tuple[int, ...] = ()
        angles: tuple[int, ...] = ()
        if kind in ("corners", "sphere"):
            points = random_vectors(rng, 4, n if kind == "corners" else 4 + n // 10)
            a, b, c = (minus(p, points[0]) for p in points[1:])
            volume = abs(Fraction(triple(a, b, c))) / 6
            answer = Surd.rational(volume)
            if volume and kind == "sphere":
                answer = _radius(points, volume)
        elif kind == "pyramid":
            points, volume = _pyramid(rng, min(n, 20))
            answer = Surd.rational(volume)
        else:
            edges = tuple(rng.randint(max(2, n // 3), n) for _ in range(6))
            if kind == "angles":
                edges, angles = edges[:3], tuple(rng.choice((60, 90, 120)) for _ in range(3))
            cubed = _cayley(edges, angles)
            if cubed <= 0:
                raise task.Retry
            answer = Surd.root(cubed)
            volume = cubed
        if (
            not volume
            or not readable([x for term in answer.terms for x in term], 7)
            or len(set(edges)) < len(edges) - 2
        ):
            raise task.Retry
        if angles in ((90, 90, 90),) and n > 6:
            raise task.Retry
        return self.Instance(kind=kind, points=tuple(points), edges=edges, angles=angles), answer

    def key(self, instance: Instance) -> object:
        points = instance.points if instance.kind == "pyramid" else tuple(sorted(instance.points))
        return [instance.kind, points, instance.edges, instance.angles]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        if instance.edges:
            return "\n".join(_gram_lines(instance))
        *points, last = instance.points
        vectors, total = [minus(p, last) for p in points], Fraction(0)
        lines = [f"P{i} - P{len(instance.points)} = {sequence(v)}" for i, v in enumerate(vectors, 1)]
        for a, b in pairwise(vectors[1:]):
            told, part = determinant_lines(vectors[0], a, b)
            lines += [*told, f"{total} + {bracketed(part)} = {total + part}"] if total else told
            total += part
        volume = abs(total) / 6
        lines.append(f"{abs(total)}/6 = {volume}")
        if instance.kind == "sphere":
            u, v, w = (square(minus(p, q)) * square(minus(r, s)) for p, q, r, s in _opposite(instance.points))
            for p, q, r, s in _opposite(instance.points):
                both = minus(p, q), minus(r, s)
                lines += [f"{sequence(x)}: {products(zip(x, x, strict=True))} = {square(x)}" for x in both]
                lines.append(f"{square(both[0])}·{square(both[1])} = {square(both[0]) * square(both[1])}")
            size = 2 * (u * v + v * w + w * u) - u * u - v * v - w * w
            lines.append(f"2·({u}·{v} + {v}·{w} + {w}·{u}) - {u}² - {v}² - {w}² = {size}")
            lines.append(f"√{size}/(24·{volume}) = √{size}/{24 * volume}")
        return "\n".join(lines)


def _gram_lines(instance: TetrahedronVolume.Instance) -> list[str]:
    """Write the scalar products of the edges at A, their determinant and the volume."""
    ab, ac, ad = instance.edges[:3]
    pairs, lines, found = ((ab, ac), (ac, ad), (ad, ab)), list[str](), list[Fraction]()
    for (p, q), angle in zip(pairs, instance.angles, strict=False):
        found.append(p * q * _COSINES[angle])
        lines.append(f"{p}·{q}·{bracketed(_COSINES[angle])} = {found[-1]}")
    for (p, q), r in zip(pairs, instance.edges[3:4] + instance.edges[:3:-1], strict=False):  # BC, CD, BD
        found.append(Fraction(p * p + q * q - r * r, 2))
        lines.append(f"({p}² + {q}² - {r}²)/2 = ({p * p} + {q * q} - {r * r})/2 = {found[-1]}")
    x, y, z = found
    rows = (ab * ab, x, z), (x, ac * ac, y), (z, y, ad * ad)
    told, size = determinant_lines(*rows)
    squared = Fraction(size) / 36
    return [*lines, *map(sequence, rows), *told, f"{size} / 36 = {squared}, √({squared}) = {Surd.root(squared).latex}"]


def _opposite(points: tuple[tuple[int, int, int], ...]) -> list[tuple[Vector, ...]]:
    a, b, c, d = points
    return [(a, b, c, d), (a, c, b, d), (a, d, b, c)]


def _radius(points: list[tuple[int, int, int]], volume: Fraction) -> Surd:
    """Give the circumradius by Crelle: 6 r V is the area of a triangle whose sides are products of opposite edges."""
    u, v, w = (square(minus(p, q)) * square(minus(r, s)) for p, q, r, s in _opposite(tuple(points)))
    return Surd.root(Fraction(2 * (u * v + v * w + w * u) - u * u - v * v - w * w) / (24 * volume) ** 2)


def _pyramid(rng: Random, n: int) -> tuple[list[tuple[int, int, int]], Fraction]:
    """Lay a convex polygon on a slanted plane of lattice points, and choose an apex."""
    base = random_convex_polygon(rng, rng.randint(4, 5), -max(2, n // 3), max(2, n // 3))
    u, v, apex = random_vectors(rng, 3, 2)
    apex = (apex[0] * n // 2 + 1, apex[1] * n // 2, apex[2] * n // 2 + 2)
    points = [(x * u[0] + y * v[0], x * u[1] + y * v[1], x * u[2] + y * v[2]) for x, y in base]
    parts = [
        triple(minus(points[i], apex), minus(points[i + 1], apex), minus(points[0], apex))
        for i in range(1, len(points) - 1)
    ]
    return [*points, apex], abs(Fraction(sum(parts))) / 6


def _cayley(edges: tuple[int, ...], angles: tuple[int, ...]) -> Fraction:
    """Give the squared volume, from the matrix of scalar products of the edges at A; not above 0 if there is none."""
    ab, ac, ad = (Fraction(edge) for edge in edges[:3])
    if angles:
        bc, cd, db = (_COSINES[angle] for angle in angles)
        products = [ab * ac * bc, ac * ad * cd, ad * ab * db]
    else:
        bc, bd, cd = (Fraction(edge) for edge in edges[3:])
        products = [(p * p + q * q - r * r) / 2 for p, q, r in ((ab, ac, bc), (ac, ad, cd), (ad, ab, bd))]
    x, y, z = products
    if any(product * product >= (p * q) ** 2 for product, p, q in ((x, ab, ac), (y, ac, ad), (z, ad, ab))):
        return Fraction(0)
    return Fraction(determinant([[ab * ab, x, z], [x, ac * ac, y], [z, y, ad * ad]])) / 36
