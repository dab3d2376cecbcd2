"""Bounds on the order of the linear recurrence, with constant coefficients, that the values of an expression satisfy.

Two such sequences whose orders add up to r are the same if r values in a row are.
"""

from __future__ import annotations

from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.numeric import evaluate
from bootcamp.verifiers.symbolic.tree import Node, fold, number, substitute, symbols

MAX_ORDER = 60


def order(tree: Node, name: str) -> int | None:
    """Give a bound on the order of the values at integers `name`, or None if none is known; at most MAX_ORDER.

    The recurrence can be run backwards too.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> [order(parse(text), "n") for text in ("3*2^n", "n^2* 2^n - cos(n pi/3)", "n!", "2^(n^2)")]
    [1, 5, None, None]
    """

    def visit(node: Node, orders: tuple[int | None, ...]) -> int | None:
        if name not in symbols(node):
            return 1
        value = _order(node, orders, name)
        return None if value is None or value > MAX_ORDER else value

    return fold(tree, visit)


def _order(node: Node, orders: tuple[int | None, ...], name: str) -> int | None:
    head, args = node.head, node.args
    if head == "symbol":
        return 2
    if head == "pow" and name not in symbols(args[0]):
        return 1 if _is_geometric(args[0], args[1], name) else None
    if head == "apply":
        return (
            {"cos": 2, "sin": 2, "cosh": 2, "sinh": 2, "exp": 1}.get(str(node.leaf))
            if _is_linear(args[0], name)
            else None
        )
    known = [value for value in orders if value is not None]
    if len(known) < len(orders):
        return None
    if head == "add":
        return sum(known)
    if head == "neg" or (head == "tuple" and node.leaf == "[]" and len(args) == 1):
        return known[0]
    if head == "div":
        return known[0] if known[1] == 1 else None
    if head == "mul":
        product = 1
        for value in known:
            product *= value
        return product
    exponent = exact(args[1]) if head == "pow" else None
    if exponent is None or exponent.denominator > 1 or abs(exponent) > 8:
        return None
    if node.args[0].head == "symbol" and exponent > 0:
        return int(exponent) + 1
    if known[0] == 1:
        return 1
    return int(known[0] ** exponent) if exponent > 0 else None


def _is_linear(tree: Node, name: str) -> bool:
    def degree(node: Node, degrees: tuple[int, ...]) -> int:
        if node.head == "symbol":
            return int(node.leaf == name)
        if not any(degrees):
            return 0
        if node.head in ("add", "neg", "tuple"):
            return max(degrees)
        if node.head == "mul":
            return sum(degrees)
        return degrees[0] if node.head == "div" and not degrees[1] else 2

    return fold(tree, degree) <= 1


def _is_geometric(base: Node, exponent: Node, name: str) -> bool:
    """Tell whether ``base ** exponent`` is a geometric sequence: for a fractional step the base must be positive."""
    if not _is_linear(exponent, name):
        return False
    try:
        first, second = (exact(substitute(exponent, name, number(place))) for place in (0, 1))
        value = evaluate(base)
        if not abs(value) > 1e-9:
            return False
        if first is not None and second is not None and (second - first).denominator == 1:
            return True
        return not value.imag and value.real > 0
    except (Undefined, TooLarge, NotAnExpression):
        return False
