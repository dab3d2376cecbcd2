"""Derivatives of trees."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import islice

from bootcamp.verifiers.symbolic.field import TooLarge
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.tree import (
    ONE,
    PI,
    ZERO,
    Node,
    add,
    apply,
    div,
    fold,
    mul,
    neg,
    number,
    power,
    sqrt,
    symbol,
    symbols,
    walk,
)

MAX_NODES = 5_000


def differentiate(tree: Node, variable: str) -> Node:
    r"""Give the derivative, unsimplified; raise NotAnExpression where there is none to write down.

    Raises TooLarge beyond MAX_NODES operations.

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> differentiate(parse("x^2"), "x")
    (mul 2 x)
    """
    if variable not in symbols(tree):
        return ZERO

    def visit(node: Node, slopes: tuple[Node, ...]) -> Node:
        if not node.args:
            return ONE if node == symbol(variable) else ZERO
        if all(slope == ZERO for slope in slopes):
            return ZERO
        return _slope(node, slopes)

    slope = fold(tree, visit)
    if next(islice(walk(slope), MAX_NODES, None), None) is not None:
        raise TooLarge
    return slope


def _slope(node: Node, slopes: tuple[Node, ...]) -> Node:
    head, args = node.head, node.args
    if head == "add":
        return add(*slopes)
    if head == "neg":
        return neg(slopes[0])
    if head == "mul":
        if len(args) ** 2 > MAX_NODES:
            raise TooLarge
        terms = (mul(*args[:place], slope, *args[place + 1 :]) for place, slope in enumerate(slopes) if slope != ZERO)
        return add(*terms)
    if head == "div":
        over, under = args
        if slopes[1] == ZERO:
            return div(slopes[0], under)
        return div(add(mul(slopes[0], under), neg(mul(over, slopes[1]))), power(under, 2))
    if head == "pow":
        return _power(args[0], args[1], *slopes)
    if head == "percent":
        return Node("percent", slopes)
    if head == "tuple" and node.leaf == "[]" and len(args) == 1:
        return slopes[0]
    if head == "apply":
        return _application(str(node.leaf), args, slopes)
    raise NotAnExpression(head)


def _power(base: Node, exponent: Node, base_slope: Node, exponent_slope: Node) -> Node:
    if exponent_slope == ZERO:
        return mul(exponent, power(base, _less_one(exponent)), base_slope)
    if base_slope == ZERO:
        return mul(power(base, exponent), apply("ln", base), exponent_slope)
    rate = add(mul(exponent_slope, apply("ln", base)), div(mul(exponent, base_slope), base))
    return mul(power(base, exponent), rate)


def _application(name: str, args: tuple[Node, ...], slopes: tuple[Node, ...]) -> Node:
    if name == "root" and slopes[0] == ZERO:
        return _power(args[1], div(ONE, args[0]), slopes[1], ZERO)
    if name == "logb":
        base, x = args
        return _slope(div(apply("ln", x), apply("ln", base)), (div(slopes[1], x), div(slopes[0], base)))
    if name == "log":  # the base is not known here, and the factor keeps it
        return div(mul(apply("log", Node("constant", (), "e")), slopes[0]), args[0])
    if name not in _OUTER:
        raise NotAnExpression(name)
    return mul(_OUTER[name](args[0]), slopes[0])


def _less_one(exponent: Node) -> Node:
    return number(exponent.leaf - 1) if isinstance(exponent.leaf, Fraction) else add(exponent, -1)


def _one_plus(value: Node) -> Node:
    return add(ONE, value)


def _square(x: Node) -> Node:
    return power(x, 2)


_OUTER: dict[str, Callable[[Node], Node]] = {
    "sqrt": lambda x: div(ONE, mul(2, sqrt(x))),
    "exp": lambda x: apply("exp", x),
    "ln": lambda x: div(ONE, x),
    "lg": lambda x: div(ONE, mul(x, apply("ln", 10))),
    "abs": lambda x: div(x, apply("abs", x)),
    "sin": lambda x: apply("cos", x),
    "cos": lambda x: neg(apply("sin", x)),
    "tan": lambda x: power(apply("sec", x), 2),
    "cot": lambda x: neg(power(apply("csc", x), 2)),
    "sec": lambda x: mul(apply("sec", x), apply("tan", x)),
    "csc": lambda x: neg(mul(apply("csc", x), apply("cot", x))),
    "arcsin": lambda x: div(ONE, sqrt(add(ONE, neg(_square(x))))),
    "arccos": lambda x: neg(div(ONE, sqrt(add(ONE, neg(_square(x)))))),
    "arctan": lambda x: div(ONE, _one_plus(_square(x))),
    "arccot": lambda x: neg(div(ONE, _one_plus(_square(x)))),
    "arcsec": lambda x: div(ONE, mul(apply("abs", x), sqrt(add(_square(x), -1)))),
    "arccsc": lambda x: neg(div(ONE, mul(apply("abs", x), sqrt(add(_square(x), -1))))),
    "sinh": lambda x: apply("cosh", x),
    "cosh": lambda x: apply("sinh", x),
    "tanh": lambda x: power(apply("sech", x), 2),
    "coth": lambda x: neg(power(apply("csch", x), 2)),
    "sech": lambda x: neg(mul(apply("sech", x), apply("tanh", x))),
    "csch": lambda x: neg(mul(apply("csch", x), apply("coth", x))),
    "arsinh": lambda x: div(ONE, sqrt(_one_plus(_square(x)))),
    "arcosh": lambda x: div(ONE, sqrt(add(_square(x), -1))),
    "artanh": lambda x: div(ONE, add(ONE, neg(_square(x)))),
    "erf": lambda x: div(mul(number(2), apply("exp", neg(_square(x)))), sqrt(PI)),
}
