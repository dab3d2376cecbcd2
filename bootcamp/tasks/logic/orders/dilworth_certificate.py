"""Part a partial order into as few chains as possible, and show an antichain with as many elements.

Answer: chains and an antichain; any partition and antichain of equal sizes will do, which proves both optimal.
Harder: more elements, more chains, orders in which taking longest chains one by one fails.
Skills: logic, optimization
Source: original; the theorem is by R. P. Dilworth (1950).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.posets import Pair, random_order, transitive_closure
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Set, Word

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Answer = dict[str, Any]


class DilworthCertificate(Task["DilworthCertificate.Params", "DilworthCertificate.Instance", Answer]):
    version = 1

    class Params(task.Params):
        elements: int = knob("how many elements there are", levels=(6, 7, 8, 9, 11, 13, 15, 18, 21, 24), ge=4, le=26)
        layers: int = knob("in how many layers they lie", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 6), ge=2, le=8)
        width: int = knob("how many chains are needed at least", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 6), ge=2, le=10)

    class Instance(task.Instance):
        elements: int
        pairs: tuple[Pair, ...]

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(_LETTERS[: self.elements])

        @property
        def shown(self) -> list[str]:
            return [f"{_LETTERS[a]} < {_LETTERS[b]}" for a, b in self.pairs]

    prompt = Prompt(
        en=r"""
        A partial order on the elements {{ names | comma }} is given by these comparabilities and all that follow from
        them by transitivity (if x < y and y < z, then x < z), and by no others:

        {{ shown | comma }}

        A chain is a set of elements any two of which are comparable (one is smaller than the other); an antichain is a
        set of elements no two of which are comparable. A single element is both.

        Part all elements into as few chains as possible, so that every element lies in exactly one chain, and give an
        antichain with as many elements as you have chains. Any right answer will do. Give chains, the set of the
        chains, and antichain; the order of the elements in a chain does not matter.
        """,
        zh=r"""
        在元素 {{ names | join("、") }} 上有一个偏序，由下列大小关系以及由它们按传递性（若 x < y 且 y < z，则 x < z）
        得出的大小关系组成，此外没有别的大小关系：

        {{ shown | comma }}

        链是任意两个元素都可比较（其中一个小于另一个）的元素集合；反链是任意两个元素都不可比较的元素集合。
        单个元素既是链也是反链。

        请把全部元素划分成尽可能少的链，使每个元素恰好属于一条链，并给出一个反链，其元素个数与链的条数相同。
        任何一个正确答案都可以。请给出 chains（所有链的集合）和 antichain（反链）；链中元素的书写顺序不限。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        word = Word(instance.names)
        return Record(chains=Set(Set(word)), antichain=Set(word))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.elements
        order = random_order(rng, n, params.layers, n * 3 // 2)
        chains, antichain = _optimum(n, order)
        if len(chains) < params.width or len(chains) > params.width + 3:
            raise task.Retry
        if params.elements >= 9 and _greedy(n, order) <= len(chains):
            raise task.Retry
        near = {(a, b) for a, b in order if not any((a, c) in order and (c, b) in order for c in range(n))}
        pairs = sorted(near | set(rng.sample(sorted(order - near), len(order - near) // 3)))
        rng.shuffle(pairs)
        named = frozenset(frozenset(_LETTERS[v] for v in chain) for chain in chains)
        answer = {"chains": named, "antichain": frozenset(_LETTERS[v] for v in antichain)}
        return self.Instance(elements=n, pairs=tuple(pairs)), answer

    def key(self, instance: Instance) -> object:
        return [instance.elements, sorted(instance.pairs)]

    def check(self, instance: Instance, answer: Answer) -> str:
        order = transitive_closure(instance.elements, instance.pairs)
        related = {frozenset((_LETTERS[a], _LETTERS[b])) for a, b in order}
        used = [name for chain in answer["chains"] for name in chain]
        if sorted(used) != sorted(instance.names):
            return "not every element lies in exactly one chain"
        if not all(frozenset(pair) in related for chain in answer["chains"] for pair in combinations(chain, 2)):
            return "two elements of a chain are not comparable"
        if any(frozenset(pair) in related for pair in combinations(answer["antichain"], 2)):
            return "two elements of the antichain are comparable"
        if len(answer["chains"]) != len(answer["antichain"]):
            return "the antichain has not as many elements as there are chains"
        return "" if all(answer["chains"]) else "a chain is empty"


def _optimum(n: int, order: set[Pair]) -> tuple[list[list[int]], list[int]]:
    """Find fewest chains by a largest matching, and an antichain from the vertices that alternating ways reach."""
    after = [[b for b in range(n) if (a, b) in order] for a in range(n)]
    before: dict[int, int] = {}

    def augment(a: int, seen: set[int]) -> bool:
        for b in after[a]:
            if b not in seen:
                seen.add(b)
                if b not in before or augment(before[b], seen):
                    before[b] = a
                    return True
        return False

    for a in range(n):
        augment(a, set())
    following = {a: b for b, a in before.items()}
    chains = []
    for start in range(n):
        if start not in before:
            chain = [start]
            while chain[-1] in following:
                chain.append(following[chain[-1]])
            chains.append(chain)
    left = [a for a in range(n) if a not in following]
    right: set[int] = set()
    for a in left:  # grows while it is walked through
        for b in after[a]:
            if b not in right:
                right.add(b)
                left.append(before[b])
    return chains, [v for v in range(n) if v in left and v not in right]


def _greedy(n: int, order: set[Pair]) -> int:
    """Count the chains if a longest one is taken off again and again."""
    rest, count = set(range(n)), 0
    while rest:
        longest: dict[int, list[int]] = {}
        for v in sorted(rest, key=lambda v: sum((u, v) in order for u in range(n))):
            best: list[int] = []
            for u in longest:
                best = longest[u] if (u, v) in order and len(longest[u]) > len(best) else best
            longest[v] = [*best, v]
        length = max(map(len, longest.values()))
        rest -= set(next(chain for chain in longest.values() if len(chain) == length))
        count += 1
    return count
