"""Give the array of a Fenwick tree after updates, and find a place by descending in it.

Answer: the stored sums, the nodes that a prefix sum reads, and the place that a descent finds; unique.
Harder: longer arrays, more updates.
Skills: simulation, arithmetic
Source: original; P. M. Fenwick, Software: Practice and Experience 24 (1994).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class FenwickTreeState(Task["FenwickTreeState.Params", "FenwickTreeState.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the array", levels=(5, 6, 8, 10, 12, 14, 16, 20, 25, 32), ge=4, le=64)
        updates: int = knob("the number of updates", levels=(3, 4, 5, 6, 7, 9, 11, 13, 15, 18), ge=2, le=40)

    class Instance(task.Instance):
        size: int
        updates: tuple[tuple[int, int], ...]
        prefix: int
        target: int

    prompt = Prompt(
        en=r"""
        An array has the places 1 to {{ size }}, with 0 at each. A Fenwick tree keeps a number for each node i from 1 to
        {{ size }}: the sum of the b(i) places that end with place i, where b(i) is the greatest power of two that
        divides i. These numbers are added to places of the array:

        {% for place, value in updates %}
        {{ loop.index }}. {{ value }} to place {{ place }}
        {% endfor %}

        The sum of the places 1 to {{ prefix }} is read from the nodes i = {{ prefix }}, then i - b(i), and so on, until
        0 is reached. A descent for the target t = {{ target }} starts at i = 0 and tries the powers of two s up to
        {{ size }} from the largest down: if i + s is at most {{ size }} and the number of node i + s is less than what
        is left of t, it is taken off t, and i grows by s.

        Give "tree" (the numbers of the nodes 1 to {{ size }} at the end), "read" (the nodes from which the sum is read,
        in order) and "found" (i at the end of the descent, plus 1).
        """,
        zh=r"""
        一个数组有第 1 到第 {{ size }} 位，最初都是 0。树状数组对每个结点 i（1 到 {{ size }}）存一个数：
        以第 i 位结尾的 b(i) 位之和，其中 b(i) 是整除 i 的最大的 2 的幂。依次给数组的某些位加上以下各数：

        {% for place, value in updates %}
        {{ loop.index }}. 第 {{ place }} 位加 {{ value }}
        {% endfor %}

        第 1 到第 {{ prefix }} 位之和从结点 i = {{ prefix }} 读起，然后是 i - b(i)，依此类推，直到 0 为止。
        对目标 t = {{ target }} 的下降查找从 i = 0 开始，从大到小尝试不超过 {{ size }} 的 2 的各次幂 s：
        如果 i + s 不超过 {{ size }}，且结点 i + s 的数小于 t 所剩的值，就从 t 中减去它，i 增加 s。

        请给出 "tree"（最后结点 1 到 {{ size }} 的数）、"read"（依次读取哪些结点）和 "found"（下降结束时的 i 加 1）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        tree = Sequence(Integer(), length=instance.size)
        return Record(tree=tree, read=Sequence(Integer(1, instance.size)), found=Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.size
        updates = tuple((rng.randint(1, size), rng.randint(1, 9)) for _ in range(params.updates))
        total = sum(value for _, value in updates)
        instance = self.Instance(
            size=size, updates=updates, prefix=rng.randint(3, size), target=rng.randint(total // 3 + 1, total)
        )
        answer = self.solve(instance)
        if len(answer["read"]) < 2 or answer["found"] > size:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        tree = [0] * (instance.size + 1)
        for place, value in instance.updates:
            for node in _upwards(place, instance.size):
                tree[node] += value
        node, left = 0, instance.target
        for step in _steps(instance.size):
            if node + step <= instance.size and tree[node + step] < left:
                node += step
                left -= tree[node]
        return {"tree": tuple(tree[1:]), "read": tuple(_downwards(instance.prefix)), "found": node + 1}

    def key(self, instance: Instance) -> object:
        return [instance.size, sorted(instance.updates), instance.prefix, instance.target]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        tree, lines = [0] * (instance.size + 1), []
        for place, value in instance.updates:
            told = []
            for node in _upwards(place, instance.size):
                told.append(f"{node}: {tree[node]} + {value} = {tree[node] + value}")
                tree[node] += value
            lines.append(", ".join(told))
        lines.append(" ".join(map(str, _downwards(instance.prefix))))
        place, left = 0, instance.target
        for step in _steps(instance.size):
            node = place + step
            if node <= instance.size:
                taken = tree[node] < left
                lines.append(
                    f"{node}: {tree[node]} {'<' if taken else '>='} {left}"
                    + (f", {left} - {tree[node]} = {left - tree[node]}" if taken else "")
                )
                place, left = (node, left - tree[node]) if taken else (place, left)
        return "\n".join([*lines, f"{place} + 1 = {place + 1}"])


def _upwards(node: int, size: int) -> Iterator[int]:
    """Give the nodes whose sums contain a place."""
    while node <= size:
        yield node
        node += node & -node


def _downwards(node: int) -> Iterator[int]:
    """Give the nodes from which the sum of the first places is read."""
    while node:
        yield node
        node -= node & -node


def _steps(size: int) -> list[int]:
    """Give the powers of two up to a number, the largest first."""
    return [1 << power for power in reversed(range(size.bit_length()))]
