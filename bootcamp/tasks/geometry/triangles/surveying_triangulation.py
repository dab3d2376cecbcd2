"""Find a distance, bearing or height between survey stations that are fixed one after the other.

Answer: one number to a stated tolerance; it is unique.
Harder: more stations, intersections, resections and distances in place of legs, heights, parts of degrees.
Skills: geometry, arithmetic
Source: original; any textbook of plane surveying.
"""

from __future__ import annotations

from decimal import Context, Decimal as Long, localcontext
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.lib.trigonometry import cosine, direction, sine
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format

Step = tuple[str, str, str, Fraction, Fraction]
"""How a new station is fixed from one or two earlier ones (the last of them first), by two bearings or distances."""
Place = tuple[Long, Long]  # metres east and north of A
_KINDS = ("leg", "cut", "back", "left", "right")
_ASKED = ("north", "east", "rise", "distance", "bearing", "slope", "tilt")
_KNOWN = {"leg": ("distance", "bearing"), "cut": ("bearing",), "back": ("bearing",)}
_STEPS = {
    "leg": ("{0} is {3} m from {1}, at the bearing {4}° from {1}.", "{0} 距 {1} {3} m，在 {1} 处测得方位角为 {4}°。"),
    "cut": (
        "The bearing of {0} is {3}° from {1} and {4}° from {2}.",
        "在 {1} 处测得 {0} 的方位角为 {3}°，在 {2} 处测得 {0} 的方位角为 {4}°。",
    ),
    "back": (
        "From {0} the bearing of {1} is {3}° and that of {2} is {4}°.",
        "在 {0} 处测得 {1} 的方位角为 {3}°，{2} 的方位角为 {4}°。",
    ),
    "left": (
        "{0} is {3} m from {1} and {4} m from {2}, on the left of somebody who walks straight from {1} to {2}.",
        "{0} 距 {1} {3} m，距 {2} {4} m；从 {1} 直走到 {2} 的人看来，{0} 在左侧。",
    ),
    "right": (
        "{0} is {3} m from {1} and {4} m from {2}, on the right of somebody who walks straight from {1} to {2}.",
        "{0} 距 {1} {3} m，距 {2} {4} m；从 {1} 直走到 {2} 的人看来，{0} 在右侧。",
    ),
}
_TILTS = {
    True: ("From {1} the angle of elevation of {0} is {2}°.", "在 {1} 处测得 {0} 的仰角为 {2}°。"),
    False: ("From {1} the angle of depression of {0} is {2}°.", "在 {1} 处测得 {0} 的俯角为 {2}°。"),
}
_QUESTIONS = {
    "north": ("How many metres further north than A is {0} (negative if south)?", "{0} 比 A 偏北多少米（偏南为负）？"),
    "east": ("How many metres further east than A is {0} (negative if west)?", "{0} 比 A 偏东多少米（偏西为负）？"),
    "rise": ("How many metres higher than A is {0} (negative if lower)?", "{0} 比 A 高多少米（更低为负）？"),
    "distance": ("What is the horizontal distance between A and {0}, in m?", "A 与 {0} 的水平距离是多少米？"),
    "bearing": ("What is the bearing of {0} from A, in degrees?", "在 A 处测得 {0} 的方位角是多少度？"),
    "slope": (
        "What is the straight-line distance in space between A and {0}, in m?",
        "A 与 {0} 的空间直线距离是多少米？",
    ),
    "tilt": (
        "What is the angle of elevation of {0} from A, in degrees (negative for depression)?",
        "在 A 处测得 {0} 的仰角是多少度（俯角为负）？",
    ),
}


class SurveyingTriangulation(Task["SurveyingTriangulation.Params", "SurveyingTriangulation.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many stations are fixed", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        kinds: int = knob("how many ways to fix one there are", levels=(1, 1, 2, 2, 3, 3, 5, 5, 5, 5), ge=1, le=5)
        asked: int = knob("how many kinds of questions there are", levels=(3, 4, 5, 5, 6, 6, 7, 7, 7, 7), ge=3, le=7)
        easiest: int = knob("how many easy ones are left out", levels=(0, 0, 0, 0, 2, 2, 2, 2, 2, 2), ge=0, le=2)
        parts: int = knob("the parts of a degree", levels=(1, 1, 1, 1, 1, 2, 2, 5, 5, 10), ge=1, le=10)

    class Instance(task.Instance):
        steps: tuple[Step, ...]
        tilts: tuple[Fraction, ...]  # of each new station from the one before; none if heights do not matter
        asked: str

        @property
        def told(self) -> dict[str, list[str]]:
            return {language: self._told(i) for i, language in enumerate(("en", "zh"))}

        def _told(self, i: int) -> list[str]:
            lines = [
                _STEPS[kind][i].format("ABCDEFGHIJ"[n], x, y, decimal(first), decimal(second))
                for n, (kind, x, y, first, second) in enumerate(self.steps, 1)
            ]
            return lines + [
                _TILTS[tilt > 0][i].format("ABCDEFGHIJ"[n], "ABCDEFGHIJ"[n - 1], decimal(abs(tilt)))
                for n, tilt in enumerate(self.tilts, 1)
            ]

        @property
        def question(self) -> dict[str, str]:
            texts = zip(("en", "zh"), _QUESTIONS[self.asked], strict=True)
            return {language: text.format("ABCDEFGHIJ"[len(self.steps)]) for language, text in texts}

    prompt = Prompt(
        en=r"""
        Surveyors mark stations, beginning with A. A bearing is an angle in degrees, measured clockwise from north, from
        0° up to 360°. The earth is taken to be flat, and all distances that are given are horizontal.{{
        " The stations are points at different heights; angles of elevation (upwards) and depression (downwards) are "
        "measured from the horizontal, from station to station." if tilts }}

        {{ told[language] | bullets }}

        {{ question[language] }}
        """,
        zh=r"""
        测量员从 A 点开始设立测站。方位角从正北起顺时针计算，单位为度，从 0° 到 360°。把大地看作平面，
        题中给出的距离都是水平距离。{{
        "各测站是高度不同的点；仰角（向上）和俯角（向下）都从水平面量起，在测站之间测得。" if tilts }}

        {{ told[language] | bullets }}

        {{ question[language] }}
        """,
    )

    def format(self, instance: Instance) -> Format[Fraction]:
        if instance.asked in ("bearing", "tilt"):
            return Decimal(tolerance="0.02", unit="°")
        return Decimal(relative="0.0005", unit="m")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        with localcontext(Context(prec=40)):
            places: dict[str, Place] = {"A": (Long(0), Long(0))}
            steps: list[Step] = []
            for name in "BCDEFGHIJ"[: params.steps]:
                step, places[name] = _fixed(params, rng, places)
                steps.append(step)
            points = list(places.values())
            x, y = points[-1]
            flat = _length(points[0], points[-1])
            known = _KNOWN.get(steps[-1][0], ("distance",)) if params.steps < 3 else ()
            asked = rng.choice([kind for kind in _ASKED[params.easiest : params.asked] if kind not in known])
            tilts = [Fraction(rng.choice((-1, 1)) * rng.randint(20, 150), 10) for _ in steps]
            tilts = [Fraction(round(tilt * params.parts), params.parts) for tilt in tilts]
            rise = sum(
                (_length(*points[i : i + 2]) * sine(tilt) / cosine(tilt) for i, tilt in enumerate(tilts)), Long(0)
            )
            if flat < 50 or min(abs(x), abs(y), abs(rise)) < 20:
                raise task.Retry
            value = {
                "north": y,
                "east": x,
                "rise": rise,
                "distance": flat,
                "bearing": direction(y, x),
                "slope": (flat * flat + rise * rise).sqrt(),
                "tilt": (direction(flat, rise) + 180) % 360 - 180,
            }[asked]
        heights = tuple(tilts) if asked in ("rise", "slope", "tilt") else ()
        return self.Instance(steps=tuple(steps), tilts=heights, asked=asked), Decimal(places=4).round(Fraction(value))


def _fixed(params: SurveyingTriangulation.Params, rng: Random, places: dict[str, Place]) -> tuple[Step, Place]:
    """Draw a way to fix a station from the last one and perhaps another, and give its place."""
    *others, x = places
    if len(places) == params.steps > 2:
        others.remove("A")  # else the last station might be seen from where the question starts
    px, py = places[x]
    kind = rng.choice(_KINDS[: params.kinds] if rng.random() < 0.4 else _KINDS[1 : params.kinds] or _KINDS[:1])
    if kind == "leg" or not others:
        bearing, size = Fraction(rng.randrange(360 * params.parts), params.parts), rng.randint(60, 600)
        there = (px + size * sine(bearing), py + size * cosine(bearing))
        return ("leg", x, "", Fraction(size), bearing), there
    y = rng.choice(others)
    qx, qy = places[y]
    for _ in range(50):  # a place is drawn, and what is told of it rounded
        near = (px + rng.randint(-500, 500), py + rng.randint(-500, 500))
        far, s, t = _length(places[x], places[y]), _length(places[x], near), _length(places[y], near)
        if not (60 < s < 700 and 60 < t < 700):
            continue
        if kind in ("left", "right"):
            first, second = Fraction(round(s)), Fraction(round(t))
            along = (int(first) ** 2 - int(second) ** 2 + far * far) / (2 * far)
            square = int(first) ** 2 - along * along
            if square < 2500:
                continue
            dx, dy, off = (qx - px) / far, (qy - py) / far, square.sqrt() * (1 if kind == "left" else -1)
            return (kind, x, y, first, second), (px + along * dx - off * dy, py + along * dy + off * dx)
        first, second = (
            Fraction(round(direction(near[1] - v, near[0] - u) * params.parts), params.parts) % 360
            for u, v in (places[x], places[y])
        )
        turn = sine(second - first)
        if abs(turn) > Long("0.4"):
            along = ((qx - px) * cosine(second) - (qy - py) * sine(second)) / -turn
            there = (px + along * sine(first), py + along * cosine(first))
            turned = [(angle + 180) % 360 if kind == "back" else angle for angle in (first, second)]
            return (kind, x, y, turned[0], turned[1]), there
    raise task.Retry


def _length(a: Place, b: Place) -> Long:
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2).sqrt()
