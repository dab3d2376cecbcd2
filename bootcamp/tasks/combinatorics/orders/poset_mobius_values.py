"""Give the values of the Möbius function of a finite poset from its least element.

Answer: the value for every element.
Harder: more elements, more covering pairs, larger values.
Skills: counting, algebra
Source: original; G.-C. Rota, On the foundations of combinatorial theory I, Z. Wahrscheinlichkeitstheorie 2 (1964).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import canonical
from bootcamp.lib.permutation import random_permutation
from bootcamp.lib.posets import transitive_closure
from bootcamp.lib.prompts import letter
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.orders._tasks import Pair, draw_cover
from bootcamp.verifiers import Format, Integer, Mapping, Word


class PosetMobiusValues(Task["PosetMobiusValues.Params", "PosetMobiusValues.Instance", "dict[str, int]"]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        elements: int = knob("the least number of elements", levels=(5, 6, 10, 10, 11, 12, 12, 14, 16, 18), ge=4, le=24)
        arcs: int = knob("the number of pairs drawn", levels=(5, 7, 14, 15, 16, 17, 18, 22, 26, 32), ge=2, le=60)
        largest: int = knob("the least size of the largest value", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=20)

    class Instance(task.Instance):
        elements: int
        bottom: int
        covers: tuple[Pair, ...]

        @property
        def names(self) -> list[str]:
            return [letter(index) for index in range(self.elements)]

        @property
        def least(self) -> str:
            return letter(self.bottom)

        @property
        def pairs(self) -> str:
            return ", ".join(f"{letter(a)} < {letter(b)}" for a, b in self.covers)

    prompt = Prompt(
        en=r"""
        A partial order on the elements {{ names | listed }} is given by its covering relations (all other relations
        follow from them by transitivity):

        {{ pairs }}

        {{ least }} is the least element. The Möbius function is defined by μ({{ least }}, {{ least }}) = 1 and, for
        every other element y, μ({{ least }}, y) = −Σ μ({{ least }}, z), where the sum runs over all elements z < y,
        {{ least }} included.

        Give the value μ({{ least }}, y) for every element y.
        """,
        zh=r"""
        元素 {{ names | join("、") }} 上的一个偏序由下列覆盖关系给出（其余关系由传递性得到）：

        {{ pairs }}

        {{ least }} 是最小元。默比乌斯函数定义如下：μ({{ least }}, {{ least }}) = 1；对其他每个元素 y，
        μ({{ least }}, y) = −Σ μ({{ least }}, z)，其中求和取遍所有满足 z < y 的元素 z（包括 {{ least }}）。

        写出每个元素 y 的值 μ({{ least }}, y)。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        names = tuple(instance.names)
        return Mapping(Word(names), Integer(), names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        n = params.elements + rng.randint(0, 3)
        upper = draw_cover(
            rng, n - 1, rng.randint(2, min(5, n // 2)), rng.randint(min(n - 2, params.arcs), params.arcs)
        )
        places = random_permutation(rng, n)
        above = {high for _, high in upper}
        covers = [*upper, *((n - 1, one) for one in range(n - 1) if one not in above)]
        renamed = [(places[a], places[b]) for a, b in covers]
        rng.shuffle(renamed)
        instance = self.Instance(elements=n, bottom=places[n - 1], covers=tuple(renamed))
        answer = self.solve(instance)
        if max(map(abs, answer.values())) < params.largest or list(answer.values()).count(0) > n // 2:
            raise Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, int]:
        """Take the elements by the number of elements below them."""
        below = _below(instance)
        values: dict[int, int] = {}
        for one in sorted(range(instance.elements), key=lambda one: len(below[one])):
            values[one] = -sum(values[low] for low in below[one]) if below[one] else 1
        return {letter(one): values[one] for one in range(instance.elements)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        below, values = _below(instance), self.solve(instance)
        lines = []
        for one in sorted(range(instance.elements), key=lambda one: len(below[one])):
            covered = [letter(low) for low, high in instance.covers if high == one]
            under = [letter(low) for low in sorted(below[one])]
            first, *more = [values[name] for name in under if values[name]] or [1]
            added = str(first) + "".join(f" {'-' if x < 0 else '+'} {abs(x)}" for x in more)
            reached = " ".join(covered) + (f": {' '.join(under)}" if len(under) > len(covered) else "")
            total = f"-({added}) = " if more or first < 0 else ""
            lines.append(f"{letter(one)}{f' > {reached}' if under else ''}: {total}{values[letter(one)]}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return canonical(instance.elements, instance.covers, directed=True)


def _below(instance: PosetMobiusValues.Instance) -> list[list[int]]:
    below: list[list[int]] = [[] for _ in range(instance.elements)]
    for low, high in transitive_closure(instance.elements, instance.covers):
        below[high].append(low)
    return below
