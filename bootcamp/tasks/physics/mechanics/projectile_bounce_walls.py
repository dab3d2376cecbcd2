"""Find the first wall that a bouncing ball hits, and at what height.

Answer: the number of the wall and the height of the impact; unique.
Harder: more walls, more bounces before the impact, a bounce that loses speed, ground of two kinds.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record

_FACTORS = (Fraction(1, 2), Fraction(2, 3), Fraction(3, 4), Fraction(1, 3), Fraction(3, 5), Fraction(4, 5))
_G = 10
Arc = tuple[Fraction, Fraction, Fraction, Fraction]
"""A flight: where it begins and ends, its height and vertical velocity at the beginning."""


class ProjectileBounceWalls(Task["ProjectileBounceWalls.Params", "ProjectileBounceWalls.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        walls: int = knob("how many walls there are", levels=(1, 2, 3, 4, 5, 6, 7, 8, 10, 12), ge=1, le=14)
        bounces: int = knob("the bounces before the impact", levels=(0, 0, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=7)
        lossy: bool = knob("whether a bounce loses speed", levels=(False,) * 3 + (True,) * 7)
        strips: bool = knob("whether the ground is of two kinds", levels=(False,) * 6 + (True,) * 4)
        size: int = knob("the largest horizontal speed", levels=(6, 8, 10, 10, 12, 12, 15, 15, 20, 20), ge=5, le=60)

    class Instance(task.Instance):
        height: Fraction
        across: int
        up: int
        factors: tuple[Fraction, ...]
        """What multiplies the vertical speed in a bounce, before and from `border` on."""
        border: Fraction
        walls: tuple[tuple[int, int], ...]
        """The place and the height of each wall."""

        def loss(self, language: str) -> str:
            first, second = self.factors[0], self.factors[-1]
            if first == 1:
                return "with the same size" if language == "en" else "大小不变"
            if len(self.factors) == 1:
                return f"with {first} of its size" if language == "en" else f"大小变为原来的 {first}"
            if language == "en":
                return f"with {first} of its size where x < {self.border} m, and with {second} of its size elsewhere"
            return f"大小在 x < {self.border} m 处变为原来的 {first}，在其他地方变为原来的 {second}"

    prompt = Prompt(
        en=r"""
        Above level ground, in a vertical plane, a ball starts at x = 0 m, {{ height }} m above the ground, with the
        horizontal velocity {{ across }} m/s to the right and the vertical velocity {{ up }} m/s (upward is positive).
        It is a point; there is no drag, and gravity gives it the acceleration 10 m/s² downward. Whenever it touches
        the ground it rebounds at once: the horizontal velocity stays as it is, and the vertical one is turned upward
        {{ loss("en") }}.

        Thin vertical walls stand on the ground:

        {% for x, top in walls %}
        - Wall {{ loop.index }} at x = {{ x }} m, {{ top }} m high.
        {% endfor %}

        The ball passes over a wall if it is higher than the wall there, and hits it if it is lower. Which wall does it
        hit first (wall), and at what height in metres above the ground (height)?
        """,
        zh=r"""
        在水平地面上方的一个竖直平面内，小球从 x = 0 m、离地高 {{ height }} m 处出发，水平速度为向右 {{ across }} m/s，
        竖直速度为 {{ up }} m/s（向上为正）。小球看作质点，不计阻力，重力加速度为 10 m/s²，方向向下。
        每次碰到地面时小球立即弹起：水平速度不变，竖直速度变为向上，
        {{ loss("zh") }}。

        地面上立着一些薄的竖直墙：

        {% for x, top in walls %}
        - 墙 {{ loop.index }}：位于 x = {{ x }} m，高 {{ top }} m。
        {% endfor %}

        小球到达某面墙处时，若比墙高就从上面越过，若比墙低就撞上它。小球最先撞上哪一面墙（wall）？
        撞击点离地的高度是多少米（height）？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(wall=Integer(1, len(instance.walls)), height=Rational(unit="m"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        across = rng.randint(2, params.size)
        kinds = rng.sample(_FACTORS[: 6 if params.bounces < 3 else 3], 1 + params.strips)
        kinds = kinds if params.lossy else [Fraction(1)]
        change = rng.randint(1, params.bounces - 1) if params.strips else params.bounces
        factors = [kinds[0] if place < change else kinds[-1] for place in range(params.bounces + 1)]
        scale = 1  # with a landing speed that it divides, all speeds up to the impact are integers
        for factor in factors[: params.bounces]:
            scale *= factor.denominator
        if scale > 160:
            raise task.Retry
        landing = scale * rng.randint(-(-12 // scale), max(40, scale) // scale)
        up = rng.randint(-4, landing // 2)
        height = Fraction(landing * landing - up * up, 2 * _G)
        if height <= 0:
            raise task.Retry
        arcs = [(Fraction(0), across * Fraction(landing + up, _G), height, Fraction(up))]
        speed = Fraction(landing)
        for factor in factors:
            speed *= factor
            end = arcs[-1][1]
            arcs.append((end, end + across * 2 * speed / _G, Fraction(0), speed))
        low, high = arcs[params.bounces][:2]
        if high - low < 2 or (height.denominator > 1 and rng.random() < 0.7):
            raise task.Retry
        place = rng.randint(int(low) + 1, max(int(low) + 1, int(high)))
        border = Fraction((arcs[change][0] + arcs[change][1]) // 2 if params.strips else 0)
        answer = _height(arcs, across, place)
        if not readable([answer, height, border], 6) or answer.denominator == 1:
            raise task.Retry
        if not answer > 0 or not low < place < high or (params.strips and arcs[change][0] >= border):
            raise task.Retry
        top = int(answer) + rng.randint(1, max(2, int(answer)))
        before = rng.randint(0, params.walls - 1) if params.walls > 1 else 0
        passed = {x: _height(arcs, across, x) for x in range(1, place)}
        passed = {x: y for x, y in passed.items() if y > 1}
        beyond = range(place + 1, place + 2 * params.walls + across)
        if len(passed) < before:
            raise task.Retry
        walls = [(place, top)]
        for x in rng.sample(sorted(passed), before):
            most = -(-passed[x] // 1) - 1
            walls.append((x, rng.randint(max(1, int(most) // 2), int(most))))
        walls += [(x, rng.randint(1, top + 3)) for x in rng.sample(beyond, params.walls - before - 1)]
        rng.shuffle(walls)
        found = {"wall": walls.index((place, top)) + 1, "height": answer}
        instance = self.Instance(
            height=height, across=across, up=up, factors=tuple(kinds), border=border, walls=tuple(walls)
        )
        return instance, found

    def key(self, instance: Instance) -> object:
        return [*instance.model_dump(exclude={"walls"}).values(), sorted(instance.walls)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        across, low, height, up = instance.across, Fraction(0), instance.height, Fraction(instance.up)
        square = up * up + 2 * _G * height
        speed = Fraction(isqrt(int(square)))
        high = across * (up + speed) / _G
        lines = [f"{products([(up, up), (2 * _G, height)])} = {square} = {speed}²"]
        lines.append(f"t = ({up} + {speed}) / {_G} = {(up + speed) / _G}, {across}·{(up + speed) / _G} = {high}")
        for x, top, number in sorted((x, top, number) for number, (x, top) in enumerate(instance.walls, start=1)):
            while x > high:
                factor = instance.factors[0 if high < instance.border else -1]
                low, height, up = high, Fraction(0), speed * factor
                lines.append(f"{x} > {high}: " + (f"{speed}·{factor} = {up}" if factor != 1 else f"{up}"))
                speed, time = up, 2 * up / _G
                high = low + across * time
                lines.append(f"t = 2·{up} / {_G} = {time}, {low} + {across}·{time} = {high}")
            time = (x - low) / across
            place = height + up * time - 5 * time * time
            lines.append(f"{number}. ({x} - {low}) / {across} = {time}")
            told = f"{height} + {bracketed(up)}·{time} - 5·{time}·{time} = {place}"
            lines.append(f"{told} {'<' if place < top else '>'} {top}")
            if place < top:
                break
        return "\n".join(lines)


def _height(arcs: list[Arc], across: int, x: int) -> Fraction:
    """Give the height of the ball at x, 0 where it touches the ground or is not followed so far."""
    for low, high, height, up in arcs:
        if low <= x <= high:
            time = (x - low) / across
            return height + up * time - Fraction(_G, 2) * time * time
    return Fraction(0)
