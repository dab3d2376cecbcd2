"""Judge by a fine grid and by golden sections around its best points."""

from fractions import Fraction
from typing import Any

import mpmath
import numpy
import sympy
from scipy.optimize import minimize_scalar

from bootcamp.verifiers.symbolic import add, evaluate, parse, substitute, symbol
from bootcamp.verifiers.symbolic.worker import build

LEVELS = range(1, 11)
_CELLS = 20_000


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    moved = substitute(parse(instance.function, ("x",)), "x", add(symbol("t"), -1000))  # so that no sign is known
    compiled = sympy.lambdify(sympy.Symbol("t", positive=True), build(sympy, moved), "numpy")

    def function(x: Any) -> Any:
        return compiled(x + 1000)

    low, high = instance.low, instance.high
    points = numpy.linspace(low, high, _CELLS + 1)
    for name, sign in (("min", 1), ("max", -1)):
        values = sign * (function(points) + 0 * points)
        best = _refined(lambda t, s=sign: s * float(function(t)), points, values)
        stated = sign * float(evaluate(answer[name], {}).real)
        if abs(best - stated) > 1e-6 * (1 + abs(stated)):
            return f"the {name} is {sign * best}, not {sign * stated}"
        places = sorted(float(place) for place in answer[f"at_{name}"])
        if not places:
            return f"the {name} is taken nowhere"
        if any(
            not low - 1e-9 <= t <= high + 1e-9 or abs(sign * function(t) - best) > 1e-6 * (1 + abs(best))
            for t in places
        ):
            return f"a point of at_{name} does not have the value"
        close = points[values < best + min(1e-6 * (values.max() - best), 1e-4 * abs(best) + 1e-12)]
        if any(min(abs(t - place) for place in places) > 0.2 for t in close):
            return f"a point of at_{name} is missing"
    return ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Minimum and maximum exchanged, a value off by one, a point too many."""
    far = Fraction(1000)
    return [
        {"min": answer["max"], "at_min": answer["at_max"], "max": answer["min"], "at_max": answer["at_min"]},
        {**answer, "max": add(answer["max"], 1)},
        {**answer, "at_min": answer["at_min"] | {far}},
    ]


def _refined(function: Any, points: Any, values: Any) -> float:
    """Search around the best cell of the grid."""
    place = int(numpy.argmin(values))
    low, high = points[max(place - 1, 0)], points[min(place + 1, len(points) - 1)]
    found = minimize_scalar(function, bounds=(low, high), method="bounded", options={"xatol": 1e-12})
    return float(mpmath.mpf(min(found.fun, values[place])))
