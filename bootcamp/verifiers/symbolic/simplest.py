"""Whether an answer is in simplest form: numbers worked out, fractions reduced, like terms collected."""

from __future__ import annotations

import math
from fractions import Fraction

from bootcamp.verifiers.base import WrongForm
from bootcamp.verifiers.symbolic.field import ONE, Ratio, Rational, TooLarge, Undefined, factors
from bootcamp.verifiers.symbolic.forms import bare
from bootcamp.verifiers.symbolic.normal import CIRCULAR, LOGARITHMS, Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.powers import rational, split_content
from bootcamp.verifiers.symbolic.tree import Node, fold, symbols

LONG_BITS = 40
"""A number with more bits may stay a power, a factorial or a product."""
_ROUNDED = frozenset({"abs", "floor", "ceil"})


def refuse_unsimplified(tree: Node) -> None:
    r"""Raise WrongForm for a number that is not worked out, a fraction or root that is not reduced, and like terms.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> refuse_unsimplified(parse(r"\frac{3\sqrt2}{4} + \ln 3"))
    >>> refuse_unsimplified(parse(r"2 + \log_2 8"))
    Traceback (most recent call last):
    bootcamp.verifiers.base.WrongForm: a part of the answer is not worked out
    """
    field = Normalizer()  # one for all parts, so that its limit holds for all together

    def visit(node: Node, args: tuple[Ratio | None, ...]) -> Ratio | None:
        values = [arg for arg in args if arg is not None]
        value = _value(field, node, values) if len(values) == len(args) else None
        if value is not None:
            _refuse_value(field, node, value)
            _refuse_operation(field, node, values, value)
        return value

    fold(bare(tree), visit)


def _value(field: Normalizer, node: Node, values: list[Ratio]) -> Ratio | None:
    try:
        return field.operation(node, tuple(values))
    except (NotAnExpression, TooLarge, Undefined):
        return None


def _refuse_value(field: Normalizer, node: Node, value: Ratio) -> None:
    """Refuse what has a short rational value and is not written as a number."""
    number = rational(value)
    if number is None or _is_plain(node):
        return
    if not _is_long(number):
        raise WrongForm("a part of the answer is not worked out")


def _is_long(number: Rational) -> bool:
    return max(number.numerator.bit_length(), number.denominator.bit_length()) > LONG_BITS


def _is_plain(node: Node) -> bool:
    """Tell whether this is a number as one writes it: digits, a fraction in lowest terms, perhaps with a sign."""
    if node.head == "neg" and node.args[0].head != "neg":
        node = node.args[0]
    if node.head == "div" and all(arg.head == "number" for arg in node.args):
        over, under = (Fraction(arg.leaf) for arg in node.args)
        if over.denominator > 1 or under.denominator > 1 or under == 1 or math.gcd(int(over), int(under)) > 1:
            raise WrongForm("a fraction is not in lowest terms")
        return True
    return node.head in ("number", "mixed", "base") or (node.head == "percent" and node.args[0].head == "number")


def _refuse_operation(field: Normalizer, node: Node, args: list[Ratio], value: Ratio) -> None:
    head, name = node.head, str(node.leaf)
    if head == "add" and value.under == ONE and len(value.over) < len(args):
        raise WrongForm("like terms are not collected")
    if head == "mul":
        _refuse_product(node, args)
    if head == "div" and (_have_common_factor(field, *args) or "div" in (node.args[0].head, node.args[1].head)):
        raise WrongForm("a fraction is not in lowest terms")
    if head == "pow" and (rational(args[1]) == 1 or node.args[0].head == "pow"):
        raise WrongForm("a power is not worked out")
    if head == "pow" and _is_root(args[1]) and _has_root_to_draw(args[0], Fraction(rational(args[1]) or 1).denominator):
        raise WrongForm("a root is not simplified")
    if head == "apply" and name in ("sqrt", "root"):
        degree = 2 if name == "sqrt" else rational(args[0])
        if degree is None or degree.denominator > 1 or degree < 2 or _has_root_to_draw(args[-1], int(degree)):
            raise WrongForm("a root is not simplified")
    if _is_evaluated(field, node, value):
        raise WrongForm("a part of the answer is not worked out")


def _refuse_product(node: Node, args: list[Ratio]) -> None:
    numbers = [number for number in map(rational, args) if number is not None and not _is_long(number)]
    if len(numbers) > 1 or any(abs(number) == 1 for number in numbers):
        raise WrongForm("a product of numbers is not worked out")
    bases = [factor.args[0] if factor.head == "pow" else factor for factor in node.args]
    if len(set(bases)) < len(bases):
        raise WrongForm("a product of powers is not worked out")


def _have_common_factor(field: Normalizer, over: Ratio, under: Ratio) -> bool:
    """Tell whether numerator and denominator have a number or a variable in common."""
    if rational(under) == 1:
        return True
    if over.under != ONE or under.under != ONE or not over.over:
        return False
    (left, _), (right, _) = split_content(over.over), split_content(under.over)
    if left.denominator > 1 or right.denominator > 1 or math.gcd(left.numerator, right.numerator) > 1:
        return True
    variables = [
        set.intersection(*({g for g, e in monomial if field.keys[g][0] == "symbol" and e > 0} for monomial in poly))
        for poly in (over.over, under.over)
    ]
    return bool(variables[0] & variables[1])


def _is_root(exponent: Ratio) -> bool:
    value = rational(exponent)
    return value is not None and value.denominator > 1


def _has_root_to_draw(value: Ratio, degree: int) -> bool:
    """Tell whether a root of this degree can be drawn from a number, or from a number that is a factor."""
    if value.under != ONE or not value.over:
        return not value.over
    content, _ = split_content(value.over)
    counts = [count for _, count in factors(content)]
    if content.denominator > 1 or any(abs(count) >= degree for count in counts):
        return True
    number = rational(value)
    if number is None:
        return False
    return abs(number) == 1 or (number < 0 and degree % 2 == 1) or math.gcd(degree, *counts) > 1


def _is_evaluated(field: Normalizer, node: Node, value: Ratio) -> bool:
    """Tell whether a function or a power of e has a value in which it no longer occurs."""
    keys = {field.keys[generator] for poly in value for monomial in poly for generator, _ in monomial}
    functions = {key[1] for key in keys if key[0] == "function"}
    exponential = any(key[:2] == ("power", ("constant", "e")) for key in keys)
    if node.head == "pow":
        return node.args[0] == Node("constant", (), "e") and not (exponential or ("constant", "e") in keys)
    if node.head != "apply":
        return False
    name = str(node.leaf)
    if name in LOGARITHMS:
        return "ln" not in functions
    if name in _ROUNDED:
        return not symbols(node) or name not in functions
    if name == "exp":
        return not (exponential or ("constant", "e") in keys)
    return name in CIRCULAR and not (functions or exponential or ("minus",) in keys)
