"""Judge by elimination: resultants remove one root after the other, and the real roots left are tried numerically."""

from fractions import Fraction
from typing import Any

import mpmath
import sympy

from bootcamp.verifiers.symbolic import Node, parse
from bootcamp.verifiers.symbolic.tree import fold
from tests.oracles.algebra._trees import fraction_of, sympy_of

LEVELS = range(1, 11)
_X = sympy.Symbol("x")


def confirm(instance: Any, answer: frozenset[Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    trees = [parse(instance.left), parse(instance.right)]
    roots: list[tuple[Any, Any]] = []  # a new name, and a polynomial that vanishes at the root that it stands for
    whole = _plain(trees[0], roots) - _plain(trees[1], roots)
    for name, defining in reversed(roots):
        whole = sympy.resultant(sympy.expand(whole), defining, name)
    factors = [factor for factor, _ in sympy.factor_list(whole, _X)[1]]
    found = {root for factor in factors for root in sympy.real_roots(factor)}
    wanted = set()
    for root in found:
        with mpmath.workdps(60):
            point = mpmath.mpf(str(root.evalf(60)))
            if _solves(trees, point):
                assert root.is_rational
                wanted.add(fraction_of(root))
    return "" if wanted == answer else "this is not the set of the solutions"


def near_misses(instance: Any, answer: frozenset[Fraction]) -> list[frozenset[Fraction]]:
    """One solution left out, one with the wrong sign added."""
    found = [answer - {x} for x in answer] if len(answer) > 1 else []
    return found + [answer | {x + 1} for x in answer if x + 1 not in answer]


def _plain(tree: Node, roots: list[tuple[Any, Any]]) -> Any:
    """Give the expression with a name in the place of every root, inner ones first."""

    def visit(node: Node, args: tuple[Node, ...]) -> Node:
        new = Node(node.head, args, node.leaf)
        if node.head != "apply":
            return new
        degree = 2 if node.leaf == "sqrt" else 3
        name = f"y_{len(roots)}"
        roots.append((sympy.Symbol(name), sympy.Symbol(name) ** degree - sympy_of(args[-1])))
        return Node("symbol", (), name)

    return sympy_of(fold(tree, visit))


def _solves(trees: list[Node], point: Any) -> bool:
    left, right = (_value(tree, point) for tree in trees)
    return left is not None and abs(left - right) < mpmath.mpf(10) ** -25


def _value(node: Node, point: Any) -> Any:
    """Evaluate over the reals; None where a root is not defined; radicands off zero by rounding count as 0."""
    if node.head == "symbol":
        return point
    if node.head == "number":
        return mpmath.mpf(str(node.leaf))
    args = [_value(arg, point) for arg in node.args]
    if None in args:
        return None
    if node.head == "apply" and node.leaf == "sqrt":
        return None if args[0] < -(mpmath.mpf(10) ** -40) else mpmath.sqrt(max(args[0], mpmath.mpf(0)))
    if node.head == "apply":
        return mpmath.sign(args[1]) * mpmath.cbrt(abs(args[1])) if abs(args[1]) > mpmath.mpf(10) ** -40 else 0
    simple = {"add": sum, "neg": lambda a: -a[0], "mul": mpmath.fprod, "div": lambda a: a[0] / a[1]}
    return args[0] ** args[1] if node.head == "pow" else simple[node.head](args)
