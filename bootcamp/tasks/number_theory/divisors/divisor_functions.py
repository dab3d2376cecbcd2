"""Count the divisors of a number that meet some conditions, or add them up, or their powers.

Answer: one integer; it is unique.
Harder: larger numbers with more divisors, sums of powers, more conditions.
Skills: arithmetic, counting
Source: original; divisor functions are in every text on number theory.
Small: level 1 asks for the divisors of numbers up to 100.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd, prod
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import divisors, factorize, is_square, primes_below, valuation
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored, splits
from bootcamp.verifiers import Integer

Kind = Literal["odd", "square", "multiple", "coprime", "even quotient", "below"]
_TEXTS: dict[Kind, tuple[str, str]] = {
    "odd": ("d is odd", "d 是奇数"),
    "square": ("d is a perfect square", "d 是完全平方数"),
    "multiple": ("d is a multiple of {}", "d 是 {} 的倍数"),
    "coprime": ("d is coprime to {}", "d 与 {} 互质"),
    "even quotient": ("n/d is even", "n/d 是偶数"),
    "below": ("d is less than {}", "d 小于 {}"),
}
_PRIMES = primes_below(40)


class DivisorFunctions(Task["DivisorFunctions.Params", "DivisorFunctions.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        low: int = knob(
            "the least number", levels=(6, 50, 100, 300, 1000, 3000, 10**4, 10**5, 10**6, 10**7), ge=6, le=10**30
        )
        high: int = knob(
            "the greatest number",
            levels=(100, 500, 2000, 5000, 10**4, 10**5, 10**6, 10**8, 10**10, 10**13),
            ge=50,
            le=10**30,
        )
        primes: int = knob(
            "how many different primes there are at the most", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=10
        )
        power: int = knob(
            "the highest power of divisors that is added up", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4
        )
        conditions: int = knob(
            "how many conditions the divisors meet", levels=(0, 0, 1, 1, 2, 2, 2, 3, 3, 3), ge=0, le=4
        )

    class Instance(task.Instance):
        n: int
        factored: bool
        power: int  # 0 to count the divisors
        conditions: tuple[tuple[Kind, int], ...]

        @property
        def shown(self) -> str:
            return factored(self.n) if self.factored else str(self.n)

        @property
        def listed(self) -> list[tuple[str, ...]]:
            return [tuple(text.format(m) for text in _TEXTS[kind]) for kind, m in self.conditions]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Let n = {{ shown }}. Consider all positive divisors d of n, 1 and n included
        {%- if conditions %}, for which all of this holds:

        {{ listed | map(attribute=0) | bullets }}

        {% else %}.
        {% endif %}
        {% if power == 0 %}How many are there?
        {%- elif power == 1 %}What is their sum?
        {%- else %}What is the sum of d^{{ power }} over all of them?
        {%- endif %}
        """,
        zh=r"""
        设 n = {{ shown }}。考虑 n 的所有正因数 d（包括 1 和 n）
        {%- if conditions %}中同时满足下列条件的：

        {{ listed | map(attribute=1) | bullets }}

        {% else %}。
        {% endif %}
        {% if power == 0 %}这样的 d 共有多少个？
        {%- elif power == 1 %}它们的和是多少？
        {%- else %}对所有这样的 d，求 d^{{ power }} 之和。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = _draw_number(params, rng)
        kinds = sorted(rng.sample(list(_TEXTS), params.conditions))
        conditions = tuple((kind, _draw_bound(kind, n, rng)) for kind in kinds)
        power = rng.choice([0, *range(1, params.power + 1)])
        instance = self.Instance(n=n, factored=n > 10**8 or rng.random() < 0.4, power=power, conditions=conditions)
        idle = n % 2 and "odd" in kinds
        if idle or len(_chosen(instance)) < 2 + 2 * params.conditions:
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.n, instance.power, instance.conditions]

    def solve(self, instance: Instance) -> int:
        return sum(d**instance.power for d in _chosen(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, k, factors = instance.n, instance.power, factorize(instance.n)
        lines = [splits(n)] if not instance.factored else []
        below = next((m for kind, m in instance.conditions if kind == "below"), 0)
        found, total = [1], 1
        for p, e in factors.items():
            powers = [p**i for i in range(e + 1)]
            allowed = [p**i for i in range(e + 1) if _allows(instance, p, i, e)]
            shown = ", ".join(map(str, powers)) + (f": {', '.join(map(str, allowed))}" if allowed != powers else "")
            if below:
                found = sorted(d * q for d in found for q in allowed if d * q < below)
                lines.append(f"{p}. {shown}; < {below}: {', '.join(map(str, found))}")
                continue
            values = [q**k for q in allowed]
            summed = " + ".join(map(str, values)) + (f" = {sum(values)}" if values[1:] else "")
            lines.append(f"{p}. {shown}; {summed if k else len(values)}")
            if p != min(factors):
                lines.append(f"{total}·{sum(values)} = {total * sum(values)}")
            total *= sum(values)
        if below:
            lines.append(running_sum([d**k for d in found]) if k else f"{len(found)}")
        return "\n".join(lines)


def _chosen(instance: DivisorFunctions.Instance) -> list[int]:
    n = instance.n
    holds: dict[Kind, Callable[[int, int], bool]] = {
        "odd": lambda d, m: d % 2 == 1,
        "square": lambda d, m: is_square(d),
        "multiple": lambda d, m: d % m == 0,
        "coprime": lambda d, m: gcd(d, m) == 1,
        "even quotient": lambda d, m: n // d % 2 == 0,
        "below": lambda d, m: d < m,
    }
    return [d for d in divisors(n) if all(holds[kind](d, m) for kind, m in instance.conditions)]


def _allows(instance: DivisorFunctions.Instance, p: int, i: int, e: int) -> bool:
    """Tell whether the conditions but the bound let a prime p occur i times in a divisor, e times in n."""
    rules: dict[Kind, Callable[[int], bool]] = {
        "odd": lambda m: p > 2 or i == 0,
        "square": lambda m: i % 2 == 0,
        "multiple": lambda m: i >= valuation(m, p),
        "coprime": lambda m: m % p > 0 or i == 0,
        "even quotient": lambda m: p > 2 or i < e,
        "below": lambda m: True,
    }
    return all(rules[kind](m) for kind, m in instance.conditions)


def _draw_number(params: DivisorFunctions.Params, rng: Random) -> int:
    for _ in range(100):
        primes = rng.sample(_PRIMES, params.primes)
        n: int = prod(p ** rng.randint(0, 1 + 5 // p) for p in primes)
        if params.low <= n <= params.high:
            return n
    raise task.Retry


def _draw_bound(kind: Kind, n: int, rng: Random) -> int:
    """Draw the number in a condition; 1 where there is none."""
    if kind in ("multiple", "coprime"):
        return rng.choice([d for d in divisors(n) if 2 <= d <= 60] or [2])
    return rng.choice(divisors(n)[2:]) + rng.randint(0, 1) if kind == "below" else 1
