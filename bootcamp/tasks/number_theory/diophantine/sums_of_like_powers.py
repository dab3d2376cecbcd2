"""Write a number as a sum of a given number of positive squares, cubes or higher powers.

Answer: the bases in any order; several answers can be right.
Harder: higher powers, more summands, larger numbers, different bases.
Skills: arithmetic, search
Source: original; E. Waring's problem, Meditationes algebraicae, 1770.
Small: levels 1 and 2 ask for numbers up to 100 and 400.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import integer_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset
from bootcamp.verifiers.base import Format

Bases = tuple[int, ...]


class SumsOfLikePowers(Task["SumsOfLikePowers.Params", "SumsOfLikePowers.Instance", Bases]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        least_power: int = knob("the lowest power", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=6)
        highest_power: int = knob("the highest power", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 5), ge=2, le=6)
        summands: int = knob("how many summands there are", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        limit: int = knob(
            "the greatest number",
            levels=(100, 400, 10**4, 2 * 10**4, 3 * 10**4, 10**5, 10**6, 10**7, 10**8, 10**9),
            ge=50,
            le=10**12,
        )
        distinct: bool = knob("whether half of the cases ask for different bases", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        n: int
        power: int
        k: int
        distinct: bool

    answer = Multiset(Integer())
    prompt = Prompt(
        en=r"""
        Write {{ n }} as a sum of exactly {{ k }} numbers of the form x^{{ power }} with positive integers x
        {%- if distinct %}, all of them different{% else %}, which may be equal{% endif %}.

        At least one way exists; any one will do. List the values of x.
        """,
        zh=r"""
        把 {{ n }} 写成恰好 {{ k }} 个形如 x^{{ power }} 的数之和，其中 x 都是正整数
        {%- if distinct %}，且互不相同{% else %}，可以相同{% endif %}。

        这样的写法一定存在，任给一种即可。列出各个 x 的值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Bases]:
        power = rng.randint(params.least_power, params.highest_power)
        most = integer_root(params.limit, power)
        bases = tuple(sorted(rng.randint(1, most) for _ in range(params.summands)))
        n = sum(x**power for x in bases)
        distinct = params.distinct and rng.random() < 0.5
        if not params.limit // 10 <= n <= params.limit or (distinct and len(set(bases)) < params.summands):
            raise task.Retry
        if params.limit > 1000 and _greedy(n, power, params.summands) and rng.random() < 0.7:
            raise task.Retry
        return self.Instance(n=n, power=power, k=params.summands, distinct=distinct), bases

    def format(self, instance: Instance) -> Format[Bases]:
        return Multiset(Integer(), size=instance.k)

    def check(self, instance: Instance, answer: Bases) -> str:
        most = integer_root(instance.n, instance.power)
        if not all(1 <= x <= most for x in answer):
            return f"the integers are not all from 1 to {most}"
        if instance.distinct and len(set(answer)) < instance.k:
            return "the integers are not all different"
        total = sum(x**instance.power for x in answer)
        return "" if total == instance.n else f"the powers add up to {total}, not to {instance.n}"


def _greedy(n: int, power: int, summands: int) -> bool:
    """Tell whether it is enough to take the largest power that leaves enough for the others, again and again."""
    for others in range(summands - 1, -1, -1):
        n -= integer_root(n - others, power) ** power
    return n == 0
