"""Make a string of 0 and 1 with given numbers of the pairs 00, 01, 10 and 11.

Answer: a string; every one with these numbers counts.
Harder: longer strings, numbers of which fewer strings come.
Skills: search, counting, arithmetic
Source: original; a known exercise of programming contests.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Counts = tuple[int, int, int, int]
"""The numbers of 00, 01, 10 and 11."""


class PairCountsBinaryString(Task["PairCountsBinaryString.Params", "PairCountsBinaryString.Instance", str]):
    version = 1

    class Params(task.Params):
        low: int = knob("the shortest strings", levels=(6, 9, 14, 16, 18, 20, 24, 30, 38, 48), ge=3, le=80)
        high: int = knob("the longest strings", levels=(11, 14, 26, 29, 32, 35, 38, 44, 52, 64), ge=4, le=100)

    class Instance(task.Instance):
        counts: Counts

        @property
        def pairs(self) -> list[tuple[str, int]]:
            return list(zip(("00", "01", "10", "11"), self.counts, strict=True))

    answer = Text(alphabet="01")
    prompt = Prompt(
        en=r"""
        For a string of the signs 0 and 1, take all choices of two of its places. Each choice gives one of the pairs
        00, 01, 10, 11: the sign at the place further to the left, then the other one.

        Give a string for which the pairs occur this often: {{ pairs | mapping(": ") }}. Any one will do.
        """,
        zh=r"""
        对一个由 0 和 1 组成的字符串，考虑从中取两个位置的所有取法。每种取法给出 00、01、10、11 之一：
        先写靠左的位置上的字符，再写另一个位置上的字符。

        请给出一个字符串，使各种字符对出现的次数为：{{ pairs | mapping(": ") }}。任意一个都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size = rng.randint(params.low, params.high)
        ones = rng.randint(max(2, size // 4), max(2, size * 3 // 4))
        signs = ["1"] * ones + ["0"] * (size - ones)
        rng.shuffle(signs)
        text = "".join(signs)
        counts = _counts(text)
        if 0 in counts[1:3] or size - ones < 2:
            raise task.Retry
        return self.Instance(counts=counts), text

    def check(self, instance: Instance, answer: str) -> str:
        if len(answer) > 300:
            return "the string has too many pairs"
        wrong = [pair for (pair, count), found in zip(instance.pairs, _counts(answer), strict=True) if count != found]
        return f"the pair {wrong[0]} occurs another number of times" if wrong else ""

    def solve(self, instance: Instance) -> str:
        zeros, ones = (next(n for n in range(2, 500) if n * (n - 1) // 2 == instance.counts[at]) for at in (0, 3))
        full, rest = divmod(instance.counts[1], zeros)  # a 1 behind all zeros gives so many pairs 01
        if full == ones:
            return "0" * zeros + "1" * ones
        return "1" * (ones - full - 1) + "0" * rest + "1" + "0" * (zeros - rest) + "1" * full

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        text = self.solve(instance)
        zeros, ones = text.count("0"), text.count("1")
        full, rest = divmod(instance.counts[1], zeros)
        lines = [f"00: {zeros}·{zeros - 1}/2 = {instance.counts[0]}, n0 = {zeros}"]
        lines.append(f"11: {ones}·{ones - 1}/2 = {instance.counts[3]}, n1 = {ones}")
        lines.append(f"01: {instance.counts[1]} = {full}·{zeros} + {rest}")
        lines.append(f"{full}·{zeros}: {'0' * zeros}{'1' * full}")
        lines.append(f"+ {rest}: {'0' * rest}1{'0' * (zeros - rest)}{'1' * full}")
        return "\n".join([*lines, f"{ones} - {full + 1} = {ones - full - 1}: {text}"])


def _counts(text: str) -> Counts:
    pairs = [one + two for one, two in combinations(text, 2)]
    return pairs.count("00"), pairs.count("01"), pairs.count("10"), pairs.count("11")
