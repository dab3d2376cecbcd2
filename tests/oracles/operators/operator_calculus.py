"""Judge with sympy: the printed functions are differentiated and integrated, and the result is compared at points."""

import re
from collections.abc import Callable
from typing import Any

import mpmath
import sympy

from bootcamp.verifiers.symbolic import Node, evaluate, mul, neg, symbol
from tests.oracles.operators._formulas import bracketed

LEVELS = range(1, 11)
X, T = sympy.symbols("x t")


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = {
        name: sum(c * X**m * sympy.exp(k * X) for c, m, k in terms)
        for name, terms in zip("fgh", instance.functions, strict=False)
    }
    signs = {
        re.sub(r"[ab() ]", "", line.split(")(x) = ")[0]): MEANINGS[line.split(")(x) = ")[1]]
        for line in instance.formulas
    }
    result = bracketed(re.findall(r"\S", instance.shown), signs, given.__getitem__)
    for point in ("0.3", "1.7", "-0.9", "2.6"):
        right = mpmath.mpmathify(sympy.N(result.subs(X, sympy.Rational(point)), 40))
        with mpmath.workdps(40):
            found = evaluate(answer, {"x": mpmath.mpf(point)}, digits=40).real
            if abs(found - right) > mpmath.mpf(10) ** -20 * (1 + abs(right)):
                return f"at {point} it is {mpmath.nstr(found)}, not {mpmath.nstr(right)}"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, a factor too many."""
    return [neg(answer), mul(symbol("x"), answer)]


def _integral(f: Any, low: Any, high: Any) -> Any:
    return sympy.integrate(sympy.expand(f.subs(X, T)), (T, low, high))


MEANINGS: dict[str, Callable[..., Any]] = {
    "a'(x) + b(x)": lambda a, b: a.diff(X) + b,
    "a(x) b(x)": lambda a, b: a * b,
    "x a'(x) - b(x)": lambda a, b: X * a.diff(X) - b,
    "a(x) + b''(x)": lambda a, b: a + b.diff(X, 2),
    "∫_0^x a(t) dt": lambda a: _integral(a, 0, X),
    "a(x + 1) - a(x)": lambda a: a.subs(X, X + 1) - a,
    "a'(x) b(x) - a(x) b'(x)": lambda a, b: a.diff(X) * b - a * b.diff(X),
    "a(x) ∫_0^1 b(t) dt": lambda a, b: a * _integral(b, 0, 1),
    "a'(x) + a(0)": lambda a: a.diff(X) + a.subs(X, 0),
    "∫_0^x (a(t) - b'(t)) dt": lambda a, b: _integral(a, 0, X) - b + b.subs(X, 0),
}
