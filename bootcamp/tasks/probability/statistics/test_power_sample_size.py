"""Find the smallest sample for an exact binomial test of a given level and power, with its critical number.

Answer: the sample size and the critical number; unique.
Harder: larger samples, likelihoods that are closer, both directions.
Skills: probability, arithmetic, search
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format, Integer, Record

_CHANCES = tuple(sorted({Fraction(a, b) for b in (2, 3, 4, 5, 10) for a in range(1, b)}))


class TestPowerSampleSize(Task["TestPowerSampleSize.Params", "TestPowerSampleSize.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        least: int = knob("the smallest sample size", levels=(2, 3, 4, 5, 7, 9, 11, 14, 18, 22), ge=1, le=40)
        most: int = knob("the largest sample size", levels=(4, 6, 8, 10, 13, 16, 20, 25, 32, 40), ge=2, le=60)
        strength: bool = knob("whether the power that is reached is asked too", levels=(*[False] * 5, *[True] * 5))
        both: bool = knob("whether the test may reject for few successes", levels=(False, *[True] * 9))

    class Instance(task.Instance):
        first: Fraction
        second: Fraction
        level: Fraction
        power: Fraction
        strength: bool

        @property
        def upper(self) -> bool:
            return self.second > self.first

    prompt = Prompt(
        en=r"""
        X is the number of successes in n independent trials, each of which succeeds with probability p. The hypothesis
        p = {{ first }} is tested against p = {{ second }}. The test rejects p = {{ first }} if
        {{ "X ≥ c" if upper else "X ≤ c" }}, for a whole number c.

        A test is good enough if both of these hold:

        - If p = {{ first }}, the probability that it rejects is at most {{ level }}.
        - If p = {{ second }}, the probability that it rejects is at least {{ power }}.

        Find the smallest n for which there is a c such that the test is good enough, and for this n the
        {{ "smallest" if upper else "largest" }} c for which the probability of rejecting if p = {{ first }} is at most
        {{ level }}.
        {% if strength %}
        Give also, as power, the probability that this test rejects if p = {{ second }}, rounded to 4 decimal places.
        {% endif %}
        The probabilities are those of the binomial distribution, without any approximation.
        """,
        zh=r"""
        X 是 n 次独立试验中成功的次数，每次成功的概率为 p。用 p = {{ second }} 作备择假设来检验 p = {{ first }}：
        当 {{ "X ≥ c" if upper else "X ≤ c" }} 时拒绝 p = {{ first }}，其中 c 是整数。

        若以下两条都成立，就称检验合格：

        - 当 p = {{ first }} 时，拒绝的概率至多为 {{ level }}。
        - 当 p = {{ second }} 时，拒绝的概率至少为 {{ power }}。

        求存在 c 使检验合格的最小的 n，并对这个 n 求使 p = {{ first }} 时拒绝的概率至多为 {{ level }} 的最{{
        "小" if upper else "大" }}的 c。
        {% if strength %}
        再求当 p = {{ second }} 时这个检验拒绝的概率 power，四舍五入到小数点后 4 位。
        {% endif %}
        概率都按二项分布精确计算，不作任何近似。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        if instance.strength:
            return Record(n=Integer(low=1), c=Integer(low=0), power=Decimal(places=4))
        return Record(n=Integer(low=1), c=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        first, second = rng.sample(_CHANCES, 2)
        if not params.both and first > second:
            first, second = second, first
        level = Fraction(rng.choice((1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25)), 100)
        power = Fraction(rng.randint(50, 95), 100)
        for n in range(1, params.most + 1):
            # for few successes the failures are counted
            chances = (first, second) if second > first else (1 - first, 1 - second)
            tails = [_tails(n, chance) for chance in chances]
            c = next(c for c in range(n + 2) if tails[0][c] <= level)
            if tails[1][c] >= power:
                break
        else:
            raise task.Retry
        if n < params.least:
            raise task.Retry
        if abs(tails[1][c] * 10**4 % 1 - Fraction(1, 2)) < Fraction(1, 10):
            raise task.Retry  # near a border of rounding
        instance = self.Instance(first=first, second=second, level=level, power=power, strength=params.strength)
        reached = {"power": Decimal(places=4).round(tails[1][c])} if params.strength else {}
        return instance, {"n": n, "c": c if second > first else n - c, **reached}


def _tails(n: int, chance: Fraction) -> list[Fraction]:
    """Give the probability of at least c successes, for c from 0 to n + 1."""
    a, b = chance.numerator, chance.denominator - chance.numerator
    sums = [0]
    for k in range(n, -1, -1):
        sums.append(sums[-1] + comb(n, k) * a**k * b ** (n - k))
    return [Fraction(part, chance.denominator**n) for part in reversed(sums)]
