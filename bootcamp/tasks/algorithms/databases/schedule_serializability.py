"""Tell an interleaving of transactions that some serial order equals from one that none does.

Answer: an equivalent serial order, or a cycle of conflicts; every right one counts.
Harder: more transactions and operations, longer cycles.
Skills: search, deduction
Source: original; conflicts as in C. H. Papadimitriou, J. ACM 26 (1979).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import shortest_path, topological_order
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Record, Sequence, Word

Operation = tuple[int, bool, str]
"""A transaction (from 1), whether it writes, and the item."""


class ScheduleSerializability(
    Task["ScheduleSerializability.Params", "ScheduleSerializability.Instance", dict[str, Any]]
):
    version = 1

    class Params(task.Params):
        transactions: int = knob("how many transactions there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9)
        operations: int = knob("the number of operations", levels=(6, 8, 11, 13, 16, 19, 22, 25, 29, 34), ge=4, le=60)
        items: int = knob("the number of items", levels=(2, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        cycle: int = knob("the fewest transactions of a cycle", levels=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)

    class Instance(task.Instance):
        transactions: int
        operations: tuple[Operation, ...]

    prompt = Prompt(
        en=r"""
        The transactions T1 to T{{ transactions }} run interleaved; their operations come in this order:

        {% for own, writes, item in operations %}
        {{ loop.index }}. T{{ own }} {{ "writes" if writes else "reads" }} {{ item }}
        {% endfor %}

        Two operations of different transactions are in conflict if they are on the same item and at least one of them
        writes. A serial order of the transactions is equivalent if of any two transactions with operations in conflict
        that one comes first whose operation comes first, for each such pair of operations.

        If there is an equivalent serial order, answer with kind = order and give the transactions in such an order.
        Otherwise answer with kind = cycle and give different transactions in such an order that each has an operation
        that is in conflict with a later operation of the next one, and the last one such an operation with the first
        one. Any right answer will do.
        """,
        zh=r"""
        事务 T1 到 T{{ transactions }} 交错执行，各操作的先后如下：

        {% for own, writes, item in operations %}
        {{ loop.index }}. T{{ own }} {{ "写" if writes else "读" }} {{ item }}
        {% endfor %}

        不同事务的两个操作如果作用于同一数据项，且至少有一个是写，就相互冲突。事务的一个串行次序是等价的，是指：
        对每一对相互冲突的操作，先执行的操作所属的事务排在前面。

        如果存在等价的串行次序，答 kind = order，并按这样的次序写出各事务。
        否则答 kind = cycle，并写出若干个互不相同的事务，使得每个事务都有一个操作与下一个事务的某个更晚的操作冲突，
        最后一个事务与第一个事务之间也是如此。任何正确的回答都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        names = tuple(f"T{own}" for own in range(1, instance.transactions + 1))
        return Record(kind=Choice(("order", "cycle")), transactions=Sequence(Word(bank=names)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        count, cyclic = params.transactions, rng.random() < 0.5
        items = "abcdefghijkl"[: params.items]
        operations: list[Operation] = []
        for _ in range(40 * params.operations):
            if len(operations) == params.operations:
                break
            drawn = rng.randint(1, count), rng.random() < 0.5, rng.choice(items)
            arcs = _arcs([*operations, drawn])
            if topological_order(count, arcs) is not None or (cyclic and len(_cycle(count, arcs)) >= params.cycle):
                operations.append(drawn)
        instance = self.Instance(transactions=count, operations=tuple(operations))
        answer = self.solve(instance)
        first = list(dict.fromkeys(own for own, _, _ in operations))
        last = list(dict.fromkeys(own for own, _, _ in reversed(operations)))[::-1]
        easy = any(not _fault(count, _arcs(operations), order) for order in (first, last, sorted(first)))
        if len(operations) < params.operations or cyclic != (answer["kind"] == "cycle") or len(first) < count or easy:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        arcs = _arcs(instance.operations)
        order = topological_order(instance.transactions, arcs)
        found = _cycle(instance.transactions, arcs) if order is None else order
        return {"kind": "cycle" if order is None else "order", "transactions": tuple(f"T{one + 1}" for one in found)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        arcs, lines = _arcs(instance.operations), []
        for (i, one), (j, two) in combinations(enumerate(instance.operations, start=1), 2):
            if _arcs((one, two)):
                lines.append(f"{i}, {j} {one[2]}: T{one[0]} < T{two[0]}")
        left, listed = list(range(instance.transactions)), list[int]()
        while left:
            free = [one for one in left if not any((other, one) in arcs for other in left)]
            if not free:
                break
            listed.append(free[0])
            left.remove(free[0])
            told = {"en": f"nothing left before T{free[0] + 1}", "zh": f"没有剩下的在 T{free[0] + 1} 之前"}[language]
            lines.append(told)
        if left:
            walk = [left[0]]
            while walk.count(walk[0]) < 2:
                walk.insert(0, next(other for other in left if (other, walk[0]) in arcs))
            listed = walk[: walk.index(walk[0], 1)]
            lines.append(" < ".join(f"T{one + 1}" for one in walk))
        kind, found = "cycle" if left else "order", {"en": "found: ", "zh": "得到："}[language]
        lines.append(f"{found}kind = {kind}, transactions = [{', '.join(f'T{one + 1}' for one in listed)}]")
        return "\n".join(lines)

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        arcs, listed = _arcs(instance.operations), [int(name[1:]) for name in answer["transactions"]]
        if len(set(listed)) < len(listed):
            return "a transaction stands there twice"
        if answer["kind"] == "order":
            return _fault(instance.transactions, arcs, listed)
        if len(listed) < 2:
            return "a cycle has at least two transactions"
        steps = zip(listed, (*listed[1:], listed[0]), strict=True)
        missing = [pair for pair in steps if (pair[0] - 1, pair[1] - 1) not in arcs]
        return "" if not missing else "T{} has no operation in conflict with a later one of T{}".format(*missing[0])

    def key(self, instance: Instance) -> object:
        names: dict[object, int] = {}
        return [
            (names.setdefault(own, len(names)), writes, names.setdefault(item, len(names)))
            for own, writes, item in instance.operations
        ]


def _arcs(operations: list[Operation] | tuple[Operation, ...]) -> set[tuple[int, int]]:
    """Give the pairs of transactions, from 0, of which the first has an operation in conflict with a later one."""
    return {
        (one[0] - 1, two[0] - 1)
        for one, two in combinations(operations, 2)
        if one[0] != two[0] and one[2] == two[2] and (one[1] or two[1])
    }


def _cycle(count: int, arcs: set[tuple[int, int]]) -> list[int]:
    """Give a shortest cycle; empty if there is none."""
    closed = (shortest_path(count, tuple(sorted(arcs)), end, start, directed=True) for start, end in sorted(arcs))
    return min(filter(None, closed), key=len, default=[])


def _fault(count: int, arcs: set[tuple[int, int]], listed: list[int]) -> str:
    """Say what is wrong with a serial order."""
    if len(listed) < count:
        return "not all transactions are in the order"
    against = [pair for pair in sorted(arcs) if listed.index(pair[0] + 1) > listed.index(pair[1] + 1)]
    return f"a conflict puts T{against[0][0] + 1} before T{against[0][1] + 1}" if against else ""
