"""Find the chance that two independent uniform numbers, or arrival times, meet linear conditions.

Answer: a rational number; it is unique.
Harder: more conditions with larger coefficients, absolute values, a condition that is known to hold.
Skills: probability, geometry
Source: original; geometric probability as in every text on probability.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import linear, listed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Line = tuple[int, int, int, bool]
"""a x + b y <= c, or |a x + b y| <= c."""
Point = tuple[Fraction, Fraction]


class GeometricProbabilityRegion(
    Task["GeometricProbabilityRegion.Params", "GeometricProbabilityRegion.Instance", Fraction]
):
    version = 1

    class Params(task.Params):
        conditions: int = knob("how many conditions there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        largest: int = knob("the largest coefficient", levels=(1, 1, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=6)
        side: int = knob("the longest interval", levels=(6, 8, 9, 8, 9, 9, 9, 10, 12, 12), ge=2, le=20)
        bars: bool = knob("whether there are absolute values", levels=(False, True) * 2 + (True,) * 6)
        given: bool = knob("whether a condition may be known to hold", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        box: tuple[int, int, int, int]  # the ends for X, then for Y
        lines: tuple[Line, ...]
        given: bool  # whether the last one is known

        def said(self, language: str) -> dict[str, str]:
            texts = [_said(line) for line in self.lines]
            asked = texts[:-1] if self.given else texts
            return {"asked": listed(asked, language), "known": texts[-1]}

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        X and Y are independent. X is uniform on the interval [{{ box[0] }}, {{ box[1] }}], and Y is uniform on
        [{{ box[2] }}, {{ box[3] }}].

        {% if given %}
        Given that {{ said(language).known }}, find the probability that {{ said(language).asked }}. Give the exact
        value.
        {% else %}
        Find the probability that {{ said(language).asked }}. Give the exact value.
        {% endif %}
        """,
        zh=r"""
        X 与 Y 相互独立。X 在区间 [{{ box[0] }}, {{ box[1] }}] 上均匀分布，
        Y 在区间 [{{ box[2] }}, {{ box[3] }}] 上均匀分布。

        {% if given %}
        已知 {{ said(language).known }}，求满足 {{ said(language).asked }} 的概率。请给出精确值。
        {% else %}
        求满足 {{ said(language).asked }} 的概率。请给出精确值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        lows = [rng.randint(-2, 3) for _ in range(2)]
        highs = [low + rng.randint(2, params.side) for low in lows]
        lines: list[Line] = []
        while len(lines) < params.conditions:
            a, b = (rng.choice((-1, 1)) * rng.randint(1, params.largest) for _ in range(2))
            x, y = (rng.randint(low, high) for low, high in zip(lows, highs, strict=True))
            if gcd(a, b) > 1:
                continue
            bars = params.bars and rng.random() < 0.4
            c = a * x + b * y
            lines.append((abs(a), b if a > 0 else -b, abs(c), True) if bars else (a, b, c, False))
        if len({line[:2] for line in lines}) < len(lines) or any(bars and not c for _, _, c, bars in lines):
            raise task.Retry
        given = params.given and len(lines) > 1 and rng.random() < 0.5
        instance = self.Instance(box=(lows[0], highs[0], lows[1], highs[1]), lines=tuple(lines), given=given)
        answer = self.solve(instance)
        whole = instance.model_copy(update={"given": False})
        wrong = [self.solve(whole)] if given else []
        for i in range(len(lines) * (len(lines) > 1)):
            fewer = tuple(line for j, line in enumerate(lines) if j != i)
            wrong.append(
                self.solve(instance.model_copy(update={"lines": fewer, "given": given and i < len(lines) - 1}))
            )
        if not worth_asking(answer, *wrong, Fraction(1, 4), Fraction(3, 4), digits=9) or not 1 < 50 * answer < 49:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        a, b, c, d = map(Fraction, instance.box)
        box = [(a, c), (b, c), (b, d), (a, d)]
        known = _area(_cut(box, instance.lines[-1:])) if instance.given else _area(box)
        return _area(_cut(box, instance.lines)) / known if known else Fraction(0)

    def key(self, instance: Instance) -> object:
        known = instance.lines[-1:] if instance.given else ()
        return [instance.box, sorted(instance.lines), known]


def _said(line: Line) -> str:
    a, b, c, bars = line
    text = linear([(a, "X"), (b, "Y")])
    return f"|{text}| ≤ {c}" if bars else f"{text} ≤ {c}"


def _cut(corners: list[Point], lines: Sequence[Line]) -> list[Point]:
    """Keep the part of a convex polygon that meets the conditions."""
    halves = [(a, b, c) for a, b, c, _ in lines] + [(-a, -b, c) for a, b, c, bars in lines if bars]
    for a, b, c in halves:
        kept: list[Point] = []
        for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1], strict=True):
            here, there = a * x + b * y - c, a * u + b * v - c
            if here <= 0:
                kept.append((x, y))
            if here * there < 0:
                t = here / (here - there)
                kept.append((x + t * (u - x), y + t * (v - y)))
        corners = kept
    return corners


def _area(corners: list[Point]) -> Fraction:
    """Give the area of a polygon by its corners in order."""
    turns = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum((x * v - u * y for (x, y), (u, v) in turns), Fraction(0))) / 2
