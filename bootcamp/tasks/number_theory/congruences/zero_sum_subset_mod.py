"""Choose n of 2n - 1 integers, or of 4n - 3 pairs, whose sum is divisible by n.

Answer: the set of the places chosen; many answers are right.
Harder: more and larger integers, pairs whose sums must be divisible in both parts.
Skills: arithmetic, search
Source: original; P. Erdős, A. Ginzburg and A. Ziv, Theorem in the additive number theory, 1961.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set
from bootcamp.verifiers.base import Format

Places = frozenset[int]


class ZeroSumSubsetMod(Task["ZeroSumSubsetMod.Params", "ZeroSumSubsetMod.Instance", Places]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many integers are chosen", levels=(3, 4, 7, 8, 9, 10, 12, 15, 18, 22), ge=3, le=60)
        pair_size: int = knob(
            "how many pairs are chosen in half of the cases; 0 for no pairs",
            levels=(0, 0, 0, 3, 4, 5, 5, 6, 6, 7),
            ge=0,
            le=9,
        )
        largest: int = knob(
            "a bound on the integers", levels=(20, 50, 99, 99, 200, 500, 1000, 10**4, 10**6, 10**9), ge=9, le=10**12
        )

    class Instance(task.Instance):
        n: int
        items: tuple[tuple[int, ...], ...]  # of one integer, or of two

        @property
        def texts(self) -> list[str]:
            return [str(item[0]) if len(item) == 1 else f"({item[0]}, {item[1]})" for item in self.items]

    answer = Set(Integer())
    prompt = Prompt(
        en=r"""
        {% if items[0] | length == 1 %}
        Choose exactly {{ n }} of the following {{ items | length }} integers so that their sum is divisible by {{ n }}:
        {% else %}
        Choose exactly {{ n }} of the following {{ items | length }} pairs so that the sum of their first numbers and
        the sum of their second numbers are both divisible by {{ n }}:
        {% endif %}

        {{ texts | numbered }}

        Give the numbers in front of the lines you choose. This is always possible; any right choice counts.
        """,
        zh=r"""
        {% if items[0] | length == 1 %}
        从下列 {{ items | length }} 个整数中恰好选出 {{ n }} 个，使它们的和能被 {{ n }} 整除：
        {% else %}
        从下列 {{ items | length }} 个数对中恰好选出 {{ n }} 个，
        使所选数对的第一个数之和与第二个数之和都能被 {{ n }} 整除：
        {% endif %}

        {{ texts | numbered }}

        请给出所选各行的行号。这总是可以做到的，任意一种正确的选法都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Places]:
        paired = params.pair_size > 0 and rng.random() < 0.5
        n, parts = (params.pair_size, 2) if paired else (params.size, 1)
        count = 4 * n - 3 if paired else 2 * n - 1
        items = tuple(tuple(rng.randint(1, params.largest) for _ in range(parts)) for _ in range(count))
        instance = self.Instance(n=n, items=items)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return sorted(instance.items)

    def format(self, instance: Instance) -> Format[Places]:
        return Set(Integer(low=1, high=len(instance.items)), size=instance.n)

    def check(self, instance: Instance, answer: Places) -> str:
        chosen = [instance.items[place - 1] for place in sorted(answer)]
        for numbers in zip(*chosen, strict=True):
            if sum(numbers) % instance.n:
                return f"the sum {sum(numbers)} is not divisible by {instance.n}"
        return ""

    def solve(self, instance: Instance) -> Places:
        """Find, item by item, one choice for every size and every sum modulo n."""
        n = instance.n
        zero = (0,) * len(instance.items[0])
        found: list[dict[tuple[int, ...], tuple[int, ...]]] = [{zero: ()}, *({} for _ in range(n))]
        for place, item in enumerate(instance.items, 1):
            for size in range(min(n, place), 0, -1):
                for sums, chosen in found[size - 1].items():
                    new = tuple((s + x) % n for s, x in zip(sums, item, strict=True))
                    if new not in found[size]:
                        found[size][new] = (*chosen, place)
        return frozenset(found[n][zero])
