"""Judge by sympy: all coefficients of the quadratic are read off, and its roots compared to 50 digits."""

from typing import Any

import mpmath
import sympy

from bootcamp.verifiers.symbolic import Node, add, evaluate, neg
from tests.oracles.algebra._trees import read

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")
    whole = sympy.Poly(sympy.expand(read(instance.left) - read(instance.right)), x)
    assert whole.degree() == 2
    with mpmath.workdps(50):
        wanted = mpmath.polyroots(
            [mpmath.mpf(str(c.evalf(60))) for c in whole.all_coeffs()], maxsteps=500, extraprec=500
        )
        parts = answer.args if answer.head == "set" else (answer,)
        found = [mpmath.mpmathify(evaluate(part, digits=50)) for part in parts]
        near = mpmath.mpf(10) ** (-20 if len(parts) == 1 else -35)
        if all(min(abs(a - b) for b in wanted) < near for a in found) and all(
            min(abs(a - b) for a in found) < near for b in wanted
        ):
            return ""
    return "this is not the set of the roots"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """One root alone, one shifted, both with the other sign."""
    first, *rest = answer.args
    found = [Node("set", (add(first, 1), *rest))]
    flipped = Node("set", tuple(neg(part) for part in answer.args))
    found += [flipped] if confirm(instance, flipped) else []
    return [*found, Node("set", (first,))] if rest else found
