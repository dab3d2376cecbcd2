"""Write a number in all ways as a sum of terms of an arithmetic progression with a given step.

Answer: the list of first and last terms in order; it is unique.
Harder: larger numbers with more ways, steps other than 1.
Skills: algebra, arithmetic
Source: original; J. J. Sylvester, A constructive theory of partitions, 1882.
Small: level 1 asks for numbers up to 50.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import divisors
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.verifiers import Integer, Sequence

Ways = tuple[tuple[int, ...], ...]


class ConsecutiveSums(Task["ConsecutiveSums.Params", "ConsecutiveSums.Instance", Ways]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the number",
            levels=(50, 400, 2500, 4000, 8000, 20000, 60000, 300000, 10**6, 10**7),
            ge=30,
            le=10**9,
        )
        least_ways: int = knob("the fewest ways", levels=(1, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=1, le=15)
        most_ways: int = knob("the most ways", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 15), ge=1, le=30)
        largest_step: int = knob(
            "the largest step from a term to the next", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 12), ge=1, le=50
        )

    class Instance(task.Instance):
        n: int
        step: int

    answer = Sequence(Sequence(Integer(), length=2))
    prompt = Prompt(
        en=r"""
        {% if step == 1 %}
        In which ways is {{ n }} a sum of at least 2 consecutive positive integers?
        {%- else %}
        In which ways is {{ n }} a sum of at least 2 positive integers, each of which, after the first,
        exceeds the one before by {{ step }}?
        {%- endif %}

        Give each way as [first, last], its smallest and its largest term, in increasing order of the smallest terms.
        There is at least one way.
        """,
        zh=r"""
        {% if step == 1 %}
        把 {{ n }} 写成至少 2 个连续正整数之和，有哪些写法？
        {%- else %}
        把 {{ n }} 写成至少 2 个正整数之和，使得（从第二个起）每个数都比前一个大 {{ step }}，有哪些写法？
        {%- endif %}

        每种写法记作 [最小的数, 最大的数]，按最小的数从小到大列出。至少有一种写法。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Ways]:
        n = rng.randint(params.largest // 5, params.largest)
        instance = self.Instance(n=n, step=rng.randint(1, params.largest_step))
        ways = self.solve(instance)
        if not params.least_ways <= len(ways) <= params.most_ways:
            raise task.Retry
        return instance, ways

    def solve(self, instance: Instance) -> Ways:
        n, step = instance.n, instance.step
        ways = []
        for count in divisors(2 * n)[1:]:  # twice the sum is count times (first + last)
            double = 2 * n // count - step * (count - 1)
            if double <= 0:
                break
            if double % 2 == 0:
                ways.append((double // 2, double // 2 + step * (count - 1)))
        return tuple(sorted(ways))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, step = instance.n, instance.step
        lines = [f"{2 * n} = {factored(2 * n)}"]
        for count in divisors(2 * n)[1:]:
            whole, less = 2 * n // count, step * (count - 1)
            line = f"{count}: {whole} - {less} = {whole - less}"
            if whole <= less:
                return "\n".join([*lines, line])
            if (whole - less) % 2 == 0:
                first = (whole - less) // 2
                line += f", [{first}, {first + less}]"
            lines.append(line)
        return "\n".join(lines)
