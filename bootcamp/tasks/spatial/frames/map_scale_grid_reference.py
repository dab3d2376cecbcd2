"""Find one's place on a map from bearings, walk on, and measure the way to another place on the map.

Answer: the six-figure grid reference and whole millimetres on the map; unique.
Harder: more landmarks, magnetic bearings and bearings from landmarks, walks before the question.
Skills: geometry, arithmetic, spatial
Source: original; the methods are those of map reading courses.
"""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.vectors import Vector
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Text

Sighting = tuple[int, int, bool]
"""The number of a landmark, the bearing, and whether it is taken there, towards you."""

_WAYS = (
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
)  # east and north, clockwise by 45 degrees
_PLACES = (
    *(("the church", "教堂"), ("the mill", "磨坊"), ("the tower", "塔"), ("the bridge", "桥"), ("the well", "水井")),
    *(
        ("the quarry", "采石场"),
        ("the barn", "谷仓"),
        ("the monument", "纪念碑"),
        ("the ford", "渡口"),
        ("the inn", "客栈"),
    ),
)


class MapScaleGridReference(Task["MapScaleGridReference.Params", "MapScaleGridReference.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        landmarks: int = knob("how many landmarks there are", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=10)
        reach: int = knob(
            "how far landmarks are, in 100 m", levels=(9, 15, 20, 25, 30, 35, 40, 50, 60, 80), ge=3, le=99
        )
        declination: int = knob("the greatest declination", levels=(0, 0, 0, 6, 8, 10, 12, 14, 16, 18), ge=0, le=30)
        back: int = knob("how many bearings are taken at landmarks", levels=(0, 0, 1, 0, 1, 1, 1, 2, 2, 2), ge=0, le=2)
        legs: int = knob("how many legs are walked", levels=(0, 0, 0, 0, 0, 2, 2, 3, 4, 5), ge=0, le=8)

    class Instance(task.Instance):
        places: tuple[Vector, ...]  # kind, east and north in 100 m; the last one is asked
        sightings: tuple[Sighting, Sighting]
        declination: int  # of magnetic north, east positive
        legs: tuple[tuple[int, int], ...]  # bearing and metres
        scale: int

        def told(self, language: str) -> list[tuple[str, str]]:
            side = 0 if language == "en" else 1
            return [(_PLACES[kind][side], f"{east:03}{north:03}") for kind, east, north in self.places]

        def walk(self, language: str) -> str:
            if language == "en":
                return ", ".join(f"{metres} m at a bearing of {bearing}" for bearing, metres in self.legs)
            return "，".join(f"沿方位角 {bearing} 走 {metres} 米" for bearing, metres in self.legs)

    answer = Record(reference=Text("0123456789", 6), millimetres=Integer(low=0))
    prompt = Prompt(
        en=r"""
        A grid reference has six digits: the first three count steps of 100 m to the east, the last three steps of 100 m
        to the north, from the south-west corner of the map. On the map, which has a scale of 1 : {{ scale }}, lie

        {% for name, reference in told(language) %}
        - {{ name }} at {{ reference }}
        {% endfor %}

        {% if declination %}
        Bearings are measured in degrees clockwise from magnetic north, which lies {{ declination | abs }} degrees
        {{ "east" if declination > 0 else "west" }} of grid north.
        {% else %}
        Bearings are measured in degrees clockwise from grid north.
        {% endif %}
        {% for number, bearing, there in sightings %}
        {% if there %}
        Somebody at {{ told(language)[number][0] }} sees you at a bearing of {{ bearing }}.
        {% else %}
        You see {{ told(language)[number][0] }} at a bearing of {{ bearing }}.
        {% endif %}
        {% endfor %}
        {% if legs %}
        Then you walk, one leg after the other:
        {{ walk(language) }}.
        {% endif %}

        You stand exactly at a place with a six-figure grid reference{{ ", before and after the walk" if legs }}.
        Give the grid reference of the place where you are{{ " after the walk" if legs }} (reference) and the straight
        distance on the map from there to {{ told(language)[-1][0] }}, rounded to whole millimetres (millimetres).
        """,
        zh=r"""
        网格坐标有六位数字：前三位是从地图西南角起向东的距离，后三位是向北的距离，都以 100 米为单位。
        地图比例尺为 1 : {{ scale }}，图上有：

        {% for name, reference in told(language) %}
        - {{ name }}：{{ reference }}
        {% endfor %}

        {% if declination %}
        方位角从磁北起按顺时针方向量，单位为度；
        磁北在坐标北以{{ "东" if declination > 0 else "西" }} {{ declination | abs }} 度。
        {% else %}
        方位角从坐标北起按顺时针方向量，单位为度。
        {% endif %}
        {% for number, bearing, there in sightings %}
        {% if there %}
        有人在{{ told(language)[number][0] }}看到你在方位角 {{ bearing }} 处。
        {% else %}
        你看到{{ told(language)[number][0] }}在方位角 {{ bearing }} 处。
        {% endif %}
        {% endfor %}
        {% if legs %}
        然后你依次走下列各段：
        {{ walk(language) }}。
        {% endif %}

        你所在的位置{{ "（走之前和走之后）" if legs }}恰好有一个六位网格坐标。
        给出你{{ "走完后" if legs else "" }}所在位置的网格坐标（reference），
        以及图上从那里到{{ told(language)[-1][0] }}的直线距离，四舍五入到整毫米（millimetres）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        here = rng.randint(150, 850), rng.randint(150, 850)
        one, two = rng.sample(range(8), 2)
        if (one - two) % 4 == 0:
            raise task.Retry
        spots = []
        for way in (one, two):
            far = rng.randint(2, params.reach)
            spots.append((here[0] + far * _WAYS[way][0], here[1] + far * _WAYS[way][1]))
        while len(spots) < params.landmarks:
            spots.append((here[0] + rng.randint(-99, 99), here[1] + rng.randint(-99, 99)))
        order = [*rng.sample(range(params.landmarks - 1), params.landmarks - 1), params.landmarks - 1]
        kinds = rng.sample(range(len(_PLACES)), params.landmarks)
        places = tuple((kinds[k], *spots[number]) for k, number in enumerate(order))
        declination = rng.choice((-1, 1)) * rng.randint(2, params.declination) if params.declination else 0
        back = set(rng.sample(range(2), params.back))
        first, second = (
            (order.index(k), ((way + 4 * (k in back)) * 45 - declination) % 360, k in back)
            for k, way in ((0, one), (1, two))
        )
        turns = [90 * rng.randrange(4) - declination for _ in range(params.legs)]
        legs = tuple((turn % 360, 100 * rng.randint(1, params.reach)) for turn in turns)
        scale = rng.choice((10_000, 20_000, 25_000, 50_000))
        sightings = (first, second) if rng.random() < 0.5 else (second, first)
        instance = self.Instance(places=places, sightings=sightings, declination=declination, legs=legs, scale=scale)
        east, north = _walked(here, legs, declination)
        squared = (places[-1][1] - east) ** 2 + (places[-1][2] - north) ** 2
        tenths = isqrt(squared * 10**12 // scale**2)  # of a millimetre: 100 m are 10**6 tenths
        outside = not (0 <= east <= 999 and 0 <= north <= 999)
        if outside or len(set(spots)) < len(spots) or not squared or tenths % 10 in (4, 5):
            raise task.Retry
        return instance, {"reference": f"{east:03}{north:03}", "millimetres": (tenths + 5) // 10}

    def key(self, instance: Instance) -> object:
        sightings = sorted((*instance.places[k][1:], bearing, back) for k, bearing, back in instance.sightings)
        return [sightings, instance.places[-1][1:], instance.declination, instance.legs, instance.scale]


def _walked(here: tuple[int, int], legs: tuple[tuple[int, int], ...], declination: int) -> tuple[int, int]:
    """Give the place after some legs."""
    east, north = here
    for bearing, metres in legs:
        way = _WAYS[(bearing + declination) % 360 // 45]
        east, north = east + way[0] * metres // 100, north + way[1] * metres // 100
    return east, north
