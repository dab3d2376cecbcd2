"""Find distances, bearings, midpoints and northernmost latitudes of great circles on a sphere.

Answer: one number or a pair (latitude, longitude), to a stated tolerance; they are unique.
Harder: more kinds of quantities, fractions of degrees, points reached on a course.
Skills: geometry, arithmetic
Source: original; any textbook of spherical trigonometry.
"""

from __future__ import annotations

from fractions import Fraction
from math import asin, atan2, cos, degrees, radians, sin, sqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format, Sequence

Place = tuple[Fraction, Fraction]
"""Latitude and longitude in degrees, north and east positive."""

_KINDS = ("distance", "bearing", "midpoint", "highest", "reached")
_DEGREES = Decimal(tolerance="0.02", unit="°")


class GreatCircleNavigation(Task["GreatCircleNavigation.Params", "GreatCircleNavigation.Instance", Any]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of questions there are", levels=(1, 2, 3, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=4)
        parts: int = knob("the parts of a degree", levels=(1, 1, 1, 1, 1, 1, 2, 5, 5, 10), ge=1, le=100)
        widest: int = knob("the largest latitude", levels=(40, 50, 60, 60, 65, 65, 70, 70, 75, 80), ge=20, le=85)

    class Instance(task.Instance):
        kind: str
        radius: int  # 0 if it does not matter
        start: Place
        end: Place | None
        bearing: Fraction | None
        distance: int  # 0 if it is not given

        @property
        def shown(self) -> list[str]:
            return [f"({float(p[0]):g}, {float(p[1]):g})" for p in (self.start, self.end) if p]

        @property
        def course(self) -> str:
            return f"{float(self.bearing or 0):g}"

    prompt = Prompt(
        en=r"""
        Take a planet to be a sphere{{ " of radius %s km" | format(radius) if radius }}. A place is given as
        (latitude, longitude) in degrees; north and east are positive, south and west negative.

        {% if kind == "distance" %}
        Find the length in km of the shorter arc of the great circle between {{ shown[0] }} and {{ shown[1] }}, to
        within 0.05 %.
        {% elif kind == "bearing" %}
        A ship leaves {{ shown[0] }} on the shorter arc of the great circle to {{ shown[1] }}. Find its bearing at the
        start, in degrees clockwise from north, from 0 up to 360.
        {% elif kind == "midpoint" %}
        Find the midpoint of the shorter arc of the great circle between {{ shown[0] }} and {{ shown[1] }}, with the
        longitude from -180 to 180.
        {% elif kind == "highest" %}
        A ship leaves {{ shown[0] }} with the bearing {{ course }}° (clockwise from north) and follows the great circle
        all the way round. Find the northernmost latitude that it reaches, in degrees.
        {% else %}
        A ship leaves {{ shown[0] }} with the bearing {{ course }}° (clockwise from north) and follows the great circle
        for {{ distance }} km. Find the place that it reaches, with the longitude from -180 to 180.
        {% endif %}
        """,
        zh=r"""
        把一个星球看作{{ "半径为 %s km 的" | format(radius) if radius }}球。地点写作（纬度，经度），单位为度；
        北纬和东经为正，南纬和西经为负。

        {% if kind == "distance" %}
        求 {{ shown[0] }} 与 {{ shown[1] }} 之间大圆劣弧的长度，以 km 为单位，相对误差不超过 0.05 %。
        {% elif kind == "bearing" %}
        一艘船从 {{ shown[0] }} 出发，沿大圆劣弧驶向 {{ shown[1] }}。求出发时的方位角，
        以度为单位，从正北起顺时针计算，从 0 到 360。
        {% elif kind == "midpoint" %}
        求 {{ shown[0] }} 与 {{ shown[1] }} 之间大圆劣弧的中点，经度取 -180 到 180。
        {% elif kind == "highest" %}
        一艘船从 {{ shown[0] }} 出发，起始方位角（从正北起顺时针）为 {{ course }}°，沿大圆绕行一整圈。
        求它到达的最北的纬度，以度为单位。
        {% else %}
        一艘船从 {{ shown[0] }} 出发，起始方位角（从正北起顺时针）为 {{ course }}°，沿大圆行驶 {{ distance }} km。
        求它到达的地点，经度取 -180 到 180。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.kind == "distance":
            return Decimal(relative="0.0005", unit="km")
        if instance.kind in ("midpoint", "reached"):
            return Sequence(_DEGREES, length=2, brackets="()")
        return _DEGREES

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        start, end = _place(rng, params), _place(rng, params)
        radius = rng.choice((6371, 3390, 1737, 2440, 6052)) if kind in ("distance", "reached") else 0
        bearing = Fraction(rng.randint(5 * params.parts, 355 * params.parts), params.parts)
        arc = _arc(start, end)
        gap = abs(start[1] - end[1])
        if not 15 < arc < 160 or not 8 < gap < 352 or 165 < gap < 195:
            raise task.Retry
        if kind in ("distance", "bearing", "midpoint"):
            numbers = {
                "distance": lambda: [radius * radians(arc)],
                "bearing": lambda: [_bearing(start, end)],
                "midpoint": lambda: _reached(start, _bearing(start, end), arc / 2),
            }[kind]()
            instance = self.Instance(kind=kind, radius=radius, start=start, end=end, bearing=None, distance=0)
        else:
            distance = rng.randint(radius // 4, 2 * radius) if kind == "reached" else 0
            turned = degrees(distance / radius) if distance else 0.0
            top = degrees(asin(sqrt(1 - (cos(radians(start[0])) * sin(radians(bearing))) ** 2)))
            numbers = _reached(start, float(bearing), turned) if distance else [top]
            instance = self.Instance(
                kind=kind, radius=radius, start=start, end=None, bearing=bearing, distance=distance
            )
        edges = {"bearing": (0, 360), "highest": (90, float(abs(start[0])))}.get(kind, (180, -180, 90))
        if any(abs(number - edge) < 1 for number in numbers for edge in edges):
            raise task.Retry
        rounded = tuple(Decimal(places=4).round(Fraction(number)) for number in numbers)
        return instance, rounded if len(rounded) > 1 else rounded[0]

    def key(self, instance: Instance) -> object:
        ends = [instance.start, instance.end]
        if instance.kind in ("distance", "midpoint"):
            ends = sorted(ends, key=str)
        return [instance.kind, instance.radius, ends, instance.bearing, instance.distance]


def _place(rng: Random, params: GreatCircleNavigation.Params) -> Place:
    n = params.parts
    latitude, longitude = rng.randint(-params.widest * n, params.widest * n), rng.randint(-179 * n, 179 * n)
    return Fraction(latitude, n), Fraction(longitude, n)


def _arc(a: Place, b: Place) -> float:
    """Give the angle between two places by the haversine formula."""
    (u, v), (w, z) = [[radians(x) for x in place] for place in (a, b)]
    return 2 * degrees(asin(sqrt(sin((w - u) / 2) ** 2 + cos(u) * cos(w) * sin((z - v) / 2) ** 2)))


def _bearing(a: Place, b: Place) -> float:
    (u, v), (w, z) = [[radians(x) for x in place] for place in (a, b)]
    return degrees(atan2(sin(z - v) * cos(w), cos(u) * sin(w) - sin(u) * cos(w) * cos(z - v))) % 360


def _reached(a: Place, bearing: float, arc: float) -> list[float]:
    u, v, course, way = (radians(x) for x in (a[0], a[1], bearing, arc))
    w = asin(sin(u) * cos(way) + cos(u) * sin(way) * cos(course))
    z = v + atan2(sin(course) * sin(way) * cos(u), cos(way) - sin(u) * sin(w))
    return [degrees(w), (degrees(z) + 180) % 360 - 180]
