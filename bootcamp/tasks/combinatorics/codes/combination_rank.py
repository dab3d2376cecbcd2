"""Give the index of a k-subset in lexicographic or colexicographic order, or the subset at an index.

Answer: one integer, or the subset as an increasing list.
Harder: larger sets, colexicographic order, subsets of half the size.
Skills: counting
Source: original; the combinatorial number system, D. H. Lehmer (1964).
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma, sequence
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Subset = tuple[int, ...]


class CombinationRank(Task["CombinationRank.Params", "CombinationRank.Instance", Any]):
    version = 1

    class Params(task.Params):
        size: int = knob("the least size of the set", levels=(6, 8, 11, 12, 13, 14, 16, 20, 27, 36), ge=4, le=60)
        chosen: int = knob("the size of the subsets", levels=(3, 3, 4, 4, 5, 5, 6, 7, 9, 11), ge=2, le=20)
        colex: bool = knob("whether the order may be colexicographic", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        size: int
        chosen: int
        colex: bool
        subset: Subset
        """Empty if it is asked."""
        index: int
        """-1 if it is asked."""

    prompt = Prompt(
        en=r"""
        All subsets of {1, 2, ..., {{ size }}} with exactly {{ chosen }} elements are listed, each with its elements in
        increasing order. The list is sorted in {{ "colexicographic" if colex else "lexicographic" }} order: of two
        subsets, the one with the smaller {{ "last" if colex else "first" }} element comes first; if the
        {{ "last" if colex else "first" }} elements are equal, the {{ "last but one" if colex else "second" }} elements
        are compared, and so on. The subsets are numbered in this order, beginning with 0.

        {% if subset %}
        What is the number of the subset {{ subset | sequence }}?
        {% else %}
        Which subset has the number {{ index }}? Give its elements in increasing order.
        {% endif %}
        """,
        zh=r"""
        列出 {1, 2, ..., {{ size }}} 的所有恰有 {{ chosen }} 个元素的子集，每个子集的元素从小到大写。这些子集按
        {%- if colex %}
        余字典序排列：先比较两个子集的最后一个元素，较小的排在前面；若最后一个元素相同，就比较倒数第二个元素，依此类推。
        {%- else %}
        字典序排列：先比较两个子集的第一个元素，较小的排在前面；若第一个元素相同，就比较第二个元素，依此类推。
        {%- endif %}
        按此顺序从 0 开始编号。

        {% if subset %}
        子集 {{ subset | sequence }} 的编号是多少？
        {% else %}
        编号为 {{ index }} 的子集是什么？把它的元素从小到大写出。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.subset:
            return Integer(low=0)
        return Sequence(Integer(1, instance.size), length=instance.chosen)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, k = params.size + rng.randint(0, 3), params.chosen
        subset = tuple(sorted(rng.sample(range(1, n + 1), k)))
        colex = params.colex and rng.random() < 0.6
        index = _index(n, subset, colex)
        if not comb(n, k) // 20 < index < comb(n, k) - comb(n, k) // 20:
            raise Retry
        shown = rng.random() < 0.5
        instance = self.Instance(
            size=n, chosen=k, colex=colex, subset=subset if shown else (), index=-1 if shown else index
        )
        return instance, index if shown else subset

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        colex, left, rest = instance.colex, instance.chosen, max(instance.index, 0)
        below, drawn = instance.size - 1, left if colex else left - 1
        ways, shown = below, [str(below)]
        for i in range(2, drawn + 1):
            shown.append(f"{ways}·{below - i + 1}/{i} = {ways * (below - i + 1) // i}")
            ways = ways * (below - i + 1) // i
        lines, taken = [f"C({below}, {drawn}): {comma(shown)}"], list[int]()
        while left:
            element = below + 1 if colex else instance.size - below
            if not drawn:  # each of the places left counts as one
                last = instance.subset[-1] if instance.subset else element + rest
                passed = f"{rest} + {last} - {element}" if instance.subset else f"{element} + {rest}"
                rest += last - element if instance.subset else 0
                lines.append(f"{passed} = {rest if instance.subset else last}")
                taken.append(last)
                break
            less = rest < ways
            takes = element in instance.subset if instance.subset else less != colex
            if instance.subset:
                step = f": {rest} + {ways} = {rest + ways}" if takes == colex else ""
                lines.append(f"{element} {'+' if takes else '-'}{step}")
                rest += ways if takes == colex else 0
            else:
                step = f"{rest} < {ways}" if less else f"{rest} - {ways} = {rest - ways}"
                lines.append(f"{element} {'+' if takes else '-'}: {step}")
                rest -= 0 if less else ways
            left -= takes
            if left:
                factor = drawn if takes else below - drawn
                after = ways * factor // below
                lines[-1] += f"; {ways}·{factor}/{below} = {after}"
                ways, drawn = after, drawn - takes
            below -= 1
            taken += [element] * takes
        return "\n".join([*lines, str(rest) if instance.subset else sequence(sorted(taken))])


def _index(n: int, subset: Subset, colex: bool) -> int:
    """Count the subsets before one; the lexicographic order is the colexicographic one of mirrored sets, backwards."""
    k = len(subset)
    if colex:
        return sum(comb(element - 1, place) for place, element in enumerate(subset, start=1))
    return comb(n, k) - 1 - _index(n, tuple(n + 1 - element for element in reversed(subset)), True)
