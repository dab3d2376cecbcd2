"""Find the n-th sum of powers of k of a stated kind in increasing order, or the place of such a sum.

Answer: one integer; it is unique.
Harder: larger k and n, sums of exactly r powers, powers that are used several times, places.
Skills: counting, arithmetic
Source: original; sums of distinct powers of 3 are in problem 7 of the AIME, 1986.
"""

from __future__ import annotations

from itertools import count as count_from
from math import comb
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import digits, from_digits
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class SumsOfPowersTerm(Task["SumsOfPowersTerm.Params", "SumsOfPowersTerm.Instance", int]):
    version = 1

    class Params(task.Params):
        largest_base: int = knob("the largest k", levels=(5, 6, 7, 7, 8, 9, 9, 10, 11, 12), ge=3, le=20)
        largest: int = knob(
            "the largest place", levels=(60, 100, 500, 700, 1000, 2000, 10**4, 10**6, 10**9, 10**12), ge=5, le=10**15
        )
        kinds: int = knob("how many kinds of sums occur", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        powers: int = knob("the most powers in a sum of exactly r", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        places: bool = knob("whether the place of a sum may be asked", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        base: int
        often: int  # how often a power may occur in a sum
        count: int  # how many powers are added, 0 if any number
        given: int  # the place, or the sum whose place is asked
        place: bool  # whether the place is asked

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        Consider the powers {{ base }}^0, {{ base }}^1, {{ base }}^2, ... and all sums of
        {%- if count %} exactly {{ count }} different ones of them.
        {%- elif often > 1 %} one or more of them, in which each power occurs at most {{ often }} times.
        {%- else %} one or more different ones of them.
        {%- endif %} All these sums are listed in increasing order, each once.

        {% if place %}
        At which place of the list, counted from 1, does {{ given }} stand?
        {%- else %}
        Which number stands at place {{ given }} of the list, counted from 1?
        {%- endif %}
        """,
        zh=r"""
        考虑幂 {{ base }}^0, {{ base }}^1, {{ base }}^2, ...，以及
        {%- if count %}恰好 {{ count }} 个不同的幂的所有和。
        {%- elif often > 1 %}一个或多个幂的所有和，其中每个幂最多出现 {{ often }} 次。
        {%- else %}一个或多个不同的幂的所有和。
        {%- endif %}把这些和从小到大排成一列，每个和只列一次。

        {% if place %}
        从 1 数起，{{ given }} 位于这一列的第几位？
        {%- else %}
        从 1 数起，这一列的第 {{ given }} 位是哪个数？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        base, kind = rng.randint(3, params.largest_base), rng.randrange(params.kinds)
        often = rng.randint(2, max(2, base - 2)) if kind == 2 else 1
        if often > base - 2 and kind == 2:
            raise task.Retry
        count = rng.randint(2, params.powers) if kind == 1 else 0
        largest = min(params.largest, comb(20, count)) if count else params.largest
        n = rng.randint(largest // 8 + 3, largest)
        value = _combination(n, count, base) if count else from_digits(digits(n, often + 1), base)
        place = params.places and rng.random() < 0.5
        if value > 10**24:
            raise task.Retry
        instance = self.Instance(base=base, often=often, count=count, given=value if place else n, place=place)
        return instance, n if place else value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        base, count, given = instance.base, instance.count, instance.given
        if count and not instance.place:
            lines, exponents, rest = [f"{given} - 1 = {given - 1}"], list[int](), given - 1
            for size in range(count, 0, -1):
                e = next(e for e in count_from(size - 1) if comb(e + 1, size) > rest)
                here = comb(e, size)
                line = f"C({e}, {size}) = {here} ≤ {rest} < C({e + 1}, {size}) = {comb(e + 1, size)}"
                lines.append(f"{line}; {rest} - {here} = {rest - here}")
                exponents.append(e)
                rest -= here
            return "\n".join([*lines, *_summed(base, dict.fromkeys(exponents, 1))])
        old, new = (base, instance.often + 1) if instance.place else (instance.often + 1, base)
        lines, rest, values = [], given, dict[int, int]()
        while rest >= old:
            lines.append(f"{rest} = {rest // old} × {old} + {rest % old}")
            if rest % old:
                values[len(lines) - 1] = rest % old
            rest //= old
        values[len(lines)] = rest
        if not count:
            return "\n".join([*lines, *_summed(new, values)])
        terms = [comb(e, size) for size, e in enumerate(values, 1)]
        lines += [f"C({e}, {size}) = {term}" for (size, e), term in zip(enumerate(values, 1), terms, strict=True)]
        return "\n".join([*lines, running_sum([*terms, 1])])


def _summed(base: int, values: dict[int, int]) -> list[str]:
    """Write the sum of multiples of powers, by exponent."""
    lines = [f"{base ** (e - 1)} × {base} = {base**e}" for e in range(2, max(values) + 1)]
    lines += [f"{value} × {base**e} = {value * base**e}" for e, value in values.items() if value > 1]
    return [*lines, running_sum([value * base**e for e, value in values.items()])]


def _combination(n: int, count: int, base: int) -> int:
    """Add the powers of the n-th choice of `count` exponents (the combinatorial number system)."""
    rest, total = n - 1, 0
    for size in range(count, 0, -1):
        exponent = size - 1
        while comb(exponent + 1, size) <= rest:
            exponent += 1
        rest -= comb(exponent, size)
        total += base**exponent
    return total
