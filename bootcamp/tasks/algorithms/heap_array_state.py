"""Follow a binary min-heap in an array through pushes, pops, key changes and sums of its two smallest items.

Answer: the final array; it is unique.
Harder: larger heaps, more operations, changes of keys by place, sums of the two smallest items, equal keys.
Skills: simulation, coding
Source: original; J. W. J. Williams, Algorithm 232: Heapsort, Comm. ACM 7 (1964).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Operation = tuple[str, int, int]
"""``("push", value, 0)``, ``("pop", 0, 0)``, ``("combine", 0, 0)`` or ``("change", place, value)``."""


class HeapArrayState(Task["HeapArrayState.Params", "HeapArrayState.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        operations: int = knob(
            "how many operations are carried out", levels=(4, 6, 8, 10, 12, 14, 16, 18, 21, 24), ge=3, le=80
        )
        pops: int = knob(
            "what percentage of them are pops, about", levels=(0, 20, 25, 30, 25, 20, 20, 20, 20, 20), ge=0, le=50
        )
        changes: int = knob(
            "what percentage of them change a key, about", levels=(0, 0, 0, 0, 20, 20, 20, 20, 20, 20), ge=0, le=50
        )
        combines: int = knob(
            "what percentage of them put together two keys, about",
            levels=(0, 0, 0, 0, 0, 15, 20, 25, 25, 30),
            ge=0,
            le=40,
        )
        largest: int = knob("the greatest key pushed", levels=(20, 30, 50, 50, 50, 40, 40, 30, 25, 20), ge=9, le=10**6)
        filled: int = knob(
            "how many items the heap holds before anything else than a push",
            levels=(3, 3, 3, 3, 4, 4, 5, 6, 7, 8),
            ge=3,
            le=30,
        )

    class Instance(task.Instance):
        operations: tuple[Operation, ...]

        @property
        def commands(self) -> list[str]:
            return [_command(operation, "en") for operation in self.operations]

        @property
        def zh_commands(self) -> list[str]:
            return [_command(operation, "zh") for operation in self.operations]

        @property
        def names(self) -> set[str]:
            return {name for name, _, _ in self.operations}

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        A binary min-heap is kept in an array with places 1, 2, 3, ...; the children of place i are 2i and 2i + 1.
        - Sifting up swaps an item with its parent as long as the parent is greater.
        - Sifting down swaps an item with its smaller child (the left one of equals) as long as that child is smaller.
        - "push v" puts v behind the last place and sifts it up.
        - "pop" takes the last item away and, unless the heap is now empty, puts it on place 1, whose item it replaces,
          and sifts it down.
        {% if "combine" in names %}
        - "combine" does "pop" twice, notes what stood on place 1 before each of the two, and pushes the sum of both.
        {% endif %}
        {% if "change" in names %}
        - "change place i to v" replaces the item on place i by v and sifts it up or, if it did not move, down.
        {% endif %}

        The heap is empty at first. It gets these commands:

        {{ commands | numbered }}

        Give the array at the end.
        """,
        zh=r"""
        一个二叉最小堆存放在数组中，位置编号为 1、2、3……；第 i 位的子结点是第 2i 位和第 2i + 1 位。
        - 上移：只要父结点更大，就与父结点交换。
        - 下移：只要较小的子结点（相等时取左边的）比它小，就与该子结点交换。
        - “插入 v”：把 v 放到最后一位之后，然后上移。
        - “弹出”：取下最后一位的元素；若堆中还有元素，就用它取代第 1 位的元素，然后下移。
        {% if "combine" in names %}
        - “合并”：执行两次“弹出”，记下每次弹出之前第 1 位的元素，再插入这两个元素之和。
        {% endif %}
        {% if "change" in names %}
        - “把第 i 位改为 v”：把第 i 位的元素换成 v，然后上移；若没有移动，则下移。
        {% endif %}

        堆最初为空，依次执行下列命令：

        {{ zh_commands | numbered }}

        给出最后的数组。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        heap: list[int] = []
        operations: list[Operation] = []
        for _ in range(params.operations):
            operation = _draw_operation(params, heap, rng)
            perform(operation, heap)
            operations.append(operation)
        if len(heap) < 3:
            raise task.Retry
        return self.Instance(operations=tuple(operations)), tuple(heap)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        heap: list[int] = []
        for operation in instance.operations:
            perform(operation, heap)
        return tuple(heap)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        heap: list[int] = []
        lines = []
        for number, operation in enumerate(instance.operations, start=1):
            perform(operation, heap)
            lines.append(f"{number}. {_command(operation, language)}: {sequence(heap)}")
        return "\n".join(lines)


def _command(operation: Operation, language: str) -> str:
    name, first, second = operation
    commands = {
        "en": {"push": "push {0}", "pop": "pop", "combine": "combine", "change": "change place {0} to {1}"},
        "zh": {"push": "插入 {0}", "pop": "弹出", "combine": "合并", "change": "把第 {0} 位改为 {1}"},
    }
    return commands[language][name].format(first, second)


def _draw_operation(params: HeapArrayState.Params, heap: list[int], rng: Random) -> Operation:
    """Draw any operation for heaps that are filled, else a push."""
    chance = rng.randrange(100) if len(heap) >= params.filled else 100
    if chance < params.pops:
        return "pop", 0, 0
    chance -= params.combines
    if chance < params.pops:
        return "combine", 0, 0
    value = rng.randint(1, params.largest)
    if chance < params.pops + params.changes:
        return "change", rng.randint(1, len(heap)), value
    return "push", value, 0


def perform(operation: Operation, heap: list[int]) -> None:
    """Carry out an operation on the array."""
    name, first, second = operation
    if name == "push":
        heap.append(first)
        _sift_up(heap, len(heap))
    elif name == "combine":
        least = heap[0]
        perform(("pop", 0, 0), heap)
        total = least + heap[0]
        perform(("pop", 0, 0), heap)
        perform(("push", total, 0), heap)
    elif name == "pop":
        last = heap.pop()
        if heap:
            heap[0] = last
            _sift_down(heap, 1)
    else:
        heap[first - 1] = second
        _sift_down(heap, _sift_up(heap, first))


def _sift_up(heap: list[int], place: int) -> int:
    """Swap with the parent while that is greater; give the place where this ends."""
    while place > 1 and heap[place // 2 - 1] > heap[place - 1]:
        heap[place - 1], heap[place // 2 - 1] = heap[place // 2 - 1], heap[place - 1]
        place //= 2
    return place


def _sift_down(heap: list[int], place: int) -> None:
    """Swap with the smaller child, the left one of equals, while that is smaller."""
    while children := [child for child in (2 * place, 2 * place + 1) if child <= len(heap)]:
        child = min(children, key=lambda child: heap[child - 1])
        if heap[child - 1] >= heap[place - 1]:
            return
        heap[place - 1], heap[child - 1] = heap[child - 1], heap[place - 1]
        place = child
