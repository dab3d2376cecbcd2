"""Rebuild a binary tree from two traversals and give another one.

Answer: the labels in the order asked for.
Harder: more nodes, slanted shapes, level order among the given ones.
Skills: deduction, simulation
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence as Listed

Node = tuple[int, "Node | None", "Node | None"]
"""The label, the left and the right subtree."""

_ZH = {"preorder": "前序遍历", "postorder": "后序遍历", "level order": "层序遍历"}
_MEANING = {
    "preorder": (
        "Preorder lists a node, then its left subtree, then its right subtree.",
        "前序遍历依次列出结点、它的左子树、右子树。",
    ),
    "inorder": (
        "Inorder lists the left subtree of a node, then the node, then its right subtree.",
        "中序遍历依次列出左子树、结点、右子树。",
    ),
    "postorder": (
        "Postorder lists the left subtree of a node, then its right subtree, then the node.",
        "后序遍历依次列出左子树、右子树、结点。",
    ),
    "level order": (
        "Level order lists the nodes level by level, from the root down, each level from left to right.",
        "层序遍历从根开始逐层向下，每一层从左到右列出结点。",
    ),
}


class TreeTraversalRebuild(Task["TreeTraversalRebuild.Params", "TreeTraversalRebuild.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many nodes there are", levels=(6, 7, 11, 13, 16, 20, 26, 35, 48, 70), ge=3, le=120)
        levels: bool = knob("whether level order is among the traversals", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        given: str  # the name of the traversal given beside the inorder
        order: tuple[int, ...]
        inorder: tuple[int, ...]
        wanted: str

        @property
        def names(self) -> tuple[str, str]:
            return _ZH[self.given], _ZH[self.wanted]

        @property
        def meaning(self) -> dict[str, list[str]]:
            return by_language(_MEANING[name] for name in ("inorder", *sorted((self.given, self.wanted))))

    prompt = Prompt(
        en=r"""
        A binary tree has {{ order | length }} nodes with different numbers. Two of its traversals are known:

        {{ given }}: {{ order | comma }}

        inorder: {{ inorder | comma }}

        {{ meaning["en"] | join(" ") }}

        Give the {{ wanted }} of the tree.
        """,
        zh=r"""
        一棵二叉树有 {{ order | length }} 个结点，各结点的数互不相同。已知它的两种遍历：

        {{ names[0] }}：{{ order | comma }}

        中序遍历：{{ inorder | comma }}

        {{ meaning["zh"] | join }}

        请给出这棵树的{{ names[1] }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Listed(Integer(low=1, high=len(instance.order)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.nodes
        slant = rng.choice((0.5, 0.5, 0.35, 0.65))
        for _ in range(40):
            tree = _drawn(rng, rng.sample(range(1, n + 1), n), slant)
            orders = {"preorder": _pre(tree), "postorder": _post(tree), "level order": _by_level(tree)}
            given, wanted = rng.sample(["preorder", "postorder", *["level order"] * params.levels], 2)
            inorder = _in(tree)
            answer = orders[wanted]
            known = [orders[given], orders[given][::-1], inorder, inorder[::-1], sorted(answer), sorted(answer)[::-1]]
            if answer not in known and orders[given] != inorder:
                instance = self.Instance(given=given, order=tuple(orders[given]), inorder=tuple(inorder), wanted=wanted)
                return instance, tuple(answer)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names = {label: place for place, label in enumerate(instance.inorder)}
        return [instance.given, [names[label] for label in instance.order], instance.wanted]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        said, lines, row = {"en": "root of {}: {}: {}", "zh": "{} 的根：{}：{}"}[language], [], [instance.inorder]
        while any(len(part) > 1 for part in row):
            place = next(i for i, part in enumerate(row) if len(part) > 1)
            part, before, after = row[place], row[:place], row[place + 1 :]
            listed = [label for label in instance.order if label in part]
            root = listed[-1 if instance.given == "postorder" else 0]
            cut = part.index(root)
            below = [side for side in (part[:cut], part[cut + 1 :]) if side]
            row = {
                "preorder": [*before, (root,), *below, *after],
                "postorder": [*before, *below, (root,), *after],
                "level order": [*before, (root,), *after, *below],
            }[instance.wanted]
            shown = ["-".join(map(str, side)) for side in row]
            lines.append(said.format("-".join(map(str, part)), root, f"[{', '.join(shown)}]"))
        return "\n".join(lines)


def _drawn(rng: Random, labels: Sequence[int], slant: float) -> Node:
    """Draw a tree whose inorder is `labels`."""
    cut = sum(rng.random() < slant for _ in labels[1:]) if rng.random() < 0.6 else rng.randrange(len(labels))
    left, right = labels[:cut], labels[cut + 1 :]
    return labels[cut], _drawn(rng, left, slant) if left else None, _drawn(rng, right, slant) if right else None


def _pre(node: Node | None) -> list[int]:
    return [node[0], *_pre(node[1]), *_pre(node[2])] if node else []


def _in(node: Node | None) -> list[int]:
    return [*_in(node[1]), node[0], *_in(node[2])] if node else []


def _post(node: Node | None) -> list[int]:
    return [*_post(node[1]), *_post(node[2]), node[0]] if node else []


def _by_level(node: Node) -> list[int]:
    queue = [node]
    for here in queue:  # grows while it is walked through
        queue += [below for below in here[1:] if below]
    return [label for label, _, _ in queue]
