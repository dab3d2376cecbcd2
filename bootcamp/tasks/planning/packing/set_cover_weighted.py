"""Choose sets of least total cost that cover every element as often as required.

Answer: the names of the chosen sets; every cheapest choice counts.
Harder: more elements and sets, elements to be covered twice, sets that exclude each other.
Skills: optimization, search
Source: original; weighted set cover, V. Chvatal (1979).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

Choice = frozenset[str]

_BUDGET = 6000


class SetCoverWeighted(Task["SetCoverWeighted.Params", "SetCoverWeighted.Instance", Choice]):
    version = 1

    class Params(task.Params):
        elements: int = knob("the number of elements", levels=(5, 6, 7, 8, 10, 11, 12, 14, 16, 18), ge=3, le=24)
        sets: int = knob("the number of sets", levels=(4, 5, 7, 8, 10, 11, 12, 14, 15, 17), ge=3, le=24)
        twice: int = knob("elements to be covered twice", levels=(0, 0, 0, 1, 2, 2, 3, 3, 4, 4), ge=0, le=12)
        conflicts: int = knob(
            "pairs of sets that exclude each other", levels=(0, 0, 0, 0, 0, 0, 2, 2, 3, 4), ge=0, le=9
        )

    class Instance(task.Instance):
        hidden = ("best",)

        elements: int
        sets: tuple[tuple[int, ...], ...]
        costs: tuple[int, ...]
        twice: tuple[int, ...]
        conflicts: tuple[tuple[int, int], ...]
        """Pairs of sets, from 0."""
        best: int

        def names(self) -> tuple[str, ...]:
            return tuple(f"S{i}" for i in range(1, len(self.sets) + 1))

        def rows(self) -> list[list[object]]:
            members = [", ".join(map(str, one)) for one in self.sets]
            return [list(row) for row in zip(self.names(), members, self.costs, strict=True)]

    prompt = Prompt(
        en="""
        These sets of numbers from 1 to {{ elements }} are on offer, each at a cost and at most once:

        {{ rows() | table(["set", "members", "cost"]) }}

        - Every number from 1 to {{ elements }} must be a member of at least one chosen set.
        {% for one in twice -%}
        - The number {{ one }} must be a member of at least two chosen sets.
        {% endfor -%}
        {% for i, j in conflicts -%}
        - {{ names()[i] }} and {{ names()[j] }} must not both be chosen.
        {% endfor %}

        Choose sets so that the total cost is as small as possible. Give the names of the chosen sets. Any cheapest
        choice will do.
        """,
        zh="""
        有下列由 1 到 {{ elements }} 的数组成的集合可选，每个集合有一个费用，至多选一次：

        {{ rows() | table(["集合", "元素", "费用"]) }}

        - 1 到 {{ elements }} 的每个数都至少属于一个选中的集合。
        {% for one in twice -%}
        - 数 {{ one }} 至少属于两个选中的集合。
        {% endfor -%}
        {% for i, j in conflicts -%}
        - {{ names()[i] }} 和 {{ names()[j] }} 不得同时选。
        {% endfor %}

        请选择集合，使总费用最小，并写出选中集合的名称。任何一种最省的选法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Choice]:
        return Set(Word(instance.names()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Choice]:
        n, m = params.elements, params.sets
        sizes = [rng.randint(2, max(3, n // 3 + 1)) for _ in range(m)]
        sets = [tuple(sorted(rng.sample(range(1, n + 1), size))) for size in sizes]
        twice = tuple(sorted(rng.sample(range(1, n + 1), params.twice)))
        if len(set(sets)) < m or any(sum(x in one for one in sets) < 1 + (x in twice) for x in range(1, n + 1)):
            raise task.Retry
        pairs = [(i, j) for j in range(m) for i in range(j)]
        instance = self.Instance(
            elements=n,
            sets=tuple(sets),
            costs=tuple(2 * size + rng.randint(1, 6) for size in sizes),
            twice=twice,
            conflicts=tuple(sorted(rng.sample(pairs, params.conflicts))),
            best=0,
        )
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if m > 5 and best in (_cost(instance, _greedy(instance, by_rate)) for by_rate in (True, False)):
            raise task.Retry
        if len(answer) == m:
            raise task.Retry
        instance = instance.model_copy(update={"best": best})
        if params.conflicts and not self.check(instance, self.solve(instance.model_copy(update={"conflicts": ()}))):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Choice:
        best: tuple[int, list[int]] = (sum(instance.costs) + 1, [])
        nodes = 0
        rivals = [
            {j for pair in instance.conflicts if i in pair for j in pair if j != i} for i in range(len(instance.sets))
        ]

        def extend(cost: int, chosen: list[int], barred: frozenset[int], need: dict[int, int]) -> None:
            nonlocal best, nodes
            nodes += 1
            if nodes > _BUDGET:
                raise task.Retry
            if not need:
                best = cost, chosen
                return
            ways = {x: [i for i, one in enumerate(instance.sets) if x in one and i not in barred] for x in need}
            x = min(need, key=lambda x: (len(ways[x]) - need[x], x))
            tried: set[int] = set()
            for i in sorted(ways[x], key=lambda i: instance.costs[i]):
                if cost + instance.costs[i] < best[0]:
                    rest = {y: left - (y in instance.sets[i]) for y, left in need.items()}
                    now_barred = barred | tried | {i} | rivals[i]
                    extend(cost + instance.costs[i], [*chosen, i], now_barred, {y: k for y, k in rest.items() if k})
                tried.add(i)

        extend(0, [], frozenset(), {x: 1 + (x in instance.twice) for x in range(1, instance.elements + 1)})
        if not best[1]:
            raise task.Retry
        return frozenset(instance.names()[i] for i in best[1])

    def check(self, instance: Instance, answer: Choice) -> str:
        fault = _fault(instance, answer)
        return fault or ("" if _cost(instance, answer) == instance.best else "a cheaper choice is possible")

    def key(self, instance: Instance) -> object:
        pairs = [sorted((instance.sets[i], instance.costs[i]) for i in pair) for pair in instance.conflicts]
        return [sorted(zip(instance.sets, instance.costs, strict=True)), instance.twice, sorted(pairs)]


def _cost(instance: SetCoverWeighted.Instance, chosen: Choice) -> int:
    """Give the cost of a choice, -1 if it breaks a rule."""
    costs = dict(zip(instance.names(), instance.costs, strict=True))
    return -1 if _fault(instance, chosen) else sum(costs[name] for name in chosen)


def _fault(instance: SetCoverWeighted.Instance, chosen: Choice) -> str:
    members = [x for name, one in zip(instance.names(), instance.sets, strict=True) if name in chosen for x in one]
    for x in range(1, instance.elements + 1):
        if members.count(x) < 1 + (x in instance.twice):
            return f"the number {x} is not covered as often as it must be"
    for i, j in instance.conflicts:
        if {instance.names()[i], instance.names()[j]} <= chosen:
            return f"{instance.names()[i]} and {instance.names()[j]} are both chosen"
    return ""


def _greedy(instance: SetCoverWeighted.Instance, by_rate: bool) -> Choice:
    """Take again and again the set with the least cost for each new member, or the one with most new members."""
    need = {x: 1 + (x in instance.twice) for x in range(1, instance.elements + 1)}
    chosen: list[int] = []
    while any(left > 0 for left in need.values()):
        rates = []
        for i, one in enumerate(instance.sets):
            new = sum(need[x] > 0 for x in one)
            if (
                i not in chosen
                and new
                and not any(i in pair and set(pair) - {i} <= set(chosen) for pair in instance.conflicts)
            ):
                rates.append((instance.costs[i] * 1000 // new if by_rate else -new, i))
        if not rates:
            break
        chosen.append(min(rates)[1])
        for x in instance.sets[chosen[-1]]:
            need[x] -= 1
    return frozenset(instance.names()[i] for i in chosen)
