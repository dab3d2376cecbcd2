"""Find the smallest pile that can be shared out by a chain of sailors with a monkey.

Answer: one integer; it is unique.
Harder: more sailors, unlike fractions, remainders that vary, a lower bound.
Skills: arithmetic, algebra
Source: original; B. A. Williams, Coconuts, 1926, and M. Gardner's column on it, 1958.
Small: levels 1 and 2 have two sailors who act alike and hide a half to a fifth.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import linear_congruence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class MonkeyCoconuts(Task["MonkeyCoconuts.Params", "MonkeyCoconuts.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        sailors: int = knob("how many sailors there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        fixed: bool = knob("whether all sailors give away and hide alike", levels=(True, True) + (False,) * 8)
        numerators: int = knob(
            "a bound on the numerator of the share hidden", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=9
        )
        denominators: int = knob(
            "a bound on the denominator of the share hidden", levels=(3, 5, 5, 5, 6, 7, 8, 9, 9, 10), ge=3, le=20
        )
        given: int = knob(
            "a bound on the coconuts given to the monkey at a time", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 9), ge=1, le=20
        )
        above: int = knob(
            "a bound on the lower bound of the pile",
            levels=(0, 0, 50, 200, 10**3, 10**4, 10**5, 10**6, 10**6, 10**6),
            ge=0,
            le=10**9,
        )

    class Instance(task.Instance):
        nights: tuple[tuple[int, int, int], ...]  # (r, a, b): r coconuts to the monkey, a/b of the rest hidden
        rest: int
        above: int

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {{ nights | length }} sailors have a pile of coconuts. During the night they wake up one after the other, and
        each of them does this with the pile found:

        {% for r, a, b in nights %}
        - Sailor {{ loop.index }} gives {{ r }} to a monkey, hides {{ a }}/{{ b }} of the others and leaves the rest.
        {% endfor %}

        In the morning the sailors share what is left: all get the same number, and
        {{ "%s remain%s" | format(rest, "s" if rest == 1 else "") if rest else "nothing remains" }}.
        No coconut is ever cut. Every sailor hides at least one coconut and gets at least one in the morning.

        What is the smallest number of coconuts, greater than {{ above }}, that the pile can have had at first?
        """,
        zh=r"""
        {{ nights | length }} 个水手有一堆椰子。夜里他们一个接一个地醒来，每个人对自己看到的那堆椰子这样做：

        {% for r, a, b in nights %}
        - 第 {{ loop.index }} 个水手给猴子 {{ r }} 个，把其余的 {{ a }}/{{ b }} 藏起来，剩下的留在原处。
        {% endfor %}

        早上，水手们平分剩下的椰子，每人分到同样多，最后{{ "余 %s 个" | format(rest) if rest else "刚好分完" }}。
        椰子始终不切开。每个水手都至少藏了一个，早上也都至少分到一个。

        这堆椰子最初的个数大于 {{ above }}，它最小是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        nights = tuple(_draw_night(params, rng) for _ in range(params.sailors))
        if params.fixed:
            nights = nights[:1] * params.sailors
        above = rng.randint(params.above // 2, params.above)
        instance = self.Instance(nights=nights, rest=rng.randrange(params.sailors), above=above)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        """Keep the piles that are possible so far as first + step*t, and what is left of each as left + pace*t."""
        first, step, left, pace = 0, 1, 0, 1
        nights = [*instance.nights, (instance.rest, 1, len(instance.nights))]
        for r, a, b in nights:
            solutions = linear_congruence(pace, r - left, b)
            if not solutions:
                raise task.Retry
            t, period = solutions[0], b // gcd(pace, b)
            first, step = first + step * t, step * period
            left, pace = (left + pace * t - r) // b * (b - a), pace * period // b * (b - a)
        pile = instance.above + 1 + (first - instance.above - 1) % step
        while not _all_get_some(pile, nights):
            pile += step
        return pile

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        first, step, left, pace = 0, 1, 0, 1
        lines = []
        nights = [*instance.nights, (instance.rest, 1, len(instance.nights))]
        for place, (r, a, b) in enumerate(nights, 1):
            t, period = linear_congruence(pace, r - left, b)[0], b // gcd(pace, b)
            rest = left + pace * t - r
            line = f"{left} + {pace}·{t} - {r} = {rest // b}·{b}, {t} + {period}t"
            first, step = first + step * t, step * period
            left, pace = rest // b * (b - a), pace * period // b * (b - a)
            lines.append(f"{line}: N = {first} + {step}t" + (f", {left} + {pace}t" if place < len(nights) else ""))
        pile = first + -(-max(0, instance.above + 1 - first) // step) * step
        while pile < self.solve(instance):
            lines.append(f"{pile} -")
            pile += step
        return "\n".join([*lines, f"{first} + {step}·{(pile - first) // step} = {pile} > {instance.above}"])


def _draw_night(params: MonkeyCoconuts.Params, rng: Random) -> tuple[int, int, int]:
    b = rng.randint(2, params.denominators)
    a = rng.choice([a for a in range(1, min(b, params.numerators + 1)) if gcd(a, b) == 1])
    return rng.randint(1, params.given), a, b


def _all_get_some(pile: int, nights: list[tuple[int, int, int]]) -> bool:
    """Tell whether every share of a pile that can be divided is positive."""
    for r, a, b in nights:
        if pile - r < b:
            return False
        pile = (pile - r) // b * (b - a)
    return True
