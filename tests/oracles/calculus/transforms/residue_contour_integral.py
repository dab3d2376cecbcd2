"""Judge by numeric integration along the contour."""

from itertools import pairwise
from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, parse
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(rf"\frac{{{instance.over}}}{{{instance.under}}}{instance.essential}", ("z",))

    def value(z: Any) -> Any:
        return value_of(tree, z=z)

    a, b, c, d = instance.contour
    if instance.box:
        corners = [mpmath.mpc(x, y) for x, y in ((a, c), (b, c), (b, d), (a, d), (a, c))]
        cuts = [one + (other - one) * k / 4 for one, other in pairwise(corners) for k in range(4)]
        wanted = mpmath.quad(value, [*cuts, corners[0]])
    else:
        count = 1600
        turns = [mpmath.expjpi(mpmath.mpf(2 * k) / count) for k in range(count)]
        wanted = mpmath.fsum(value(mpmath.mpc(a, b) + c * turn) * turn for turn in turns) * 2j * mpmath.pi * c / count
    found = value_of(answer)
    return "" if abs(found - wanted) < 1e-6 * (1 + abs(wanted)) else f"the integral is {mpmath.nstr(wanted)}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, half and twice the value, one more."""
    return [neg(answer), mul(2, answer), mul(parse("1/2"), answer), add(answer, 1)]
