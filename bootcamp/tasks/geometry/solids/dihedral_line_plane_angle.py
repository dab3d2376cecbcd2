"""Find the cosine of an angle between lines, a line and a plane, or two planes of a box, prism or pyramid.

Answer: the exact cosine, with square roots; it is unique.
Harder: more kinds of solids and points, planes through midpoints and centres.
Skills: geometry, spatial
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import product_line, products
from bootcamp.lib.space import Vector, along, minus, square
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.lib.vectors import cross, dot
from bootcamp.task import Prompt, Task, knob

_SOLIDS = ("box", "corner", "prism", "pyramid")
_KINDS = ("lines", "planes", "line and plane")


class DihedralLinePlaneAngle(Task["DihedralLinePlaneAngle.Params", "DihedralLinePlaneAngle.Instance", Surd]):
    version = 1

    class Params(task.Params):
        solids: int = knob("how many kinds of solids there are", levels=(1, 1, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        kinds: int = knob("how many kinds of angles there are", levels=(1, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        extra: int = knob("how many further points may be used", levels=(0, 0, 0, 1, 1, 2, 2, 3, 4, 5), ge=0, le=6)
        size: int = knob("the longest edge", levels=(4, 5, 6, 6, 6, 7, 8, 9, 10, 12), ge=2, le=40)

    class Instance(task.Instance):
        solid: str
        sizes: tuple[int, int, int]
        extra: tuple[tuple[str, str], ...]  # a point, and the segment whose midpoint it is, or the side that it divides
        kind: str
        first: str
        second: str

        @property
        def midpoints(self) -> dict[str, list[str]]:
            return {
                "en": [f"{name} is the midpoint of {ends[0]}{ends[1]}." for name, ends in self.extra],
                "zh": [f"{name} 是 {ends[0]}{ends[1]} 的中点。" for name, ends in self.extra],
            }

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        {% set a, b, c = sizes %}
        {% if solid == "box" %}
        A box has the base ABCD and the top EFGH, with the edges AE, BF, CG and DH; AB = {{ a }}, AD = {{ b }} and
        AE = {{ c }}.
        {% elif solid == "corner" %}
        In a tetrahedron ABCD, the edges AB = {{ a }}, AC = {{ b }} and AD = {{ c }} are perpendicular to each other.
        {% elif solid == "prism" %}
        A right prism has the base ABC and the top DEF, with the edges AD, BE and CF of length {{ c }}. In the triangle
        ABC, AB = {{ a }}, AC = {{ b }}, and the angle at A is a right angle.
        {% else %}
        A pyramid has the rectangular base ABCD with AB = {{ a }} and AD = {{ b }}. Its apex S lies at the height
        {{ c }} above the centre of the base.
        {% endif %}
        {% if extra %}
        {{ midpoints["en"] | join(" ") }}
        {% endif %}

        {% if kind == "lines" %}
        Find the exact cosine of the acute angle between the directions of the lines {{ first }} and {{ second }}.
        {% elif kind == "planes" %}
        Find the exact cosine of the acute angle between the planes {{ first }} and {{ second }}.
        {% else %}
        Find the exact cosine of the angle between the line {{ second }} and the plane {{ first }}.
        {% endif %}
        """,
        zh=r"""
        {% set a, b, c = sizes %}
        {% if solid == "box" %}
        长方体的底面为 ABCD，顶面为 EFGH，侧棱为 AE、BF、CG、DH；AB = {{ a }}，AD = {{ b }}，AE = {{ c }}。
        {% elif solid == "corner" %}
        四面体 ABCD 中，棱 AB = {{ a }}、AC = {{ b }}、AD = {{ c }} 两两垂直。
        {% elif solid == "prism" %}
        直三棱柱的底面为 ABC，顶面为 DEF，侧棱 AD、BE、CF 的长度为 {{ c }}。三角形 ABC 中，AB = {{ a }}，AC = {{ b }}，
        角 A 是直角。
        {% else %}
        棱锥的底面 ABCD 是矩形，AB = {{ a }}，AD = {{ b }}，顶点 S 在底面中心的正上方，高为 {{ c }}。
        {% endif %}
        {% if extra %}
        {{ midpoints["zh"] | join }}
        {% endif %}

        {% if kind == "lines" %}
        求直线 {{ first }} 与 {{ second }} 的方向所成锐角的余弦的精确值。
        {% elif kind == "planes" %}
        求平面 {{ first }} 与平面 {{ second }} 所成锐角的余弦的精确值。
        {% else %}
        求直线 {{ second }} 与平面 {{ first }} 所成角的余弦的精确值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        solid = rng.choice(_SOLIDS[: params.solids])
        a, b, c = sizes = rng.randint(1, params.size), rng.randint(1, params.size), rng.randint(1, params.size)
        places = _places(solid, sizes)
        extra: list[tuple[str, str]] = []
        for name in "MNPQRT"[: rng.randint((params.extra + 1) // 2, params.extra)]:
            one, other = rng.sample(sorted(places), 2)
            middle = _middle(places, one, other)
            if middle in places.values():
                raise task.Retry
            places[name] = middle
            extra.append((name, one + other))
        kind = rng.choice(_KINDS[: params.kinds])
        first, second = (
            "".join(rng.sample(sorted(places), 2 if way == "line" else 3))
            for way in {"lines": ("line", "line"), "planes": ("plane", "plane")}.get(kind, ("plane", "line"))
        )
        used = first + second + "".join(ends for _, ends in extra)
        if any(name not in used for name, _ in extra) or set(first) >= set(second):
            raise task.Retry
        u, v = (_direction(places, name) for name in (first, second))
        if not any(u) or not any(v):
            raise task.Retry
        ratio = Fraction(dot(u, v)) ** 2 / (square(u) * square(v))
        cosine = Surd.root(1 - ratio if kind == "line and plane" else ratio)
        if ratio in (0, 1) or cosine == Fraction(1, 2) or not readable([x for term in cosine.terms for x in term], 4):
            raise task.Retry
        return self.Instance(
            solid=solid, sizes=(a, b, c), extra=tuple(extra), kind=kind, first=first, second=second
        ), cosine

    def key(self, instance: Instance) -> object:
        first, second = "".join(sorted(instance.first)), "".join(sorted(instance.second))
        pair = sorted([first, second]) if instance.kind != "line and plane" else [first, second]
        return [instance.solid, instance.sizes, sorted(instance.extra), instance.kind, pair]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        places, lines, found = _places(instance.solid, instance.sizes), list[str](), list[Vector]()
        for name, ends in instance.extra:
            one, other = ends[0], ends[1]
            places[name] = _middle(places, one, other)
            told = f"({sequence(places[one])} + {sequence(places[other])})/2"
            lines.append(f"{name} = {told} = {sequence(places[name])}")
        for name in (instance.first, instance.second):
            a, others = name[0], list(name[1:])
            sides = [minus(places[b], places[a]) for b in others]
            for b, side in zip(others, sides, strict=True):
                lines.append(f"{a}{b} = {sequence(places[b])} - {sequence(places[a])} = {sequence(side)}")
            found.append(cross(*sides) if sides[1:] else sides[0])
            if sides[1:]:
                lines.append(f"{product_line(*sides)}: {sequence(found[-1])}")
        u, v = found
        lines.append(f"{products(zip(u, v, strict=True))} = {dot(u, v)}")
        lines += [f"{' + '.join(map(_squared, way))} = {square(way)}" for way in found]
        ratio = Fraction(dot(u, v)) ** 2 / (square(u) * square(v))
        lines.append(f"cos² = {_squared(dot(u, v))}/({square(u)}·{square(v)}) = {ratio}")
        if instance.kind == "line and plane":  # the angle with the normal is the other part of a right one
            lines[-1] = lines[-1].replace("cos", "sin")
            lines.append(f"cos² = 1 - {ratio} = {1 - ratio}")
        return "\n".join(lines)


def _squared(x: int | Fraction) -> str:
    return f"{abs(x)}²" if Fraction(x).denominator == 1 else f"({abs(x)})²"


def _middle(places: dict[str, Vector], one: str, other: str) -> Vector:
    return along(places[one], minus(places[other], places[one]), Fraction(1, 2))


def _places(solid: str, sizes: tuple[int, int, int]) -> dict[str, Vector]:
    a, b, c = sizes
    if solid == "corner":
        return {"A": (0, 0, 0), "B": (a, 0, 0), "C": (0, b, 0), "D": (0, 0, c)}
    if solid == "prism":
        low: dict[str, Vector] = {"A": (0, 0, 0), "B": (a, 0, 0), "C": (0, b, 0)}
        return {**low, "D": (0, 0, c), "E": (a, 0, c), "F": (0, b, c)}
    base: dict[str, Vector] = {"A": (0, 0, 0), "B": (a, 0, 0), "C": (a, b, 0), "D": (0, b, 0)}
    if solid == "pyramid":
        return {**base, "S": (Fraction(a, 2), Fraction(b, 2), c)}
    return {**base, "E": (0, 0, c), "F": (a, 0, c), "G": (a, b, c), "H": (0, b, c)}


def _direction(places: dict[str, Vector], name: str) -> Vector:
    """Give the direction of a line or the normal of a plane."""
    a, b, *rest = (places[letter] for letter in name)
    return cross(minus(b, a), minus(rest[0], a)) if rest else minus(b, a)
