"""Find all square roots of a number modulo n.

Answer: the list of all roots in order; it is unique.
Harder: larger moduli, prime powers and products of several of them, more roots.
Skills: arithmetic, algebra
Source: original; square roots modulo n are in every text on number theory.
Small: level 1 asks for the roots of a square modulo a prime up to 50.
"""

from __future__ import annotations

from math import prod
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.tasks.number_theory.congruences._roots import roots_modulo
from bootcamp.verifiers import Integer, Sequence

Roots = tuple[int, ...]


class ModularSquareRoots(Task["ModularSquareRoots.Params", "ModularSquareRoots.Instance", Roots]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        parts: int = knob("how many prime powers are multiplied", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=4)
        exponent: int = knob("the highest exponent of a prime", levels=(1, 1, 1, 1, 2, 3, 2, 4, 2, 3), ge=1, le=6)
        low: int = knob(
            "the least modulus", levels=(10, 20, 200, 50, 100, 200, 1000, 10**4, 10**5, 3 * 10**5), ge=5, le=10**9
        )
        high: int = knob(
            "the greatest modulus",
            levels=(50, 150, 3000, 800, 2000, 5000, 10**4, 10**5, 5 * 10**5, 10**6),
            ge=50,
            le=10**9,
        )
        most: int = knob("the most roots", levels=(2, 2, 6, 8, 8, 12, 12, 16, 16, 16), ge=2, le=32)

    class Instance(task.Instance):
        a: int
        modulus: int

        @property
        def factors(self) -> str:
            return factored(self.modulus)

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Find all integers x with 0 ≤ x < {{ modulus }} and x^2 ≡ {{ a }} (mod {{ modulus }}).
        List them in increasing order. There is at least one.
        {%- if modulus > 10000 %}

        Note that {{ modulus }} = {{ factors }}.
        {%- endif %}
        """,
        zh=r"""
        求满足 0 ≤ x < {{ modulus }} 且 x^2 ≡ {{ a }} (mod {{ modulus }}) 的所有整数 x，从小到大列出。至少有一个解。
        {%- if modulus > 10000 %}

        已知 {{ modulus }} = {{ factors }}。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Roots]:
        modulus = _draw_modulus(params, rng)
        a = rng.randint(2, modulus - 2) ** 2 % modulus
        if a in (0, 1):
            raise task.Retry
        return self.Instance(a=a, modulus=modulus), roots_modulo((-a, 0, 1), modulus, params.most)


def _draw_modulus(params: ModularSquareRoots.Params, rng: Random) -> int:
    """Multiply powers of different primes, one of them of the highest exponent."""
    highest = int((params.high / 12 ** (params.parts - 1)) ** (1 / params.exponent)) + 1
    for _ in range(500):
        first, *rest = rng.sample(primes_below(max(highest, 60)), params.parts)
        modulus: int = first**params.exponent * prod(rest)
        if params.low <= modulus <= params.high:
            return modulus
    raise task.Retry
