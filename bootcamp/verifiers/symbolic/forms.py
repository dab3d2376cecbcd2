"""Conditions on how an answer is written: no integral signs, expanded, factored.

What is allowed is described, not what is forbidden, so that no new way to wrap an expression hides it. Where a shape is
not visible, in ``e^{\\ln(x+1)}`` say, the normal form tells: what is written as one term has to be one term.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bootcamp.verifiers.base import Malformed, WrongForm
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import ONE, TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import CIRCULAR, Normalizer, NotAnExpression
from bootcamp.verifiers.symbolic.printing import render
from bootcamp.verifiers.symbolic.tree import Node, fold, symbol, symbols, walk

SHAPES = ("any", "expanded", "factored", "simplified")
CONTAINERS = frozenset({"relation", "ratio", "list", "set", "tuple", "interval", "matrix", "row", "or", "and", "union"})
"""Heads of nodes that hold several expressions."""
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


def bare(tree: Node) -> Node:
    """Take off square brackets that only group, as round ones already are."""

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        return args[0] if node.head == "tuple" and len(args) == 1 else Node(node.head, args, node.leaf)

    return fold(tree, visit)


def expressions(tree: Node) -> Iterator[Node]:
    """Yield the parts of an equation, a list or a matrix that are expressions, or the one that the tree is."""
    stack = [tree]
    while stack:
        node = stack.pop()
        if node.head in CONTAINERS:
            stack.extend(reversed(node.args))
        else:
            yield node


# Expanded


def refuse_unexpanded(tree: Node) -> None:
    """Raise WrongForm unless every expression is a sum of terms that are products of powers, no two of them alike."""
    for expression in expressions(bare(tree)):
        terms = _terms(expression)
        for term in terms:
            _refuse_product(term)
        _refuse_hidden(expression, terms)


def refuse_unexpanded_polynomial(tree: Node) -> None:
    """Raise WrongForm unless the tree is a sum of monomials: a number times powers of different variables.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> refuse_unexpanded_polynomial(parse("x^2 - 3/2 x y + 1"))
    >>> refuse_unexpanded_polynomial(parse("x(x + 1)"))
    Traceback (most recent call last):
    bootcamp.verifiers.base.WrongForm: a product is not multiplied out
    """
    terms = _terms(bare(tree))
    seen: set[frozenset[tuple[str, Fraction]]] = set()
    for term in terms:
        coefficient, powers = _monomial(term)
        if (not coefficient and len(terms) > 1) or powers in seen:
            raise WrongForm("like terms are not collected")
        seen.add(powers)


def term_count(tree: Node) -> int:
    """Count the terms of a sum; any other expression is one."""
    return len(_terms(bare(tree)))


def _terms(tree: Node) -> tuple[Node, ...]:
    return tree.args if tree.head == "add" else (tree,)


def _monomial(term: Node) -> tuple[Fraction, frozenset[tuple[str, Fraction]]]:
    """Give the coefficient and the powers of a monomial as it is written."""
    numbers: dict[int, Fraction] = {}  # at most one above the line (1) and one below (-1)
    powers: dict[str, Fraction] = {}
    for part, side in _parts(term):
        value = _number(part)
        if value is not None:
            if side in numbers:
                raise WrongForm("a product of numbers is not worked out")
            numbers[side] = value
            continue
        base, exponent = part.args if part.head == "pow" else (part, None)
        count = Fraction(1) if exponent is None else _number(exponent)
        if base.head != "symbol" or side < 0 or count is None or count < 0 or count.denominator > 1:
            raise WrongForm(_fault(base))
        if str(base.leaf) in powers:
            raise WrongForm("a product of powers is not worked out")
        powers[str(base.leaf)] = count
    over, under = numbers.get(1, Fraction(1)), numbers.get(-1, Fraction(1))
    if not under:
        raise Malformed("the polynomial is not defined: it divides by zero")
    return over / under, frozenset((name, count) for name, count in powers.items() if count)


def _parts(term: Node) -> Iterator[tuple[Node, int]]:
    """Yield the factors of a product, each with the side of the line on which it stands: 1 above, -1 below."""
    stack = [(term, 1)]
    while stack:
        node, side = stack.pop()
        if node.head == "mul":
            stack.extend((arg, side) for arg in reversed(node.args))
        elif node.head == "neg" and _number(node) is None:
            stack.append((node.args[0], side))
        elif node.head == "div":
            stack.extend(((node.args[1], -side), (node.args[0], side)))
        else:
            yield node, side


def _refuse_product(term: Node) -> None:
    """Raise WrongForm when a sum is a factor, a base occurs twice, or an operation that makes no product takes part."""
    seen = set()
    for part, side in _parts(term):
        base, exponent = part.args if part.head == "pow" else (part, None)
        if base.head not in ("number", "neg", "mixed", "symbol", "constant", "apply", "add", "degree", "text"):
            raise WrongForm(_fault(base))
        if base.head == "add" and side > 0 and (exponent is None or _whole(exponent)):
            raise WrongForm(_fault(base))
        mark = ("number" if _number(part) is not None else base, side)
        if mark in seen:
            raise WrongForm("a product of numbers or powers is not worked out")
        seen.add(mark)


def _fault(base: Node) -> str:
    return "a product is not multiplied out" if base.head == "add" else "the answer is not a plain sum of products"


def _refuse_hidden(expression: Node, terms: tuple[Node, ...]) -> None:
    """Raise WrongForm when a term is a sum in its normal form, or two terms are alike there."""
    field = Normalizer()
    seen = set()
    try:
        for term in terms:
            value = field.normalize(_sealed(term))
            if value.under != ONE:
                continue
            if len(value.over) > 1:
                raise WrongForm("a term hides a sum")
            monomial = next(iter(value.over), None)
            if len(terms) > 1 and (monomial is None or monomial in seen):
                raise WrongForm("like terms are not collected")
            seen.add(monomial)
        total = field.normalize(_sealed(expression))
    except NotAnExpression:
        return
    except Undefined:
        raise Malformed("the expression has no value: it divides by zero") from None
    except TooLarge:
        raise Malformed("the expression is too large for its form to be checked") from None
    if total.under == ONE and len(total.over) < len(terms) and len(terms) > 1:
        raise WrongForm("like terms are not collected")


def _sealed(tree: Node) -> Node:
    """Put a symbol in the place of every sine and its kin, whose normal forms are sums of exponentials."""

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        new = Node(node.head, args, node.leaf)
        return symbol(render(new)) if node.head == "apply" and node.leaf in CIRCULAR else new

    return fold(tree, visit)


# Factored


def refuse_unfactored(tree: Node) -> None:
    """Raise WrongForm when a factor is a sum with products of sums in it."""
    for expression in expressions(bare(tree)):
        for factor, _ in _factors(expression):
            if factor.head == "add":
                refuse_unexpanded(factor)


def same_factors(reference: Node, answer: Node) -> bool:
    """Tell whether the factors with variables are the same, as often, above and below the line, up to numbers.

    The factors of the reference are taken to be irreducible. Raises TooLarge, Undefined or NotAnExpression.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> same_factors(parse("2(x+1)(x-1)"), parse("(1+x)(2x-2)"))
    True
    >>> same_factors(parse("(x+1)(x-1)"), parse("(x^2-1) x/x"))
    False
    """
    field = Normalizer()
    left, right = ([(field.normalize(f), n) for f, n in _factors(bare(tree))] for tree in (reference, answer))
    if sum(abs(count) for _, count in left) != sum(abs(count) for _, count in right):
        return False
    open_counts = [count for _, count in left]
    for factor, count in right:
        for place, (known, _) in enumerate(left):
            step = min(abs(count), abs(open_counts[place])) * (1 if count > 0 else -1)
            if count * open_counts[place] > 0 and field.ratio(known, factor) is not None:
                open_counts[place] -= step
                count -= step
        if count:
            return False
    return True


def _factors(tree: Node) -> Iterator[tuple[Node, int]]:
    """Yield the factors of a product that have variables, with their exponents, negative below the line."""
    stack = [(tree, 1)]
    while stack:
        node, times = stack.pop()
        if node.head in ("mul", "neg"):
            stack.extend((arg, times) for arg in reversed(node.args))
        elif node.head == "div":
            stack.extend(((node.args[1], -times), (node.args[0], times)))
        elif node.head == "pow" and (exponent := _whole(node.args[1])) is not None and abs(exponent) <= 1_000:
            stack.append((node.args[0], times * exponent))
        elif times and symbols(node):
            yield node, times


def _whole(tree: Node) -> int | None:
    """Give the value of a whole number, however it is written."""
    try:
        value = exact(tree)
    except (TooLarge, Undefined):
        return None
    return None if value is None or value.denominator > 1 else value.numerator


def _number(tree: Node) -> Fraction | None:
    """Give the value of a written number: digits, a negative, a mixed number."""
    inner = tree.args[0] if tree.head == "neg" else tree
    if inner.head == "number":
        value = Fraction(inner.leaf)
    elif inner.head == "mixed":
        whole, over, under = (Fraction(arg.leaf) for arg in inner.args)
        value = whole + over / under
    else:
        return None
    return -value if tree.head == "neg" else value
