"""Judge by line integrals: what the answer grows by from one point to another is the work of the field on the way."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, parse, symbol
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)
_START, _STEP = (0.3, 0.8, 0.5, 1.1), (0.4, 0.3, -0.2, 0.25)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = instance.names
    parts = [parse(part, names) for part in instance.parts]
    for turn in range(len(names)):
        step = _STEP[turn:] + _STEP[:turn]

        def place(t: Any, step: tuple[float, ...] = step) -> dict[str, Any]:
            return {name: mpmath.mpf(a) + t * b for name, a, b in zip(names, _START, step, strict=False)}

        def work(t: Any, step: tuple[float, ...] = step) -> Any:
            return mpmath.fsum(b * value_of(part, **place(t, step)) for part, b in zip(parts, step, strict=False))

        wanted = mpmath.quad(work, [0, 1])
        found = value_of(answer, C=0, **place(1)) - value_of(answer, C=0, **place(0))
        if abs(found - wanted) > 1e-10 * (1 + abs(wanted)):
            return f"along {step} it grows by {found}, and the work is {wanted}"
    return ""


def others(instance: Any, answer: Node) -> list[Node]:
    """Other constants."""
    return [add(answer, 5), add(symbol("C"), answer)]


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, twice the potential, a term more."""
    return [neg(answer), mul(2, answer), *(add(answer, symbol(name)) for name in instance.names)]
