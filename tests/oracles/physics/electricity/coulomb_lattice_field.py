"""Judge by the gradient of the potential, with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    axes = sympy.symbols("x y z")[: len(instance.probe)]
    unknown = sympy.Symbol("Q")
    at = dict(zip(axes, instance.probe, strict=True))
    charges = list(instance.charges) + ([(unknown, instance.unknown[1])] if instance.unknown else [])

    def distance(place: Any) -> Any:
        return sympy.sqrt(sum((a - b) ** 2 for a, b in zip(axes, place, strict=True)))

    potential = sum(q / distance(place) for q, place in charges)
    right = {f"E{axis}": -sympy.diff(potential, axis).subs(at) for axis in axes}
    right["W"] = instance.moved * potential.subs(at)
    if instance.unknown:
        (value,) = sympy.solve(right[instance.unknown[0]], unknown)
        right = {name: expression.subs(unknown, value) for name, expression in right.items()} | {"Q": value}
    wrong = [name for name, value in answer.items() if sympy.Rational(str(value)) != right[name]]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each with the other sign."""
    return [answer | {name: -value} for name, value in answer.items() if value]
