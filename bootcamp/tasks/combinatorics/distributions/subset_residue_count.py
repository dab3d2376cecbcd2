"""Count the subsets whose sum leaves a given remainder.

Answer: one integer; it is unique.
Harder: larger sets, larger moduli, a number of elements.
Skills: counting
Source: original; a use of roots of unity, as in T. Andreescu and Z. Feng, A Path to Combinatorics (2004).
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class SubsetResidueCount(Task["SubsetResidueCount.Params", "SubsetResidueCount.Instance", int]):
    version = 1

    class Params(task.Params):
        size: int = knob("the least number of elements", levels=(5, 6, 7, 8, 10, 12, 14, 18, 24, 30), ge=4, le=60)
        modulus: int = knob("the largest modulus", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=2, le=30)
        chosen: bool = knob("whether a number of elements may be given", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        elements: tuple[int, ...]
        size: int | None
        modulus: int
        remainder: int

        @property
        def shown(self) -> str:
            n = len(self.elements)
            if self.elements == tuple(range(1, n + 1)):
                return f"{{1, 2, ..., {n}}}"
            return "{" + ", ".join(map(str, self.elements)) + "}"

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        How many subsets of {{ shown }}{{ " with exactly %d elements" % size if size }} have a sum of elements that
        leaves the remainder {{ remainder }} when divided by {{ modulus }}?
        {% if not size %}
        The empty set is a subset too; its sum is 0.
        {% endif %}
        """,
        zh=r"""
        集合 {{ shown }} 的{{ "恰有 %d 个元素的" % size if size }}子集中，
        元素之和除以 {{ modulus }} 余 {{ remainder }} 的有多少个？
        {%- if not size %}
        空集也是子集，它的元素之和为 0。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.size + rng.randint(0, 3)
        modulus = rng.randint(max(2, params.modulus // 2), params.modulus)
        drawn = tuple(sorted(rng.sample(range(1, 3 * n), n)))
        size = rng.randint(n // 3, 2 * n // 3) if params.chosen and rng.random() < 0.6 else None
        instance = self.Instance(
            elements=drawn if rng.random() < 0.8 else tuple(range(1, n + 1)),
            size=size,
            modulus=modulus,
            remainder=rng.randrange(modulus),
        )
        count = self.solve(instance)
        every = 2**n if size is None else comb(n, size)
        if count < 4 or count in (every // modulus, -(-every // modulus)):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Add the elements one at a time and keep the number of elements and the remainder."""
        states = Counter({(0, 0): 1})
        for element in instance.elements:
            after = Counter(states)
            for (number, rest), ways in states.items():
                after[number + (instance.size is not None), (rest + element) % instance.modulus] += ways
            states = after
        return states[instance.size or 0, instance.remainder]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        m, most = instance.modulus, instance.size or 0
        rows = [[int(number == r == 0) for r in range(m)] for number in range(most + 1)]
        lines = []
        for element in instance.elements:
            turned = [[row[(r - element) % m] for r in range(m)] for row in rows]
            added = turned if instance.size is None else [[0] * m, *turned[:-1]]
            rows = [[a + b for a, b in zip(row, more, strict=True)] for row, more in zip(rows, added, strict=True)]
            texts = [" | ".join(" ".join(map(str, row)) for row in table) for table in (added, rows)]
            lines.append(f"{element}→{element % m}: +{texts[0]} = {texts[1]}")
        return "\n".join(lines)
