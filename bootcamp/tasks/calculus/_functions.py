"""Telling whether an answer is the right function: a cheap refutation by values, then exact algebra."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.verifiers.base import Undecided
from bootcamp.verifiers.symbolic import Node, differentiate, equivalent, evaluate
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression


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
