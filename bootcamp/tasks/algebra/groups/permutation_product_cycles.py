"""Multiply permutations given in cycle notation, with powers and inverses.

Answer: the product in disjoint cycles; cycles may come in any order and begin with any member.
Harder: more points, more factors, huge and negative exponents.
Skills: algebra, simulation
Source: original; every text on groups.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cycle_notation import Cycles
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.permutation import (
    Permutation,
    compose,
    cycle_notation,
    cycles,
    from_cycles,
    power,
    random_permutation,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format


class PermutationProductCycles(
    Task["PermutationProductCycles.Params", "PermutationProductCycles.Instance", Permutation]
):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points are permuted", levels=(5, 5, 6, 7, 8, 9, 10, 12, 15, 18), ge=3, le=40)
        factors: int = knob("how many factors the product has", levels=(2, 3, 3, 3, 4, 4, 5, 6, 7, 9), ge=2, le=12)
        exponent: int = knob(
            "the largest exponent", levels=(1, 1, 2, 5, 20, 100, 10**3, 10**5, 10**7, 10**9), ge=1, le=10**12
        )

    class Instance(task.Instance):
        points: int
        factors: tuple[tuple[tuple[int, ...], int], ...]  # images of 0, 1, ... and the exponent

        @property
        def formula(self) -> str:
            return " · ".join(_written(p, n) for p, n in self.factors)

        @property
        def inverses(self) -> bool:
            return any(n < 0 for _, n in self.factors)

    prompt = Prompt(
        en=r"""
        Permutations of 1, 2, ..., {{ points }} are written in cycle notation: (1 4 2) sends 1 to 4, 4 to 2, 2 to 1.
        A product is applied from right to left, the last factor first.
        {% if inverses %}
        A negative exponent means a power of the inverse.
        {% endif %}

        Work out this product and write it as disjoint cycles without fixed points:

        {{ formula }}
        """,
        zh=r"""
        1, 2, ..., {{ points }} 的置换用轮换记号表示：(1 4 2) 把 1 变为 4，4 变为 2，2 变为 1。乘积从右向左作用，
        即最后一个因子先作用。
        {% if inverses %}
        负指数表示逆置换的幂。
        {% endif %}

        求下面的乘积，写成不相交轮换之积，省略不动点：

        {{ formula }}
        """,
    )

    def format(self, instance: Instance) -> Format[Permutation]:
        return Cycles(instance.points)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Permutation]:
        factors = []
        for _ in range(params.factors):
            p = random_permutation(rng, params.points)
            n = random_nonzero(rng, params.exponent) if params.exponent > 1 else rng.choice((1, 1, -1))
            factors.append((p, n))
        answer = tuple(range(params.points))
        for p, n in reversed(factors):
            answer = compose(answer, power(p, n))
        if any(p == tuple(range(params.points)) for p, _ in factors):
            raise task.Retry
        return self.Instance(points=params.points, factors=tuple(factors)), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        for p, n in instance.factors:
            lines += [_powered(cycle, n, instance.points) for cycle in cycles(p) if abs(n) > 1 and len(cycle) > 1]
            lines += [f"{_written(p, n)} = {cycle_notation(power(p, n))}"] if n != 1 else []
        maps = [power(p, n) for p, n in reversed(instance.factors)]
        found: list[tuple[int, ...]] = []
        for start in range(instance.points):
            if any(start in cycle for cycle in found):
                continue
            cycle = [start]
            while True:
                path = list(accumulate(maps, lambda place, images: images[place], initial=cycle[-1]))
                lines.append(" -> ".join(str(place + 1) for place in path))
                if path[-1] == start:
                    break
                cycle.append(path[-1])
            found.append(tuple(cycle))
            lines.append(f"({' '.join(str(place + 1) for place in cycle)})")
        return "\n".join(lines)


def _powered(cycle: tuple[int, ...], n: int, points: int) -> str:
    """Write the power of a cycle, with the remainder of the exponent by its length, digit after digit."""
    size, rest, steps = len(cycle), 0, []
    for digit in str(abs(n)):
        steps.append(f"{10 * rest + int(digit)} mod {size} = {(10 * rest + int(digit)) % size}")
        rest = (10 * rest + int(digit)) % size
    if n < 0 and rest:
        steps.append(f"-{rest} + {size} = {size - rest}")
    p = from_cycles(points, [cycle])
    return f"{', '.join(steps)}: [{cycle_notation(p)}]^{n % size} = {cycle_notation(power(p, n))}"


def _written(p: Permutation, n: int) -> str:
    text = cycle_notation(p)
    return text if n == 1 else f"[{text}]^({n})"
