"""Judge by quadrature of the defining integral at several values of s."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, parse, symbol
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for s in (8, 11.5):
        wanted = _integral(instance, mpmath.mpf(s))
        found = value_of(answer, s=mpmath.mpf(s))
        if abs(found - wanted) > 1e-9 * (1e-3 + abs(wanted)):
            return f"F({s}) is about {mpmath.nstr(wanted)}, not {mpmath.nstr(found)}"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, twice the transform, and other factors."""
    return [neg(answer), mul(2, answer), add(answer, 1), mul(symbol("s"), answer)]


def _integral(instance: Any, s: Any) -> Any:
    base = parse(instance.base, ("t",))
    steps = [(c, parse(part, ("t",))) for c, part in instance.steps]

    def plain(tree: Node, ends: list[Any]) -> Any:
        return mpmath.quad(lambda t: value_of(tree, t=t) * mpmath.exp(-s * t), ends)

    if instance.other:
        other = parse(instance.other, ("t",))
        return plain(base, [0, 2, 6, 14]) * plain(other, [0, 2, 6, 14])
    if instance.period:
        rounds = range(0, 40, instance.period)
        return mpmath.fsum(mpmath.exp(-s * start) for start in rounds) * plain(base, [0, instance.period])
    return plain(base, [0, 2, 6, 14]) + mpmath.fsum(plain(part, [c, c + 2, c + 6, c + 14]) for c, part in steps)
