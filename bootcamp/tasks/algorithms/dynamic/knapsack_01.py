"""Choose items for a bag, or for two bags, so that their value is as great as possible.

Answer: the chosen items of each bag; every best choice counts.
Harder: more and heavier items, two bags, cases on which choosing by value, by weight or by their ratio fails.
Skills: search, arithmetic
Source: original; the knapsack problem, R. Bellman, Dynamic Programming (1957).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set

Chosen = dict[str, frozenset[int]]
"""The numbers of the items in each bag, ``bag1`` and ``bag2``."""

_ORDERS: tuple[Callable[[tuple[int, int]], float], ...] = (
    lambda item: -item[1],
    lambda item: item[0],
    lambda item: -item[1] / item[0],
)
"""The obvious orders in which to take items: the most valuable, the lightest, the best value for its weight first."""


class Knapsack01(Task["Knapsack01.Params", "Knapsack01.Instance", Chosen]):
    version = 1

    class Params(task.Params):
        items: int = knob("the number of items", levels=(6, 7, 8, 9, 11, 8, 9, 10, 12, 14), ge=3, le=20)
        weight: int = knob("the greatest weight", levels=(9, 12, 15, 20, 25, 12, 15, 20, 25, 30), ge=5, le=60)
        bags: int = knob("the number of bags", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        items: tuple[tuple[int, int], ...]
        """Weight and value."""
        capacities: tuple[int, ...]
        best: int
        """The greatest value."""

        def rows(self) -> list[tuple[int, ...]]:
            return [(number, *item) for number, item in enumerate(self.items, start=1)]

    prompt = Prompt(
        en=r"""
        Items with a weight and a value:

        {{ rows() | table(["item", "weight", "value"]) }}

        {% if capacities | length == 1 %}
        A bag carries a weight of at most {{ capacities[0] }}. Choose items for it whose total value is as great as
        possible. Give the set of the numbers of the chosen items as bag1.
        {% else %}
        Bag 1 carries a weight of at most {{ capacities[0] }} and bag 2 at most {{ capacities[1] }}. Choose items for
        each so that the total value of all that are in the bags is as great as possible; an item fits into one bag at
        most.
        Give the sets of the numbers of the items in bag 1 and in bag 2 as bag1 and bag2.
        {% endif %}
        Any best choice will do.
        """,
        zh=r"""
        下列物品各有重量和价值：

        {{ rows() | table(["物品", "重量", "价值"]) }}

        {% if capacities | length == 1 %}
        一个背包的载重至多为 {{ capacities[0] }}。请为它选择物品，使总价值最大。
        以 bag1 写出所选物品的编号的集合。
        {% else %}
        1 号背包的载重至多为 {{ capacities[0] }}，2 号至多为 {{ capacities[1] }}。请为两个背包各选一些物品，
        使装进背包的所有物品的总价值最大；一件物品至多放进一个背包。
        请以 bag1 和 bag2 写出 1 号和 2 号背包中物品编号的集合。
        {% endif %}
        任何一种最优的选择都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Chosen]:
        items = Set(Integer(1, len(instance.items)))
        return Record(**{f"bag{number}": items for number in range(1, len(instance.capacities) + 1)})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Chosen]:
        items = []
        for _ in range(params.items):
            weight = rng.randint(max(2, params.weight // 5), params.weight)
            items.append((weight, max(1, weight + rng.randint(-weight // 3, weight // 3))))
        total = sum(weight for weight, _ in items)
        share = rng.uniform(0.35, 0.6) / params.bags
        capacities = tuple(int(total * share * rng.uniform(0.8, 1.2)) for _ in range(params.bags))
        instance = self.Instance(items=tuple(items), capacities=capacities, best=0)
        answer = self.solve(instance)
        most = _worth(instance, answer)
        instance = instance.model_copy(update={"best": most})
        if any(_worth(instance, _fill(instance, order)) == most for order in _ORDERS) or not all(answer.values()):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Chosen:
        best = {instance.capacities: 0}  # the value that leaves so much room
        ways: list[dict[tuple[int, ...], tuple[tuple[int, ...], int]]] = []
        for weight, value in instance.items:
            after: dict[tuple[int, ...], int] = {}
            came: dict[tuple[int, ...], tuple[tuple[int, ...], int]] = {}
            for room, bag in product(best, range(len(instance.capacities) + 1)):
                if bag and room[bag - 1] < weight:
                    continue
                state = tuple(own - weight * (place == bag - 1) for place, own in enumerate(room)) if bag else room
                worth = best[room] + (value if bag else 0)
                if worth > after.get(state, -1):
                    after[state], came[state] = worth, (room, bag)
            best = after
            ways.append(came)
        state = max(best, key=lambda room: (best[room], room))
        chosen: list[set[int]] = [set() for _ in instance.capacities]
        for number in range(len(instance.items), 0, -1):
            state, bag = ways[number - 1][state]
            if bag:
                chosen[bag - 1].add(number)
        return _named(chosen)

    def check(self, instance: Instance, answer: Chosen) -> str:
        for (bag, own), capacity in zip(answer.items(), instance.capacities, strict=True):
            if sum(instance.items[number - 1][0] for number in own) > capacity:
                return f"{bag} is too heavy"
        if len(frozenset().union(*answer.values())) < sum(map(len, answer.values())):
            return "an item is in both bags"
        return "" if _worth(instance, answer) == instance.best else "more value is possible"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.items), sorted(instance.capacities)]


def _worth(instance: Knapsack01.Instance, chosen: Chosen) -> int:
    return sum(instance.items[number - 1][1] for own in chosen.values() for number in own)


def _fill(instance: Knapsack01.Instance, order: Callable[[tuple[int, int]], float]) -> Chosen:
    """Put items in by a rule, each into the first bag with room for it."""
    room = list(instance.capacities)
    chosen: list[set[int]] = [set() for _ in room]
    numbered = enumerate(instance.items, start=1)
    for number, (weight, _) in sorted(numbered, key=lambda one: order(one[1])):
        for bag, left in enumerate(room):
            if weight <= left:
                chosen[bag].add(number)
                room[bag] -= weight
                break
    return _named(chosen)


def _named(chosen: list[set[int]]) -> Chosen:
    return {f"bag{number}": frozenset(own) for number, own in enumerate(chosen, start=1)}
