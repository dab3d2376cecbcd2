"""Follow a segment tree whose additions are pushed down only when they must be.

Answer: the stored sum and the pending addition of the asked nodes; unique.
Harder: longer arrays, more operations, more asked nodes.
Skills: simulation, coding
Source: original; lazy propagation, as in the folklore of programming contests.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Operation = tuple[int, int, int]
"""The first and the last place, and what is added; 0 asks for the sum."""
Nodes = dict[str, tuple[int, ...]]


class SegmentTreeLazyState(Task["SegmentTreeLazyState.Params", "SegmentTreeLazyState.Instance", Nodes]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the array", levels=(4, 4, 5, 6, 7, 8, 9, 11, 13, 16), ge=3, le=32)
        operations: int = knob("the number of operations", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=2, le=40)
        asked: int = knob("the number of asked nodes", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=10)

    class Instance(task.Instance):
        size: int
        operations: tuple[Operation, ...]
        asked: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        An array has the places 1 to {{ size }}, with 0 at each. A segment tree stores its sums: the node of the segment
        l-r with l < r has the two children l-m and (m+1)-r, where m = (l + r) / 2, rounded down; the root is
        1-{{ size }}, and l-l is the node of a single place. Each node has a sum and a pending addition, both 0 at
        first.
        An operation on the places a to b starts at the root and does this at a node l-r:
        - If a to b does not meet l-r, nothing.
        - If l-r lies within a to b: in an addition of v, the sum of the node grows by v times the number of places of
          l-r, and its pending addition grows by v. In a query nothing is changed.
        - Else: first the pending addition p of the node is pushed, that is, for each child the sum grows by p times the
          number of its places and the pending addition grows by p, and then that of the node becomes 0. Next the
          operation does the same at both children. After an addition the sum of the node becomes the sum of those of
          its children.

        {% for first, last, value in operations %}
        {{ loop.index }}. {{ "add %d to the places %d to %d" % (value, first, last) if value else
        "query the places %d to %d" % (first, last) }}
        {% endfor %}

        Give for {{ "each of the nodes" if asked | length > 1 else "the node" }} {{ asked | listed(language) }} the pair
        [sum, pending addition] at the end.
        """,
        zh=r"""
        一个数组有第 1 到第 {{ size }} 位，最初都是 0。线段树存储它的和：
        线段 l-r（l < r）的结点有两个子结点 l-m 和 (m+1)-r，
        其中 m = (l + r) / 2 向下取整；根是 1-{{ size }}，只含一位的结点写作 l-l。每个结点有一个和与一个待加数，
        最初都是 0。
        对第 a 到第 b 位的操作从根开始，在结点 l-r 处这样进行：
        - 如果 a 到 b 与 l-r 不相交，什么也不做。
        - 如果 l-r 完全在 a 到 b 之内：若是加 v，该结点的和增加 v 乘以 l-r 的位数，待加数增加 v；若是查询，什么也不变。
        - 否则：先下推该结点的待加数 p，即每个子结点的和增加 p 乘以其位数、待加数增加 p，然后该结点的待加数变为 0；
          再对两个子结点做同样的操作。若是加法，之后该结点的和变为两个子结点的和之和。

        {% for first, last, value in operations %}
        {{ loop.index }}. {{ "第 %d 到第 %d 位各加 %d" % (first, last, value) if value else
        "查询第 %d 到第 %d 位" % (first, last) }}
        {% endfor %}

        请对结点 {{ asked | listed(language) }} 写出最后的 [和, 待加数]。
        """,
    )

    def format(self, instance: Instance) -> Format[Nodes]:
        pair = Sequence(Integer(), length=2, brackets="[]")
        return Mapping(Word(bank=instance.asked), pair, required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Nodes]:
        operations: list[Operation] = []
        while len(operations) < params.operations:
            first, last = sorted(rng.sample(range(1, params.size + 1), 2))
            value = rng.choice((0, 1, 1, 1)) * rng.choice((*range(1, 10), -1, -2, -3))
            if operations or value:
                operations.append((first, last, value))
        state = _run(params.size, operations)
        lively = [name for name, (_, pending) in state.items() if pending and "-" in name]
        rest = [name for name, (total, _) in state.items() if name not in lively and total]
        if not lively or len(lively) + len(rest) < params.asked:
            raise task.Retry
        rng.shuffle(lively)
        rng.shuffle(rest)
        most = max(1, min(len(lively), params.asked * 2 // 3))
        chosen = [*lively[:most], *rest, *lively[most:]][: params.asked]
        instance = self.Instance(size=params.size, operations=tuple(operations), asked=tuple(sorted(chosen, key=_ends)))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Nodes:
        state = _run(instance.size, instance.operations)
        return {name: state[name] for name in instance.asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        _run(instance.size, instance.operations, lines)
        return "\n".join(lines)


def _ends(name: str) -> list[int]:
    return [int(end) for end in name.split("-")]


def _run(
    size: int, operations: list[Operation] | tuple[Operation, ...], lines: list[str] | None = None
) -> dict[str, tuple[int, int]]:
    """Give sum and pending addition of every node by its name; a single place is named ``l-l``.

    The changes of each operation are added to `lines`.
    """
    changes: list[str] = []
    sums: dict[tuple[int, int], int] = {}
    pending: dict[tuple[int, int], int] = {}

    def grow(node: tuple[int, int], value: int) -> None:
        sums[node] = sums.get(node, 0) + value * (node[1] - node[0] + 1)
        pending[node] = pending.get(node, 0) + value
        if value:
            note(node)

    def note(node: tuple[int, int]) -> None:
        changes.append(f"{node[0]}-{node[1]} [{sums[node]}, {pending[node]}]")

    def visit(node: tuple[int, int], operation: Operation) -> None:
        first, last, value = operation
        low, high = node
        if last < low or high < first:
            return
        if first <= low and high <= last:
            if value:
                grow(node, value)
            return
        middle = (low + high) // 2
        children = (low, middle), (middle + 1, high)
        pushed, pending[node] = pending.get(node, 0), 0
        for child in children:
            grow(child, pushed)
        for child in children:
            visit(child, operation)
        if value:
            sums[node] = sum(sums.get(child, 0) for child in children)
        if value or pushed:
            note(node)

    for operation in operations:
        visit((1, size), operation)
        if lines is not None:
            lines.append(f"{len(lines) + 1}. {', '.join(changes) or '-'}")
        changes.clear()
    return {f"{low}-{high}": (total, pending[low, high]) for (low, high), total in sums.items()}
