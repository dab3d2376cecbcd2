"""Write a fraction as a sum of different unit fractions with bounded denominators.

Answer: the denominators; every sum within the bounds is right.
Harder: more unit fractions, larger and tighter denominators, odd denominators only.
Skills: search, arithmetic
Source: original; the Rhind papyrus.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import divisors, egyptian
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

Denominators = frozenset[int]


class EgyptianFraction(Task["EgyptianFraction.Params", "EgyptianFraction.Instance", Denominators]):
    version = 1

    class Params(task.Params):
        most: int = knob("how many unit fractions are allowed", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=10)
        largest_denominator: int = knob(
            "a bound on the denominator of the target",
            levels=(40, 120, 1500, 1600, 1700, 1800, 1900, 2000, 2200, 2500),
            ge=10,
            le=10**5,
        )
        slack: int = knob(
            "the bound on denominators divided by the largest one needed",
            levels=(10, 5, 5, 3, 2, 2, 1, 1, 1, 1),
            ge=1,
            le=20,
        )
        odd: bool = knob("whether a third of the cases allow odd denominators only", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        target: Fraction
        most: int
        bound: int
        odd: bool

    answer = Set(Integer(low=1))
    prompt = Prompt(
        en=r"""
        Write {{ target }} as a sum of at most {{ most }} unit fractions (fractions with numerator 1).
        Their denominators must be different {{ "odd integers" if odd else "integers" }} from 1 to {{ bound }}.
        Give the denominators. Any such sum will do.
        """,
        zh=r"""
        把 {{ target }} 写成至多 {{ most }} 个单位分数（分子为 1 的分数）之和。
        各分母必须是 1 到 {{ bound }} 之间互不相同的{{ "奇数" if odd else "整数" }}。
        给出所有分母。任何一种满足要求的写法都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Denominators]:
        odd = params.odd and rng.random() < 0.35
        common = rng.randrange(3, params.largest_denominator, 2) if odd else rng.randint(6, params.largest_denominator)
        common *= rng.choice([1, 3, 5] if odd else [1, 2, 3, 4, 6])
        choices = [d for d in divisors(common) if d > 1]
        if len(choices) < params.most:
            raise task.Retry
        chosen = rng.sample(choices, params.most)
        target = sum((Fraction(1, d) for d in chosen), Fraction(0))
        bound = params.slack * max(chosen)
        if target >= 1 or target.numerator < 2 or not 8 <= target.denominator <= params.largest_denominator:
            raise task.Retry
        greedy = egyptian(target)
        if params.most > 2 and len(greedy) <= params.most and greedy[-1] <= bound and not odd:
            raise task.Retry
        return self.Instance(target=target, most=params.most, bound=bound, odd=odd), frozenset(chosen)

    def check(self, instance: Instance, answer: Denominators) -> str:
        if len(answer) > instance.most:
            return f"there are {len(answer)} unit fractions, more than {instance.most}"
        for d in sorted(answer):
            if not 1 <= d <= instance.bound:
                return f"{d} is not from 1 to {instance.bound}"
            if instance.odd and d % 2 == 0:
                return f"{d} is not odd"
        total = sum((Fraction(1, d) for d in answer), Fraction(0))
        return "" if total == instance.target else f"the sum is {total}, not {instance.target}"
