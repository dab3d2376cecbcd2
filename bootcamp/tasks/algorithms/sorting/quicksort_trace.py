"""Follow quicksort with a stated way of partitioning through its first partitions.

Answer: the list after some partitions, and their pivots in order; unique.
Harder: longer lists, more partitions, another scheme.
Skills: simulation, coding
Source: original; C. A. R. Hoare, Quicksort, The Computer Journal 5 (1962), and N. Lomuto's variant.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence


class QuicksortTrace(Task["QuicksortTrace.Params", "QuicksortTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(5, 6, 7, 9, 11, 13, 15, 18, 21, 25), ge=4, le=40)
        partitions: int = knob("the number of partitions", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9), ge=1, le=20)
        schemes: int = knob("the kinds of partitions", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        partitions: int
        scheme: str
        """``last`` (Lomuto), ``middle`` (Hoare) or ``three`` (Dijkstra's three parts)."""

    prompt = Prompt(
        en=r"""
        A list a with the places 1 to {{ numbers | length }} is sorted in place by sort(1, {{ numbers | length }}):

        a = {{ numbers | sequence }}

        sort(l, h) does nothing if l >= h. Otherwise it makes a partition of the places l to h
        {%- if scheme == "last" %}, which gives a place p, and then calls sort(l, p - 1) and sort(p + 1, h):
        the pivot is a[h]. Let i = l. For j = l, l + 1, ..., h - 1 in turn: if a[j] is less than the pivot, exchange
        a[i] and a[j] and raise i by 1. In the end exchange a[i] and a[h]; p is i.
        {%- elif scheme == "middle" %}, which gives a place p, and then calls sort(l, p) and sort(p + 1, h):
        the pivot is the value of a[m] at that time, where m = (l + h) / 2, rounded down. Let i = l - 1 and j = h + 1.
        Again and again: raise i by 1, at least once, until a[i] is not less than the pivot; lower j by 1, at least
        once, until a[j] is not greater than the pivot; if now i >= j, stop, and p is j; otherwise exchange a[i] and
        a[j].
        {%- else %}, which gives places p and q, and then calls sort(l, p - 1) and sort(q + 1, h): the pivot is
        the value of a[l] at that time. Let p = i = l and q = h. As long as i <= q: if a[i] is less than the pivot,
        exchange a[p] and a[i] and raise both p and i by 1; if it is greater, exchange a[i] and a[q] and lower q by 1;
        if it is equal, raise i by 1.
        {%- endif %}


        Give "list" (the whole list right after the first {{ "%d partitions" % partitions if partitions > 1 else
        "partition" }}) and "pivots" (the list of the pivots so far, in order).
        """,
        zh=r"""
        位置为 1 到 {{ numbers | length }} 的列表 a 由 sort(1, {{ numbers | length }}) 就地排序：

        a = {{ numbers | sequence }}

        如果 l >= h，sort(l, h) 什么也不做。否则它对第 l 到第 h 位进行一次划分
        {%- if scheme == "last" %}，得到位置 p，然后依次调用 sort(l, p - 1) 和 sort(p + 1, h)：
        基准是 a[h]。令 i = l。依次对 j = l, l + 1, ..., h - 1：如果 a[j] 小于基准，就交换 a[i] 与 a[j]，并把 i 加 1。
        最后交换 a[i] 与 a[h]；p 就是 i。
        {%- elif scheme == "middle" %}，得到位置 p，然后依次调用 sort(l, p) 和 sort(p + 1, h)：
        基准是当时 a[m] 的值，其中 m = (l + h) / 2 向下取整。令 i = l - 1，j = h + 1。
        反复进行：把 i 加 1，至少一次，直到 a[i] 不小于基准；把 j 减 1，至少一次，直到 a[j] 不大于基准；
        这时如果 i >= j 就停止，p 就是 j；否则交换 a[i] 与 a[j]。
        {%- else %}，得到位置 p 和 q，然后依次调用 sort(l, p - 1) 和 sort(q + 1, h)：
        基准是当时 a[l] 的值。令 p = i = l，q = h。只要 i <= q：如果 a[i] 小于基准，就交换 a[p] 与 a[i]，p 和 i 都加 1；
        如果大于基准，就交换 a[i] 与 a[q]，q 减 1；如果相等，i 加 1。
        {%- endif %}


        请给出 "list"（前 {{ partitions }} 次划分刚完成时的整个列表）和 "pivots"（依次写出这些划分的基准）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(
            list=Sequence(Integer(), length=len(instance.numbers)),
            pivots=Sequence(Integer(), length=instance.partitions),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        scheme = rng.choice(("last", "middle", "three")[: params.schemes])
        few = range(1, max(5, params.size // 2)) if scheme == "three" else range(1, 100)
        numbers = tuple(rng.choices(few, k=params.size))
        instance = self.Instance(numbers=numbers, partitions=params.partitions, scheme=scheme)
        answer = self.solve(instance)
        if len(answer["pivots"]) < params.partitions or answer["list"] in (numbers, tuple(sorted(numbers))):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        numbers, pivots, _ = _run(instance)
        return {"list": tuple(numbers), "pivots": pivots}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(_run(instance)[2])


def _run(instance: QuicksortTrace.Instance) -> tuple[list[int], tuple[int, ...], list[str]]:
    """Give the list, the pivots so far and an account of the exchanges."""
    numbers, pivots, lines = _Listed(instance.numbers), list[int](), list[str]()
    waiting = [(0, len(numbers) - 1)]
    while waiting and len(pivots) < instance.partitions:
        low, high = waiting.pop()
        if low < high:
            pivot, parts = _PARTITIONS[instance.scheme](numbers, low, high)
            pivots.append(pivot)
            lines += [f"{low + 1}-{high + 1}: {pivot}", *numbers.lines]
            numbers.lines.clear()
            waiting += reversed(parts)
    return numbers, tuple(pivots), lines


class _Listed(list[int]):
    """A list that keeps account of exchanges."""

    lines: list[str]

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__(numbers)
        self.lines = []

    def exchange(self, one: int, two: int) -> None:
        self[one], self[two] = self[two], self[one]
        self.lines.append(f"{one + 1} {two + 1}: {' '.join(map(str, self))}")


Parts = tuple[int, list[tuple[int, int]]]
"""The pivot, and the two ranges that are sorted next."""


def _by_last(a: _Listed, low: int, high: int) -> Parts:
    pivot, i = a[high], low
    for j in range(low, high):
        if a[j] < pivot:
            a.exchange(i, j)
            i += 1
    a.exchange(i, high)
    return pivot, [(low, i - 1), (i + 1, high)]


def _by_middle(a: _Listed, low: int, high: int) -> Parts:
    pivot = a[(low + high + 2) // 2 - 1]  # places are counted from 1 in the prompt
    i, j = low - 1, high + 1
    while True:
        i += 1
        while a[i] < pivot:
            i += 1
        j -= 1
        while a[j] > pivot:
            j -= 1
        if i >= j:
            return pivot, [(low, j), (j + 1, high)]
        a.exchange(i, j)


def _by_three(a: _Listed, low: int, high: int) -> Parts:
    pivot, p, i, q = a[low], low, low, high
    while i <= q:
        if a[i] < pivot:
            a.exchange(p, i)
            p, i = p + 1, i + 1
        elif a[i] > pivot:
            a.exchange(i, q)
            q -= 1
        else:
            i += 1
    return pivot, [(low, p - 1), (q + 1, high)]


_PARTITIONS = {"last": _by_last, "middle": _by_middle, "three": _by_three}
