"""Find a far term, or the sum of the terms up to it, of a linear recurrence modulo m.

Answer: one integer from 0 to m - 1; it is unique.
Harder: higher order, farther terms, larger moduli, constant, linear and exponential parts, sums.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.matrix import multiply, power
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format


class LinearRecurrenceFarTerm(Task["LinearRecurrenceFarTerm.Params", "LinearRecurrenceFarTerm.Instance", int]):
    version = 1

    class Params(task.Params):
        order: int = knob(
            "the most earlier terms that a term depends on", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=6
        )
        digits: int = knob("how many digits the index has", levels=(1, 1, 2, 3, 4, 6, 9, 12, 15, 18), ge=1, le=18)
        largest_modulus: int = knob(
            "the largest modulus", levels=(20, 30, 50, 99, 99, 999, 10**4, 10**6, 10**8, 10**9 + 7), ge=10, le=10**9 + 7
        )
        parts: int = knob(
            "how many of a constant, a linear and an exponential part may occur",
            levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 3),
            ge=0,
            le=3,
        )
        sums: bool = knob("whether the sum of the terms may be asked", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        coefficients: tuple[int, ...]  # of a(n-1), a(n-2), ...
        start: tuple[int, ...]
        constant: int
        slope: int
        scale: int
        base: int
        n: int
        modulus: int
        total: bool

        @property
        def rule(self) -> str:
            terms = [(c, f"a(n-{i})") for i, c in enumerate(self.coefficients, 1)]
            return linear([*terms, (self.slope, "n"), (self.scale, f"{self.base}^n"), (self.constant, "")])

    prompt = Prompt(
        en=r"""
        A sequence of integers starts with {% for a in start %}a({{ loop.index0 }}) = {{ a }}, {% endfor %}and for all
        n ≥ {{ start | length }}

        a(n) = {{ rule }}

        {% if total %}
        Find the remainder of the sum a(0) + a(1) + ... + a({{ n }}) modulo {{ modulus }}.
        {%- else %}
        Find the remainder of a({{ n }}) modulo {{ modulus }}.
        {%- endif %}
        """,
        zh=r"""
        一个整数数列满足 {% for a in start %}a({{ loop.index0 }}) = {{ a }}，{% endfor %}并且对所有
        n ≥ {{ start | length }} 有

        a(n) = {{ rule }}

        {% if total %}
        求 a(0) + a(1) + ... + a({{ n }}) 除以 {{ modulus }} 的余数。
        {%- else %}
        求 a({{ n }}) 除以 {{ modulus }} 的余数。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=0, high=instance.modulus - 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        order = rng.randint((params.order + 1) // 2, params.order)
        parts = rng.sample(("constant", "slope", "scale")[: max(params.parts, 1)], rng.randint(0, min(params.parts, 2)))
        coefficients = [rng.choice((1, 2, 3, 4, 5, -1, -2, -3)) for _ in range(order)]
        instance = self.Instance(
            coefficients=tuple(coefficients),
            start=tuple(rng.randint(0, 9) for _ in range(order)),
            constant=rng.randint(1, 9) if "constant" in parts else 0,
            slope=rng.randint(1, 5) if "slope" in parts else 0,
            scale=rng.randint(1, 3) if "scale" in parts else 0,
            base=rng.randint(2, 5),
            n=rng.randint(max(5, 10 ** (params.digits - 1)), 10**params.digits - 1),
            modulus=rng.randint(params.largest_modulus // 2, params.largest_modulus),
            total=params.sums and rng.random() < 0.4,
        )
        if not any(instance.start) or abs(coefficients[0]) == order == 1:
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.rule, instance.start, instance.n, instance.modulus, instance.total]

    def solve(self, instance: Instance) -> int:
        order = len(instance.start)
        state = (*instance.start[::-1], sum(instance.start), order, 1, instance.base**order)
        column = tuple((x,) for x in state)
        steps = power(_step(instance), instance.n - order + 1, instance.modulus)
        after = multiply(steps, column, instance.modulus)
        return int(after[order if instance.total else 0][0])


def _step(instance: LinearRecurrenceFarTerm.Instance) -> tuple[tuple[int, ...], ...]:
    """Give the matrix that takes (last terms, their sum, n, 1, base^n) one index further."""
    order = len(instance.start)
    size = order + 4
    unit = [tuple(int(i == j) for j in range(size)) for i in range(size)]
    new = (*instance.coefficients, 0, instance.slope, instance.constant, instance.scale)
    total = (*instance.coefficients, 1, instance.slope, instance.constant, instance.scale)
    following = tuple(x + y for x, y in zip(unit[order + 1], unit[order + 2], strict=True))
    growing = tuple(instance.base * x for x in unit[order + 3])
    return (new, *unit[: order - 1], total, following, unit[order + 2], growing)
