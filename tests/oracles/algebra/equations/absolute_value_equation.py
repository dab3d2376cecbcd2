"""Judge by cases: all choices of signs of the absolute values give linear equations, whose solutions are tried."""

from fractions import Fraction
from itertools import product
from typing import Any

from bootcamp.verifiers.symbolic import Node, parse
from bootcamp.verifiers.symbolic.tree import walk

LEVELS = range(1, 8)
Line = tuple[Fraction, Fraction]


def confirm(instance: Any, answer: frozenset[Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left, right = parse(instance.left), parse(instance.right)
    bars = sum(node.head == "apply" for tree in (left, right) for node in walk(tree))
    found = set()
    for signs in product((1, -1), repeat=bars):
        given = iter(signs)
        (a, b), (c, d) = _line(left, given), _line(right, given)
        if a != c:
            found.add((d - b) / (a - c))
    found = {x for x in found if _value(left, x) == _value(right, x)}
    return "" if found == answer else "this is not the set of the solutions"


def near_misses(instance: Any, answer: frozenset[Fraction]) -> list[frozenset[Fraction]]:
    """One solution left out, one with the wrong sign added."""
    found = [answer - {x} for x in answer] if len(answer) > 1 else []
    return found + [answer | {-x} for x in answer if -x not in answer]


def _line(node: Node, signs: Any) -> Line:
    if node.head == "number":
        return Fraction(), Fraction(node.leaf)
    if node.head == "symbol":
        return Fraction(1), Fraction()
    parts = [_line(arg, signs) for arg in node.args]
    if node.head == "add":
        return sum((p[0] for p in parts), Fraction()), sum((p[1] for p in parts), Fraction())
    if node.head == "mul":
        (_, factor), (a, b) = parts
        return factor * a, factor * b
    if node.head == "div":
        return parts[0][0] / parts[1][1], parts[0][1] / parts[1][1]
    sign = -1 if node.head == "neg" else next(signs)
    return sign * parts[0][0], sign * parts[0][1]


def _value(node: Node, x: Fraction) -> Fraction:
    if node.head == "apply":
        return abs(_value(node.args[0], x))
    if node.head in ("number", "symbol"):
        return Fraction(node.leaf) if node.head == "number" else x
    parts = [_value(arg, x) for arg in node.args]
    if node.head == "add":
        return sum(parts, Fraction())
    if node.head == "neg":
        return -parts[0]
    return parts[0] * parts[1] if node.head == "mul" else parts[0] / parts[1]
