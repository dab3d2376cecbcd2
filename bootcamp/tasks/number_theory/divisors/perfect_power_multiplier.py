"""Find the smallest number whose multiples or fractions, as stated, are perfect powers.

Answer: an integer, plain or as a product of powers; its value is unique.
Harder: more conditions, more primes, higher powers.
Skills: algebra, arithmetic
Source: original; "half a square, a third of a cube" is a classic of school contests.
Small: level 1 asks for multipliers that make numbers up to a few hundred squares or cubes.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import lcm, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import crt, factorize, integer_root, primes_below, valuation
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import product_text, splits
from bootcamp.verifiers import Expression
from bootcamp.verifiers.expression import Tree

PLAIN = 10**4
"""Larger numbers are shown as products of prime powers."""


class PerfectPowerMultiplier(Task["PerfectPowerMultiplier.Params", "PerfectPowerMultiplier.Instance", Tree]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        conditions: int = knob(
            "how many conditions there are; a single one is about a multiple",
            levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5),
            ge=1,
            le=6,
        )
        primes: int = knob("how many primes divide n", levels=(2, 3, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        largest_prime: int = knob("a bound on the primes", levels=(7, 11, 19, 19, 19, 19, 19, 19, 19, 23), ge=5, le=50)
        largest_power: int = knob("the highest perfect power", levels=(3, 4, 5, 6, 6, 7, 7, 8, 9, 9), ge=3, le=12)
        limit: int = knob(
            "the greatest n asked",
            levels=(1000, 10**5, 10**12, 10**15, 10**30, 10**40, 10**50, 10**60, 10**60, 10**70),
            ge=100,
            le=10**80,
        )

    class Instance(task.Instance):
        conditions: tuple[tuple[int, bool, int], ...]  # (c, multiple, k): c*n or else n/c is a perfect k-th power

        @property
        def lines(self) -> list[tuple[str, int]]:
            shown = [(str(c) if c < PLAIN else product_text(factorize(c)), m, k) for c, m, k in self.conditions]
            return [(f"{c} × n" if m else f"n / {c}" if c.isdigit() else f"n / ({c})", k) for c, m, k in shown]

    answer = Expression(operators=("*", "^"))
    prompt = Prompt(
        en=r"""
        Find the smallest positive integer n that satisfies:

        {% for text, k in lines %}
        - {{ text }} is a perfect {{ "square" if k == 2 else "cube" if k == 3 else "%dth power" % k }}
        {% endfor %}

        A perfect k-th power is m^k for a positive integer m. You may write n as a product of powers, with * and ^.
        """,
        zh=r"""
        求满足下列条件的最小正整数 n：

        {% for text, k in lines %}
        - {{ text }} 是{{ "完全平方数" if k == 2 else "完全立方数" if k == 3 else "完全 %d 次方数" % k }}
        {% endfor %}

        完全 k 次方数是指正整数 m 的 k 次方 m^k。n 可以写成若干个幂的乘积，用 * 和 ^ 表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        primes = sorted(rng.sample(primes_below(params.largest_prime + 1), params.primes))
        powers = rng.sample([*range(2, params.largest_power + 1)] * 2, params.conditions)
        exponents = {p: rng.randrange(lcm(*powers)) for p in primes}
        conditions = []
        for k in powers:
            multiple = params.conditions == 1 or rng.random() < 0.4
            c = prod(p ** ((-e if multiple else e) % k) for p, e in exponents.items())
            conditions.append((c, multiple, k))
        instance = self.Instance(conditions=tuple(sorted(conditions, key=lambda condition: condition[2])))
        least = _least(instance)
        n = prod(p**e for p, e in least.items())
        told = {c for c, _, _ in conditions}
        if len(set(conditions)) < len(conditions) or told & {1, n} or not 1 < n <= params.limit:
            raise task.Retry
        return instance, self.answer.parse(product_text(least))

    def key(self, instance: Instance) -> object:
        return sorted(instance.conditions)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        numbers = dict.fromkeys(c for c, _, _ in instance.conditions)
        lines = [splits(c) for c in numbers if 1 < c < PLAIN]
        exponents = {}
        for p in sorted({p for c in numbers for p in factorize(c)}):
            e, step, low = 0, 1, 0
            for c, multiple, k in instance.conditions:
                v = valuation(c, p)
                tried = [e]
                while (tried[-1] + (v if multiple else -v)) % k:
                    tried.append(tried[-1] + step)
                lines.append(f"{p}: e {'+' if multiple else '-'} {v} = 0 (mod {k}), e = {comma(tried)}")
                e, step, low = tried[-1], lcm(step, k), max(low, 0 if multiple else v)
            if e < low:
                times = -(-(low - e) // step)
                lines.append(f"{p}: e ≥ {low}, e = {e} + {times} × {step} = {e + times * step}")
                e += times * step
            if e:
                exponents[p] = e
        return "\n".join([*lines, f"n = {product_text(exponents)}"])

    def check(self, instance: Instance, answer: Tree) -> str:
        n = answer.value.numerator
        for (c, multiple, k), (text, _) in zip(instance.conditions, instance.lines, strict=True):
            if not multiple and n % c:
                return f"{text} is not an integer"
            power = n * c if multiple else n // c
            if power < 1 or integer_root(power, k) ** k != power:
                return f"{text} is not a perfect power with exponent {k}"
        return "" if n == prod(p**e for p, e in _least(instance).items()) else "a smaller n satisfies the conditions"


def _least(instance: PerfectPowerMultiplier.Instance) -> Mapping[int, int]:
    """Give the least exponent of each prime of n by the Chinese remainder theorem."""
    conditions = instance.conditions
    exponents = {}
    for p in sorted({p for c, _, _ in conditions for p in factorize(c)}):
        residues = [-valuation(c, p) if multiple else valuation(c, p) for c, multiple, _ in conditions]
        solved = crt(residues, [k for _, _, k in conditions])
        assert solved
        residue, modulus = solved
        low = max(0, *residues)
        exponents[p] = low + (residue - low) % modulus
    return exponents
