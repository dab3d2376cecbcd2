"""Telling whether an answer is the right function: a cheap refutation by values, then exact algebra."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.verifiers.base import Undecided
from bootcamp.verifiers.symbolic import Node, apply, differentiate, equivalent, evaluate
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.tree import symbols, walk

_ENDLESS = {"tan": "cos", "sec": "cos", "cot": "sin", "csc": "sin"}
"""Functions with poles where another one vanishes."""
_GRID = tuple(Fraction(2 * k - 97, 98) for k in range(98))
_NEAR = Fraction(1, 10**6)


def last_side(answer: Node) -> Node:
    """Give the right side of ``F(x) = ...``, or the answer itself."""
    return answer.args[-1] if answer.head == "relation" and set(str(answer.leaf).split()) == {"="} else answer


def has_slope(answer: Node, name: str, wanted: Node, point: dict[str, Fraction]) -> bool:
    """Tell whether the derivative of an answer by a variable is `wanted`; raise Undecided where that stays open.

    Values at `point`, where both should be real, refute what is wrong sooner than algebra does.
    """
    try:
        found = differentiate(answer, name)
        verdict = not _differ(wanted, found, point) and equivalent(wanted, found)
    except NotAnExpression:
        return False
    except TooLarge:
        verdict = None
    if verdict is None:
        raise Undecided("a derivative could be proven neither equal to what is asked nor different from it")
    return verdict


def jumps(
    answer: Node, name: str, slope: Node, point: dict[str, Fraction], low: Fraction | None, high: Fraction | None
) -> bool:
    """Tell whether a function with the given slope jumps between `low` and `high` where its slope is finite.

    Other variables are held at `point`. Poles of the slope, across which an antiderivative may take another constant,
    do not count, nor do jumps outside. What is found is a jump to many digits; False is no proof that there is none.

    >>> from bootcamp.verifiers.symbolic import parse
    >>> tangents = parse("arctan(2x/(1 - x^2)) + C"), "x", parse("2/(1 + x^2)"), {}
    >>> jumps(*tangents, None, None), jumps(*tangents, Fraction(-1), Fraction(1))
    (True, False)
    >>> jumps(parse("ln(abs(x)) - 1/x"), "x", parse("1/x + 1/x^2"), {}, None, None)
    False
    """
    point = dict.fromkeys(symbols(answer), Fraction(0)) | point  # constants of integration are anything
    for zero in {part for node in _suspects(answer) for part in _denominators(node) if name in symbols(part)}:
        before: tuple[Fraction, bool] | None = None
        for place in _places(low, high):
            positive = _is_positive(zero, point | {name: place})
            now = None if positive is None else (place, positive)
            if before and now and before[1] != now[1] and _breaks(answer, name, slope, point, zero, before, place):
                return True
            before = now
    return False


def _suspects(answer: Node) -> set[Node]:
    """Give what may turn a pole into a jump: all where signs matter, otherwise what stands in an inverse function."""
    nodes = set(walk(answer))
    for node in nodes | {apply("id", answer)}:
        for part in node.args:
            if _feels_sign(part) and not (node.leaf == "ln" and part.leaf == "abs"):
                return nodes
    inverse = [node for node in nodes if node.head == "apply" and str(node.leaf).startswith("ar")]
    return {inner for node in inverse for inner in walk(node)}


def _feels_sign(node: Node) -> bool:
    if node.head == "pow":
        exponent = exact(node.args[1])
        return exponent is not None and exponent.denominator > 1
    return node.head == "apply" and node.leaf in ("abs", "sqrt", "root", "floor", "ceil", "step")


def _denominators(node: Node) -> list[Node]:
    """Give what a node divides by."""
    if node.head == "div":
        return [node.args[1]]
    if node.head == "pow":
        exponent = exact(node.args[1])
        return [] if exponent is not None and exponent > 0 else [node.args[0]]
    return [apply(_ENDLESS[str(node.leaf)], node.args[0])] if node.head == "apply" and node.leaf in _ENDLESS else []


def _places(low: Fraction | None, high: Fraction | None) -> list[Fraction]:
    """Spread points over an interval, more densely near its ends or near 0."""
    if low is not None and high is not None:
        return [(low + high + (high - low) * t) / 2 for t in _GRID]
    if low is None and high is None:
        return [8 * t / (1 - t * t) for t in _GRID]
    ray = [(1 + t) / (1 - t) * 8 for t in _GRID]
    return [low + d for d in ray] if low is not None else [(high or 0) - d for d in reversed(ray)]


def _is_positive(tree: Node, point: dict[str, Fraction]) -> bool | None:
    try:
        value = evaluate(tree, point, 25)
    except (Undefined, TooLarge, NotAnExpression):
        return None
    return None if value.imag or not value else bool(value.real > 0)


def _breaks(
    answer: Node,
    name: str,
    slope: Node,
    point: dict[str, Fraction],
    zero: Node,
    low: tuple[Fraction, bool],
    end: Fraction,
) -> bool:
    """Close in on the place where `zero` changes its sign, and compare the answer on both sides of it."""
    start, positive = low
    while end - start > _NEAR / 1000:
        middle = Fraction(round((start + end) / 2 * 2**60), 2**60)
        start, end = (middle, end) if _is_positive(zero, point | {name: middle}) == positive else (start, middle)
    sides = [point | {name: place} for place in (start - _NEAR, end + _NEAR)]
    try:
        step = abs(evaluate(answer, sides[1], 25) - evaluate(answer, sides[0], 25))
        rise = max(abs(evaluate(slope, side, 25)) for side in sides) * float(_NEAR)
    except (Undefined, TooLarge, NotAnExpression):
        return False
    return bool(step > 1e-4 and step > 100 * rise)


def _differ(wanted: Node, found: Node, point: dict[str, Fraction]) -> bool:
    """Tell whether two functions have different real values at a point, which proves that they differ."""
    try:
        for digits in (50, 150):  # a difference counts where more digits confirm it, since digits cancel
            one, other = evaluate(wanted, point, digits), evaluate(found, point, digits)
            if one.imag or other.imag or abs(one - other) <= max(abs(one), abs(other)) * 10.0 ** -(digits // 2):
                return False
    except (Undefined, TooLarge, NotAnExpression):
        return False
    return True
