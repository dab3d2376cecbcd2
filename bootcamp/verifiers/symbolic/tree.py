"""The tree of a mathematical expression, as it was written: immutable, hashable, and never walked by recursion."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar

T = TypeVar("T")

LEAVES = frozenset({"number", "symbol", "constant", "text", "ellipsis"})
"""Heads of nodes without arguments; what they stand for is in `leaf`."""


@dataclass(frozen=True, eq=False, repr=False)
class Node:
    """One operation, or a leaf.

    ``number`` leaves hold a non-negative Fraction with a finite decimal expansion; all other leaves hold a name.
    Operations: ``add neg mul div pow pm mp mixed percent degree base apply`` (``apply`` names its function in `leaf`),
    the containers ``set tuple interval list matrix row union intersection setminus builder``, the statements
    ``relation ratio or and forall exists``, and ``operator``: an integral, sum, product, limit or derivative sign.

    >>> Node("add", (symbol("x"), number(1)))
    (add x 1)
    """

    head: str
    args: tuple[Node, ...] = ()
    leaf: Fraction | str = ""
    _hash: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.head, self.leaf, self.args)))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Node):
            return NotImplemented
        pairs = [(self, other)]
        while pairs:
            left, right = pairs.pop()
            if left is right:
                continue
            if (
                left._hash != right._hash
                or left.head != right.head
                or left.leaf != right.leaf
                or len(left.args) != len(right.args)
            ):
                return False
            pairs.extend(zip(left.args, right.args, strict=True))
        return True

    def __reduce__(self) -> tuple[type[Node], tuple[str, tuple[Node, ...], Fraction | str]]:
        return Node, (self.head, self.args, self.leaf)

    def __repr__(self) -> str:
        """Show the structure; :func:`~.printing.render` writes LaTeX."""
        return fold(self, _shown)


def _shown(node: Node, args: tuple[str, ...]) -> str:
    if node.head in LEAVES:
        return str(node.leaf) or node.head
    name = f"{node.head}:{node.leaf}" if node.leaf else node.head
    return f"({' '.join((name, *args))})"


def fold(tree: Node, visit: Callable[[Node, tuple[T, ...]], T]) -> T:
    """Compute a value bottom-up: ``visit(node, values of its arguments)``, with an explicit stack."""
    if not tree.args:
        return visit(tree, ())
    values: list[T] = []
    stack: list[tuple[Node, bool]] = [(tree, False)]
    while stack:
        node, ready = stack.pop()
        if not node.args:
            values.append(visit(node, ()))
        elif ready:
            first = len(values) - len(node.args)
            value = visit(node, tuple(values[first:]))
            del values[first:]
            values.append(value)
        else:
            stack.append((node, True))
            stack.extend((child, False) for child in reversed(node.args))
    return values[0]


def walk(tree: Node) -> Iterator[Node]:
    """Yield every node, parents before their arguments."""
    stack = [tree]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(node.args))


def is_equation(tree: Node) -> bool:
    """Tell whether the tree says that two things are equal, ``a = b``, and nothing else."""
    return tree.head == "relation" and tree.leaf == "="


def substitute(tree: Node, name: str, value: Node) -> Node:
    """Put `value` in the place of the symbol `name`.

    >>> substitute(symbol("x"), "x", number(3))
    3
    """

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        if node.head == "symbol" and node.leaf == name:
            return value
        return node if args == node.args else Node(node.head, args, node.leaf)

    return fold(tree, visit)


def symbols(tree: Node) -> tuple[str, ...]:
    """Give the names of the free symbols, sorted."""
    return tuple(sorted({str(node.leaf) for node in walk(tree) if node.head == "symbol"}))


def to_data(tree: Node) -> list[Any]:
    """Give the tree as nested lists for JSON.

    >>> to_data(add(symbol("x"), 1))
    ['add', '', ['symbol', 'x'], ['number', '1']]
    """

    def visit(node: Node, args: tuple[list[Any], ...]) -> list[Any]:
        return [node.head, str(node.leaf), *args]

    return fold(tree, visit)


def from_data(data: list[Any]) -> Node:
    """Read what :func:`to_data` gave."""
    head, leaf, *args = data
    return Node(head, tuple(map(from_data, args)), Fraction(leaf) if head == "number" else leaf)


def number(value: int | Fraction) -> Node:
    """Build a number: ``-3/4`` becomes the negative of a quotient, as it would be written.

    >>> number(Fraction(-3, 4))
    (neg (div 3 4))
    """
    value = Fraction(value)
    if value < 0:
        return Node("neg", (number(-value),))
    if value.denominator == 1:
        return Node("number", (), value)
    return Node("div", (number(value.numerator), number(value.denominator)))


def symbol(name: str) -> Node:
    """Build a variable.

    >>> symbol("x")
    x
    """
    return Node("symbol", (), name)


PI = Node("constant", (), "pi")
E = Node("constant", (), "e")
I = Node("constant", (), "i")
INFINITY = Node("constant", (), "infinity")
ZERO = number(0)
ONE = number(1)


def _node(value: Node | int | Fraction) -> Node:
    return value if isinstance(value, Node) else number(value)


def add(*terms: Node | int | Fraction) -> Node:
    """Build a sum, leaving out zeros.

    >>> add(symbol("x"), 0, -2)
    (add x (neg 2))
    """
    kept = [term for term in map(_node, terms) if term != ZERO]
    if len(kept) < 2:
        return kept[0] if kept else ZERO
    if kept[0].head == "add":
        kept[:1] = kept[0].args
    return Node("add", tuple(kept))


def neg(value: Node | int | Fraction) -> Node:
    """Build the negative.

    >>> neg(symbol("x")), neg(neg(symbol("x"))), neg(0)
    ((neg x), x, 0)
    """
    value = _node(value)
    return value.args[0] if value.head == "neg" else value if value == ZERO else Node("neg", (value,))


def mul(*factors: Node | int | Fraction) -> Node:
    """Build a product, leaving out ones; a zero makes it zero and signs come to the front.

    >>> mul(-2, symbol("x"), 1)
    (neg (mul 2 x))
    """
    kept: list[Node] = []
    negative = False
    for factor in map(_node, factors):
        if factor == ZERO:
            return ZERO
        if factor.head == "neg":
            negative, factor = not negative, factor.args[0]
        if factor != ONE:
            kept.append(factor)
    if kept and kept[0].head == "mul":
        kept[:1] = kept[0].args
    product = ONE if not kept else kept[0] if len(kept) == 1 else Node("mul", tuple(kept))
    return neg(product) if negative else product


def div(numerator: Node | int | Fraction, denominator: Node | int | Fraction) -> Node:
    """Build a quotient; dividing by one leaves the numerator.

    >>> div(symbol("x"), 2), div(symbol("x"), 1)
    ((div x 2), x)
    """
    numerator, denominator = _node(numerator), _node(denominator)
    if denominator == ONE or numerator == ZERO:
        return numerator
    return Node("div", (numerator, denominator))


def power(base: Node | int | Fraction, exponent: Node | int | Fraction) -> Node:
    """Build a power; the exponents 0 and 1 are applied.

    >>> power(symbol("x"), 2), power(symbol("x"), 1), power(symbol("x"), 0)
    ((pow x 2), x, 1)
    """
    base, exponent = _node(base), _node(exponent)
    if exponent == ONE:
        return base
    return ONE if exponent == ZERO else Node("pow", (base, exponent))


def apply(name: str, *args: Node | int | Fraction) -> Node:
    """Build a function's value.

    >>> apply("sin", symbol("x")), apply("root", 3, symbol("x"))
    ((apply:sin x), (apply:root 3 x))
    """
    return Node("apply", tuple(map(_node, args)), name)


def sqrt(value: Node | int | Fraction) -> Node:
    """Build a square root.

    >>> sqrt(2)
    (apply:sqrt 2)
    """
    return apply("sqrt", value)
