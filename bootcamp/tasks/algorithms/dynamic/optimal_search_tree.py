"""Build a search tree whose searches, weighted by how often they are made, look at as few keys as possible in all.

Answer: the keys of the tree in preorder; every best tree counts.
Harder: more keys, searches that fail, frequencies on which the obvious roots fail.
Skills: search, arithmetic
Source: original; optimal binary search trees, D. E. Knuth (1971).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Keys = tuple[int, ...]


class OptimalSearchTree(Task["OptimalSearchTree.Params", "OptimalSearchTree.Instance", Keys]):
    version = 1

    class Params(task.Params):
        keys: int = knob("the number of keys", levels=(3, 4, 5, 6, 5, 6, 7, 8, 9, 10), ge=2, le=16)
        most: int = knob("the greatest frequency", levels=(9, 12, 20, 25, 20, 25, 30, 40, 50, 60), ge=5, le=999)
        misses: int = knob("whether searches fail", levels=(0, 0, 0, 0, 1, 1, 1, 1, 1, 1), ge=0, le=1)

    class Instance(task.Instance):
        keys: Keys
        hits: Keys
        misses: Keys
        """How often is searched between the keys, one more than these; empty if no search fails."""
        least: int

        def rows(self) -> list[tuple[object, ...]]:
            return list(zip(self.keys, self.hits, strict=True))

        def gaps(self) -> list[tuple[object, ...]]:
            inner = [f"{low} < x < {high}" for low, high in zip(self.keys, self.keys[1:], strict=False)]
            return list(zip([f"x < {self.keys[0]}", *inner, f"x > {self.keys[-1]}"], self.misses, strict=True))

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        A binary search tree is to hold these keys. Each one is searched for as often as stated:

        {{ rows() | table(["key", "searches"]) }}

        {% if misses %}
        Numbers x that are not keys are searched for too, without success:

        {{ gaps() | table(["number", "searches"]) }}

        {% endif %}
        In the tree, all keys in the left subtree of a key are smaller than it, and all in its right subtree greater. A
        search goes down from the root and looks at every key that it meets, until it finds the key
        {{- " or the place where the number would have to be is empty" if misses }}; the key that is found counts too.
        Build the tree so that the keys that all these searches look at are as few as possible in all. Give its keys in
        preorder: the root, then the left subtree in preorder, then the right one. Any best tree will do.
        """,
        zh=r"""
        一棵二叉搜索树要存放下列关键字，各自被查找的次数如下：

        {{ rows() | table(["关键字", "查找次数"]) }}

        {% if misses %}
        也会查找不是关键字的数 x，这些查找不会成功：

        {{ gaps() | table(["数", "查找次数"]) }}

        {% endif %}
        在树中，一个关键字的左子树里的关键字都比它小，右子树里的都比它大。
        查找从根往下走，查看途中遇到的每一个关键字，直到找到所查的关键字
        {{- "，或者那个数应在的位置为空" if misses }}；被找到的关键字也算查看过一次。
        请建一棵树，使所有这些查找一共查看关键字的次数尽可能少。
        请按前序写出它的关键字：先是根，然后是左子树的前序，再是右子树的前序。任何一棵最优的树都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Keys]:
        keys = tuple(sorted(rng.sample(range(10, 100), params.keys)))
        hits = tuple(rng.randint(1, params.most) for _ in keys)
        misses = tuple(rng.randint(0, params.most) for _ in range(len(keys) + 1)) if params.misses else ()
        instance = self.Instance(keys=keys, hits=hits, misses=misses, least=0)
        answer = self.solve(instance)
        instance = instance.model_copy(update={"least": _cost(instance, answer)})
        if len(keys) > 4 and not all(self.check(instance, tree) for tree in _plain_trees(instance)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Keys:
        @cache
        def best(low: int, high: int) -> tuple[int, Keys]:
            """The least cost and the tree of the keys from one place up to another."""
            if low == high:
                return 0, ()
            found: list[tuple[int, Keys]] = []
            for root in range(low, high):
                (left, one), (right, two) = best(low, root), best(root + 1, high)
                found.append((left + right, (instance.keys[root], *one, *two)))
            cost, tree = min(found)
            return cost + _weight(instance, low, high), tree

        return best(0, len(instance.keys))[1]

    def check(self, instance: Instance, answer: Keys) -> str:
        if sorted(answer) != list(instance.keys):
            return "these are not the keys, each once"
        cost = _cost(instance, answer)
        if cost < 0:
            return "this is no preorder of a search tree"
        return "" if cost == instance.least else "fewer keys can be looked at"

    def key(self, instance: Instance) -> object:
        return [instance.hits, instance.misses]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        keys, lines = instance.keys, list[str]()
        costs = {(low, low): 0 for low in range(len(keys) + 1)}
        roots: dict[tuple[int, int], int] = {}
        for size in range(1, len(keys) + 1):
            for low in range(len(keys) - size + 1):
                high, weight = low + size, _weight(instance, low, low + size)
                sums = {root: costs[low, root] + costs[root + 1, high] for root in range(low, high)}
                roots[low, high] = best = min(sums, key=lambda root: (sums[root], root))
                costs[low, high] = sums[best] + weight
                tried = []
                for root, both in sums.items():
                    left, right = costs[low, root], costs[root + 1, high]
                    tried.append(f"{keys[root]}: {f'{left} + {right} = ' if left and right else ''}{both}")
                terms = [_weight(instance, low, high - 1), instance.hits[high - 1], *instance.misses[high : high + 1]]
                whole = f"{' + '.join(map(str, terms if terms[0] else terms[1:]))} = {weight}"
                if size > 1:
                    steps = [*tried, whole] if size > 2 or instance.misses else tried
                    steps.append(f"{sums[best]} + {weight} = {costs[low, high]}")
                    lines.append(f"{keys[low]}-{keys[high - 1]}: {'; '.join(steps)}")
                elif instance.misses:
                    lines.append(f"{keys[low]}: {whole}")
        preorder, waiting = list[int](), [(0, len(keys))]
        while waiting:
            low, high = waiting.pop()
            if low < high:
                root = roots[low, high]
                preorder.append(keys[root])
                waiting += [(root + 1, high), (low, root)]
        return "\n".join([*lines, f"{costs[0, len(keys)]}: {sequence(preorder)}"])


def _weight(instance: OptimalSearchTree.Instance, low: int, high: int) -> int:
    """Count the searches that end at the keys of a range or beside them."""
    return sum(instance.hits[low:high]) + sum(instance.misses[low : high + 1])


def _cost(instance: OptimalSearchTree.Instance, preorder: Keys) -> int:
    """Count the keys that are looked at; -1 if there is no such tree."""
    rest = list(preorder)

    def count(low: int, high: int) -> int:
        if low == high:
            return 0
        root = instance.keys.index(rest.pop(0))
        if not low <= root < high:
            return -(10**9)
        return _weight(instance, low, high) + count(low, root) + count(root + 1, high)

    return max(-1, count(0, len(instance.keys)))


def _plain_trees(instance: OptimalSearchTree.Instance) -> list[Keys]:
    """Choose each root by a rule: most often searched for, sides of most equal weight, sides of most equal size."""

    def tree(low: int, high: int, rule: Callable[[int, int, int], int]) -> Keys:
        if low == high:
            return ()
        root = min(range(low, high), key=lambda place: rule(low, place, high))
        return (instance.keys[root], *tree(low, root, rule), *tree(root + 1, high, rule))

    rules: tuple[Callable[[int, int, int], int], ...] = (
        lambda _, root, __: -instance.hits[root],
        lambda low, root, high: abs(_weight(instance, low, root) - _weight(instance, root + 1, high)),
        lambda low, root, high: max(_weight(instance, low, root), _weight(instance, root + 1, high)),
        lambda low, root, high: abs(root - low - (high - 1 - root)),
    )
    return [tree(0, len(instance.keys), rule) for rule in rules]
