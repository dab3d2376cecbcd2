"""Build a permutation with given lengths of the longest increasing and decreasing subsequences and some given values.

Answer: the permutation; any that keeps the rules is right.
Harder: longer permutations, close to the greatest possible length, more given values.
Skills: search
Source: original; P. Erdős and G. Szekeres, A combinatorial problem in geometry, Compositio Math. 2 (1935).
Small: five or six values can be put in few orders.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence as Row
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Values = tuple[int, ...]


class ErdosSzekeresBuild(Task["ErdosSzekeresBuild.Params", "ErdosSzekeresBuild.Instance", Values]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        up: int = knob(
            "the length of the longest increasing subsequence", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8
        )
        down: int = knob(
            "the length of the longest decreasing subsequence", levels=(3, 2, 3, 4, 3, 4, 5, 4, 5, 6), ge=2, le=8
        )
        missing: int = knob(
            "how many fewer values there are than possible", levels=(1, 0, 1, 1, 1, 1, 2, 2, 3, 4), ge=0, le=20
        )
        given: int = knob("how many values are given", levels=(2, 2, 3, 3, 3, 4, 5, 5, 6, 8), ge=0, le=12)

    class Instance(task.Instance):
        length: int
        up: int
        down: int
        given: tuple[tuple[int, int], ...]
        """Places, counted from 1, and the values there."""

        @property
        def row(self) -> list[str]:
            values = dict(self.given)
            return [str(values.get(place, "?")) for place in range(1, self.length + 1)]

    prompt = Prompt(
        en=r"""
        Complete this row to a permutation of the numbers 1 to {{ length }} (each of them stands there exactly once):

        {{ row | join(" ") }}

        - The longest increasing subsequence has exactly {{ up }} members.
        - The longest decreasing subsequence has exactly {{ down }} members.
        - The numbers shown stay where they are.

        The members of a subsequence stand in the order of the row but need not be side by side. Give the complete row;
        if there are several, give any one.
        """,
        zh=r"""
        把下面一行补成 1 到 {{ length }} 的一个排列（每个数恰好出现一次）：

        {{ row | join(" ") }}

        - 最长递增子序列恰好有 {{ up }} 项。
        - 最长递减子序列恰好有 {{ down }} 项。
        - 已写出的数保持不动。

        子序列的各项按在行中的先后次序取，不必相邻。写出完整的一行；如果有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Integer(1, instance.length), length=instance.length)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        answer = _walk(params, rng)
        places = rng.sample(range(1, len(answer) + 1), min(params.given, len(answer) - 2))
        instance = self.Instance(
            length=len(answer),
            up=params.up,
            down=params.down,
            given=tuple((place, answer[place - 1]) for place in sorted(places)),
        )
        if self.check(instance, answer) or not self.check(instance, _blocks(instance)):
            raise Retry
        return instance, answer

    def check(self, instance: Instance, answer: Values) -> str:
        if sorted(answer) != list(range(1, instance.length + 1)):
            return "a number is missing or stands there twice"
        for place, value in instance.given:
            if answer[place - 1] != value:
                return f"place {place} must hold {value}"
        for name, wanted, row in (("increasing", instance.up, answer), ("decreasing", instance.down, answer[::-1])):
            longest = _increasing(row)
            if longest != wanted:
                return f"the longest {name} subsequence has {longest} members"
        return ""


def _increasing(row: Row[int]) -> int:
    """Give the length of the longest increasing subsequence."""
    ends: list[int] = []
    for value in row:
        place = bisect_left(ends, value)
        ends[place : place + 1] = [value]
    return len(ends)


def _walk(params: ErdosSzekeresBuild.Params, rng: Random) -> Values:
    """Start with decreasing blocks, drop values, and exchange values at random as long as the lengths are kept."""
    size = params.up * params.down
    row = [block * params.down + params.down - i for block in range(params.up) for i in range(params.down)]
    kept = set(row) - set(rng.sample(range(1, size + 1), params.missing))
    row = [sorted(kept).index(value) + 1 for value in row if value in kept]
    for _ in range(30 * len(row)):
        a, b = rng.sample(range(len(row)), 2)
        row[a], row[b] = row[b], row[a]
        if _increasing(row) > params.up or _increasing(row[::-1]) > params.down:
            row[a], row[b] = row[b], row[a]
    return tuple(row)


def _blocks(instance: ErdosSzekeresBuild.Instance) -> Values:
    """Put the values that are left into the free places as in the usual construction, by decreasing blocks."""
    given = dict(instance.given)
    order = [value for start in range(1, instance.length + 1, instance.down)
             for value in range(min(start + instance.down - 1, instance.length), start - 1, -1)]  # fmt: skip
    left = iter([value for value in order if value not in given.values()])
    return tuple(given[place] if place in given else next(left) for place in range(1, instance.length + 1))
