"""Choose vertices of a rooted tree, each only with its parent, for the greatest gain within a budget.

Answer: the set of vertices; every best choice is right.
Harder: more vertices, larger costs and gains, richer vertices deep in the tree, trees in which taking the best open
vertex again and again fails.
Skills: optimization, search
Source: original; the tree knapsack problem is by G. S. Lukes (1974).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.trees import random_parents, to_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class TreePruneKnapsack(Task["TreePruneKnapsack.Params", "TreePruneKnapsack.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 12, 14, 17, 20, 24, 28), ge=4, le=40)
        dearest: int = knob("the largest cost", levels=(4, 5, 5, 6, 7, 8, 9, 10, 12, 15), ge=2, le=50)
        richest: int = knob("the largest gain", levels=(9, 9, 12, 15, 20, 25, 30, 35, 40, 50), ge=2, le=500)
        trap: bool = knob("whether the best open vertex again and again fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        parents: tuple[int, ...]  # of the vertices in order, 0 for the root
        costs: tuple[int, ...]
        gains: tuple[int, ...]
        budget: int
        best: int  # the greatest total gain

        @property
        def root(self) -> int:
            return self.parents.index(0) + 1

        @property
        def rows(self) -> list[tuple[int, int | str, int, int]]:
            rows = zip(self.parents, self.costs, self.gains, strict=True)
            return [(vertex, above or "-", cost, gain) for vertex, (above, cost, gain) in enumerate(rows, start=1)]

    prompt = Prompt(
        en=r"""
        A rooted tree has the vertices 1 to {{ parents | length }}; the root is {{ root }}. The table gives the parent,
        the cost and the gain of each vertex.

        {{ rows | table(["vertex", "parent", "cost", "gain"]) }}

        Choose vertices so that with every chosen vertex other than the root its parent is chosen too, and the sum of
        the costs of the chosen vertices is at most {{ budget }}. The sum of their gains must be as large as possible.
        Give the set of chosen vertices; if there are several best sets, give any one.
        """,
        zh=r"""
        一棵有根树的顶点为 1 到 {{ parents | length }}，根为 {{ root }}。下表给出每个顶点的父顶点、费用和收益。

        {{ rows | table(["顶点", "父顶点", "费用", "收益"]) }}

        请选出若干个顶点：除根以外，选中一个顶点时必须同时选中它的父顶点；选中的顶点的费用之和不超过 {{ budget }}。
        选中的顶点的收益之和必须尽可能大。请给出选中的顶点的集合；如果最好的集合有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=len(instance.parents)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            parents = random_parents(rng, n, 3 + n // 5)
            costs = tuple(rng.randint(1, params.dearest) for _ in range(n))
            depths = [len(to_root(parents, v)) for v in range(n)]
            gains = tuple(rng.randint(1, max(2, params.richest * depth // max(depths))) for depth in depths)
            budget = sum(costs) * rng.randint(35, 55) // 100
            if costs[parents.index(-1)] > budget:
                continue
            best, chosen = _best(parents, costs, gains, budget)
            if params.trap and any(_greedy(parents, costs, gains, budget, by) == best for by in (0, 1)):
                continue
            instance = self.Instance(
                parents=tuple(above + 1 for above in parents), costs=costs, gains=gains, budget=budget, best=best
            )
            return instance, frozenset(v + 1 for v in chosen)
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        for vertex in sorted(answer):
            above = instance.parents[vertex - 1]
            if above and above not in answer:
                return f"vertex {vertex} is chosen without its parent"
        cost = sum(instance.costs[vertex - 1] for vertex in answer)
        if cost > instance.budget:
            return f"the costs exceed the budget by {cost - instance.budget}"
        gain = sum(instance.gains[vertex - 1] for vertex in answer)
        return "" if gain == instance.best else "a greater gain is possible"


def _best(parents: Sequence[int], costs: Sequence[int], gains: Sequence[int], budget: int) -> tuple[int, list[int]]:
    """Go through the vertices from the last in depth-first order: take one, or leave out all that hangs below it."""
    order = sorted(range(len(parents)), key=lambda v: to_root(parents, v)[::-1])
    sizes = [sum(v in to_root(parents, u) for u in order) for v in order]
    table: list[list[tuple[int, list[int]]]] = [[(0, []) for _ in range(budget + 1)]]
    for place in reversed(range(len(order))):
        v, after, left_out = order[place], table[0], table[sizes[place] - 1]
        row = []
        for money in range(budget + 1):
            gain, chosen = left_out[money]
            if costs[v] <= money and gains[v] + after[money - costs[v]][0] > gain:
                rest = after[money - costs[v]]
                gain, chosen = gains[v] + rest[0], [v, *rest[1]]
            row.append((gain, chosen))
        table.insert(0, row)
    return table[0][budget]


def _greedy(parents: Sequence[int], costs: Sequence[int], gains: Sequence[int], budget: int, by: int) -> int:
    """Add up the gains if the open vertex of the greatest gain (or gain per cost) is taken again and again."""
    chosen, money = [parents.index(-1)], budget - costs[parents.index(-1)]
    while True:
        new = [v for v in range(len(parents)) if v not in chosen and parents[v] in chosen and costs[v] <= money]
        if not new:
            return sum(gains[v] for v in chosen)
        chosen.append(max(new, key=lambda v: Fraction(gains[v], 1 if by else costs[v])))
        money -= costs[chosen[-1]]
