"""Find the fraction nearest to a number among those with a bounded denominator.

Answer: a fraction in lowest terms, or an integer; it is unique.
Harder: larger denominators, targets given as fractions and as square roots.
Skills: arithmetic, optimization
Source: original; A. Ya. Khinchin, Continued fractions, 1964.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import (
    continued_fraction,
    convergents,
    decimal,
    from_continued_fraction,
    is_square,
    sqrt_continued_fraction,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Kind = Literal["decimal", "fraction", "root"]


class BestRationalApproximation(
    Task["BestRationalApproximation.Params", "BestRationalApproximation.Instance", Fraction]
):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "a bound on the largest denominator allowed",
            levels=(10, 15, 30, 60, 150, 500, 2000, 10**5, 10**7, 10**9),
            ge=8,
            le=10**12,
        )
        places: int = knob(
            "how many digits the denominator of the target has", levels=(2, 3, 3, 4, 4, 5, 6, 8, 11, 13), ge=2, le=20
        )
        fractions: bool = knob("whether targets may be fractions", levels=(False,) * 3 + (True,) * 7)
        roots: bool = knob("whether targets may be square roots", levels=(False,) * 5 + (True,) * 5)
        ties: bool = knob("whether two fractions may be equally near", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        kind: Kind
        target: Fraction  # of a square root, its square
        largest: int

        @property
        def shown(self) -> str:
            return decimal(self.target) if self.kind == "decimal" else str(self.target)

        @property
        def root(self) -> tuple[int, list[int]]:
            return sqrt_continued_fraction(int(self.target))

    answer = Rational(lowest_terms=True)
    prompt = Prompt(
        en=r"""
        {% if kind == "root" %}
        Let x = sqrt({{ shown }}). Its simple continued fraction is [{{ root[0] }}; {{ root[1] | comma }}, ...],
        where the terms after the semicolon repeat for ever.
        {% else %}
        Let x = {{ shown }}.
        {% endif %}
        Among all fractions p/q with integers p and q, 1 ≤ q ≤ {{ largest }}, find the one nearest to x.
        If two are equally near, give the one with the smaller denominator. Write it in lowest terms.
        """,
        zh=r"""
        {% if kind == "root" %}
        设 x = sqrt({{ shown }})，它的简单连分数是 [{{ root[0] }}; {{ root[1] | comma }}, ...]，分号后的各项无限循环。
        {% else %}
        设 x = {{ shown }}。
        {% endif %}
        在所有满足 1 ≤ q ≤ {{ largest }} 的分数 p/q（p、q 为整数）中，求最接近 x 的一个。
        如果有两个同样接近，取分母较小的那个。写成最简分数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kinds: list[Kind] = ["decimal"]
        if params.fractions:
            kinds.append("fraction")
        if params.roots:
            kinds.append("root")
        kind, size = rng.choice(kinds), 10**params.places
        whole, part = rng.randint(0, 9), rng.randint(1, size - 1)
        target = Fraction(whole * size + part, size) if kind == "decimal" else whole + Fraction(part, size + part)
        if kind == "root":
            target = Fraction(rng.randint(2, 999))
        largest = rng.randint(params.largest // 2, params.largest)
        instance = self.Instance(kind=kind, target=target, largest=largest)
        if kind == "root" and (is_square(int(target)) or len(instance.root[1]) > 24):
            raise task.Retry
        answer = self.solve(instance)
        mirror = 2 * target - answer
        if answer in (target, int(answer)) or (mirror.denominator <= largest and not params.ties):
            raise task.Retry
        x = _near_root(instance) if kind == "root" else target
        easy = answer in convergents(continued_fraction(x)) or largest % answer.denominator == 0
        if params.largest > 20 and easy and rng.random() < 0.94:
            raise task.Retry  # else the last convergent, or the largest denominator, is right too often
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        x = _near_root(instance) if instance.kind == "root" else instance.target
        nearest = x.limit_denominator(instance.largest)
        return min(nearest, 2 * x - nearest, key=lambda fraction: fraction.denominator)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Go through the convergents; the nearest fraction is the last one allowed, or lies between it and the next."""
        largest, lines = instance.largest, []
        p0, q0, p, q = 0, 1, 1, 0
        for step, a in _expanded(instance):
            if q0 + a * q > largest:
                k = (largest - q0) // q
                near, far = Fraction(p, q), Fraction(p0 + k * p, q0 + k * q)
                lines += [step, f"{q0} + {a}·{q} = {q0 + a * q} > {largest} ≥ {q0} + {k}·{q} = {q0 + k * q}"]
                sign = "<" if 2 * k < a else ">" if 2 * k > a else "="
                better = near if 2 * k < a else far
                end = f"2·{k} {sign} {a}"
                if k and 2 * k >= a:
                    lines.append(f"({p0} + {k}·{p})/{q0 + k * q} = {far}")
                if 2 * k == a:
                    middle, x = (near + far) / 2, instance.target
                    value = middle**2 if instance.kind == "root" else middle
                    better = near if value == x or (x < value) == (near < far) else far
                    sign = "<" if value < x else ">" if value > x else "="
                    square = f", ({middle})^2" if instance.kind == "root" else ""
                    end += f"; ({near} + {far})/2 = {middle}{square} {sign} {x}"
                return "\n".join([*lines, f"{end}: {better}"])
            following = f"{a * p + p0}/{a * q + q0}"
            below = f"({a}·{q} + {q0})" if q0 else a
            shown = f"({a}·{p} + {p0})/{below} = " if q and a > 1 else ""
            lines.append(f"{step}; {shown}{following}")
            p0, q0, p, q = p, q, a * p + p0, a * q + q0
        raise ValueError("the target itself is allowed")


def _expanded(instance: BestRationalApproximation.Instance) -> Iterator[tuple[str, int]]:
    """Give the terms of the continued fraction, each with the line that finds it."""
    if instance.kind != "root":
        n, d = instance.target.as_integer_ratio()
        while d:
            yield f"{n} = {n // d} × {d} + {n % d}", n // d
            n, d = d, n % d
        return
    square, p, q = int(instance.target), 0, 1
    root = a = isqrt(square)
    yield f"{a}^2 < {square} < {a + 1}^2", a
    while True:
        p, old = a * q - p, p
        text = f"{a} × {q} - {old} = {p}, ({square} - {p}^2)/{q} = {(square - p * p) // q}"
        q = (square - p * p) // q
        a = (p + root) // q
        yield f"{text}, ({p} + {root})/{q} ≥ {a}", a


def _near_root(instance: BestRationalApproximation.Instance) -> Fraction:
    """Give a convergent of the square root so close that it has the same nearest fraction."""
    whole, period = instance.root
    count = 2 + 5 * len(str(instance.largest)) * 4 // len(period)
    return from_continued_fraction([whole, *period * count])
