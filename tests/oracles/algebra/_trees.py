"""Reading shown formulas for sympy: the parser's tree turned node by node into an expression."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import Node, parse
from bootcamp.verifiers.symbolic.tree import fold

_FUNCTIONS = {
    "sqrt": sympy.sqrt,
    "root": lambda n, x: sympy.real_root(x, n),
    "abs": sympy.Abs,
    "ln": sympy.log,
    "exp": sympy.exp,
    "logb": lambda b, x: sympy.log(x) / sympy.log(b),
    "sin": sympy.sin,
    "cos": sympy.cos,
    "tan": sympy.tan,
    "arcsin": sympy.asin,
    "arccos": sympy.acos,
    "arctan": sympy.atan,
}


def sympy_of(tree: Node) -> Any:
    """Turn a tree into a sympy expression."""

    def visit(node: Node, args: tuple[Any, ...]) -> Any:
        if node.head == "number":
            return rational(node.leaf)
        if node.head == "symbol":
            return sympy.Symbol(str(node.leaf))
        if node.head == "constant":
            return {"pi": sympy.pi, "e": sympy.E, "i": sympy.I}[str(node.leaf)]
        if node.head == "apply":
            return _FUNCTIONS[str(node.leaf)](*args)
        return {
            "add": lambda: sympy.Add(*args),
            "neg": lambda: -args[0],
            "mul": lambda: sympy.Mul(*args),
            "div": lambda: args[0] / args[1],
            "pow": lambda: args[0] ** args[1],
            "degree": lambda: args[0] * sympy.pi / 180,
        }[node.head]()

    return fold(tree, visit)


def read(text: str, *variables: str) -> Any:
    """Turn a shown formula into a sympy expression."""
    return sympy_of(parse(text, variables))


def rational(value: Any) -> Any:
    """Turn a number into a sympy one."""
    fraction = Fraction(value)
    return sympy.Rational(fraction.numerator, fraction.denominator)


def fraction_of(value: Any) -> Fraction:
    """Turn a rational of sympy into a fraction."""
    return Fraction(int(value.p), int(value.q))
