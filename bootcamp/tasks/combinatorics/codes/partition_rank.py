"""Give the number of a partition of n in reverse lexicographic order, or the partition with a number.

Answer: one integer, or the parts as a list that does not increase.
Harder: larger numbers.
Skills: counting
Source: original; A. Nijenhuis and H. S. Wilf, Combinatorial Algorithms (1978).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Parts = tuple[int, ...]


class PartitionRank(Task["PartitionRank.Params", "PartitionRank.Instance", Any]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        total: int = knob(
            "the least number that is partitioned", levels=(6, 9, 17, 19, 21, 24, 27, 31, 36, 42), ge=4, le=60
        )

    class Instance(task.Instance):
        total: int
        parts: Parts
        """Empty if they are asked."""
        number: int
        """From 1; 0 if it is asked."""

    prompt = Prompt(
        en=r"""
        A partition of {{ total }} is a list of positive integers with the sum {{ total }} in which no number is
        greater than the one before. All partitions of {{ total }} are listed in reverse lexicographic order: of two
        partitions, the one with the greater number at the first place where they differ comes first. So the list
        begins with [{{ total }}], [{{ total - 1 }}, 1] and ends with the partition into ones. It is numbered from 1.

        {% if parts %}
        What is the number of the partition {{ parts | sequence }}?
        {% else %}
        Which partition has the number {{ number }}?
        {% endif %}
        """,
        zh=r"""
        {{ total }} 的一个分拆是总和为 {{ total }} 的一列正整数，其中每个数不大于它前面的数。把 {{ total }} 的所有分拆按
        逆字典序排列：两个分拆从头比较，在第一个不同的位置上数较大的排在前面。所以最前面是 [{{ total }}]、
        [{{ total - 1 }}, 1]，最后是全由 1 组成的分拆。从 1 开始编号。

        {% if parts %}
        分拆 {{ parts | sequence }} 的编号是多少？
        {% else %}
        编号为 {{ number }} 的分拆是什么？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Integer(low=1) if instance.parts else Sequence(Integer(1, instance.total))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n = params.total + rng.randint(0, 4)
        bounded = _bounded(n)
        total = bounded[n][n]
        number = rng.randint(3 + total // 20, total - 2)
        parts: list[int] = []
        left, most, rest = n, n, number - 1
        while left:
            part = min(most, left)
            while rest >= bounded[left - part][part]:
                rest -= bounded[left - part][part]
                part -= 1
            parts.append(part)
            left, most = left - part, part
        if rng.random() < 0.5:
            return self.Instance(total=n, parts=tuple(parts), number=0), number
        return self.Instance(total=n, parts=(), number=number), tuple(parts)


def _bounded(n: int) -> list[list[int]]:
    """Count, for each total up to n, the partitions by a bound on the parts."""
    table = [[int(total == 0)] * (n + 1) for total in range(n + 1)]
    for most in range(1, n + 1):
        for total in range(1, n + 1):
            table[total][most] = table[total][most - 1] + (table[total - most][most] if most <= total else 0)
    return table
