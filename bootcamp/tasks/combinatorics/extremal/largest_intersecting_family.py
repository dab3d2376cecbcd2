"""Choose as many of the given sets as possible so that any two of them have a common element.

Answer: the names of the chosen sets; every largest choice counts.
Harder: more sets, choices that no common element of all explains.
Skills: search, optimization
Source: original; P. Erdős, C. Ko and R. Rado, Intersection theorems for systems of finite sets (1961).
Small: five pairs of six elements are few families up to the names of the elements.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.prompts import braces
from bootcamp.lib.vertex_sets import largest_clique
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Set


class LargestIntersectingFamily(
    Task["LargestIntersectingFamily.Params", "LargestIntersectingFamily.Instance", frozenset[int]]
):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        sets: int = knob("the number of sets", levels=(5, 6, 10, 11, 12, 14, 17, 20, 24, 28), ge=4, le=40)
        elements: int = knob("the number of elements", levels=(6, 7, 8, 8, 9, 9, 10, 10, 10, 11), ge=4, le=20)
        size: int = knob("the number of elements of each set", levels=(2, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=6)

    class Instance(task.Instance):
        sets: tuple[tuple[int, ...], ...]
        best: int
        """The size of a largest choice."""

        @property
        def shown(self) -> list[str]:
            return [braces(one) for one in self.sets]

    prompt = Prompt(
        en=r"""
        These {{ sets | length }} sets are given:

        {{ shown | numbered }}

        Choose as many of them as possible so that any two of the chosen sets have at least one element in common. (It
        is not necessary that one element is in all of them.) Give the set of the numbers of the chosen sets. Any
        largest choice will do.
        """,
        zh=r"""
        给定下面 {{ sets | length }} 个集合：

        {{ shown | numbered }}

        从中选出尽可能多的集合，使任意两个选出的集合至少有一个公共元素（不要求有一个元素属于所有选出的集合）。
        写出选出的集合的编号组成的集合。任何一种最大的选法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, len(instance.sets)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        every = list(combinations(range(1, params.elements + 1), params.size))
        core = set(rng.sample(range(1, params.elements + 1), 3))
        double = [one for one in every if len(core.intersection(one)) == 2]  # any two of these meet within the core
        sets = rng.sample(double, min(params.sets // 2, len(double) - 1))
        sets += rng.sample([one for one in every if one not in sets], params.sets - len(sets))
        rng.shuffle(sets)
        masks = [sum(1 << element for element in one) for one in sets]
        near = [sum(1 << j for j, other in enumerate(masks) if one & other and j != i) for i, one in enumerate(masks)]
        chosen = largest_clique(near)
        star = max(sum(element in one for one in sets) for element in range(1, params.elements + 1))
        greedy = max(_greedy(near, order) for order in _orders(near))
        if params.sets > 6 and (star >= len(chosen) or greedy >= len(chosen)):
            raise Retry
        return self.Instance(sets=tuple(sets), best=len(chosen)), frozenset(one + 1 for one in chosen)

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        for a, b in combinations(sorted(answer), 2):
            if not set(instance.sets[a - 1]) & set(instance.sets[b - 1]):
                return f"sets {a} and {b} have no common element"
        return "" if len(answer) == instance.best else "more sets can be chosen"

    def key(self, instance: Instance) -> object:
        return nameless(("set", frozenset(map(str, one))) for one in instance.sets)


def _orders(near: list[int]) -> list[list[int]]:
    """Give the order of the list, and the order by how many other sets meet a set."""
    plain = list(range(len(near)))
    return [plain, sorted(plain, key=lambda i: -near[i].bit_count())]


def _greedy(near: list[int], order: list[int]) -> int:
    """Count the sets that are taken if each that meets all before is taken."""
    taken = 0
    for i in order:
        if near[i] & taken == taken:
            taken |= 1 << i
    return taken.bit_count()
