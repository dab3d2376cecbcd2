"""Answers that stand for several values: plus-minus signs, lists of solutions."""

from __future__ import annotations

from bootcamp.verifiers.symbolic.tree import Node, fold, walk


def is_name(tree: Node) -> bool:
    """Tell whether the tree is a bare name such as x, x_1 or f(x)."""
    return tree.head == "symbol" or (tree.head == "apply" and all(arg.head == "symbol" for arg in tree.args))


def has_sign(tree: Node) -> bool:
    """Tell whether a plus-minus sign stands anywhere in the tree."""
    return any(node.head in ("pm", "mp") for node in walk(tree))


def alternatives(tree: Node) -> tuple[Node, ...]:
    """Give the members of a set or a list of solutions; a plus-minus sign stands for two."""
    members = tree.args if tree.head in ("set", "list", "or") else (tree,)
    found: list[Node] = []
    for member in members:
        if member.head == "relation" and member.leaf == "=" and is_name(member.args[0]):
            member = member.args[1]
        found.extend(_choose(member, sign) for sign in ((1, -1) if has_sign(member) else (1,)))
    return tuple(found)


def _choose(tree: Node, sign: int) -> Node:
    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        if node.head in ("pm", "mp"):
            return args[0] if (node.head == "pm") == (sign > 0) else Node("neg", args)
        return Node(node.head, args, node.leaf)

    return fold(tree, visit)
