"""Definite integrals judged by quadrature of what the prompt prints."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse
from bootcamp.verifiers.symbolic.tree import fold

_DIGITS = 40


def quadrature_fault(instance: Any, answer: Node) -> str:
    """Compare an answer with the integral, to ten digits; "" if they agree."""
    function = parse(instance.integrand, ("x",))
    with mpmath.workdps(_DIGITS):
        ends = [_end(text) for text in (instance.low, instance.high)]
        wanted = mpmath.quad(lambda x: value_of(function, x=x), ends)
        found = evaluate(answer, {}, digits=_DIGITS).real
        close = abs(found - wanted) < mpmath.mpf(10) ** -10 * (1 + abs(wanted))
    return "" if close else f"the value {mpmath.nstr(found)} is not that of the integral, {mpmath.nstr(wanted)}"


def _end(text: str) -> Any:
    if "infty" in text:
        return -mpmath.inf if text[0] == "-" else mpmath.inf
    return evaluate(parse(text), {}, digits=_DIGITS).real


def value_of(tree: Node, **point: Any) -> Any:
    """Give the value by mpmath's own functions, which reach as far as quadrature goes."""

    def visit(node: Node, args: tuple[Any, ...]) -> Any:
        head, leaf = node.head, str(node.leaf)
        if head == "number":
            return mpmath.mpf(node.leaf.numerator) / node.leaf.denominator  # type: ignore[union-attr]
        if head in ("symbol", "constant"):
            return point[leaf] if head == "symbol" else {"pi": mpmath.pi, "e": mpmath.e, "i": mpmath.mpc(0, 1)}[leaf]
        if head == "apply" and leaf == "root":
            return mpmath.root(args[1], args[0])
        if head == "apply":
            names = {"arctan": "atan", "arcsin": "asin", "ln": "log", "abs": "fabs"}
            return getattr(mpmath, names.get(leaf, leaf))(*args)
        operations = {"add": mpmath.fsum, "mul": mpmath.fprod, "neg": lambda a: -a[0]}
        operations |= {"div": lambda a: a[0] / a[1], "pow": lambda a: a[0] ** a[1]}
        return operations[head](args)

    return fold(tree, visit)


def spoilt_value(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, twice and half the value, one more."""
    return [neg(answer), mul(2, answer), mul(parse("1/2"), answer), add(answer, 1)]
