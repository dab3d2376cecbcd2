"""Follow a point through a chain of maps of the plane, forwards or back.

Answer: the point (x, y), two rational numbers; it is unique.
Harder: more maps, of more kinds, lines of any slope, back from the image.
Skills: geometry, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, readable
from bootcamp.lib.prompts import linear
from bootcamp.lib.shown_work import enclosed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Pair = tuple[Fraction, ...]
Map = tuple[str, tuple[Fraction, ...]]
"""A kind and its numbers."""

_KINDS = ("move", "turn", "mirror", "scale", "shear", "glide")
_STRAIGHT = ((1, 0), (0, 1), (1, 1), (1, -1))
_SLOPED = ((1, 2), (2, 1), (1, -2), (2, -1), (1, 3), (3, -1), (3, 4), (4, -3), (2, 3))
_FACTORS = (Fraction(1, 2), Fraction(2), Fraction(3), Fraction(-1, 2), Fraction(-2), Fraction(3, 2), Fraction(-1))


class TransformChainPoint(Task["TransformChainPoint.Params", "TransformChainPoint.Instance", Pair]):
    version = 1

    class Params(task.Params):
        maps: int = knob("how many maps there are", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        kinds: int = knob("how many kinds of maps there are", levels=(2, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        sloped: bool = knob("whether lines have any slope", levels=(False,) * 4 + (True,) * 6)
        back: bool = knob("whether the image may be given", levels=(False,) * 5 + (True,) * 5)
        size: int = knob("the largest coordinate", levels=(6, 7, 8, 8, 9, 9, 10, 12, 14, 15), ge=3, le=50)

    class Instance(task.Instance):
        maps: tuple[Map, ...]
        point: tuple[int, int]
        back: bool

        @property
        def steps(self) -> dict[str, list[str]]:
            texts = [_told(kind, numbers) for kind, numbers in self.maps]
            return {"en": [en for en, _ in texts], "zh": [zh for _, zh in texts]}

    answer = Sequence(Rational(), length=2, brackets="()")
    prompt = Prompt(
        en=r"""
        In the plane, x grows to the right and y grows upwards. {{ "This map acts" if maps | length == 1 else
        "These maps act one after the other, in this order," }} on a point P:

        {{ steps[language] | numbered }}

        {% if back %}
        The final image of P is {{ point | point }}. Find the coordinates (x, y) of P.
        {% else %}
        P is the point {{ point | point }}. Find the coordinates (x, y) of its final image.
        {% endif %}
        """,
        zh=r"""
        平面上 x 轴向右，y 轴向上。点 P {{ "经过下面的变换" if maps | length == 1 else "按顺序依次经过下面的变换" }}：

        {{ steps[language] | numbered }}

        {% if back %}
        P 最后的像是 {{ point | point }}。求点 P 的坐标 (x, y)。
        {% else %}
        P 的坐标是 {{ point | point }}。求它最后的像的坐标 (x, y)。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pair]:
        maps: list[Map] = []
        while len(maps) < params.maps:
            kind = rng.choice(_KINDS[: params.kinds])
            if not maps or kind != maps[-1][0]:
                maps.append((kind, _drawn(rng, kind, params)))
        point = rng.randint(-params.size, params.size), rng.randint(-params.size, params.size)
        instance = self.Instance(maps=tuple(maps), point=point, back=params.back and rng.random() < 0.6)
        answer = self.solve(instance)
        if not readable(answer, 4) or list(answer) == list(point):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Pair:
        x, y = map(Fraction, instance.point)
        for kind, numbers in instance.maps[:: -1 if instance.back else 1]:
            x, y = _moved(kind, numbers, x, y, instance.back)
        return x, y

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        x, y = map(Fraction, instance.point)
        lines, back = list[str](), instance.back
        for kind, numbers in instance.maps[:: -1 if back else 1]:
            parts = [("mirror", numbers[:3]), ("move", numbers[3:])] if kind == "glide" else [(kind, numbers)]
            for part in parts[:: -1 if back else 1]:
                after = _moved(*part, x, y, back)
                lines += [*_steps(*part, x, y, back), f"({after[0]}, {after[1]})"]
                x, y = after
        return "\n".join(lines)


def _steps(kind: str, numbers: tuple[Fraction, ...], x: Fraction, y: Fraction, back: bool) -> list[str]:
    """Write the sums that lead to the image of a point under a map, or under its inverse."""
    a, b, *rest = numbers
    sign = "-" if back else "+"
    if kind == "move":
        return [f"{x} {sign} {enclosed(a)}, {y} {sign} {enclosed(b)}"]
    if kind == "shear":
        return [f"{y} {sign} {enclosed(b)}·{enclosed(x)}" if a else f"{x} {sign} {enclosed(b)}·{enclosed(y)}"]
    if kind == "mirror":
        value, square = a * x + b * y - rest[0], a * a + b * b
        t = 2 * value / square
        first = f"{enclosed(a)}·{enclosed(x)} + {enclosed(b)}·{enclosed(y)} - {enclosed(rest[0])} = {value}"
        last = f"{x} - {enclosed(a)}·{enclosed(t)}, {y} - {enclosed(b)}·{enclosed(t)}"
        return [first, f"2·{enclosed(value)}/{square} = {t}", last]
    (u, v), (p, q) = (x - a, y - b), _moved(kind, numbers, x, y, back)
    factor = enclosed(1 / rest[0] if back else rest[0])
    scaled = f"{factor}·{enclosed(u)}, {factor}·{enclosed(v)}"
    sums = scaled if kind == "scale" else f"{sign if back else ''}{rest[0]}°: {u}, {v}"
    lines = [f"{x} - {enclosed(a)}, {y} - {enclosed(b)} = {u}, {v}", f"{sums} -> {p - a}, {q - b}"]
    return [*lines, f"{p - a} + {enclosed(a)}, {q - b} + {enclosed(b)}"]


def _drawn(rng: Random, kind: str, params: TransformChainPoint.Params) -> tuple[Fraction, ...]:
    """Draw the numbers of a map."""
    n = params.size
    a, b, c = (Fraction(random_nonzero(rng, n)) for _ in range(3))
    if kind == "move":
        return a, b
    if kind == "turn":
        return a, b, Fraction(rng.choice((90, 180, 270)))
    if kind == "scale":
        return a, b, rng.choice(_FACTORS)
    if kind == "shear":
        return Fraction(rng.randint(0, 1)), Fraction(random_nonzero(rng, 3))
    p, q = map(Fraction, rng.choice(_SLOPED if params.sloped and rng.random() < 0.7 else _STRAIGHT))
    if kind == "mirror":
        return p, q, c
    t = random_nonzero(rng, 3)
    return p, q, c, -q * t, p * t


def _moved(kind: str, numbers: tuple[Fraction, ...], x: Fraction, y: Fraction, back: bool) -> tuple[Fraction, Fraction]:
    """Give the image of a point under a map, or under its inverse."""
    a, b, *rest = numbers
    sign = -1 if back else 1
    if kind == "move":
        return x + sign * a, y + sign * b
    if kind == "turn":
        u, v = x - a, y - b
        for _ in range(int(rest[0]) // 90):
            u, v = (v, -u) if back else (-v, u)
        return a + u, b + v
    if kind == "scale":
        factor = 1 / rest[0] if back else rest[0]
        return a + factor * (x - a), b + factor * (y - b)
    if kind == "shear":
        return (x, y + sign * b * x) if a else (x + sign * b * y, y)
    if kind == "glide":
        c, u, v = rest
        x, y = x + sign * u, y + sign * v  # commutes with the reflection
        rest = [c]
    t = 2 * (a * x + b * y - rest[0]) / (a * a + b * b)
    return x - a * t, y - b * t


def _told(kind: str, numbers: tuple[Fraction, ...]) -> tuple[str, str]:
    a, b, *rest = numbers
    if kind == "move":
        return f"the translation by the vector ({a}, {b})", f"平移向量 ({a}, {b})"
    if kind == "turn":
        return (
            f"the rotation about ({a}, {b}) by {rest[0]}° counterclockwise",
            f"绕点 ({a}, {b}) 逆时针旋转 {rest[0]}°",
        )
    if kind == "scale":
        return (
            f"the dilation with centre ({a}, {b}) and factor {rest[0]}",
            f"以点 ({a}, {b}) 为中心、比例系数为 {rest[0]} 的位似变换",
        )
    if kind == "shear":
        image = f"(x, {linear([(b, 'x'), (1, 'y')])})" if a else f"({linear([(1, 'x'), (b, 'y')])}, y)"
        return f"the shear that takes every point (x, y) to {image}", f"把每个点 (x, y) 变为 {image} 的错切变换"
    mirror = f"{linear([(a, 'x'), (b, 'y')])} = {rest[0]}"
    if kind == "mirror":
        return f"the reflection in the line {mirror}", f"关于直线 {mirror} 的轴对称"
    return (
        f"the glide reflection: the reflection in the line {mirror}, then the translation by ({rest[1]}, {rest[2]})",
        f"滑移反射：先关于直线 {mirror} 作轴对称，再平移向量 ({rest[1]}, {rest[2]})",
    )
