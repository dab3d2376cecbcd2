"""Judge by state functions; the heat taken in by symbolic integration of its positive part."""

import itertools
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    c, states = sympy.Rational(str(instance.capacity)), list(instance.states)
    s = sympy.Symbol("s")
    heats: list[Any] = []
    taken = sympy.Integer(0)
    for (v, p), (w, q) in zip(states, states[1:] + states[:1], strict=True):
        heats.append(c * (w * q - v * p) + sympy.Rational((p + q) * (w - v), 2))
        volume, pressure = v + s * (w - v), p + s * (q - p)
        rate = sympy.expand(pressure * (w - v) + c * sympy.diff(volume * pressure, s))
        cuts = [0, *(root for root in sympy.roots(rate, s) if 0 < root < 1), 1] if rate.has(s) else [0, 1]
        for a, b in itertools.pairwise(cuts):
            part = sympy.integrate(rate, (s, a, b))
            taken += max(part, 0)
    right = {"Q": heats, "W": sum(heats), "efficiency": sum(heats) / taken}
    good = [sympy.Rational(str(value)) for value in answer["Q"]] == right["Q"]
    good &= all(sympy.Rational(str(answer[name])) == right[name] for name in ("W", "efficiency"))
    return "" if good else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other direction, an efficiency of another heat."""
    taken = sum(heat for heat in answer["Q"] if heat > 0)
    wrong = [
        answer | {"W": -answer["W"]},
        answer | {"efficiency": answer["W"] / taken},
        answer | {"Q": answer["Q"][::-1]},
    ]
    return [one for one in wrong if one != answer]
