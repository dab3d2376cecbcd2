"""Values of expressions to any precision, with the size of every intermediate result bounded."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from bootcamp.verifiers import budget
from bootcamp.verifiers.symbolic.exact import exact
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined
from bootcamp.verifiers.symbolic.normal import NotAnExpression
from bootcamp.verifiers.symbolic.tree import Node, fold

MAX_MAGNITUDE = 20_000
"""Largest binary exponent of an intermediate result."""
_MAX_ARGUMENT = 64
_FUNCTION_STEPS = 15
_local = threading.local()


def evaluate(tree: Node, values: Mapping[str, Fraction | int | float] | None = None, digits: int = 15) -> Any:
    """Give the value of `tree` at a point as an mpmath number with about `digits` significant digits.

    Raises Undefined outside the domain, TooLarge beyond the bounds and NotAnExpression where there is no value (a free
    symbol without a value, an unknown function, an integral sign).

    >>> from bootcamp.verifiers.symbolic.syntax import parse
    >>> evaluate(parse("sqrt(x)"), {"x": 2}, 20)
    mpf('1.4142135623730950488016895')
    """
    context = _context()
    context.dps = digits + 3
    point = {name: _number(context, value) for name, value in (values or {}).items()}

    def visit(node: Node, args: tuple[Any, ...]) -> Any:
        budget.spend(2 + digits // 25 if node.head != "apply" else _FUNCTION_STEPS + digits // 4)
        value = _value(context, node, args, point)
        if not context.isfinite(value):
            raise Undefined
        if value and context.mag(value) > MAX_MAGNITUDE:
            raise TooLarge
        return value

    try:
        return fold(tree, visit)
    except (ZeroDivisionError, ValueError):
        raise Undefined from None
    except (OverflowError, MemoryError):
        raise TooLarge from None
    except context.NoConvergence:
        raise TooLarge from None


def _context() -> Any:
    """One mpmath context for each thread: the precision of the global one belongs to the host."""
    if not hasattr(_local, "context"):
        from mpmath import MPContext  # type: ignore[import-untyped, unused-ignore]

        _local.context = MPContext()
    return _local.context


def _number(context: Any, value: Fraction | int | float) -> Any:
    return context.mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else context.mpf(value)


def _value(context: Any, node: Node, args: tuple[Any, ...], point: Mapping[str, Any]) -> Any:
    head, leaf = node.head, node.leaf
    if isinstance(leaf, Fraction):
        return _number(context, leaf)
    if head == "symbol" and leaf in point:
        return point[leaf]
    if head == "constant" and leaf in ("pi", "e", "i"):
        return {"pi": +context.pi, "e": +context.e, "i": context.mpc(0, 1)}[leaf]
    if head == "add":
        return sum(args[1:], args[0])
    if head == "mul":
        return context.fprod(args)
    if head == "neg":
        return -args[0]
    if head == "div":
        return args[0] / args[1]
    if head == "pow":
        return _power(context, args[0], args[1], node.args[1])
    if head == "mixed":
        return args[0] + args[1] / args[2]
    if head == "percent":
        return args[0] / 100
    if head == "degree":
        return args[0] * context.pi / 180
    if head == "tuple" and leaf == "[]" and len(args) == 1:
        return args[0]
    if head == "base":
        return context.mpf(int(str(int(args[0])), int(args[1])))
    if head == "apply" and leaf in _FUNCTIONS:
        if leaf not in _ALGEBRAIC and args[0] and context.mag(args[0]) > _MAX_ARGUMENT:
            raise TooLarge
        return _FUNCTIONS[leaf](context, *args)
    raise NotAnExpression(head)


def _power(context: Any, base: Any, exponent: Any, written: Node) -> Any:
    if not base:
        if context.re(exponent) <= 0:
            raise Undefined
        return base
    if exponent and context.mag(exponent) > _MAX_ARGUMENT:
        raise TooLarge
    if abs(context.mag(base)) * abs(context.re(exponent)) > MAX_MAGNITUDE:
        raise TooLarge
    fraction = exact(written)
    return base**exponent if fraction is None else _real_power(context, base, fraction)


def _real_power(context: Any, base: Any, exponent: Fraction) -> Any:
    """A rational power; of a negative number with an odd denominator it is the real one."""
    if exponent.denominator % 2 and context.im(base) == 0 and context.re(base) < 0:
        size = (-base) ** _number(context, exponent)
        return -size if exponent.numerator % 2 else size
    return base ** _number(context, exponent)


def _root(context: Any, index: Any, x: Any) -> Any:
    whole = int(context.re(index))
    if whole != index or not whole:
        raise NotAnExpression("root")
    return _real_power(context, x, Fraction(1, whole)) if x or whole > 0 else _undefined()


def _undefined() -> Any:
    raise Undefined


def _gamma(context: Any, x: Any) -> Any:
    return context.gamma(x + 1)


_ALGEBRAIC = frozenset({"sqrt", "root", "abs", "ln", "log", "logb", "lg", "floor", "ceil", "step"})
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "sqrt": lambda m, x: m.sqrt(x),
    "root": _root,
    "exp": lambda m, x: m.exp(x),
    "ln": lambda m, x: m.ln(x),
    "log": lambda m, x: m.ln(x),
    "lg": lambda m, x: m.ln(x) / m.ln(10),
    "logb": lambda m, base, x: m.ln(x) / m.ln(base),
    "abs": lambda m, x: abs(x),
    "floor": lambda m, x: m.floor(x),
    "ceil": lambda m, x: m.ceil(x),
    "factorial": _gamma,
    "binom": lambda m, n, k: m.binomial(n, k),
    "erf": lambda m, x: m.erf(x),
    "step": lambda m, x: m.mpf(x.real > 0) if x else _undefined(),
    "arccot": lambda m, x: m.pi / 2 - m.atan(x),
    **{name: (lambda m, x, attribute=attribute: getattr(m, attribute)(x)) for name, attribute in {
        **{name: name for name in "sin cos tan cot sec csc sinh cosh tanh coth sech csch".split()},
        **{f"arc{name}": f"a{name}" for name in ("sin", "cos", "tan", "sec", "csc")},
        **{f"ar{name}": f"a{name}" for name in ("sinh", "cosh", "tanh")},
    }.items()},
}  # fmt: skip
