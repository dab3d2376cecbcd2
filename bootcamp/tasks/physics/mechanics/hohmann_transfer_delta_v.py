"""Find the total change of speed of a plan of burns at the apses of orbits, exactly.

Answer: a sum of square roots; it is unique.
Harder: more burns, more different roots.
Skills: algebra, arithmetic
Source: original; W. Hohmann, 1925.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import square_part
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob

Burn = tuple[int, int]
"""The distance at which it happens, and that of the other apsis of the orbit after it."""


class HohmannTransferDeltaV(Task["HohmannTransferDeltaV.Params", "HohmannTransferDeltaV.Instance", Surd]):
    version = 1

    class Params(task.Params):
        burns: int = knob("how many burns there are", levels=(1, 1, 2, 3, 3, 3, 4, 5, 6, 7), ge=1, le=9)
        roots: int = knob("the most different roots", levels=(1, 2, 2, 2, 2, 3, 3, 4, 4, 4), ge=1, le=5)
        size: int = knob("the largest distance", levels=(60, 60, 60, 60, 80, 80, 80, 90, 90, 99), ge=20, le=500)

    class Instance(task.Instance):
        gm: int
        start: tuple[int, int]
        burns: tuple[Burn, ...]

    answer = SurdNumber()
    prompt = Prompt(
        en=r"""
        A craft moves round a planet of GM = {{ gm }} Mm km²/s², so that its speed in km/s at the distance r from the
        centre of the planet obeys v² = GM (2/r - 1/a), where a is half the sum of the least and the greatest distance
        (apsis distances) of the orbit; distances are in Mm. On a circular orbit both are equal. Each burn happens
        at an apsis, changes only the speed, and takes no time, so that the same distance is an apsis distance of the
        next orbit, too, whose other one is told.

        - At first the orbit {{ "is a circle of radius %d" | format(start[0]) if start[0] == start[1]
            else "has the apsis distances %d and %d" | format(start[0], start[1]) }}.
        {% for r, other in burns %}
        - Burn {{ loop.index }} at the distance {{ r }}: then the orbit {{ "is a circle" if r == other
            else "has the other apsis distance %d" | format(other) }}.
        {% endfor %}

        Find the sum of the sizes of the changes of speed of all burns in km/s, exactly.
        """,
        zh=r"""
        一艘飞船绕行星运动，GM = {{ gm }} Mm km²/s²，
        它在与行星中心距离为 r 处的速率（单位 km/s）满足 v² = GM (2/r - 1/a)，
        其中 a 是轨道的最小距离与最大距离（拱点距离）之和的一半，距离单位为 Mm。圆轨道上两者相等。
        每次点火都在拱点进行，只改变速率，不占时间，
        因此同一距离也是下一轨道的一个拱点距离，下面给出它的另一个拱点距离。

        - 最初的轨道{{ "是半径为 %d 的圆" | format(start[0]) if start[0] == start[1]
            else "的拱点距离为 %d 和 %d" | format(start[0], start[1]) }}。
        {% for r, other in burns %}
        - 第 {{ loop.index }} 次点火在距离 {{ r }} 处，此后轨道{{ "是圆" if r == other
            else "的另一个拱点距离为 %d" | format(other) }}。
        {% endfor %}

        求所有点火的速率变化的大小之和的精确值（单位 km/s）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Surd]:
        gm = 10 * rng.randint(4, 120)
        free = list(range(2 * params.size + 1))  # the square-free parts of these numbers
        for k in range(2, 15):
            for n in range(k * k, len(free), k * k):
                while free[n] % (k * k) == 0:
                    free[n] //= k * k
        root = square_part(2 * gm)[1]

        def radicands(r: int, other: int) -> set[int]:
            """Give the square-free numbers under the roots of both speeds, those of 2 GM other r (r + other)."""
            product = root
            for factor in (free[other], free[r], free[r + other]):
                product = product * factor // gcd(product, factor) ** 2
            return {product}

        start = (rng.randint(4, params.size),) * 2
        allowed = radicands(*start)
        if max(allowed) > 15:
            raise task.Retry
        burns: list[Burn] = []
        total = Surd.rational(0)
        here, other = start
        for place in range(params.burns):
            choices = [x for x in range(4, params.size + 1) if x != other]
            choices = [x for x in choices if max(new := allowed | radicands(here, x)) < 24 and len(new) <= params.roots]
            if place == params.burns - 1 and here in choices and rng.random() < 0.6:
                choices = [here]
            if not choices:
                raise task.Retry
            after = rng.choice(choices)
            allowed |= radicands(here, after)
            change = _speed(gm, here, after) - _speed(gm, here, other)
            total += change if change > 0 else -change
            burns.append((here, after))
            here, other = after, here
        if any(c.denominator > 400 or abs(c.numerator) > 9999 for _, c in total.terms) or len(set(burns)) < len(burns):
            raise task.Retry
        if len(total.terms) < params.roots - (params.roots > 2) or (total.is_rational and params.roots > 1):
            raise task.Retry
        return self.Instance(gm=gm, start=start, burns=tuple(burns)), total

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, total = list[str](), Surd.rational(0)
        other = instance.start[1]
        for number, (r, after) in enumerate(instance.burns, start=1):
            speeds = []
            for apsis in (other, after):
                square = Fraction(2 * instance.gm * apsis, r * (r + apsis))
                speeds.append(_speed(instance.gm, r, apsis))
                lines += [f"({r} + {apsis}) / 2 = {Fraction(r + apsis, 2)}"] if apsis != r else []
                lines.append(f"v² = {instance.gm}·({Fraction(2, r)} - {Fraction(2, r + apsis)}) = {square}")
                lines.append(f"v = {_text(speeds[-1])}")
            low, high = sorted(speeds)
            lines.append(f"{number}. {_text(high)} - {_text(low)} = {_text(high - low)}")
            total += high - low
            if number > 1:
                lines.append(f"{_text(total - high + low)} + ({_text(high - low)}) = {_text(total)}")
            other = r
        return "\n".join(lines)


def _speed(gm: int, r: int, other: int) -> Surd:
    return Surd.root(Fraction(2 * gm * other, r * (r + other)))


def _text(value: Surd) -> str:
    parts = (f"{c}" if d == 1 else f"{'' if c == 1 else f'{c}·'}√{d}" for d, c in value.terms)
    return " + ".join(parts).replace("+ -", "- ")
