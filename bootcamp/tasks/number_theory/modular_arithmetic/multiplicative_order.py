"""Find the multiplicative order of an integer modulo n.

Answer: one integer; it is unique.
Harder: larger moduli with larger orders.
Skills: arithmetic, algebra
Source: original; C. F. Gauss, Disquisitiones arithmeticae, 1801.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import carmichael, order, random_coprime
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import factored
from bootcamp.verifiers import Integer


class MultiplicativeOrder(Task["MultiplicativeOrder.Params", "MultiplicativeOrder.Instance", int]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "a bound on the modulus",
            levels=(30, 70, 200, 500, 1500, 5000, 10**5, 10**6, 10**8, 10**10),
            ge=20,
            le=10**12,
        )
        least_order: int = knob(
            "a bound on the order from below", levels=(3, 3, 4, 5, 6, 8, 30, 100, 1000, 10**4), ge=2, le=10**6
        )
        factored: bool = knob(
            "whether the factors of the modulus and of the exponent of its group are given",
            levels=(False,) * 5 + (True,) * 5,
        )

    class Instance(task.Instance):
        a: int
        modulus: int
        factored: bool

        @property
        def factors(self) -> str:
            return factored(self.modulus)

        @property
        def exponent(self) -> int:
            return carmichael(self.modulus)

        @property
        def exponent_factors(self) -> str:
            return factored(self.exponent)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Find the smallest positive integer e with {{ a }}^e ≡ 1 (mod {{ modulus }}).
        {%- if factored %}

        It is known that {{ modulus }} = {{ factors }}, and that x^{{ exponent }} ≡ 1 (mod {{ modulus }})
        for every x coprime to {{ modulus }}, where {{ exponent }} = {{ exponent_factors }}.
        {%- endif %}
        """,
        zh=r"""
        求满足 {{ a }}^e ≡ 1 (mod {{ modulus }}) 的最小正整数 e。
        {%- if factored %}

        已知 {{ modulus }} = {{ factors }}，并且对每个与 {{ modulus }} 互质的 x 都有
        x^{{ exponent }} ≡ 1 (mod {{ modulus }})，其中 {{ exponent }} = {{ exponent_factors }}。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        modulus = rng.randint(params.largest // 3, params.largest)
        a = random_coprime(rng, modulus, 2, modulus - 2)
        instance = self.Instance(a=a, modulus=modulus, factored=params.factored)
        answer = self.solve(instance)
        if answer < params.least_order:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.a, instance.modulus]

    def solve(self, instance: Instance) -> int:
        return order(instance.a, instance.modulus)
