"""Count the partitions of a number whose parts meet conditions.

Answer: one integer; it is unique.
Harder: larger numbers, more conditions at once.
Skills: counting
Source: original; G. E. Andrews, The Theory of Partitions (1976).
"""

from __future__ import annotations

from functools import cache
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

_KINDS = ("number", "largest", "smallest", "gap", "odd", "avoided")


class PartitionCountRestricted(Task["PartitionCountRestricted.Params", "PartitionCountRestricted.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        total: int = knob("the least number", levels=(6, 9, 16, 18, 22, 26, 32, 40, 50, 65), ge=4, le=90)
        conditions: int = knob("the number of conditions", levels=(1, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=5)
        least: int = knob("the least answer", levels=(3, 4, 6, 8, 10, 12, 15, 20, 30, 40), ge=2, le=1000)

    class Instance(task.Instance):
        total: int
        number: int | None = None
        largest: int | None = None
        smallest: int | None = None
        gap: int | None = None
        """By how much different places of the partition must differ at least."""
        odd: int | None = None
        """1 if all parts must be odd."""
        avoided: int | None = None
        """A number that divides no part."""

        def told(self, language: str) -> list[str]:
            drawn = [(kind, getattr(self, kind)) for kind in _KINDS if getattr(self, kind) is not None]
            return [_rule(kind, value)[language == "zh"] for kind, value in drawn]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A partition of {{ total }} is a way to write {{ total }} as a sum of one or more positive integers, its parts;
        the order of the parts does not matter. How many partitions of {{ total }} meet
        {{ "this condition" if told(language) | length == 1 else "all of these conditions" }}?

        {{ told(language) | bullets }}
        """,
        zh=r"""
        把 {{ total }} 写成一个或多个正整数之和，不计加数的次序，称为 {{ total }} 的一个分拆。
        满足下列{{ "所有" if told(language) | length > 1 }}条件的 {{ total }} 的分拆有多少个？

        {{ told(language) | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.total + rng.randint(0, params.total * 2 // 3)
        kinds = rng.sample(_KINDS, params.conditions)
        drawn = {
            "number": rng.randint(2, 3 + n // 5),
            "largest": rng.randint(3 + n // 8, n // 2 + 1),
            "smallest": rng.randint(2, 2 + n // 15),
            "gap": rng.randint(1, 4),
            "odd": 1,
            "avoided": rng.randint(2, 8),
        }
        instance = self.Instance(total=n, **{kind: drawn[kind] for kind in kinds})
        count = self.solve(instance)
        if not params.least <= count < 10**12 or {"odd", "avoided"} <= set(kinds):
            raise Retry
        for kind in kinds:
            if self.solve(instance.model_copy(update={kind: None})) == count:
                raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Take parts from the greatest on, each at most as great as the gap allows."""
        gap, counted = instance.gap or 0, instance.number is not None

        @cache
        def ways(most: int, left: int, number: int) -> int:
            if left == 0:
                return int(number == 0 or not counted)
            if most < (instance.smallest or 1) or (counted and number == 0):
                return 0
            barred = (instance.odd and most % 2 == 0) or (instance.avoided and most % instance.avoided == 0)
            total = ways(most - 1, left, number)
            if most <= left and not barred:
                total += ways(min(most - gap, left - most), left - most, number - counted)
            return total

        return ways(min(instance.largest or instance.total, instance.total), instance.total, instance.number or 0)


def _rule(kind: str, value: int) -> tuple[str, str]:
    """Write a condition in English and Chinese."""
    return {
        "number": (f"There are exactly {value} parts.", f"恰好有 {value} 个加数。"),
        "largest": (f"Every part is at most {value}.", f"每个加数不大于 {value}。"),
        "smallest": (f"Every part is at least {value}.", f"每个加数不小于 {value}。"),
        "gap": (f"Any two parts differ by at least {value}.", f"任意两个加数至少相差 {value}。")
        if value > 1
        else ("All parts are different.", "各个加数互不相同。"),
        "odd": ("Every part is odd.", "每个加数都是奇数。"),
        "avoided": (f"No part is divisible by {value}.", f"没有一个加数是 {value} 的倍数。"),
    }[kind]
