"""Judge by scipy: sequential quadratic programming from several starts."""

from typing import Any

import numpy
from scipy.optimize import minimize

from bootcamp.verifiers.symbolic import Node, add, div, evaluate, mul, neg, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = tuple(instance.names)
    sign = -1 if instance.highest else 1
    function = _compiled(instance.function, names)
    sides = [text.split(" = ") for text in instance.constraints]
    equations = [(_compiled(left, names), float(right)) for left, right in sides]
    generator = numpy.random.default_rng(1)
    best = None
    for _ in range(12):
        start = (
            numpy.abs(generator.normal(size=len(names))) + 0.5
            if instance.positive
            else generator.normal(size=len(names)) * 2
        )
        found = minimize(
            lambda point: sign * function(point),
            start,
            method="SLSQP",
            bounds=[(1e-6, None)] * len(names) if instance.positive else None,
            constraints=[
                {"type": "eq", "fun": lambda point, side=side, right=right: side(point) - right}
                for side, right in equations
            ],
            options={"maxiter": 500, "ftol": 1e-12},
        )
        residual = max(abs(side(found.x) - right) for side, right in equations)
        if found.success and residual < 1e-6 and (best is None or found.fun < best):
            best = float(found.fun)
    value = sign * float(evaluate(answer, {}).real)
    if best is None:
        return "no start led anywhere"
    return "" if abs(best - value) < 1e-4 * (1 + abs(value)) else f"the best value found is {sign * best}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, factors, a constant too many."""
    return [neg(answer), mul(2, answer), add(answer, 1), div(answer, 3)]


def _compiled(text: str, names: tuple[str, ...]) -> Any:
    import sympy

    from bootcamp.verifiers.symbolic.worker import build

    symbols = [sympy.Symbol(name, positive=True) for name in names]
    function = sympy.lambdify(symbols, build(sympy, parse(text, names)))
    return lambda point: function(*point)
