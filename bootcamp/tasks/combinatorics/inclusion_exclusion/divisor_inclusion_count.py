"""Count the integers of a range that a number of given integers divide.

Answer: one integer; it is unique.
Harder: more divisors with common factors, longer ranges.
Skills: counting, arithmetic
Source: original; inclusion and exclusion.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, gcd, lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class DivisorInclusionCount(Task["DivisorInclusionCount.Params", "DivisorInclusionCount.Instance", int]):
    version = 1

    class Params(task.Params):
        divisors: int = knob("how many integers are listed", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        largest: int = knob("the largest of them", levels=(9, 12, 15, 15, 20, 24, 30, 40, 60, 90), ge=6, le=1000)
        high: int = knob(
            "the largest end of the range",
            levels=(50, 100, 500, 1000, 5000, 10**4, 10**5, 10**6, 10**8, 10**9),
            ge=20,
            le=10**12,
        )
        least: bool = knob("whether cases may ask for at least so many", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        divisors: tuple[int, ...]
        low: int
        high: int
        number: int
        least: bool

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        How many integers n with {{ low }} ≤ n ≤ {{ high }} are divisible by
        {{ "none" if number == 0 else "at least %d" % number if least else "exactly %d" % number }} of the numbers
        {{ divisors | listed }}?
        """,
        zh=r"""
        满足 {{ low }} ≤ n ≤ {{ high }} 的整数 n 中，
        {%- if number == 0 %}
        不能被 {{ divisors | join("、") }} 中任何一个整除的有多少个？
        {%- else %}
        能被 {{ divisors | join("、") }} 中{{ "至少" if least else "恰好" }} {{ number }} 个数整除的有多少个？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        divisors = sorted(rng.sample(range(2 + params.divisors // 3, params.largest + 1), params.divisors))
        if all(gcd(a, b) == 1 for a, b in combinations(divisors, 2)):
            raise Retry
        least = params.least and rng.random() < 0.4
        instance = self.Instance(
            divisors=tuple(divisors),
            low=rng.choice((1, rng.randint(2, params.high // 3))),
            high=rng.randint(params.high // 2, params.high),
            number=rng.randint(1, 3 if params.divisors > 3 else 2) if least else rng.randint(0, 2),
            least=least,
        )
        count = self.solve(instance)
        if count < 5:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Add, for every set of j of the divisors, its multiples with the sign and weight of j."""
        k, total = instance.number, 0
        for size in range(k, len(instance.divisors) + 1):
            weight = comb(size, k) if not instance.least else comb(size - 1, k - 1)
            for chosen in combinations(instance.divisors, size):
                m = lcm(*chosen)
                total += (-1) ** (size - k) * weight * (instance.high // m - (instance.low - 1) // m)
        return total

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        k, total, lines, high, low = instance.number, 0, [], instance.high, instance.low - 1
        for size in range(k, len(instance.divisors) + 1):
            weight = (-1) ** (size - k) * (comb(size, k) if not instance.least else comb(size - 1, k - 1))
            for chosen in combinations(instance.divisors, size):
                m, steps = 1, [f"{{{','.join(map(str, chosen))}}}"]
                for d in chosen:
                    rests = [max(m, d), min(m, d)]
                    while rests[-1]:
                        rests.append(rests[-2] % rests[-1])
                    if m > 1:
                        steps.append(f"{' '.join(map(str, rests))}, {m}*{d}/{rests[-2]}={lcm(m, d)}")
                    m = lcm(m, d)
                count = high // m - low // m
                below = f", {low}//{m}={low // m}, {high // m}-{low // m}={count}" if low // m else ""
                times = f"{abs(weight)}*" if abs(weight) > 1 else ""
                steps.append(f"{high}//{m}={high // m}{below}" if chosen else f"{high}-{low}={count}")
                lines.append(f"{': '.join(steps)}; {total}{'+' if weight > 0 else '-'}{times}{count}=")
                total += weight * count
                lines[-1] = f"{lines[-1]}{total}" if len(lines) > 1 or times else lines[-1].rpartition("; ")[0]
        return "\n".join(lines)
