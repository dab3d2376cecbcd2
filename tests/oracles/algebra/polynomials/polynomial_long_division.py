"""Judge by sympy's division."""

from typing import Any

import sympy

from tests.oracles.algebra._trees import rational

LEVELS = range(1, 11)
_X = sympy.Symbol("x")


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    dividend, divisor = (_poly(dict(enumerate(p))) for p in (instance.dividend, instance.divisor))
    found = sympy.div(dividend, divisor)
    given = tuple(_poly({n: c for (n,), c in answer[name]}) for name in ("Q", "R"))
    return "" if found == given else "this is not the quotient and the remainder"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Quotient and remainder exchanged, the remainder left out."""
    quotient, rest = answer["Q"], answer["R"]
    found = [{"Q": rest, "R": quotient}] if quotient != rest else []
    return [*found, {"Q": quotient, "R": ()}] if rest else found


def _poly(terms: dict[int, Any]) -> Any:
    return sympy.Poly.from_dict({(n,): rational(c) for n, c in terms.items()}, _X, domain="QQ")
