"""Insert keys into a plain binary search tree, delete some, and give the shape at the end.

Answer: the keys in preorder and the height; unique.
Harder: more keys, more deletions of nodes with two children.
Skills: simulation, coding
Source: original; T. N. Hibbard, J. ACM 9 (1962), for the deletion.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Tree = tuple[Any, int, Any] | None
"""The left tree, the key and the right tree."""


class BstDeletions(Task["BstDeletions.Params", "BstDeletions.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        keys: int = knob("how many keys are inserted", levels=(6, 7, 9, 11, 13, 15, 18, 21, 24, 28), ge=4, le=60)
        deletions: int = knob("how many keys are deleted", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 11), ge=1, le=30)

    class Instance(task.Instance):
        operations: tuple[int, ...]
        """Keys that are inserted, and the negatives of those that are deleted."""

        def told(self, insert: str, delete: str) -> list[str]:
            return [f"{insert if key > 0 else delete} {abs(key)}" for key in self.operations]

    answer = Record(preorder=Sequence(Integer()), height=Integer(low=1))
    prompt = Prompt(
        en=r"""
        A binary search tree is empty at first. A key is inserted as a leaf: from the root on one goes to the left child
        if the key is smaller than that of the node, else to the right child, until there is no node.
        A key is deleted with its node if that is a leaf; if the node has one child, that child with all below it takes
        its place. If the node has two children, the next greater key of the tree moves into it, and the node where that
        key was is deleted by the same rules. These operations are carried out:

        {{ told("insert", "delete") | comma }}

        Give "preorder" (the keys at the end, each node before all of its left subtree and that before all of its right
        subtree) and "height" (the number of nodes on the longest way from the root to a leaf).
        """,
        zh=r"""
        一棵二叉搜索树最初为空。插入的键成为叶结点：从根出发，键比结点的键小就走向左子结点，否则走向右子结点，
        直到没有结点为止。
        删除一个键时，如果它的结点是叶结点，就去掉这个结点；如果只有一个子结点，
        就由这个子结点连同其下的一切取代它的位置；
        如果有两个子结点，就把树中比它大的最小键移到这个结点中，再按同样的规则删去那个键原来所在的结点。
        依次执行以下操作：

        {{ told("插入", "删除") | comma }}

        请给出 "preorder"（最后各键的先序：每个结点先于它的整个左子树，左子树先于整个右子树）和
        "height"（从根到叶的最长路径上的结点数）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        pool = rng.sample(range(1, 100), params.keys)
        operations, held, left = [], list[int](), params.deletions
        tree: Tree = None
        doubles = 0
        for place, key in enumerate(pool):
            tree = _insert(tree, key)
            held.append(key)
            operations.append(key)
            while left and len(held) > 4 and (place == len(pool) - 1 or rng.random() < 0.25):
                inner = [one for one in held if all(_below(tree, one))]
                gone = rng.choice(inner if inner and rng.random() < 0.6 else held)
                doubles += gone in inner
                held.remove(gone)
                tree = _delete(tree, gone)
                operations.append(-gone)
                left -= 1
        preorder = _preorder(tree)
        if left or not doubles or preorder in (sorted(preorder), sorted(preorder, reverse=True)):
            raise task.Retry
        instance = self.Instance(operations=tuple(operations))
        return instance, {"preorder": tuple(preorder), "height": len(_deepest(tree))}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        tree: Tree = None
        lines, root = [], {"en": "root", "zh": "根"}[language]
        for key in instance.operations:
            path = _path(tree, abs(key))
            if key > 0:
                tree = _insert(tree, key)
                sides = (f"{one} {'L' if key < one else 'R'}" for one in path)
                lines.append(f"{key}: {' '.join(sides) or root}")
            else:
                left, right = _below(tree, -key)
                below = _path(right, -key) if left and right else _preorder(left or right)[:1]
                tree = _delete(tree, -key)
                lines.append(f"{key}: {' L '.join(map(str, below)) or '-'} → {_nested(tree)}")
        deepest = _deepest(tree)
        return "\n".join([*lines, f"{' → '.join(map(str, deepest))}: {len(deepest)}"])


def _insert(tree: Tree, key: int) -> Tree:
    if tree is None:
        return None, key, None
    left, own, right = tree
    return (_insert(left, key), own, right) if key < own else (left, own, _insert(right, key))


def _delete(tree: Tree, key: int) -> Tree:
    assert tree is not None
    left, own, right = tree
    if key < own:
        return _delete(left, key), own, right
    if key > own:
        return left, own, _delete(right, key)
    if left is None or right is None:
        only: Tree = left or right
        return only
    following = right
    while following[0]:
        following = following[0]
    return left, following[1], _delete(right, following[1])


def _below(tree: Tree, key: int) -> tuple[Tree, Tree]:
    """Give the trees below a key."""
    while tree and tree[1] != key:
        tree = tree[0] if key < tree[1] else tree[2]
    return (None, None) if tree is None else (tree[0], tree[2])


def _path(tree: Tree, key: int) -> list[int]:
    """Give the keys that are met on the way to where a key is or belongs."""
    path = []
    while tree and tree[1] != key:
        path.append(tree[1])
        tree = tree[0] if key < tree[1] else tree[2]
    return path


def _deepest(tree: Tree) -> list[int]:
    return [] if tree is None else [tree[1], *max(_deepest(tree[0]), _deepest(tree[2]), key=len)]


def _nested(tree: Tree) -> str:
    """Write a tree as key(left, right)."""
    if tree is None:
        return "-"
    left, key, right = tree
    return f"{key}({_nested(left)}, {_nested(right)})" if left or right else str(key)


def _preorder(tree: Tree) -> list[int]:
    return [] if tree is None else [tree[1], *_preorder(tree[0]), *_preorder(tree[2])]
