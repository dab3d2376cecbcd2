"""The exact rational value of a tree, where it has one that rational arithmetic reaches."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.verifiers.symbolic.field import MAX_BITS, TooLarge, Undefined, bounded_factorial, bounded_power
from bootcamp.verifiers.symbolic.tree import Node, fold

MAX_WRITTEN_BITS = 10_000


def exact(tree: Node) -> Fraction | None:
    """Give the value as a Fraction, or None where roots, symbols or functions take part.

    Raises Undefined for a division by zero, and TooLarge where a power or factorial of numbers, anywhere in the tree,
    has too many digits.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> exact(parse("2^10/3! - 1 1/2"))
    Fraction(1015, 6)
    """
    return fold(tree, _visit)


def writable(value: int | Fraction) -> Fraction:
    """Give the value itself; raise TooLarge if it has more digits than an answer may show."""
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > MAX_WRITTEN_BITS:
        raise TooLarge
    return Fraction(value)


def _visit(node: Node, args: tuple[Fraction | None, ...]) -> Fraction | None:
    if isinstance(node.leaf, Fraction):
        return node.leaf
    values = [value for value in args if value is not None]
    if not values or len(values) < len(args):
        return None
    value = _operation(node, values)
    if value is not None and value.numerator.bit_length() + value.denominator.bit_length() > MAX_BITS:
        raise TooLarge
    return value


def _operation(node: Node, values: list[Fraction]) -> Fraction | None:
    head, first = node.head, values[0]
    if head == "add":
        return sum(values, Fraction(0))
    if head == "neg":
        return -first
    if head == "mul":
        return _product(values)
    if head == "div":
        return _quotient(first, values[1])
    if head == "pow" and values[1].denominator == 1:
        if not first and values[1] <= 0:
            raise Undefined
        return Fraction(bounded_power(first, values[1].numerator))
    if head == "mixed":
        return first + _quotient(values[1], values[2])
    if head == "percent":
        return first / 100
    if head == "apply" and node.leaf == "factorial" and first.denominator == 1 and first >= 0:
        return Fraction(bounded_factorial(first.numerator))
    return None


def _product(values: list[Fraction]) -> Fraction:
    product = Fraction(1)
    for value in values:
        product *= value
        if product.numerator.bit_length() + product.denominator.bit_length() > MAX_BITS:
            raise TooLarge
    return product


def _quotient(over: Fraction, under: Fraction) -> Fraction:
    if not under:
        raise Undefined
    return over / under
