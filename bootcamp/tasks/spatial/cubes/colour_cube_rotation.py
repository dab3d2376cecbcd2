"""Turn a cube of six colours and walk around it: what is on which side in the end?

Answer: the colour on each of the six sides; it is unique.
Harder: more steps, half turns, turns about the line of sight, and steps of the viewer, which turn nothing.
Skills: spatial, simulation
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.rolling import rolled
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

_PLACES = ("top", "bottom", "back", "front", "right", "left")  # the viewer looks north
_ORDER = ("top", "bottom", "front", "back", "left", "right")
_SIDES = {"top": "上", "bottom": "下", "front": "前", "back": "后", "left": "左", "right": "右"}
_TURNS = (  # what turns the cube like this, in letters of lib.rolling, and a face before and after
    *(("N", "front", "top"), ("S", "front", "bottom"), ("A", "front", "right"), ("C", "front", "left")),
    *(("E", "top", "right"), ("W", "top", "left")),
)
_HALVES = (  # the pairs of faces that change places
    ("NN", "top and bottom, and front and back", "上下互换、前后互换"),
    ("EE", "top and bottom, and left and right", "上下互换、左右互换"),
    ("CC", "front and back, and left and right", "前后互换、左右互换"),
)
_WALKS = (("C", "right"), ("A", "left"), ("CC", "back"))  # the face that becomes the front
_ALL = {"turn": _TURNS, "half": _HALVES, "walk": _WALKS}

Step = tuple[str, int]
"""A kind of step, and its place in the table."""


class ColourCubeRotation(Task["ColourCubeRotation.Params", "ColourCubeRotation.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps there are", levels=(3, 4, 5, 7, 9, 11, 14, 17, 21, 25), ge=1, le=40)
        walks: int = knob("how many of them the viewer makes", levels=(0, 1, 1, 2, 3, 4, 5, 6, 8, 10), ge=0, le=20)
        halves: int = knob("how many of them are half turns", levels=(0, 0, 0, 1, 1, 2, 2, 3, 3, 4), ge=0, le=10)

    class Instance(task.Instance):
        colours: tuple[str, ...]  # top, bottom, back, front, right, left
        steps: tuple[Step, ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return list(zip(_PLACES, self.colours, strict=True))

        @property
        def walked(self) -> bool:
            return any(kind == "walk" for kind, _ in self.steps)

        @property
        def sides(self) -> dict[str, str]:
            return _SIDES

        def wording(self, language: str) -> list[str]:
            return [_said(*step)[language == "zh"] for step in self.steps]

    prompt = Prompt(
        en=r"""
        Each face of a cube has a colour of its own. For a viewer in front of it:

        {% for place, colour in told %}
        - {{ place }}: {{ colour }}
        {% endfor %}

        Then this happens:

        {{ wording(language) | numbered }}

        Each step begins with what the viewer sees after the step before it; front, right and so on are always meant as
        the viewer sees the cube at that moment.
        {% if walked %}
        When the viewer walks, the cube stays as it is, and the viewer goes on looking at it; the face towards the
        viewer is the front face from then on.
        {% endif %}

        Which colour does the viewer now have on each side (top, bottom, front, back, left, right)?
        """,
        zh=r"""
        一个正方体的六个面颜色各不相同。对面前的观察者来说：

        {% for place, colour in told %}
        - {{ place }}（{{ sides[place] }}）：{{ colour | gloss }}
        {% endfor %}

        然后依次发生：

        {{ wording(language) | numbered }}

        每一步都从上一步之后观察者所见的情形开始；前、右等方位总是按观察者此刻看正方体的方位来说。
        {% if walked %}
        观察者走动时，正方体不动，观察者始终面对着它；从这时起，朝向观察者的面就是前面。
        {% endif %}

        现在对观察者来说，top（上）、bottom（下）、front（前）、back（后）、left（左）、right（右）各面是什么颜色？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(_ORDER, tuple(sorted(instance.colours)), True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        kinds = ["walk"] * params.walks + ["half"] * params.halves
        kinds += ["turn"] * (params.steps - len(kinds))
        rng.shuffle(kinds)
        steps = tuple((kind, rng.randrange(len(_ALL[kind]))) for kind in kinds)
        instance = self.Instance(colours=tuple(worlds.draw(rng, "colour", 6)), steps=steps)
        answer = self.solve(instance)
        if [answer[place] for place in _PLACES] == list(instance.colours):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, str]:
        *_, cube = _views(instance)
        return dict(zip(_PLACES, cube, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number, (step, cube) in enumerate(zip(instance.steps, _views(instance), strict=True), start=1):
            seen = dict(zip(_PLACES, cube, strict=True))
            state = ", ".join(f"{place}={seen[place]}" for place in _ORDER)
            lines += [f"{number}. {_moved(*step)}", state]
        return "\n".join(lines)


def _turned(cube: tuple[str, ...], kind: str, place: int) -> tuple[str, ...]:
    for move in _ALL[kind][place][0]:
        cube = rolled(cube, move)
    return cube


def _views(instance: ColourCubeRotation.Instance) -> Iterator[tuple[str, ...]]:
    """Give what the viewer sees after each step."""
    cube = instance.colours
    for step in instance.steps:
        cube = _turned(cube, *step)
        yield cube


def _moved(kind: str, place: int) -> str:
    """Write which sides a step moves, round by round."""
    target, rounds, seen = dict(zip(_turned(_PLACES, kind, place), _PLACES, strict=True)), list[str](), set[str]()
    for start in _ORDER:
        if target[start] != start and start not in seen:
            way = [start, target[start]]
            while way[-1] != start:
                way.append(target[way[-1]])
            seen.update(way)
            rounds.append(" → ".join(way))
    return ", ".join(rounds)


def _said(kind: str, place: int) -> tuple[str, str]:
    """Say a step in English and in Chinese."""
    _, *words = _ALL[kind][place]
    if kind == "walk":
        return (
            f"The viewer walks around the cube and then faces what was its {words[0]} face.",
            f"观察者绕正方体走动，走到面对原来的{_SIDES[words[0]]}面的地方。",
        )
    if kind == "half":
        return (
            f"The cube is turned by half a turn so that {words[0]} change places.",
            f"把正方体转半圈，使{words[1]}。",
        )
    return (
        f"The cube is turned by a quarter turn so that its {words[0]} face becomes the {words[1]} face.",
        f"把正方体转四分之一圈，使{_SIDES[words[0]]}面成为{_SIDES[words[1]]}面。",
    )
