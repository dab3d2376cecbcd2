"""Judge by a round trip: at points of the range the answer is in the domain, and the shown function leads back."""

from fractions import Fraction
from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formula = parse(instance.formula, ("x",))
    low, high = instance.range
    if low is None and high is None:
        points = [Fraction(n, 3) for n in range(-10, 11)]
    elif low is None or high is None:
        points = [low + Fraction(n * n, 17) if low is not None else high - Fraction(n * n, 17) for n in range(1, 15)]
    else:
        points = [low + (high - low) * Fraction(n, 17) for n in range(1, 17)]
    with mpmath.workdps(400):
        left, right = (end if end is None else mpmath.mpf(end.numerator) / end.denominator for end in instance.domain)
        for y in points:
            there = mpmath.mpf(y.numerator) / y.denominator
            x = _value(answer, there)
            if (
                x is None
                or isinstance(x, mpmath.mpc)
                or (left is not None and x <= left)
                or (right is not None and x >= right)
            ):
                return f"at {y} the formula does not lead into the domain"
            back = _value(formula, x)
            if back is None or abs(back - there) > mpmath.mpf(10) ** -30:
                return f"at {y} the formula does not lead back"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The other sign, 1 more, the function itself."""
    found = [neg(answer), add(answer, 1), mul(2, answer), parse(instance.formula, ("x",))]
    return [near for near in found if confirm(instance, near)]


def _value(tree: Node, x: Any) -> Any:
    if tree.head == "symbol":
        return x
    if tree.head in ("number", "constant"):
        return mpmath.e if tree.head == "constant" else mpmath.mpf(str(tree.leaf))
    args = [_value(arg, x) for arg in tree.args]
    if any(arg is None or isinstance(arg, mpmath.mpc) for arg in args):
        return None
    if tree.head == "apply":
        if tree.leaf in ("ln", "logb") and args[-1] == 0:
            return None
        if tree.leaf == "root":
            return mpmath.sign(args[1]) * mpmath.root(abs(args[1]), int(args[0]))
        if tree.leaf == "sqrt":
            return mpmath.sqrt(args[0])
        return mpmath.log(args[-1]) / (mpmath.log(args[0]) if tree.leaf == "logb" else 1)
    if tree.head == "div" and args[1] == 0:
        return None
    simple = {"add": sum, "neg": lambda a: -a[0], "mul": mpmath.fprod, "div": lambda a: a[0] / a[1]}
    if tree.head != "pow":
        return simple[tree.head](args)
    return args[0] ** args[1] if abs(args[1]) < 10**6 else None
