"""Follow merge sort: count its comparisons and give the run that one of its merges makes.

Answer: the number of comparisons and the run; unique.
Harder: longer lists, later merges.
Skills: simulation, counting
Source: original; top-down merge sort, after J. von Neumann (1945).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Found = dict[str, Any]
Run = tuple[int, ...]


class MergeSortComparisons(Task["MergeSortComparisons.Params", "MergeSortComparisons.Instance", Found]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(4, 5, 7, 9, 11, 13, 16, 20, 25, 30), ge=3, le=64)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        merge: int
        """Which merge is asked for, in the order in which they end, counted from 1."""

    answer = Record(comparisons=Integer(low=0), run=Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        The list {{ numbers | sequence }} is sorted by merge sort. A list of one number is sorted already. A longer list
        of n numbers is cut into a left part with n / 2 numbers, rounded down, and a right part with the others; first
        the left part is sorted in the same way, then the right one, and then the two are merged.

        A merge compares the first number that is left of the left part with the first that is left of the right part
        and moves the smaller one, or the one of the left part if they are equal, to the end of a new run. This is
        repeated until one part is empty; what is left of the other is then moved without any comparison.

        Give "comparisons", the number of comparisons in the whole sort, and "run", the list that
        the {{ merge | ordinal }} merge makes, where merges are counted in the order in which they end.
        """,
        zh=r"""
        用归并排序给列表 {{ numbers | sequence }} 排序。只有一个数的列表已经有序。
        含 n 个数的更长的列表被切成左右两部分，左部分有 n / 2（向下取整）个数，其余在右部分；
        先以同样的方法给左部分排序，再给右部分排序，然后把两者归并。

        归并时，比较左部分剩下的第一个数与右部分剩下的第一个数，把较小的移到一个新序列的末尾，相等时移左部分的那个；
        如此反复，直到其中一部分变空，这时把另一部分剩下的直接移过去，不再比较。

        请给出 "comparisons"（整个排序过程中的比较次数）和 "run"（按完成的先后，第 {{ merge }} 次归并所得的列表）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Found]:
        numbers = tuple(rng.choices(range(1, 4 * params.size), k=params.size))
        merge = rng.randint((params.size - 1) // 2, params.size - 2)
        instance = self.Instance(numbers=numbers, merge=merge)
        answer = self.solve(instance)
        run = answer["run"]
        shown = any(numbers[at : at + len(run)] == run for at in range(params.size))
        if len(run) < 2 + (params.size > 6) or shown:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Found:
        merges = list(_merges(instance.numbers))
        comparisons = sum(len(compared) for _, _, compared in merges)
        return {"comparisons": comparisons, "run": tuple(sorted(sum(merges[instance.merge - 1][:2], ())))}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, total = [], 0
        for number, (left, right, compared) in enumerate(_merges(instance.numbers), start=1):
            parts, run = (" ".join(map(str, part)) for part in (left, right)), sorted(left + right)
            told = ", ".join(f"{one}{'<=' if one <= two else '>'}{two}" for one, two in compared)
            new = total + len(compared)
            lines.append(f"{number}. {' | '.join(parts)}: {told}: {run}; {total}+{len(compared)}={new}")
            total = new
        return "\n".join(lines)


def _merges(numbers: Run) -> Iterator[tuple[Run, Run, list[tuple[int, int]]]]:
    """Give the two parts of each merge of a sort and the pairs that it compares."""
    if len(numbers) == 1:
        return
    middle = len(numbers) // 2
    yield from _merges(numbers[:middle])
    yield from _merges(numbers[middle:])
    one, two = (sorted(part) for part in (numbers[:middle], numbers[middle:]))
    left, right, compared = deque(one), deque(two), list[tuple[int, int]]()
    while left and right:
        compared.append((left[0], right[0]))
        (left if left[0] <= right[0] else right).popleft()
    yield tuple(one), tuple(two), compared
