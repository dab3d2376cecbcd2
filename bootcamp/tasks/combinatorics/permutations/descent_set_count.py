"""Count the permutations whose rises and falls follow a pattern of signs.

Answer: one integer; it is unique.
Harder: longer permutations, free signs, a given value at an end.
Skills: counting
Source: original; I. Niven, A combinatorial problem of finite sequences, Nieuw Arch. Wisk. 16 (1968).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class DescentSetCount(Task["DescentSetCount.Params", "DescentSetCount.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        length: int = knob("the least length", levels=(4, 6, 9, 10, 11, 11, 12, 13, 13, 14), ge=3, le=15)
        free: int = knob("percent of free signs", levels=(0, 10, 20, 20, 20, 20, 25, 25, 30, 30), ge=0, le=60)
        ends: int = knob(
            "percent of cases with the value at an end",
            levels=(0, 50, 85, 90, 90, 95, 95, 95, 95, 95),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        signs: str
        first: int | None
        last: int | None

        @property
        def length(self) -> int:
            return len(self.signs) + 1

        def told(self, language: str) -> list[str]:
            rules = [_RULES[sign][language == "zh"] for sign in "UD?" if sign in self.signs]
            ends = [(1, self.first), (self.length, self.last)]
            return rules + [_RULES["end"][language == "zh"].format(i, value) for i, value in ends if value]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        The {{ signs | length }} signs of this row belong to the neighbouring pairs of a permutation p(1), p(2), ...,
        p({{ length }}) of the numbers 1 to {{ length }}:

        {{ signs }}

        {{ told(language) | bullets }}

        How many such permutations are there?
        """,
        zh=r"""
        下面一行的 {{ signs | length }} 个符号对应数 1 到 {{ length }} 的一个排列 p(1), p(2), ..., p({{ length }})
        的各对相邻项：

        {{ signs }}

        {{ told(language) | bullets }}

        这样的排列共有多少个？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.length + rng.randint(0, 2)
        p = rng.sample(range(1, n + 1), n)
        signs = ["U" if a < b else "D" for a, b in pairwise(p)]
        signs = ["?" if rng.randrange(100) < params.free else sign for sign in signs]
        end = rng.choice(("first", "last")) if rng.randrange(100) < params.ends else ""
        instance = self.Instance(
            signs="".join(signs), first=p[0] if end == "first" else None, last=p[-1] if end == "last" else None
        )
        count = self.solve(instance)
        if not 5 <= count < 10**12 or not {"U", "D"} <= set(signs):
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Count, for each length, the orders by the rank of the last entry; backwards if the first is given."""
        ways = [1]
        for _, row in _rows(instance):
            ways = row
        end = instance.first or instance.last
        return ways[end - 1] if end else sum(ways)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows = [("1", [1]), *_rows(instance)]
        lines = [f"{sign}: {' '.join(map(str, row))}" for sign, row in rows]
        if instance.first:
            lines.insert(0, f"{instance.signs} -> {''.join(sign for sign, _ in rows[1:])}")
        end, last = instance.first or instance.last, rows[-1][1]
        shown = f"p = {end}: {last[end - 1]}" if end else f"+: {' '.join(map(str, accumulate(last)))}"
        return "\n".join([*lines, shown])

    def key(self, instance: Instance) -> object:
        """Fold reading backwards and exchanging high and low values."""
        turned = str.maketrans("UD", "DU")
        ends = [instance.first or 0, instance.last or 0]
        mirrored = [instance.length + 1 - value if value else 0 for value in ends]
        signs = instance.signs
        return min(
            [signs, *ends],
            [signs.translate(turned), *mirrored],
            [signs[::-1].translate(turned), *ends[::-1]],
            [signs[::-1], *mirrored[::-1]],
        )


def _rows(instance: DescentSetCount.Instance) -> Iterator[tuple[str, list[int]]]:
    """Give each sign, and in how many ways the entry after it has each rank; backwards if the first is given."""
    signs = instance.signs
    if instance.first:
        signs = signs[::-1].translate(str.maketrans("UD", "DU"))
    ways = [1]
    for sign in signs:
        below = [0, *accumulate(ways)]
        if sign == "U":
            ways = below
        elif sign == "D":
            ways = [below[-1] - part for part in below]
        else:
            ways = [below[-1]] * len(below)
        yield sign, ways


_RULES = {
    "U": ("If the i-th sign is U, then p(i) < p(i + 1).", "若第 i 个符号是 U，则 p(i) < p(i + 1)。"),
    "D": ("If the i-th sign is D, then p(i) > p(i + 1).", "若第 i 个符号是 D，则 p(i) > p(i + 1)。"),
    "?": ("If the i-th sign is ?, then there is no condition.", "若第 i 个符号是 ?，则没有要求。"),
    "end": ("p({}) = {}", "p({}) = {}"),
}
