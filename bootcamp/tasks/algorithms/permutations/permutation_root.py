"""Find a permutation whose k-th power is a given one.

Answer: a permutation as the list of its values; every root counts.
Harder: more elements, larger exponents that share factors with cycle lengths, so that cycles must be joined.
Skills: algebra, search
Source: original; roots of permutations by their cycles, as in H. S. Wilf, generatingfunctionology, section 4.8.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.permutation import cycles, inverse, power
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Permutation = tuple[int, ...]


class PermutationRoot(Task["PermutationRoot.Params", "PermutationRoot.Instance", Permutation]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of elements", levels=(8, 9, 10, 11, 12, 14, 16, 18, 21, 24), ge=7, le=40)
        power: int = knob("the greatest exponent", levels=(3, 3, 4, 4, 6, 6, 8, 9, 10, 12), ge=2, le=30)

    class Instance(task.Instance):
        power: int
        values: Permutation

        @property
        def applied(self) -> str:
            return f"{'q(' * self.power}x{')' * self.power}" if self.power < 5 else "q(q(...q(x)...))"

    prompt = Prompt(
        en=r"""
        A permutation p of the numbers 1 to {{ values | length }} takes them, in this order, to
        {{ values | sequence }}: p(1) = {{ values[0] }}, p(2) = {{ values[1] }} and so on.

        Find a permutation q that gives p if it is applied {{ power }} times:
        {{ applied }} = p(x){{ ", with %d times q," % power if power > 4 }} for every x. Give the list
        q(1), q(2), ..., q({{ values | length }}). Any right one will do.
        """,
        zh=r"""
        1 到 {{ values | length }} 的一个置换 p 把这些数依次变为 {{ values | sequence }}：
        p(1) = {{ values[0] }}，p(2) = {{ values[1] }}，依此类推。

        请找一个置换 q，它作用 {{ power }} 次就得到 p：对每个 x 都有
        {{ applied }} = p(x){{ "（共 %d 个 q）" % power if power > 4 }}。
        依次写出 q(1), q(2), ..., q({{ values | length }})。任何一个正确的都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Permutation]:
        size = len(instance.values)
        return Sequence(Integer(1, size), length=size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Permutation]:
        times = rng.randint(2, params.power)
        numbers = rng.sample(range(1, params.size + 1), params.size)
        root = [0] * params.size
        joined = 0
        while numbers:
            length = min(len(numbers), rng.randint(1, 2 * params.size // 3))
            cycle, numbers = numbers[:length], numbers[length:]
            joined += gcd(length, times) > 1
            for place, number in enumerate(cycle):
                root[number - 1] = cycle[(place + 1) % length]
        values = tuple(value + 1 for value in power([value - 1 for value in root], times))
        instance = self.Instance(power=times, values=values)
        back = tuple(one + 1 for one in inverse([value - 1 for value in values]))
        if not self.check(instance, values) or not self.check(instance, back):
            raise task.Retry  # the permutation is its own root, or its inverse is one
        if not joined or sum(value == place for place, value in enumerate(values, start=1)) > params.size // 3:
            raise task.Retry
        return instance, tuple(root)

    def check(self, instance: Instance, answer: Permutation) -> str:
        if len(set(answer)) < len(answer):
            return "it is no permutation: a number stands there twice"
        made = power([value - 1 for value in answer], instance.power)
        wrong = sum(one + 1 != two for one, two in zip(made, instance.values, strict=True))
        return f"{wrong} numbers go elsewhere" if wrong else ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        found = [[number + 1 for number in cycle] for cycle in cycles([value - 1 for value in instance.values])]
        lines, by_length = [" ".join(map(_round, found))], dict[int, list[list[int]]]()
        for cycle in found:
            by_length.setdefault(len(cycle), []).append(cycle)
        root = [0] * len(instance.values)
        for length, same in sorted(by_length.items()):
            together = 1
            while (shared := gcd(together * length, instance.power)) != together:
                lines.append(f"gcd({together * length}, {instance.power}) = {shared} ≠ {together}")
                together += 1
            lines.append(f"gcd({together * length}, {instance.power}) = {together}")
            for start in range(0, len(same), together):
                joined = [0] * (together * length)
                for place, cycle in enumerate(same[start : start + together]):
                    for turn, number in enumerate(cycle):
                        joined[(place + turn * instance.power) % len(joined)] = number
                lines.append(f"{' + '.join(map(_round, same[start : start + together]))} → {_round(joined)}")
                for one, two in zip(joined, [*joined[1:], joined[0]], strict=True):
                    root[one - 1] = two
        return "\n".join([*lines, f"q: {sequence(root)}"])


def _round(cycle: list[int]) -> str:
    return f"({' '.join(map(str, cycle))})"
