r"""Find how fast one quantity of a set-up changes from the known rate of another.

Answer: a closed form, with its sign; it is unique.
Harder: more kinds of set-ups, questions that chain several relations.
Skills: calculus, geometry
Source: original; a classic kind of calculus exercise.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus.extrema._stories import RATES
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import PI, Node, div, mul, number

Rates = tuple[Fraction | Surd | Node, ...]
_TRIPLES = ((3, 4, 5), (5, 12, 13), (8, 15, 17), (7, 24, 25), (20, 21, 29))
_ANGLES = (
    (3, 8, 60),
    (5, 8, 60),
    (7, 15, 60),
    (3, 5, 120),
    (7, 8, 120),
    (3, 4, 90),
    (5, 12, 90),
    (2, 5, 60),
    (4, 5, 120),
)


class RelatedRates(Task["RelatedRates.Params", "RelatedRates.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of set-ups there are", levels=(2, 3, 4, 5, 7, 9, 10, 12, 13, 13), ge=1, le=13)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 1, 2, 2, 4, 4, 5), ge=0, le=12)
        chained: bool = knob("whether the harder questions are asked", levels=(False,) * 2 + (True,) * 8)
        largest: int = knob("the largest rate", levels=(4, 5, 6, 6, 7, 8, 8, 9, 9, 12), ge=3, le=20)

    class Instance(task.Instance):
        kind: str
        numbers: tuple[tuple[str, Fraction], ...]
        asked: int

        @property
        def story(self) -> tuple[str, str]:
            shown = {name: str(value) for name, value in self.numbers}
            en, zh, _ = RATES[self.kind]
            return en.format(**shown), zh.format(**shown)

        @property
        def question(self) -> tuple[str, str]:
            return RATES[self.kind][2][self.asked]

    answer = Math()
    prompt = Prompt(
        en=r"""
        {{ story[0] }}

        How fast does this quantity change at that instant: {{ question[0] }}? A rate is positive when the quantity
        grows and negative when it shrinks. Give the exact number, without the unit.
        """,
        zh=r"""
        {{ story[1] }}

        求该时刻{{ question[1] }}。量增大时变化率为正，减小时为负。给出精确的数值，不写单位。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.choice(tuple(RATES)[params.easiest : params.kinds])
        numbers = {name: Fraction(value) for name, value in _draw(kind, params.largest, rng).items()}
        asked = rng.randrange(len(RATES[kind][2]) if params.chained else 1)
        instance = self.Instance(kind=kind, numbers=tuple(sorted(numbers.items())), asked=asked)
        answer = self.solve(instance)
        if answer in (number(0), number(1), number(-1)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Node:
        rate = _RULES[instance.kind](dict(instance.numbers))[instance.asked]
        return rate if isinstance(rate, Node) else rate.tree() if isinstance(rate, Surd) else number(rate)


def _draw(kind: str, largest: int, rng: Random) -> dict[str, Any]:
    scale = rng.randint(1, 4)
    a, b, c = (scale * side for side in rng.choice(_TRIPLES))
    a, b = (a, b) if rng.random() < 0.5 else (b, a)
    speed, other = Fraction(rng.randint(1, 2 * largest), 2), random_nonzero(rng, largest)
    h, r, flow = rng.randint(3, 12), rng.randint(2, 8), rng.randint(1, largest)
    depth = rng.randint(1, h - 1)
    p, q, g = rng.choice(_ANGLES)
    draws: dict[str, Callable[[], dict[str, Any]]] = {
        "rectangle": lambda: {"a": a, "b": b, "u": flow, "w": other},
        "balloon": lambda: {"q": rng.randint(2, 20 * largest), "r": rng.randint(2, 15)},
        "ladder": lambda: {"a": a, "c": c, "v": speed},
        "shadow": lambda: {"h": b, "p": Fraction(rng.randint(2, 4), 2), "v": speed, "a": a},
        "cone": lambda: {"h": h, "r": r, "d": depth, "q": flow, "o": speed},
        "ships": lambda: {"a": a, "b": b, "u": rng.randint(2, 4 * largest), "w": 3 * other},
        "angle": lambda: {"a": scale * p, "b": scale * q, "g": g, "w": Fraction(other, rng.choice((1, 2, 5, 10)))},
        "trough": lambda: {"l": rng.randint(2, 12), "w": r, "h": h, "d": depth, "q": speed},
        "boat": lambda: {"a": a, "b": b, "v": speed},
        "kite": lambda: {"b": b, "c": c, "v": speed},
        "searchlight": lambda: {"a": a, "b": b, "w": Fraction(flow, rng.choice((1, 2, 5, 10)))},
        "crank": lambda: {"r": r, "l": r + rng.randint(1, 9), "w": flow, "g": rng.choice((30, 60, 90, 120))},
        "tanks": lambda: {"h": h, "r": r, "d": depth, "s": rng.randint(1, 8), "v": speed},
    }
    return draws[kind]()


N = dict[str, Fraction]


def _hypotenuse(n: N) -> Fraction:
    return Surd.root(n["a"] ** 2 + n["b"] ** 2).value


def _leg(n: N) -> tuple[Fraction, Fraction]:
    leg = n.get("a", n.get("b", Fraction(0)))
    return leg, Surd.root(n["c"] ** 2 - leg**2).value


def _ladder(n: N) -> Rates:
    foot, top = _leg(n)
    fall = -foot * n["v"] / top
    return fall, -n["v"] / top, (n["v"] * top + foot * fall) / 2


def _shadow(n: N) -> Rates:
    """The tip is at a h / (h - p)."""
    stretch = n["h"] / (n["h"] - n["p"])
    tip = n["a"] * stretch
    return n["v"] * (stretch - 1), n["v"] * stretch * tip / Surd.root(tip**2 + n["h"] ** 2)


def _cone(n: N) -> Rates:
    flow, radius = n["q"] - n["o"], n["r"] * n["d"] / n["h"]
    return div(number(flow / radius**2), PI), 2 * flow / n["d"]


def _cosine(degrees: Fraction) -> Surd:
    return {30: Surd.root(3), 60: Surd.rational(1), 90: Surd.rational(0), 120: Surd.rational(-1)}[
        int(degrees)
    ] * Fraction(1, 2)


def _angle(n: N) -> Rates:
    cosine = _cosine(n["g"]).value
    side, change = n["a"] ** 2 + n["b"] ** 2 - 2 * n["a"] * n["b"] * cosine, n["a"] * n["b"] * n["w"]
    return change * cosine / 2, Surd.root((1 - cosine**2) / side) * change


def _kite(n: N) -> Rates:
    height, away = _leg(n)
    return away * n["v"] / n["c"], -height * n["v"] / n["c"] ** 2


def _ships(n: N) -> Rates:
    a, b, gap = n["a"], n["b"], _hypotenuse(n)
    return (a * n["u"] + b * n["w"]) / gap, (a * n["w"] - b * n["u"]) / gap**2


def _crank(n: N) -> Rates:
    """OP = r cos g + root of l^2 - r^2 sin^2 g; the area is half of OP r sin g."""
    cosine = _cosine(n["g"])
    square = 1 - (cosine * cosine).value
    sine, rod = Surd.root(square), Surd.root(n["l"] ** 2 - n["r"] ** 2 * square)
    speed = sine * (cosine * n["r"] / rod + 1) * (-n["r"] * n["w"])
    return speed, (speed * sine + (cosine * n["r"] + rod) * cosine * n["w"]) * (n["r"] / 2)


_RULES: dict[str, Callable[[N], Rates]] = {
    "rectangle": lambda n: (n["u"] * n["b"] + n["w"] * n["a"], (n["a"] * n["u"] + n["b"] * n["w"]) / _hypotenuse(n)),
    "balloon": lambda n: (div(number(n["q"] / (4 * n["r"] ** 2)), PI), 2 * n["q"] / n["r"]),
    "trough": lambda n: (n["q"] * n["h"] / (n["l"] * n["w"] * n["d"]), n["q"] / n["d"]),
    "boat": lambda n: (-n["v"] * _hypotenuse(n) / n["a"], n["b"] * n["v"] / (n["a"] * _hypotenuse(n))),
    "searchlight": lambda n: (n["w"] * _hypotenuse(n) ** 2 / n["b"], n["w"] * n["a"] * _hypotenuse(n) / n["b"]),
    "tanks": lambda n: (
        (n["r"] * n["d"] / n["h"]) ** 2 * n["v"] / n["s"] ** 2,
        mul(number(-((n["r"] * n["d"] / n["h"]) ** 2) * n["v"]), PI),
    ),
    **{
        "crank": _crank,
        "ships": _ships,
        "ladder": _ladder,
        "shadow": _shadow,
        "cone": _cone,
        "angle": _angle,
        "kite": _kite,
    },
}
