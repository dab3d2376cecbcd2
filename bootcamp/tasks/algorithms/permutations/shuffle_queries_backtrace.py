"""Tell where elements of a long list stood before a sequence of reversals and shifts of segments.

Answer: the first place of what stands at each asked place at the end; unique.
Harder: longer lists, which cannot be written out, and more operations.
Skills: arithmetic, simulation
Source: original; queries are followed backwards, as implicit treaps need not be.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Operation = tuple[int, int, int]
"""First and last place of a segment, and by how much it is shifted to the right; 0 reverses it."""


class ShuffleQueriesBacktrace(
    Task["ShuffleQueriesBacktrace.Params", "ShuffleQueriesBacktrace.Instance", "tuple[int, ...]"]
):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the length of the list", levels=(10, 20, 50, 100, 200, 500, 1000, 10**4, 10**5, 10**6), ge=6, le=10**9
        )
        operations: int = knob("the number of operations", levels=(3, 4, 5, 6, 8, 10, 12, 15, 18, 22), ge=2, le=60)
        asked: int = knob("the number of asked places", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=10)

    class Instance(task.Instance):
        size: int
        operations: tuple[Operation, ...]
        asked: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        A list holds the numbers 1 to {{ size }} in this order, each at the place of its number. It is changed by these
        operations, one after the other; places are always those at that time.

        {% for first, last, shift in operations %}
        {{ loop.index }}. {{ "shift the segment from place %d to %d by %d to the right" % (first, last, shift) if shift
        else "reverse the segment from place %d to %d" % (first, last) }}
        {% endfor %}

        In a shift by k each element of the segment moves k places to the right within the segment; those that would
        leave it at its end come in again, in the same order, at its beginning.
        Give the numbers that stand at the end at the places {{ asked | comma }}, in this order.
        """,
        zh=r"""
        一个列表中依次是 1 到 {{ size }}，每个数在与它相同的位置上。依次进行以下操作，位置总是指当时的位置：

        {% for first, last, shift in operations %}
        {{ loop.index }}. {{ "把第 %d 到第 %d 位的一段向右循环移动 %d 位" % (first, last, shift) if shift
        else "把第 %d 到第 %d 位的一段反转" % (first, last) }}
        {% endfor %}

        一段循环右移 k 位时，其中每个元素在段内向右移 k 位，移出段尾的元素按原来的顺序回到段首。
        请依次写出最后位于第 {{ asked | listed(language) }} 位的数。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(1, instance.size), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        operations: list[Operation] = []
        for _ in range(params.operations):
            first, last = sorted(rng.sample(range(1, params.size + 1), 2))
            if last - first < params.size // 3:
                first, last = max(1, first - params.size // 4), min(params.size, last + params.size // 4)
            operations.append((first, last, 0 if rng.random() < 0.5 else rng.randint(1, last - first)))
        asked = tuple(sorted(rng.sample(range(1, params.size + 1), params.asked)))
        instance = self.Instance(size=params.size, operations=tuple(operations), asked=asked)
        answer = self.solve(instance)
        if any(one == two for one, two in zip(asked, answer, strict=True)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        places = list(instance.asked)
        for operation in reversed(instance.operations):
            places = [_before(operation, place) for place in places]
        return tuple(places)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for place in instance.asked:
            lines.append(f"{place}")
            for number, operation in reversed([*enumerate(instance.operations, start=1)]):
                (first, last, shift), old = operation, _before(operation, place)
                if not first <= place <= last:
                    told = f"< {first}" if place < first else f"> {last}"
                elif not shift:
                    told = f"{first} + {last} - {place} = {old}"
                else:
                    told = f"{place} - {shift} = {place - shift}"
                    if place - shift < first:
                        told += f" < {first}, + {last - first + 1} = {old}"
                lines.append(f"{number}. {told}")
                place = old
        return "\n".join(lines)


def _before(operation: Operation, place: int) -> int:
    """Tell where what stands at a place stood before an operation."""
    first, last, shift = operation
    if not first <= place <= last:
        return place
    return first + (place - first - shift) % (last - first + 1) if shift else first + last - place
