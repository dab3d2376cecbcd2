"""The exact rational value of a tree, where it has one that rational arithmetic reaches."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.verifiers import budget
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
    return _Evaluation().value(tree)


def settled(tree: Node) -> Node:
    """Put a number in the place of every part that has an exact value, to evaluate the rest at several points.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> from bootcamp.verifiers.symbolic.tree import walk
    >>> len(list(walk(settled(parse("2^3 n + (1 + 1/2)/7")))))
    5
    """
    values = _Evaluation()
    values.value(tree)

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        value = values.value(node)
        return Node(node.head, args, node.leaf) if value is None else Node("number", (), value)

    return fold(tree, visit)


class _Evaluation:
    """The values of trees; what a response repeats is computed once."""

    def __init__(self) -> None:
        self._known: dict[Node, Fraction | None] = {}

    def value(self, tree: Node) -> Fraction | None:
        if not tree.args:
            return tree.leaf if isinstance(tree.leaf, Fraction) else None
        if tree not in self._known:
            self._known[tree] = fold(tree, self._visit)
        return self._known[tree]

    def _visit(self, node: Node, args: tuple[Fraction | None, ...]) -> Fraction | None:
        if not args:
            return node.leaf if isinstance(node.leaf, Fraction) else None
        if node in self._known:
            return self._known[node]
        values = [value for value in args if value is not None]
        complete = len(values) == len(args)
        value = self._known[node] = _bounded(_operation(node, values)) if complete else None
        return value


def writable(value: int | Fraction) -> Fraction:
    """Give the value itself; raise TooLarge if it has more digits than an answer may show."""
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > MAX_WRITTEN_BITS:
        raise TooLarge
    return Fraction(value)


def _bounded(value: Fraction | None) -> Fraction | None:
    if value is not None:
        bits = value.numerator.bit_length() + value.denominator.bit_length()
        budget.spend(1 + budget.arithmetic(bits))
        if bits > MAX_BITS:
            raise TooLarge
    return value


def _operation(node: Node, values: list[Fraction]) -> Fraction | None:
    head, first = node.head, values[0]
    if head == "add":
        return _sum(values)
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


def _sum(values: list[Fraction]) -> Fraction:
    """Add up; what has the same denominator is cheap."""
    over: dict[int, int] = {}
    for value in values:
        budget.spend(1 + value.numerator.bit_length() // 2048)
        over[value.denominator] = over.get(value.denominator, 0) + value.numerator
    total = Fraction(0)
    for denominator, numerator in over.items():
        total += Fraction(numerator, denominator)
        _bounded(total)
    return total


def _product(values: list[Fraction]) -> Fraction:
    product = Fraction(1)
    for value in values:
        product *= value
        _bounded(product)
    return product


def _quotient(over: Fraction, under: Fraction) -> Fraction:
    if not under:
        raise Undefined
    return over / under
