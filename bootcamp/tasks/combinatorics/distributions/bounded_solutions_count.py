"""Count the integer solutions of x1 + ... + xk = n (or at most n) with bounds and parities.

Answer: one integer; it is unique.
Harder: more unknowns, a greater sum, more unknowns that must be odd or even.
Skills: counting
Source: original; a standard use of generating functions.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.polynomial import multiply
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Variable = tuple[int, int, str]
"""The lower bound, the upper bound, and ``odd``, ``even`` or nothing."""


class BoundedSolutionsCount(Task["BoundedSolutionsCount.Params", "BoundedSolutionsCount.Instance", int]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("the number of unknowns", levels=(3, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)
        span: int = knob("the greatest range of an unknown", levels=(5, 6, 9, 9, 12, 12, 15, 18, 20, 24), ge=3, le=60)
        parities: int = knob("how many must be odd or even", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 4), ge=0, le=6)
        low: int = knob("how far lower bounds lie from zero", levels=(0, 1, 2, 2, 3, 3, 4, 5, 6, 8), ge=0, le=30)

    class Instance(task.Instance):
        variables: tuple[Variable, ...]
        total: int
        exact: bool

        @property
        def terms(self) -> str:
            return " + ".join(f"x{index}" for index in range(1, len(self.variables) + 1))

        def told(self, language: str) -> list[str]:
            texts = []
            for index, (low, high, parity) in enumerate(self.variables, start=1):
                extra = (
                    {"": "", "odd": "，奇数", "even": "，偶数"}[parity]
                    if language == "zh"
                    else parity and f", {parity}"
                )
                texts.append(f"{low} ≤ x{index} ≤ {high}{extra}")
            return texts

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        How many solutions in integers does {{ terms }} {{ "=" if exact else "≤" }} {{ total }} have under these
        conditions?

        {{ told(language) | bullets }}

        Solutions in which some unknown has another value are different.
        """,
        zh=r"""
        {{ terms }} {{ "=" if exact else "≤" }} {{ total }} 在下列条件下有多少组整数解？

        {{ told(language) | bullets }}

        只要有一个未知数的取值不同，就算不同的解。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        marked = set(rng.sample(range(params.unknowns), min(params.parities, params.unknowns)))
        variables: list[Variable] = []
        for index in range(params.unknowns):
            low = rng.randint(-params.low, params.low) if params.low > 2 else rng.randint(0, params.low)
            high = low + rng.randint(params.span // 2, params.span)
            variables.append((low, high, rng.choice(("odd", "even")) if index in marked else ""))
        lows, highs = sum(low for low, _, _ in variables), sum(high for _, high, _ in variables)
        slack = (highs - lows) // 4
        instance = self.Instance(
            variables=tuple(variables), total=rng.randint(lows + slack, highs - slack), exact=rng.random() < 0.7
        )
        count = self.solve(instance)
        if count < 3 + 2 * params.unknowns:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Multiply a polynomial for each unknown, counted from its lower bound."""
        product: tuple[int, ...] = (1,)
        for low, high, parity in instance.variables:
            product = multiply(product, [int(_allows(parity, value)) for value in range(low, high + 1)])
        rest = instance.total - sum(low for low, _, _ in instance.variables)
        return sum(product[rest : rest + 1]) if instance.exact else sum(product[: rest + 1])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.variables), instance.total, instance.exact]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Add the unknowns one after the other, each counted from its lower bound, by sums over windows."""
        rest = instance.total - sum(low for low, _, _ in instance.variables)
        lows = "".join(f"-({low})" if low < 0 else f"-{low}" for low, _, _ in instance.variables)
        lines, ways = [f"{instance.total}{lows}={rest}"], [1] + [0] * rest
        *others, (low, high, parity) = instance.variables
        for index, (one, top, odd) in enumerate(others, start=1):
            gaps = [value - one for value in range(one, top + 1) if _allows(odd, value)]
            if index == 1:
                ways = [int(s in gaps) for s in range(rest + 1)]
            else:
                step = 2 if odd else 1
                sums = list(ways)
                for s in range(step, rest + 1):
                    sums[s] += sums[s - step]
                lines.append(f"Σ{index - 1}{'/2' * (step - 1)}: {' '.join(map(str, sums))}")
                ends = [(s - gaps[0], s - gaps[-1] - step) for s in range(rest + 1)]
                ways = [(sums[a] if a >= 0 else 0) - (sums[b] if b >= 0 else 0) for a, b in ends]
            lines.append(f"x{index}: {' '.join(map(str, ways))}")
        if not instance.exact:
            ways = list(accumulate(ways))
            lines.append(f"Σ{len(others)}: {' '.join(map(str, ways))}")
        last = [ways[rest - v + low] for v in range(low, min(high, low + rest) + 1) if _allows(parity, v)]
        lines.append(f"x{len(instance.variables)}: {'+'.join(map(str, last))}: {sum(last)}")
        return "\n".join(lines)


def _allows(parity: str, value: int) -> bool:
    return parity == "" or (value % 2 == 1) == (parity == "odd")
