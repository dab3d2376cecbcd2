"""Telling two expressions apart by their values at a few points, to high precision."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.numeric import evaluate
from bootcamp.verifiers.symbolic.tree import I, Node, apply, div, fold, number, walk

POINTS = tuple(Fraction(n, d) for n, d in ((2, 11), (7, 5), (-11, 9), (-3, 13), (17, 7), (29, 6), (5, 9), (-37, 8)))
"""Values of the first variable; the next takes them from three places on, so that some pairs are below 1 in size."""
MAX_VISITS = 10_000
"""Most nodes to evaluate at all points together, where a function counts as ten."""
_DIGITS = (50, 150)


def agree(left: Node, right: Node, log_base: int | None = None) -> bool | None:
    """Tell whether the values agree at points where both are real: False is a refutation, True proves nothing.

    None means that no point could be found at which both have a value.
    """
    left, right = (_with_base(tree, log_base) for tree in (left, right))
    nodes = [node for tree in (left, right) for node in walk(tree)]
    names = sorted({str(node.leaf) for node in nodes if node.head == "symbol"})
    real_only = bool(names) and I not in nodes
    visits = sum(10 if node.head == "apply" else 1 for node in nodes)
    agreed = None
    for shift in range(max(1, min(len(POINTS), MAX_VISITS // visits)) if names else 1):
        point = {
            name: POINTS[(shift + 3 * place) % len(POINTS)] + place // len(POINTS) for place, name in enumerate(names)
        }
        near = _near(left, right, point, real_only)
        if near is False:
            return False
        agreed = near or agreed
    return agreed


def _near(left: Node, right: Node, point: dict[str, Fraction], real_only: bool) -> bool | None:
    """Compare two values; a difference counts when more digits confirm it, since digits cancel."""
    try:
        for digits in _DIGITS:
            values = evaluate(left, point, digits), evaluate(right, point, digits)
            if real_only and any(value.imag for value in values):
                return None
            if abs(values[0] - values[1]) <= max(map(abs, values)) * 10.0 ** -(digits // 2):
                return True
    except (Undefined, TooLarge, NotAnExpression):
        return None
    return False


def _with_base(tree: Node, log_base: int | None) -> Node:
    if log_base is None:
        return tree

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        if node.leaf == "log":
            return div(apply("ln", *args), apply("ln", number(log_base)))
        return Node(node.head, args, node.leaf)

    return fold(tree, visit)
