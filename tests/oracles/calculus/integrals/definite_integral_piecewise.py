"""Judge by exact bisection: where eleven values lie on one polynomial of low degree, that polynomial is integrated."""

from fractions import Fraction
from math import floor
from typing import Any

from bootcamp.lib.sequences import interpolate
from bootcamp.verifiers.symbolic import Node, add, evaluate, neg, parse
from bootcamp.verifiers.symbolic.tree import fold

LEVELS = range(1, 11)
_NODES = 5
_DEPTH = 24


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    function = parse(instance.integrand.replace(r"\max", "M").replace(r"\min", "m"), ("x", "M", "m"))
    total = sum((_integral(function, Fraction(n), Fraction(n + 1), 0) for n in range(instance.low, instance.high)), 0.0)
    found = evaluate(answer, {}, digits=25).real
    return "" if abs(found - total) < 2e-5 else f"the integral is about {total}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, and a unit more."""
    return [neg(answer), add(answer, 1)]


def _integral(function: Node, a: Fraction, b: Fraction, depth: int) -> float:
    width = b - a
    places = [a + width * k / 22 for k in (1, 5, 9, 14, 19, 3, 12, 20, 21)]
    if not depth:  # no piece is so short that it holds none of these
        places += [a + width * k / 61 for k in range(1, 61)]
    places += [a + width / 10**9, b - width / 10**9]
    points = [(x, _value(function, x)) for x in places]
    if all(interpolate(points[:_NODES], x) == y for x, y in points[_NODES:]):
        weights = zip((0, 1, 2, 3, 4), (7, 32, 12, 32, 7), strict=True)  # Boole's rule, exact to degree five
        return float(sum(w * interpolate(points[:_NODES], a + width * k / 4) for k, w in weights) * width / 90)
    if depth == _DEPTH:
        return float(points[0][1] * width)
    middle = a + width * Fraction(10, 21)
    return _integral(function, a, middle, depth + 1) + _integral(function, middle, b, depth + 1)


def _value(function: Node, x: Fraction) -> Fraction:
    def visit(node: Node, args: tuple[Any, ...]) -> Any:
        head = node.head
        if head == "symbol":
            return {"x": x, "M": max, "m": min}[str(node.leaf)]
        if head == "tuple":
            return args
        if head == "number":
            return node.leaf
        if head == "apply":
            return Fraction(floor(args[0])) if node.leaf == "floor" else abs(args[0])
        if head == "neg":
            return -args[0]
        if head == "div":
            return args[0] / args[1]
        if head == "pow":
            return args[0] ** int(args[1])
        if head == "add":
            return sum(args)
        product = Fraction(1)
        for place, factor in enumerate(args):
            if not callable(factor):
                product *= args[place - 1](*factor) if isinstance(factor, tuple) else factor
        return product

    return fold(function, visit)
