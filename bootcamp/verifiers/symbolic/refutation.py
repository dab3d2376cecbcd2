"""Telling two expressions apart by their values at a few points, to high precision."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.numeric import evaluate
from bootcamp.verifiers.symbolic.tree import I, Node, apply, div, fold, number, symbols, walk

POINTS = tuple(Fraction(n, d) for n, d in ((7, 5), (-11, 9), (17, 7), (2, 11), (-3, 13), (29, 6), (-37, 8), (101, 10)))
_DIGITS = 50
_MAX_VISITS = 20_000


def refuted(left: Node, right: Node, log_base: int | None = None) -> bool:
    """Tell whether the values differ at a point where both are real; False proves nothing."""
    left, right = (_with_base(tree, log_base) for tree in (left, right))
    names = sorted({*symbols(left), *symbols(right)})
    size = sum(1 for tree in (left, right) for _ in walk(tree))
    real_only = bool(names) and not any(node == I for tree in (left, right) for node in walk(tree))
    for shift in range(max(1, min(len(POINTS), _MAX_VISITS // size)) if names else 1):
        point = {name: POINTS[(shift + 3 * place) % len(POINTS)] + place for place, name in enumerate(names)}
        try:
            if _apart(evaluate(left, point, _DIGITS), evaluate(right, point, _DIGITS), real_only):
                return True
        except (Undefined, TooLarge, NotAnExpression):
            continue
    return False


def _apart(left: Any, right: Any, real_only: bool) -> bool:
    if real_only and (left.imag or right.imag):
        return False
    scale = max(abs(left), abs(right))
    return bool(abs(left - right) > scale * 10.0 ** -(_DIGITS // 2))


def _with_base(tree: Node, log_base: int | None) -> Node:
    if log_base is None:
        return tree

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        if node.leaf == "log":
            return div(apply("ln", *args), apply("ln", number(log_base)))
        return Node(node.head, args, node.leaf)

    return fold(tree, visit)
