"""Follow lengths through chords, secants and a tangent of a circle, from point to point.

Answer: an exact length; it is unique.
Harder: a longer chain of points, fractions, a tangent or the distance to the centre at its end.
Skills: geometry, algebra
Source: original; Euclid, Elements III.35 and III.36.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

Link = tuple[bool, Fraction, Fraction]
"""Whether the point lies inside, its distance from an end of the chord before, and a length on the next chord."""


class PowerOfPointLengths(Task["PowerOfPointLengths.Params", "PowerOfPointLengths.Instance", Surd]):
    version = 1

    class Params(task.Params):
        links: int = knob("how many points there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=6)
        ends: int = knob("how many kinds of questions there are", levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        size: int = knob(
            "the largest length that is given", levels=(8, 10, 10, 12, 12, 15, 15, 20, 24, 30), ge=5, le=60
        )

    class Instance(task.Instance):
        chord: int  # the length of the first chord
        links: tuple[Link, ...]
        question: str
        radius: int  # 0 if it is not told

        @property
        def told(self) -> dict[str, list[str]]:
            return {
                language: [_told(i, link, language) for i, link in enumerate(self.links)] for language in ("en", "zh")
            }

        @property
        def asked(self) -> dict[str, str]:
            return _asked(self.question, len(self.links))

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        A circle has {{ "centre O, radius %s and " | format(radius) if radius }}a chord
        A1B1 of length {{ chord }}.

        {{ told["en"] | numbered }}

        Find the exact {{ asked["en"] }}.
        """,
        zh=r"""
        一个圆{{ "的圆心为 O，半径为 %s，它" | format(radius) if radius }}有一条弦 A1B1，长度为 {{ chord }}。

        {{ told["zh"] | numbered }}

        求{{ asked["zh"] }}的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        n = params.size
        chord = rng.randint(4, n)
        question = rng.choice(("rest", "whole", "tangent", "centre")[: params.ends])
        links: list[Link] = []
        length, longest = Fraction(chord), Fraction(chord)
        for i in range(params.links):
            tangent = question == "tangent" and i == params.links - 1
            inside = not tangent and rng.random() < 0.5
            top = int(length) if length.denominator > 1 else int(length) - 1
            if top < 1:
                raise task.Retry
            near = Fraction(rng.randint(1, top if inside else max(2, n // 2)))
            power = near * (length - near) if inside else near * (near + length)
            parts = [Fraction(part) for part in range(1, n + 1) if _fits(part, near, length, power, inside, 20 * n)]
            if not parts:
                raise task.Retry
            part = rng.choice(parts)
            other = power / part
            length = part + other if inside else other - part
            last = i == params.links - 1
            links.append((inside, near, Fraction(0) if last and question in ("tangent", "centre") else part))
            if not (last and question in ("tangent", "centre")):
                longest = max(longest, length)
        inside, near, part = links[-1]
        radius = int(longest / 2) + rng.randint(1, n // 2) if question == "centre" else 0
        square = radius * radius + (-power if inside else power)
        answer = {
            "rest": Surd.rational(other),
            "whole": Surd.rational(length),
            "tangent": Surd.root(power),
            "centre": Surd.root(max(square, Fraction(0))),
        }[question]
        given = {chord, radius, *(x for link in links for x in link[1:])}
        if answer.is_rational and (answer.value in given or not answer.value):
            raise task.Retry
        return self.Instance(chord=chord, links=tuple(links), question=question, radius=radius), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, length = list[str](), Fraction(instance.chord)
        for i, (inside, near, part) in enumerate(instance.links, start=1):
            far = length - near if inside else length + near
            p, power, last = f"P{i}", near * far, i == len(instance.links)
            lines.append(f"{p}B{i} = {length} {'-' if inside else '+'} {near} = {far}")
            lines.append(f"{p}A{i} · {p}B{i} = {near} · {far} = {power}")
            if part:
                other = power / part
                length = part + other if inside else other - part
                lines.append(f"{p}B{i + 1} = {power} / {part} = {other}")
                shown = f"{other} {'+' if inside else '-'} {part} = {length}"
                lines += [] if last and instance.question == "rest" else [f"A{i + 1}B{i + 1} = {shown}"]
            elif instance.question == "tangent":
                lines.append(f"sqrt({power}): {self.answer.render(Surd.root(power))}")
            else:
                square = instance.radius**2
                distance = square - power if inside else square + power
                lines.append(f"{p}O^2 = {square} {'-' if inside else '+'} {power} = {distance}")
                lines.append(f"sqrt({distance}): {self.answer.render(Surd.root(distance))}")
        return "\n".join(lines)


def _fits(part: int, near: Fraction, length: Fraction, power: Fraction, inside: bool, most: int) -> bool:
    """Tell whether a length on the next chord leaves a readable other one, and the chord is not like the one before."""
    other = power / part
    if part in (other, near) or other > most or max(power.denominator, other.denominator) > 6:
        return False
    return part != length - near if inside else part < other


def _told(i: int, link: Link, language: str) -> str:
    """Tell of the i-th point, on the i-th chord or its extension, and of the next chord."""
    inside, near, part = link
    a, b, c, d, p = f"A{i + 1}", f"B{i + 1}", f"A{i + 2}", f"B{i + 2}", f"P{i + 1}"
    if language == "en":
        text = f"{p} lies on the chord {a}{b}" if inside else f"{p} lies on the extension of {a}{b} beyond {a}"
        text += f", and {a}{p} = {near}."
        if not part:
            return text
        if inside:
            return f"{text} Another chord {c}{d} passes through {p}, and {c}{p} = {part}."
        return f"{text} Another line through {p} meets the circle in {c} and then in {d}, and {p}{c} = {part}."
    text = f"{p} 在弦 {a}{b} 上" if inside else f"{p} 在弦 {b}{a} 过 {a} 的延长线上"
    text += f"，{a}{p} = {near}。"
    if not part:
        return text
    if inside:
        return f"{text}另一条弦 {c}{d} 经过 {p}，{c}{p} = {part}。"
    return f"{text}过 {p} 的另一条直线与圆先后相交于 {c} 和 {d}，{p}{c} = {part}。"


def _asked(question: str, n: int) -> dict[str, str]:
    p, c, d = f"P{n}", f"A{n + 1}", f"B{n + 1}"
    return {
        "rest": {"en": f"length {p}{d}", "zh": f" {p}{d} 的长度"},
        "whole": {"en": f"length of the chord {c}{d}", "zh": f"弦 {c}{d} 的长度"},
        "tangent": {
            "en": f"length of a segment from {p} to a point where a tangent through {p} touches the circle",
            "zh": f"从 {p} 到过 {p} 的切线的切点的线段长度",
        },
        "centre": {"en": f"distance from {p} to O", "zh": f" {p} 到 O 的距离"},
    }[question]
