"""Judge by sympy: differentiate with functions that know the name of their derivative and, at integers, the table."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import Node, parse
from bootcamp.verifiers.symbolic.tree import fold

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")
    functions = {name: _tabulated(instance, i, 0) for i, name in enumerate(instance.names)}

    def visit(node: Node, args: tuple[Any, ...]) -> Any:
        if isinstance(node.leaf, Fraction):
            return sympy.Rational(node.leaf.numerator, node.leaf.denominator)
        if node.head == "apply":
            return functions[str(node.leaf)](args[0])
        return {
            "symbol": lambda: x,
            "add": lambda: sum(args),
            "neg": lambda: -args[0],
            "mul": lambda: sympy.Mul(*args),
            "div": lambda: args[0] / args[1],
            "pow": lambda: args[0] ** args[1],
        }[node.head]()

    w = fold(parse(instance.expression, ("x",)), visit)
    value = sympy.diff(w, x, instance.order).subs(x, instance.at)
    return "" if value == sympy.Rational(answer.numerator, answer.denominator) else f"the derivative is {value}"


def _tabulated(instance: Any, index: int, order: int) -> Any:
    """Make a function of sympy with the values that the table has for a derivative of a function."""
    values = {
        point: row[index][order]
        for point, row in zip(instance.points, instance.rows, strict=True)
        if order < len(row[index])
    }

    class Tabulated(sympy.Function):  # type: ignore[misc]
        nargs = 1

        @classmethod
        def eval(cls, point: Any) -> Any:
            return sympy.Integer(values[int(point)]) if point.is_Integer else None

        def fdiff(self, argindex: int = 1) -> Any:
            return _tabulated(instance, index, order + 1)(self.args[0])

    Tabulated.__name__ = f"{instance.names[index]}{order}"
    return Tabulated
