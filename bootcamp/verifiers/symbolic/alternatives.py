"""Answers that stand for several values: plus-minus signs, lists of solutions."""

from __future__ import annotations

from collections.abc import Iterator

from bootcamp.verifiers.symbolic.tokens import FUNCTIONS
from bootcamp.verifiers.symbolic.tree import Node, fold, is_equation, walk


def is_name(tree: Node) -> bool:
    """Tell whether the tree is a bare name such as x, x_1 or f(x)."""
    return tree.head == "symbol" or (tree.head == "apply" and all(arg.head == "symbol" for arg in tree.args))


def is_label(tree: Node) -> bool:
    r"""Tell whether what stands before an equals sign only names what is asked for.

    That is a name, words, or a combination of several names without numbers between them: ``P(A)``, ``m + n``,
    ``x : y``, ``A^{-1}`` of a matrix; never ``2x`` or ``x + 1``, whose value is not that of x.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> [is_label(parse(text)) for text in ("x_1", "P(A)", "m+n", r"\angle A", "2x", "x^2", "x+1", "3")]
    [True, True, True, True, False, False, False, False]
    """
    if is_name(tree) or tree.head == "text":
        return True
    if tree.head == "pow" and tree.args[0].head == "symbol":
        return str(tree.args[0].leaf).isupper()  # of a matrix
    if tree.head == "tuple" and len(tree.args) > 1:
        return all(map(is_name, tree.args))
    nodes = list(walk(tree))
    if any(node.head not in _NAMING for node in nodes):
        return False
    if tree.head == "apply" and tree.leaf not in FUNCTIONS:
        return True  # f(2), P(A + B)
    numbers = any(node.head == "number" for node in _outside_exponents(tree))
    return not numbers and len({node.leaf for node in nodes if node.head == "symbol"}) > 1


_NAMING = frozenset({"symbol", "number", "add", "mul", "neg", "div", "pow", "apply", "text", "ratio"})


def _outside_exponents(tree: Node) -> Iterator[Node]:
    stack = [tree]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(node.args[:1] if node.head == "pow" else node.args)


def has_sign(tree: Node) -> bool:
    """Tell whether a plus-minus sign stands anywhere in the tree."""
    return any(node.head in ("pm", "mp") for node in walk(tree))


def alternatives(tree: Node) -> tuple[Node, ...]:
    """Give the members of a set or a list of solutions; a plus-minus sign stands for two."""
    members = tree.args if tree.head in ("set", "list", "or") else (tree,)
    found: list[Node] = []
    for member in members:
        if is_equation(member) and is_name(member.args[0]):
            member = member.args[1]
        found.extend([_choose(member, sign) for sign in (1, -1)] if has_sign(member) else [member])
    return tuple(found)


def _choose(tree: Node, sign: int) -> Node:
    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        if node.head in ("pm", "mp"):
            return args[0] if (node.head == "pm") == (sign > 0) else Node("neg", args)
        return Node(node.head, args, node.leaf)

    return fold(tree, visit)
