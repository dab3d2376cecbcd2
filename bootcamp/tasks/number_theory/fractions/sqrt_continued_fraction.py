"""Expand a quadratic irrational as a periodic continued fraction.

Answer: the terms before the period and those of the period, both as short as possible; they are unique.
Harder: longer periods, numbers other than square roots.
Skills: algebra, arithmetic
Source: original; J.-L. Lagrange, Additions au mémoire sur la résolution des équations numériques, 1770.
Small: level 1 asks for the square roots of numbers up to 60 with short periods.
"""

from __future__ import annotations

from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_square
from bootcamp.lib.sequences import cycle
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Expansion = dict[str, tuple[int, ...]]


class SqrtContinuedFraction(Task["SqrtContinuedFraction.Params", "SqrtContinuedFraction.Instance", Expansion]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on D", levels=(60, 500, 20000, 500, 600, 500, 700, 1000, 2000, 3000), ge=20, le=10**6
        )
        least: int = knob("the shortest period", levels=(1, 1, 2, 2, 3, 4, 6, 9, 13, 18), ge=1, le=100)
        most: int = knob("the longest period", levels=(2, 4, 6, 6, 8, 10, 12, 15, 19, 26), ge=2, le=100)
        largest_denominator: int = knob(
            "a bound on Q, and on P in size; 1 for roots only", levels=(1, 1, 1, 5, 7, 9, 12, 15, 20, 30), ge=1, le=100
        )

    class Instance(task.Instance):
        p: int
        d: int
        q: int

        @property
        def shown(self) -> str:
            sign = "+" if self.p >= 0 else "-"
            top = rf"{self.p} + \sqrt{{{self.d}}}" if sign == "+" else rf"\sqrt{{{self.d}}} - {-self.p}"
            return rf"\sqrt{{{self.d}}}" if (self.p, self.q) == (0, 1) else rf"\frac{{{top}}}{{{self.q}}}"

    answer = Record(pre=Sequence(Integer()), period=Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        Write $\alpha = {{ shown }}$ as a simple continued fraction $a_0 + 1/(a_1 + 1/(a_2 + ...))$.
        Here $a_0$ is an integer and all later terms are positive integers; from some place on the terms repeat.
        Give pre, the list of the terms before the periodic part, and period, the list of the terms of one period,
        both as short as possible.
        {%- if q > 1 %} If the terms are periodic from $a_0$ on, pre is the empty list [].{% endif %}

        """,
        zh=r"""
        把 $\alpha = {{ shown }}$ 写成简单连分数 $a_0 + 1/(a_1 + 1/(a_2 + ...))$，
        其中 $a_0$ 是整数，其后各项都是正整数；从某一项起，各项循环出现。
        请给出循环部分之前各项的列表（pre）和一个循环节的列表（period），
        两者都要尽可能短。
        {%- if q > 1 %}若从 $a_0$ 起就循环，则 pre 为空列表 []。{% endif %}

        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Expansion]:
        bound = params.largest_denominator
        d = rng.randint(2, params.largest)
        if is_square(d):
            raise task.Retry
        p, q = (0, 1) if bound == 1 else (rng.randint(-bound, bound), rng.randint(2, bound))
        instance = self.Instance(p=p, d=d, q=q)
        answer = self.solve(instance)
        if not params.least <= len(answer["period"]) <= params.most:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Expansion:
        p, d, q = instance.p, instance.d, instance.q
        if (d - p * p) % q:
            p, d, q = p * q, d * q * q, q * q
        before, loop = cycle(lambda state: _next(*state, d), (p, q))
        return {name: tuple(_term(*s, d) for s in part) for name, part in (("pre", before), ("period", loop))}


def _term(p: int, q: int, d: int) -> int:
    """Give the integer part of (p + sqrt(d))/q."""
    return (p + isqrt(d) + (q < 0)) // q


def _next(p: int, q: int, d: int) -> tuple[int, int]:
    """Take the inverse of what is left after the integer part; q divides d - p*p throughout."""
    p = _term(p, q, d) * q - p
    return p, (d - p * p) // q
