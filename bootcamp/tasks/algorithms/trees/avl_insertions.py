"""Insert keys into an AVL tree, delete some, and give the balanced tree at the end.

Answer: the keys level by level, and how often a subtree was rotated; unique.
Harder: more keys, more deletions.
Skills: simulation, coding
Source: original; G. M. Adelson-Velsky and E. M. Landis (1962).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence


class AvlInsertions(Task["AvlInsertions.Params", "AvlInsertions.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        keys: int = knob("how many keys are inserted", levels=(5, 6, 8, 10, 12, 14, 17, 20, 23, 27), ge=4, le=60)
        deletions: int = knob("how many keys are deleted", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 8), ge=0, le=20)
        rotations: int = knob("the fewest rotations", levels=(1, 2, 3, 4, 4, 5, 6, 7, 8, 9), ge=0, le=20)

    class Instance(task.Instance):
        operations: tuple[int, ...]
        """Keys that are inserted, and the negatives of those that are deleted."""

        @property
        def deletes(self) -> bool:
            return min(self.operations) < 0

        def told(self, insert: str, delete: str) -> list[str]:
            return [f"{insert if key > 0 else delete} {abs(key)}" for key in self.operations]

    answer = Record(levels=Sequence(Integer()), rotations=Integer(low=0))
    prompt = Prompt(
        en=r"""
        An AVL tree is a binary search tree in which the heights of the left and the right subtree of every node differ
        by at most 1. It is empty at first. A key is inserted as a leaf.
        {% if deletes %}
        A key is deleted as in any search tree: a node with at most one child is replaced by that child or by nothing;
        in a node with two children the key is replaced by the next smaller key of the tree, whose node is deleted.
        {% endif %}
        Then, from the place of the change upwards, every node whose subtrees differ in height by 2 is put right. Let c
        be its taller child, on the side s. If the subtree of c on the side s is at least as tall as the other one of c,
        c is rotated up: c takes the place of the node, the node becomes the child of c on the other side and takes over
        the subtree that c had there. Else the child of c on the other side is first rotated up in place of c, and then
        in place of the node; these are two rotations.

        {{ told("insert", "delete") | comma }}

        Give "levels" (the keys at the end, level by level from the root down, each level from the left) and "rotations"
        (how many rotations there were in all).
        """,
        zh=r"""
        AVL 树是一种二叉搜索树，其中每个结点的左右子树高度至多相差 1。最初树为空。插入的键成为叶结点。
        {% if deletes %}
        删除一个键的办法与普通搜索树相同：至多有一个子结点的结点由该子结点取代（没有则直接去掉）；
        有两个子结点时，该结点的键换成树中比它小的最大键，再删去那个键原来所在的结点。
        {% endif %}
        然后从变动处向上，凡是左右子树高度相差 2 的结点都要调整。设 c 是它较高的子结点，在 s 侧。
        如果 c 在 s 侧的子树不低于 c 的另一棵子树，就把 c 旋上去：c 取代该结点的位置，该结点成为 c 在另一侧的子结点，
        并接过 c 原来在那一侧的子树。否则，先把 c 在另一侧的子结点旋上去取代 c，再把它旋上去取代该结点，这算两次旋转。

        {{ told("插入", "删除") | comma }}

        请给出 "levels"（最后的键，从根起逐层写出，每层从左到右）和 "rotations"（总共旋转了多少次）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        pool = rng.sample(range(1, 100), params.keys)
        if rng.random() < 0.4:  # runs of rising keys make more rotations
            half = rng.randint(2, params.keys // 2)
            pool[:half] = sorted(pool[:half])
        operations, held, left = [], list[int](), params.deletions
        for place, key in enumerate(pool):
            held.append(key)
            operations.append(key)
            while left and len(held) > 4 and (place == len(pool) - 1 or rng.random() < 0.2):
                operations.append(-held.pop(rng.randrange(len(held))))
                left -= 1
        instance = self.Instance(operations=tuple(operations))
        answer = self.solve(instance)
        if left or answer["rotations"] < params.rotations:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        tree = _Avl()
        root: _Node | None = None
        for operation in instance.operations:
            root = tree.insert(root, operation) if operation > 0 else tree.delete(root, -operation)
        level, levels = [root], list[int]()
        while level:
            present = [node for node in level if node]
            levels += [node.key for node in present]
            level = [child for node in present for child in node.sides]
        return {"levels": tuple(levels), "rotations": tree.rotations}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        tree, lines = _Avl(), list[str]()
        root: _Node | None = None
        for key in instance.operations:
            path, turned = _path(root, abs(key)), len(tree.log)
            root = tree.insert(root, key) if key > 0 else tree.delete(root, -key)
            told = " ".join(f"{one} {'L' if abs(key) < one else 'R'}" for one in path) or "-"
            turns = "".join(f", {one}" for one in tree.log[turned:])
            lines.append(f"{key:+}: {told}{turns}{f': {_nested(root)}' if turns or key < 0 else ''}")
        return "\n".join([*lines, f"{tree.rotations}: {_nested(root)}"])


class _Node:
    """A key with the left and the right child."""

    def __init__(self, key: int) -> None:
        self.key, self.height = key, 1
        self.sides: list[_Node | None] = [None, None]

    def child(self, side: int) -> _Node:
        """Give a child that is there."""
        child = self.sides[side]
        assert child is not None
        return child

    def depth(self, side: int) -> int:
        """Give the height of the subtree on a side."""
        child = self.sides[side]
        return child.height if child else 0


class _Avl:
    """The operations, which return the root of the changed subtree; counts rotations."""

    def __init__(self) -> None:
        self.rotations = 0
        self.log: list[str] = []

    def insert(self, node: _Node | None, key: int) -> _Node:
        if node is None:
            return _Node(key)
        side = int(key > node.key)
        node.sides[side] = self.insert(node.sides[side], key)
        return self._put_right(node)

    def delete(self, node: _Node | None, key: int) -> _Node | None:
        assert node is not None
        if key != node.key:
            side = int(key > node.key)
            node.sides[side] = self.delete(node.sides[side], key)
        elif None in node.sides:
            return node.sides[0] or node.sides[1]
        else:
            lower = node.child(0)
            while lower.sides[1]:
                lower = lower.child(1)
            node.key = lower.key
            node.sides[0] = self.delete(node.sides[0], lower.key)
        return self._put_right(node)

    def _put_right(self, node: _Node) -> _Node:
        for side in (0, 1):
            if node.depth(side) - node.depth(1 - side) == 2:
                child = node.child(side)
                if child.depth(side) < child.depth(1 - side):
                    node.sides[side] = self._rotate(child, 1 - side)
                return self._rotate(node, side)
        return _measured(node)

    def _rotate(self, node: _Node, side: int) -> _Node:
        """Rotate the child on a side into the place of the node."""
        self.rotations += 1
        child = node.child(side)
        self.log.append(f"{child.key} ↑ {node.key}")
        node.sides[side], child.sides[1 - side] = child.sides[1 - side], node
        _measured(node)
        return _measured(child)


def _measured(node: _Node) -> _Node:
    node.height = 1 + max(node.depth(0), node.depth(1))
    return node


def _path(node: _Node | None, key: int) -> list[int]:
    """Give the keys that are met on the way to where a key is or belongs."""
    return [] if node is None or node.key == key else [node.key, *_path(node.sides[key > node.key], key)]


def _nested(node: _Node | None) -> str:
    """Write a tree as key(left, right)."""
    if node is None:
        return "-"
    left, right = map(_nested, node.sides)
    return f"{node.key}({left}, {right})" if left != "-" or right != "-" else str(node.key)
