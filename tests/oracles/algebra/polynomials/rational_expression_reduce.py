"""Judge by sympy's cancellation of the expression."""

from typing import Any

import sympy

from tests.oracles.algebra._trees import rational, read

LEVELS = range(1, 11)
_X = sympy.Symbol("x")


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    over, under = (sympy.Poly(p, _X) for p in sympy.fraction(sympy.cancel(sympy.together(read(instance.expression)))))
    wanted = [(p * (1 / under.LC())).as_expr() for p in (over, under)]
    given = [sum((rational(c) * _X**n for (n,), c in answer[name]), sympy.Integer(0)) for name in ("N", "D")]
    return (
        "" if all(sympy.expand(a - b) == 0 for a, b in zip(wanted, given, strict=True)) else "this is another fraction"
    )


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The reciprocal, the fraction with 2 or with x as common factor."""
    over, under = answer["N"], answer["D"]
    doubled = {name: tuple((e, 2 * c) for e, c in p) for name, p in answer.items()}
    moved = {name: tuple(((e[0] + 1,), c) for e, c in p) for name, p in answer.items()}
    found = [doubled, moved]
    return [*found, {"N": under, "D": over}] if over != under else found
