"""Judge by numbers: a fine grid is tried to 40 digits; between its points no sign may change, no sides touch."""

from functools import cache
from typing import Any

import mpmath
import numpy

from bootcamp.verifiers.symbolic import Node, evaluate, parse

LEVELS = range(1, 11)
_STEPS = 60480
"""How many steps the interval has: the multiples of pi/12 over a number up to 9 are among its points."""


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wanted = _solutions(instance.left, instance.right)
    with mpmath.workdps(40):
        given = {
            mpmath.nstr(mpmath.mpf(evaluate(part, digits=40).real) / mpmath.pi * _STEPS / 2, 15) for part in answer.args
        }
        found = {mpmath.nstr(mpmath.mpf(place), 15) for place in wanted}
    return "" if given == found else "this is not the set of the solutions"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """One solution left out, one more, the interval closed at the wrong end."""
    extra = [parse("2\\pi/13"), parse("2\\pi")]
    found = [Node("set", (*answer.args, part)) for part in extra]
    return [*found, Node("set", answer.args[1:])] if len(answer.args) > 1 else found


@cache
def _solutions(left: str, right: str) -> frozenset[int]:
    trees = parse(left), parse(right)
    points = numpy.arange(_STEPS) * (2 * numpy.pi / _STEPS)
    near = numpy.abs(_difference(trees, points, numpy))
    found = {place for place in map(int, numpy.nonzero(near < 1e-9)[0]) if abs(_at(trees, 2 * place)) < 1e-30}
    # an off-grid double root leaves a lowest point; rounding makes such points too, beside a fourfold root
    low = (near < 1e-4) & (near <= numpy.roll(near, 1)) & (near <= numpy.roll(near, -1))
    for place in set(map(int, numpy.nonzero(low)[0])) - found:
        lower, here, upper = (abs(_at(trees, 2 * place + step)) for step in (-2, 0, 2))
        assert here > min(lower, upper), "both sides may touch between the points"
    between = _difference(trees, points + numpy.pi / _STEPS, numpy)
    for place in range(_STEPS):
        after = (place + 1) % _STEPS  # the grid point between the two middles
        a, b = between[place], between[after]
        if a * b <= 0 and after not in found:
            a, b = _at(trees, 2 * after - 1), _at(trees, 2 * after + 1)
            assert a * b > 0 or max(abs(a), abs(b)) > 50, "there is a solution between the points"
    return frozenset(found)


def _at(trees: tuple[Node, Node], place: int) -> Any:
    """Give the difference of the sides to 40 digits, at a number of half steps."""
    with mpmath.workdps(40):
        return _difference(trees, mpmath.pi * place / _STEPS, mpmath)


def _difference(trees: tuple[Node, Node], x: Any, library: Any) -> Any:
    return _value(trees[0], x, library) - _value(trees[1], x, library)


def _value(node: Node, x: Any, library: Any) -> Any:
    if node.head == "number":
        return library.mpf(str(node.leaf)) if library is mpmath else float(str(node.leaf))
    if node.head in ("symbol", "constant"):
        return x if node.head == "symbol" else +library.pi
    args = [_value(arg, x, library) for arg in node.args]
    if node.head == "apply":
        return getattr(library, str(node.leaf))(args[0])
    if node.head in ("add", "neg"):
        return sum(args) if node.head == "add" else -args[0]
    if node.head == "mul":
        product = args[0]
        for factor in args[1:]:
            product = product * factor
        return product
    return args[0] / args[1] if node.head == "div" else args[0] ** args[1]
