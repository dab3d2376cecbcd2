"""Find a coefficient of a generating function that is a product of powers.

Answer: one integer; it is unique.
Harder: higher coefficients, more factors, denominators.
Skills: algebra, counting
Source: original; H. S. Wilf, generatingfunctionology (1990).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.series import Series, multiply
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Factor = tuple[str, int, int, int]
"""A kind, a coefficient, an exponent of x, and an exponent of the factor."""


class GfCoefficient(Task["GfCoefficient.Params", "GfCoefficient.Instance", int]):
    version = 1

    class Params(task.Params):
        index: int = knob(
            "the least index of the coefficient", levels=(3, 4, 6, 8, 10, 13, 16, 20, 25, 32), ge=2, le=80
        )
        factors: int = knob("the number of factors", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        power: int = knob("the greatest exponent of a factor", levels=(5, 5, 5, 6, 6, 7, 8, 8, 9, 9), ge=2, le=20)

    class Instance(task.Instance):
        factors: tuple[Factor, ...]
        index: int

        @property
        def formula(self) -> str:
            above = [_text(factor) for factor in self.factors if factor[0] != "below"]
            below = [_text(factor) for factor in self.factors if factor[0] == "below"]
            numerator = " ".join(above) or "1"
            if not below:
                return numerator
            return f"{numerator} / {below[0] if len(below) == 1 else '(' + ' '.join(below) + ')'}"

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Find the coefficient of x^{{ index }} in the expansion of

        {{ formula }}

        as a power series in x.
        """,
        zh=r"""
        把

        {{ formula }}

        展开成 x 的幂级数，求 x^{{ index }} 的系数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        factors: list[Factor] = []
        for _ in range(params.factors):
            kind = rng.choice(("above", "below", "run"))
            step = rng.randint(1, 3)
            coefficient = rng.choice((-2, -1, -1, 1, 2, 3)) if kind != "run" else rng.randint(2, 5)
            factors.append((kind, coefficient, step, rng.randint(1 if params.factors > 1 else 2, params.power)))
        index = params.index + rng.randint(0, params.index // 3 + 1)
        bases = [
            (coefficient * (-1 if kind == "below" else 1), step, kind == "run")
            for kind, coefficient, step, _ in factors
        ]
        if len(set(bases)) < len(factors):
            raise Retry
        instance = self.Instance(factors=tuple(factors), index=index)
        value = self.solve(instance)
        if not 4 < abs(value) < 10**12:
            raise Retry
        return instance, value

    def solve(self, instance: Instance) -> int:
        size = instance.index + 1
        product: Series = (1, *[0] * instance.index)
        for kind, coefficient, step, power in instance.factors:
            if kind == "below":
                series = [coefficient ** (i // step) if i % step == 0 else 0 for i in range(size)]
            elif kind == "run":
                series = [int(i % step == 0 and i <= coefficient * step) for i in range(size)]
            else:
                series = [1 if i == 0 else coefficient if i == step else 0 for i in range(size)]
            for _ in range(power):
                product = multiply(product, tuple(series))
        return int(product[instance.index])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        product = [1] + [0] * instance.index
        lines = []
        for kind, coefficient, step, power in instance.factors:
            parts = [(kind == "below", coefficient, step)]
            if kind == "run":
                parts = [(False, -1, step * (coefficient + 1)), (True, 1, step)]
            for _ in range(power):
                for below, c, shift in parts:
                    before = list(product)
                    for i in range(shift, len(product)):
                        product[i] = before[i] + c * (product if below else before)[i - shift]
                    sign = "/" if below else "*"
                    lines.append(f"{sign}{_text(('below' if below else '', c, shift, 1))}: {_listed(product)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.factors), instance.index]


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _text(factor: Factor) -> str:
    """Write a factor; one below the line is written as its denominator."""
    kind, coefficient, step, power = factor
    base = "x" if step == 1 else f"x^{step}"
    if kind == "run":
        powers = [f"x^{step * i}" if step * i > 1 else "x" for i in range(1, coefficient + 1)]
        inside = " + ".join(["1", *powers])
    else:
        value = -coefficient if kind == "below" else coefficient
        inside = f"1 {'+' if value > 0 else '-'} {abs(value) if abs(value) > 1 else ''}{base}"
    return f"({inside})" if power == 1 else f"({inside})^{power}"
