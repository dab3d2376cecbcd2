"""Conditions on how an answer is written: no integral signs, expanded, factored, simplified."""

from __future__ import annotations

import math
from fractions import Fraction

from bootcamp.verifiers.base import WrongForm
from bootcamp.verifiers.symbolic.field import ONE, TooLarge, Undefined, factors
from bootcamp.verifiers.symbolic.normal import Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.tree import Node, walk

SHAPES = ("any", "expanded", "factored", "simplified")
_OPERATORS = {
    "derivative": "a derivative sign",
    "prime": "a prime mark",
    "lim": "a limit sign",
    "int": "an integral sign",
}


def refuse_operators(tree: Node) -> None:
    """Raise WrongForm when an integral, sum, product, limit or derivative sign is left."""
    for node in walk(tree):
        if node.head == "operator":
            sign = _OPERATORS.get(str(node.leaf), f"a sign \\{node.leaf}")
            raise WrongForm(f"the answer still has {sign}: it must be worked out")


def refuse_unexpanded(tree: Node) -> None:
    """Raise WrongForm when a bracketed sum is multiplied or raised, or like terms are not collected."""
    for node in walk(tree):
        if node.head == "mul" and any(_is_sum(arg) for arg in node.args):
            raise WrongForm("a product is not multiplied out")
        if node.head == "pow" and _is_sum(node.args[0]) and _whole(node.args[1]):
            raise WrongForm("a power is not multiplied out")
        if node.head in ("add", "neg") and any(_is_sum(arg) for arg in node.args):
            raise WrongForm("a bracketed sum is not resolved")
        if node.head == "div" and _is_sum(node.args[0]) and node.args[1].head != "number":
            raise WrongForm("a quotient is not split into terms")
    if tree.head == "add" and _collected(tree, Normalizer()) < len(tree.args):
        raise WrongForm("like terms are not collected")


def factor_count(tree: Node) -> int:
    """Count the factors of a product that are not numbers, each as often as it stands there."""
    count = 0
    stack = [(tree, 1)]
    while stack:
        node, times = stack.pop()
        if node.head in ("mul", "neg") or node.head == "div":
            stack.extend((arg, times) for arg in node.args)
        elif node.head == "pow" and (exponent := _whole(node.args[1])):
            stack.append((node.args[0], times * exponent))
        elif _number(node) is None:
            count += times
    return count


def refuse_unsimplified(tree: Node) -> None:
    """Raise WrongForm for arithmetic between numbers, reducible fractions and roots, and like terms."""
    field = Normalizer()  # one for all sums, so that its limit holds for all together
    for node in walk(tree):
        if node.head == "add" and _collected(node, field) < len(node.args):
            raise WrongForm("like terms are not collected")
        if node.head == "mul" and sum(_number(arg) is not None for arg in node.args) > 1:
            raise WrongForm("a product of numbers is not worked out")
        if node.head == "pow" and _is_short_power(_number(node.args[0]), _whole(node.args[1])):
            raise WrongForm("a power of a number is not worked out")
        if node.head == "div" and _is_reducible(*node.args):
            raise WrongForm("a fraction is not in lowest terms")
        if node.head == "apply" and node.leaf == "sqrt" and _is_reducible_root(_number(node.args[0])):
            raise WrongForm("a square root is not simplified")


def _is_short_power(base: Fraction | None, exponent: int | None) -> bool:
    return base is not None and exponent is not None and base.numerator.bit_length() * exponent <= 40


def _is_reducible(over: Node, under: Node) -> bool:
    top, bottom = _number(over), _number(under)
    if bottom == 1 or over == under:
        return True
    if top is None or bottom is None:
        return False
    return top.denominator > 1 or bottom.denominator > 1 or math.gcd(top.numerator, bottom.numerator) > 1


def _is_reducible_root(value: Fraction | None) -> bool:
    if value is None or value <= 0:
        return value == 0
    return value.denominator > 1 or value == 1 or any(count > 1 for _, count in factors(value))


def _is_sum(tree: Node) -> bool:
    return tree.head == "add"


def _whole(tree: Node) -> int | None:
    if tree.head != "number" or Fraction(tree.leaf).denominator > 1:
        return None
    return Fraction(tree.leaf).numerator


def _number(tree: Node) -> Fraction | None:
    """Give the value of a written number: digits, a negative, a fraction."""
    if tree.head == "number":
        return Fraction(tree.leaf)
    values = [_number(arg) for arg in tree.args] if tree.head == "neg" and tree.args[0].head == "number" else []
    return -values[0] if values and values[0] is not None else None


def _collected(tree: Node, field: Normalizer) -> int:
    """Count the terms that a sum has once like terms are collected."""
    try:
        value = field.normalize(tree)
    except (NotAnExpression, TooLarge, Undefined):
        return len(tree.args)
    return len(value.over) if value.under == ONE else len(tree.args)
