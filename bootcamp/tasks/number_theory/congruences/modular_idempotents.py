"""Find all numbers modulo n that equal their square, or their cube.

Answer: the list of all of them in order; it is unique.
Harder: larger n with more prime factors, cubes instead of squares.
Skills: arithmetic, algebra
Source: original; idempotents modulo n are in every text on algebra.
Small: level 1 asks for squares modulo products of two prime powers up to 100.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import inverse_steps
from bootcamp.lib.numbers import factorize, inverse
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored, splits
from bootcamp.tasks.number_theory.congruences._roots import roots_modulo
from bootcamp.verifiers import Integer, Sequence

Roots = tuple[int, ...]


class ModularIdempotents(Task["ModularIdempotents.Params", "ModularIdempotents.Instance", Roots]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        primes: int = knob("how many different primes divide n", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 5), ge=2, le=5)
        low: int = knob(
            "the least n", levels=(10, 50, 200, 1000, 200, 1000, 10**4, 10**6, 10**7, 10**8), ge=6, le=10**9
        )
        high: int = knob(
            "the greatest n", levels=(100, 400, 5000, 10**4, 5000, 10**4, 10**6, 10**8, 10**9, 10**9), ge=50, le=10**9
        )
        cubes: bool = knob(
            "whether half of the cases ask for numbers that equal their cube", levels=(False,) * 3 + (True,) * 7
        )

    class Instance(task.Instance):
        n: int
        power: int

        @property
        def factors(self) -> str:
            return factored(self.n)

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Find all integers x with 0 ≤ x < {{ n }} and x^{{ power }} ≡ x (mod {{ n }}), and list them in increasing order.
        {%- if n > 10000 %}

        Note that {{ n }} = {{ factors }}.
        {%- endif %}
        """,
        zh=r"""
        求满足 0 ≤ x < {{ n }} 且 x^{{ power }} ≡ x (mod {{ n }}) 的所有整数 x，从小到大列出。
        {%- if n > 10000 %}

        已知 {{ n }} = {{ factors }}。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Roots]:
        for _ in range(50):
            n = rng.randint(params.low, params.high)
            factors = factorize(n)
            if len(factors) == params.primes and max(factors) < 10**4:
                power = rng.choice([2, 3]) if params.cubes and params.primes < 4 else 2
                return self.Instance(n=n, power=power), roots_modulo(_polynomial(power), n, 40)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, lines, sums = instance.n, [], [0]
        if n <= 10_000:
            lines.append(splits(n))
        parts = sorted(p**e for p, e in factorize(n).items())
        ones: list[int] = []
        for q in parts:
            rest = n // q
            if q < parts[-1]:
                steps, back = _inverse(rest % q, q)
                ones.append(rest * back)
                lines.append(f"{rest} = {rest % q} (mod {q})")
                lines += [*steps, f"{rest} × {back} = {ones[-1]}"] if rest % q > 1 else []
            else:
                total = 1 - sum(ones)
                ones.append(total % n)
                lines.append(f"1 - {' - '.join(map(str, ones[:-1]))} = {total} ≡ {ones[-1]}")
            roots = roots_modulo(_polynomial(instance.power), q, 40)
            if instance.power == 3:
                lines.append(f"x^3 = x (mod {q}): x = {', '.join(map(str, roots))}")
                lines += [f"{r} × {ones[-1]} = {r * ones[-1]} ≡ {r * ones[-1] % n}" for r in roots if r > 1]
            found = [(x, r * ones[-1] % n) for r in roots for x in sums]
            lines += [f"{x} + {y} = {x + y}{f' ≡ {(x + y) % n}' if x + y >= n else ''}" for x, y in found if x and y]
            sums = [(x + y) % n for x, y in found]
        return "\n".join(lines)


def _inverse(a: int, q: int) -> tuple[list[str], int]:
    """Write how the inverse of a modulo q is found, of small q by going through the multiples of a."""
    if q > 20:
        return inverse_steps(a, q)
    back = inverse(a, q)
    return [f"{', '.join(str(a * i % q) for i in range(1, back + 1))} (mod {q})"], back


def _polynomial(power: int) -> tuple[int, ...]:
    return (0, -1, *[0] * (power - 2), 1)
