"""Count the segments of a list whose sums leave a certain remainder, and find how long the longest is.

Answer: the number of segments and the length of a longest one; unique.
Harder: longer lists, larger moduli, larger and negative numbers.
Skills: arithmetic, counting
Source: original; prefix sums by their remainders.
"""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record

Counts = dict[str, int]


class SubarraySumCount(Task["SubarraySumCount.Params", "SubarraySumCount.Instance", Counts]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(5, 7, 10, 13, 16, 20, 26, 34, 45, 60), ge=4, le=120)
        modulus: int = knob("the greatest modulus", levels=(3, 3, 4, 5, 6, 7, 9, 11, 13, 15), ge=2, le=60)
        largest: int = knob("the largest number", levels=(9, 9, 20, 30, 50, 99, 150, 300, 600, 999), ge=5, le=10**6)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        modulus: int
        remainder: int

    answer = Record(count=Integer(low=0), longest=Integer(low=0))
    prompt = Prompt(
        en=r"""
        A segment of the list {{ numbers | sequence }} is one number or several neighbouring numbers of it; segments at
        different places are different, even if they hold the same numbers. Of which segments does the sum leave the
        remainder {{ remainder }} when it is divided by {{ modulus }}? (Remainders are from 0 to {{ modulus - 1 }}
        {{- ", also of negative sums: the sum less its remainder is a multiple of %d" % modulus
        if numbers | min < 0
        }}.) Give "count", the number of these segments, and "longest", the number of numbers in a longest one of them.
        """,
        zh=r"""
        列表 {{ numbers | sequence }} 的一段由其中一个数或若干个相邻的数组成；位置不同的段算不同的段，即使所含的数相同。
        哪些段的和除以 {{ modulus }} 余 {{ remainder }}？（余数在 0 到 {{ modulus - 1 }} 之间
        {{- "，负数也一样：和减去余数是 %d 的倍数" % modulus if numbers | min < 0 }}。）
        请给出 "count"（这样的段的个数）和 "longest"（其中最长的一段含多少个数）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Counts]:
        signed = params.size > 8
        drawn = [random_nonzero(rng, params.largest) for _ in range(params.size)]
        numbers = tuple(number if signed else abs(number) for number in drawn)
        modulus = rng.randint(max(2, params.modulus * 2 // 3), params.modulus)
        instance = self.Instance(numbers=numbers, modulus=modulus, remainder=rng.randrange(modulus))
        answer = self.solve(instance)
        if answer["count"] == 0 or (params.size > 7 and answer["longest"] > params.size - 2):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Counts:
        seen, first = Counter[int](), dict[int, int]()
        count = longest = 0
        for place, total in enumerate(accumulate(instance.numbers, initial=0)):
            wanted = (total - instance.remainder) % instance.modulus
            count += seen[wanted]
            longest = max(longest, place - first.get(wanted, place))
            seen[total % instance.modulus] += 1
            first.setdefault(total % instance.modulus, place)
        return {"count": count, "longest": longest}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rests, count, longest, lines = [0], 0, 0, ["0: 0"]
        for place, number in enumerate(instance.numbers, start=1):
            total = rests[-1] + number
            rest, wanted = (one % instance.modulus for one in (total, total - instance.remainder))
            earlier = [old for old, one in enumerate(rests) if one == wanted]
            count, longest = count + len(earlier), max([longest, *(place - old for old in earlier)])
            told = f"{place}: {rests[-1]}{number:+}={total}≡{rest}; {wanted}: {' '.join(map(str, earlier)) or '-'}"
            lines.append(f"{told}; {count}, {longest}")
            rests.append(rest)
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [min(instance.numbers, instance.numbers[::-1]), instance.modulus, instance.remainder]
