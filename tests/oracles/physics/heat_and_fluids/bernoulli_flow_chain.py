"""Judge by Bernoulli's law between all pairs of places as equations in squares of speeds, solved with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rho = sympy.Rational(str(instance.density))
    x = sympy.Symbol("x")  # the square of the speed of the jet
    end, out = instance.sections[-1][0], sympy.Rational(str(instance.sections[-1][1]))
    top = 10 * rho * instance.surface
    if instance.upper:
        top += 10 * sympy.Rational(str(instance.upper[0])) * instance.upper[1]
    if instance.pressure is not None:
        found = sympy.solve(sympy.Rational(str(instance.pressure)) + top - rho * x / 2 - 10 * rho * end, x)
    else:
        for height, area, gauge in instance.sections[:-1]:
            if area is not None and gauge is not None:
                ratio = out / sympy.Rational(str(area))
                law = sympy.Rational(str(gauge)) + rho * x * ratio**2 / 2 + 10 * rho * (height - end) - rho * x / 2
                found = sympy.solve(law, x)
    (square,) = found
    v = sympy.sqrt(square)
    constant = rho * square / 2 + 10 * rho * end
    right = {"v": v, "P": constant - top, "R": v * sympy.sqrt(sympy.Rational(end, 5))}
    for i, (height, area, gauge) in enumerate(instance.sections, start=1):
        if area is not None:
            right[f"p{i}"] = constant - 10 * rho * height - rho * (v * out / sympy.Rational(str(area))) ** 2 / 2
        else:
            speed = sympy.sqrt(2 * (constant - 10 * rho * height - sympy.Rational(str(gauge))) / rho)
            right[f"A{i}"] = out * v / speed
    wrong = [name for name in instance.asked if right[name] != sympy.Rational(str(answer[name]))]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each one more."""
    return [answer | {name: value + 1} for name, value in answer.items()]
