"""Judge by quadrature of the defining integral for several n."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, parse
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for n in (instance.n,) if instance.n else (1, 2, 3, 4, 7, 10):
        wanted = _coefficient(instance, n)
        found = value_of(answer, n=mpmath.mpf(n))
        if abs(found - wanted) > 1e-10 * (1 + abs(wanted)):
            return f"for n = {n} the coefficient is {mpmath.nstr(wanted)}, not {mpmath.nstr(found)}"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, half and twice the value, one more (a zero has no other sign)."""
    if abs(value_of(answer, n=mpmath.mpf(1))) < 1e-9:
        return [add(answer, 1)]
    return [neg(answer), mul(2, answer), mul(parse("1/2"), answer), add(answer, 1)]


def _coefficient(instance: Any, n: int) -> Any:
    half = mpmath.mpf(instance.half) if instance.half else mpmath.pi
    wave = mpmath.cos if instance.cosine else mpmath.sin
    total = mpmath.mpf(0)
    for formula, low, high in instance.pieces:
        tree = parse(formula, ("x",))
        ends = [value_of(parse(end.replace("π", r"\pi"))) for end in (low, high)]
        cuts = [ends[0] + (ends[1] - ends[0]) * i / 8 for i in range(9)]
        total += mpmath.quad(lambda x, tree=tree: value_of(tree, x=x) * wave(n * mpmath.pi * x / half), cuts)
    return total / half
