"""Telling two expressions apart by their values at a few points, to high precision."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bootcamp.verifiers.symbolic.domain import Domain
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.numeric import evaluate
from bootcamp.verifiers.symbolic.tree import I, Node, apply, div, fold, number, symbols, walk

POINTS = tuple(Fraction(n, d) for n, d in ((2, 11), (7, 5), (-11, 9), (-3, 13), (17, 7), (29, 6), (5, 9), (-37, 8)))
"""Values of the first variable; the next takes them from three places on, so that some pairs are below 1 in size."""
MAX_VISITS = 10_000
"""Most nodes to evaluate at all points together, where a function counts as ten."""
_DIGITS = (50, 150)


def agree(left: Node, right: Node, log_base: int | None = None, spans: Domain | None = None) -> bool | None:
    """Tell whether the values agree at points where both are real: False is a refutation, True proves nothing.

    None means that no point could be found at which both have a value. With `spans` the points lie in that domain, and
    `right` must be real wherever `left` is, at integers it must have a value too.
    """
    left, right = (_with_base(tree, log_base) for tree in (left, right))
    nodes = [node for tree in (left, right) for node in walk(tree)]
    own = set(symbols(left))
    names = sorted(set(symbols(right)) | own, key=lambda name: (name not in own, name))  # so that others move no point
    real_only = bool(names) and I not in nodes
    visits = sum(10 if node.head == "apply" else 1 for node in nodes)
    agreed = None
    for shift in range(max(1, min(len(POINTS), MAX_VISITS // visits)) if names else 1):
        point = _point(names, shift, spans or {})
        if spans is not None and real_only and _leaves_the_reals(left, right, point, spans):
            return False
        near = _near(left, right, point, real_only, spans is not None)
        if near is False:
            return False
        agreed = near or agreed
    return agreed


def _point(names: list[str], shift: int, spans: Domain) -> dict[str, Fraction]:
    return {
        name: spans[name].point(shift + 3 * place * (not spans[name].integer))
        if name in spans
        else POINTS[(shift + 3 * place) % len(POINTS)] + place // len(POINTS)
        for place, name in enumerate(names)
    }


def _leaves_the_reals(left: Node, right: Node, point: Mapping[str, Fraction], spans: Domain) -> bool:
    """Tell whether `left` is real at a point and `right` is not, or, at integers, has no value."""
    try:
        if not _is_real(evaluate(left, point)):
            return False
        return not _is_real(evaluate(right, point))
    except Undefined:
        return bool(spans) and all(name in spans and spans[name].integer for name in point)
    except (TooLarge, NotAnExpression):
        return False


def _is_real(value: Any) -> bool:
    return bool(abs(value.imag) <= abs(value) * 1e-12)


def values_at(left: Node, right: Node, variable: str, spans: Domain) -> bool | None:
    """Tell whether two functions differ by the same number at points of the interval of `variable`.

    False is a refutation, also where `left` is real and `right` is not. None means that no two points had values.
    """
    names = sorted({*symbols(left), *symbols(right)})
    if variable not in names:
        return True
    first = None
    agreed = None
    for shift in range(len(POINTS)):
        point = _point(names, 0, spans) | {variable: _point([variable], shift, spans)[variable]}
        if _leaves_the_reals(left, right, point, spans):
            return False
        try:
            values = evaluate(left, point, _DIGITS[0]), evaluate(right, point, _DIGITS[0])
        except (Undefined, TooLarge, NotAnExpression):
            continue
        difference = values[0] - values[1]
        scale = max(*map(abs, values), 1e-10)
        if first is None:
            first = difference, scale
            continue
        if abs(difference - first[0]) > max(scale, first[1]) * 10.0 ** -(_DIGITS[0] // 2):
            return False
        agreed = True
    return agreed


def _near(left: Node, right: Node, point: dict[str, Fraction], real_only: bool, zeros: bool = False) -> bool | None:
    """Compare two values; a difference counts when more digits confirm it, since digits cancel.

    With `zeros` what is hardly more than the last digit counts as zero, which is frequent at integers.
    """
    try:
        for digits in _DIGITS:
            values = evaluate(left, point, digits), evaluate(right, point, digits)
            if real_only and any(value.imag for value in values):
                return None
            size = max(map(abs, values))
            if zeros and size < 10.0 ** -(digits - 10):
                return True
            if abs(values[0] - values[1]) <= size * 10.0 ** -(digits // 2):
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
