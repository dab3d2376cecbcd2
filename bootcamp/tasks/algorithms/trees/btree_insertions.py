"""Insert keys into a B-tree, whose overfull nodes split, and give the tree at the end.

Answer: every node as the list of its keys, level by level; unique.
Harder: more keys, so more splits and levels.
Skills: simulation, coding
Source: original; R. Bayer and E. McCreight, Acta Informatica 1 (1972).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Keys = tuple[int, ...]
Level = tuple[Keys, ...]


class BtreeInsertions(Task["BtreeInsertions.Params", "BtreeInsertions.Instance", "tuple[Level, ...]"]):
    version = 1

    class Params(task.Params):
        order: int = knob("the most children of a node", levels=(3, 3, 3, 4, 4, 4, 5, 4, 5, 3), ge=3, le=8)
        keys: int = knob("how many keys are inserted", levels=(5, 7, 9, 12, 15, 18, 23, 25, 32, 30), ge=4, le=60)

    class Instance(task.Instance):
        order: int
        keys: Keys

    answer = Sequence(Sequence(Sequence(Integer(), brackets="[]"), brackets="[]"), brackets="[]")
    prompt = Prompt(
        en=r"""
        A B-tree of order {{ order }} has nodes with at most {{ order - 1 }} keys each, in rising order. A node that is
        not a leaf has one child more than keys; the keys below a child lie between the two keys beside it. All leaves
        are on one level. At first the tree is one empty leaf.
        A key is put into the leaf where it belongs. If a node then has {{ order }} keys, it is split: its
        {{ "middle key" if order is odd else "key number %d" % (order // 2) }} moves up into the node above, between the
        two nodes that the keys before it and those after it make (with their children). The node above may have to be
        split then, and so on; where the root is split, the key makes a new root alone.

        These keys are inserted one after the other: {{ keys | comma }}.

        Give the tree at the end: the list of its levels from the root down, each the list of its nodes from the left,
        each the list of its keys, such as [[[5]], [[2, 3], [7]]].
        """,
        zh=r"""
        一棵 {{ order }} 阶 B 树的每个结点至多有 {{ order - 1 }} 个键，按从小到大排列。
        非叶结点的子结点比键多一个；某个子结点之下的键介于它两旁的两个键之间。所有叶结点在同一层。
        最初树只有一个空的叶结点。
        插入的键放进它所属的叶结点。如果某个结点因此有了 {{ order }} 个键，它就分裂：
        {{ "正中间的键" if order is odd else "第 %d 个键" % (order // 2) }}上移到上一层的结点中，
        位于它前面的键与后面的键（连同各自的子结点）所成的两个结点之间。
        上一层的结点也可能因此分裂，依此类推；如果分裂的是根，上移的键就单独成为新的根。

        依次插入以下各键：{{ keys | comma }}。

        请给出最后的树：从根起逐层列出，每层从左到右列出结点，每个结点列出它的键，例如 [[[5]], [[2, 3], [7]]]。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Level, ...]]:
        keys = rng.sample(range(1, 100), params.keys)
        instance = self.Instance(order=params.order, keys=tuple(keys))
        answer = self.solve(instance)
        if len(answer) < 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[Level, ...]:
        root = _Node([], [])
        for key in instance.keys:
            root = root.grown(key, instance.order, [])
        return root.levels()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        root, lines = _Node([], []), []
        for key in instance.keys:
            full: list[list[int]] = []
            root = root.grown(key, instance.order, full)
            split = "".join(f"{keys} → " for keys in full)
            lines.append(f"{key}: {split}{', '.join(sequence(map(list, level)) for level in root.levels())}")
        return "\n".join(lines)


class _Node:
    def __init__(self, keys: list[int], children: list[_Node]) -> None:
        self.keys, self.children = keys, children

    def levels(self) -> tuple[Level, ...]:
        levels, level = [], [self]
        while level:
            levels.append(tuple(tuple(node.keys) for node in level))
            level = [child for node in level for child in node.children]
        return tuple(levels)

    def grown(self, key: int, order: int, full: list[list[int]]) -> _Node:
        """Insert a key below this root, and give the root after that."""
        split = self.insert(key, order, full)
        return _Node([split[0]], [self, split[1]]) if split else self

    def insert(self, key: int, order: int, full: list[list[int]]) -> tuple[int, _Node] | None:
        """Insert a key below; if this node splits, give the key that moves up and the new node right of it.

        The keys of the nodes that are split are added to `full`.
        """
        place = sum(own < key for own in self.keys)
        if self.children:
            split = self.children[place].insert(key, order, full)
            if split is None:
                return None
            key, node = split
            self.children.insert(place + 1, node)
        self.keys.insert(place, key)
        if len(self.keys) < order:
            return None
        full.append(self.keys)
        middle = (order - 1) // 2
        right = _Node(self.keys[middle + 1 :], self.children[middle + 1 :])
        up = self.keys[middle]
        self.keys, self.children = self.keys[:middle], self.children[: middle + 1]
        return up, right
