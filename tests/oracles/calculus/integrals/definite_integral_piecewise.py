"""Judge by the midpoint rule with half a million points for each unit, many more than the function has pieces."""

from functools import reduce
from typing import Any

import numpy

from bootcamp.verifiers.symbolic import Node, add, evaluate, neg, parse
from bootcamp.verifiers.symbolic.tree import fold

LEVELS = range(1, 11)
_POINTS = 500_001
"""Of a unit; odd, so that hardly a break lies on the border of two parts."""


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    function = parse(instance.integrand.replace(r"\max", "M").replace(r"\min", "m"), ("x", "M", "m"))
    steps = (numpy.arange(_POINTS) + 0.5) / _POINTS
    parts = [numpy.mean(_values(function, n + steps)) for n in range(instance.low, instance.high)]
    found = evaluate(answer, {}, digits=25).real
    return "" if abs(found - sum(parts)) < 5e-4 else f"the integral is about {sum(parts)}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, and a unit more."""
    return [neg(answer), add(answer, 1)]


def _values(function: Node, x: Any) -> Any:
    def visit(node: Node, args: tuple[Any, ...]) -> Any:
        head = node.head
        if head == "symbol":
            return {"x": x, "M": numpy.maximum, "m": numpy.minimum}[str(node.leaf)]
        if head == "tuple":
            return args
        if head == "number":
            return float(str(node.leaf))
        if head == "apply":
            return numpy.floor(args[0] + 1e-12) if node.leaf == "floor" else numpy.abs(args[0])
        if head in ("neg", "div", "pow"):
            return -args[0] if head == "neg" else args[0] / args[1] if head == "div" else args[0] ** int(args[1])
        if head == "add":
            return sum(args)
        factors = [args[k - 1](*f) if isinstance(f, tuple) else f for k, f in enumerate(args) if not callable(f)]
        return reduce(numpy.multiply, factors, 1.0)

    return fold(function, visit)
