"""Follow ships that pass each other at near light speed to a velocity, length, time or frequency.

Answer: a rational number; it is unique.
Harder: more ships between the two that are asked about, data in other forms than velocities, idle ships.
Skills: algebra, arithmetic
Source: original; special relativity.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational

Fact = tuple[int, int, str, bool, Fraction, Fraction]
"""A ship, the one that it is told of, what is told, whether it moves to the right for that one, and two numbers."""
_FACTORS = tuple(
    Fraction(a, b) for a, b in ((2, 1), (3, 1), (3, 2), (4, 3), (5, 3), (4, 1), (5, 4), (5, 2), (7, 4), (5, 1))
)
_NAMES = "ABCDEFGHIJKLMN"
_UNITS = {"velocity": "c", "length": "m", "time": "s", "pulses": "Hz"}


class RelativisticVelocityChain(
    Task["RelativisticVelocityChain.Params", "RelativisticVelocityChain.Instance", Fraction]
):
    version = 1

    class Params(task.Params):
        links: int = knob(
            "how many facts lead from one to the other", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8
        )
        idle: int = knob("how many ships are idle", levels=(0, 1, 1, 1, 1, 2, 2, 3, 3, 3), ge=0, le=5)
        kinds: int = knob("how many forms facts take", levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        factors: int = knob("how many different speeds there are", levels=(10, 10, 6, 6, 6, 6, 6, 6, 6, 6), ge=3, le=10)

    class Instance(task.Instance):
        facts: tuple[Fact, ...]
        question: tuple[str, int, int, int]
        """What, of which ship, for which ship, and a number."""

        def told(self, language: str) -> list[str]:
            return [_told(fact, language) for fact in self.facts]

        def asked(self, language: str) -> str:
            kind, one, other, number = self.question
            a, b = _NAMES[one], _NAMES[other]
            return _ASKED[kind][language == "zh"].format(a=a, b=b, n=number)

    prompt = Prompt(
        en=r"""
        Space ships fly along one line at constant velocities; c is the speed of light, and special relativity holds.

        {{ told("en") | bullets }}

        {{ asked("en") }}
        """,
        zh=r"""
        一些飞船沿同一直线以恒定的速度飞行；c 是光速，狭义相对论成立。

        {{ told("zh") | bullets }}

        {{ asked("zh") }}
        """,
    )

    def format(self, instance: Instance) -> Format[Fraction]:
        return Rational(unit=_UNITS[instance.question[0]])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.links + params.idle + 1
        order = rng.sample(range(n), n)
        facts: list[Fact] = []
        doppler = [Fraction(1)] * n  # by which a ship, seen from the first of the chain, moves to the right
        for place in range(1, n):
            base = place - 1 if place <= params.links else rng.randrange(place)
            factor, right = rng.choice(_FACTORS[: params.factors]), rng.random() < 0.5
            doppler[place] = doppler[base] * (factor if right else 1 / factor)
            one, other = order[place], order[base]
            if rng.random() < 0.5:
                one, other, right = other, one, not right
            kind = rng.choice(("velocity", "length", "gamma", "clock")[: params.kinds])
            beta, gamma = (factor**2 - 1) / (factor**2 + 1), (factor**2 + 1) / (2 * factor)
            size = Fraction(rng.randint(2, 9) * gamma.numerator)
            numbers = {
                "velocity": (beta, Fraction(0)),
                "length": (size, size / gamma),
                "gamma": (gamma, Fraction(0)),
                "clock": (size / gamma, size),
            }[kind]
            facts.append((one, other, kind, right, *numbers))
        rng.shuffle(facts)
        kind = rng.choice([*_ASKED, *[one for one in _ASKED if one != "velocity"]])
        ratio = doppler[params.links]
        gamma = (ratio + 1 / ratio) / 2
        number = rng.randint(20, 300)
        answer = {
            "velocity": (ratio**2 - 1) / (ratio**2 + 1),
            "length": number / gamma,
            "time": number * gamma,
            "pulses": number * ratio,
        }[kind]
        if ratio in (1, *_FACTORS, *(1 / factor for factor in _FACTORS)) and params.links > 1:
            raise task.Retry
        if not readable([answer], 7) or len({fact[4:] for fact in facts}) < len(facts) - 2:
            raise task.Retry
        instance = self.Instance(facts=tuple(facts), question=(kind, order[params.links], order[0], number))
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        kind, one, other, number = instance.question
        lines, ratio = list[str](), Fraction(1)
        for a, b, fact in _way(instance.facts, other, one):
            seen, _, form, right, x, y = fact
            plus = right == (seen == b)
            factor, sums = _factor(form, x, y)
            ratio *= factor if plus else 1 / factor
            lines += [*sums, f"{_NAMES[b]}/{_NAMES[a]}: {'+' if plus else '-'} {factor if plus else 1 / factor}"]
            lines += [f"{_NAMES[b]}/{_NAMES[other]}: {ratio}"] if a != other else []
        square, gamma = ratio**2, (ratio + 1 / ratio) / 2
        mean = f"({ratio} + {1 / ratio}) / 2 = {gamma}"
        ends = {
            "pulses": [f"{number} × {ratio} = {number * ratio}"],
            "velocity": [f"({ratio})^2 = {square}", f"({square} - 1) / ({square} + 1) = {(square - 1) / (square + 1)}"],
            "time": [mean, f"{number} × {gamma} = {number * gamma}"],
            "length": [mean, f"{number} / ({gamma}) = {number / gamma}"],
        }
        return "\n".join([*lines, *ends[kind]])


def _way(facts: tuple[Fact, ...], start: int, end: int) -> list[tuple[int, int, Fact]]:
    """Give the facts that lead from a ship to another, each with the two ships in the order of the way."""
    ways: dict[int, list[tuple[int, int, Fact]]] = {start: []}
    while end not in ways:
        for fact in facts:
            for a, b in (fact[:2], fact[1::-1]):
                if a in ways and b not in ways:
                    ways[b] = [*ways[a], (a, b, fact)]
    return ways[end]


def _factor(form: str, x: Fraction, y: Fraction) -> tuple[Fraction, list[str]]:
    """Give the Doppler factor of two ships that come closer, which is at least 1, and what leads to it."""
    if form == "velocity":
        square = (1 + x) / (1 - x)
        root = Fraction(isqrt(square.numerator), isqrt(square.denominator))
        return root, [f"({1 + x}) / ({1 - x}) = {square}, sqrt({square}) = {root}"]
    gamma = {"gamma": x, "length": x / (y or 1), "clock": (y or 1) / x}[form]
    square = gamma**2 - 1
    root = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    lines = [] if form == "gamma" else [f"{x} / {y} = {gamma}" if form == "length" else f"{y} / {x} = {gamma}"]
    lines.append(f"({gamma})^2 - 1 = {square}, sqrt({square}) = {root}")
    return gamma + root, [*lines, f"{gamma} + {root} = {gamma + root}"]


_ASKED = {
    "velocity": (
        "Find the velocity of {a} for {b}, as a fraction of c (times c), positive to the right.",
        "求 {a} 相对 {b} 的速度，写成 c 的倍数，向右为正。",
    ),
    "length": (
        "A rod at rest in {a}, parallel to the line, is {n} m long for {a}. Find its length in metres for {b}.",
        "一根静止在 {a} 中、与这条直线平行的杆，对 {a} 来说长 {n} m。求它对 {b} 来说的长度（单位 m）。",
    ),
    "time": (
        "A clock at rest in {a} runs for {n} s of its own time. Find how many seconds that takes for {b}.",
        "静止在 {a} 中的钟按自己的时间走了 {n} s。求对 {b} 来说这用了多少秒。",
    ),
    "pulses": (
        "{b} is always to the right of {a} while this happens: {a} sends {n} light pulses a second, by its own clock, "
        "to {b}. Find how many pulses a second {b} receives by its own clock.",
        "在下述过程中 {b} 始终在 {a} 的右边：{a} 按自己的钟每秒向 {b} 发出 {n} 个光脉冲。"
        "求 {b} 按自己的钟每秒收到多少个脉冲。",
    ),
}
_FACTS = {
    "velocity": ("{a} moves at {x} c", "{a} 以 {x} c 的速率"),
    "gamma": ("{a} moves with the Lorentz factor {x}", "{a} 以洛伦兹因子 {x} "),
    "length": ("{a} is {y} m long, {x} m by its own measure, and moves", "{a} 长 {y} m（{a} 自己量得 {x} m），{a} "),
    "clock": (
        "a clock in {a} advances {x} s while {y} s pass for {b}, and {a} moves",
        "{a} 中的钟走 {x} s 时对 {b} 过了 {y} s，{a} ",
    ),
}


def _told(fact: Fact, language: str) -> str:
    one, other, kind, right, x, y = fact
    a, b = _NAMES[one], _NAMES[other]
    text = _FACTS[kind][language == "zh"].format(a=a, b=b, x=x, y=y)
    if language == "en":
        return f"For {b}, {text} to the {'right' if right else 'left'}."
    return f"在 {b} 看来，{text}向{'右' if right else '左'}运动。"
