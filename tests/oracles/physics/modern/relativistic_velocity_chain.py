"""Judge by adding velocities along the chain, found by search; gamma and Doppler factors follow from the last one."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    speeds: dict[Any, Any] = {}
    for one, other, kind, right, x, y in instance.facts:
        x, y = sympy.Rational(str(x)), sympy.Rational(str(y))
        root = {"velocity": 1 - x**2, "gamma": x**-2 if kind == "gamma" else 0}.get(kind)
        if root is None:
            root = (y / x) ** 2 if kind == "length" else (x / y) ** 2
        v = sympy.sqrt(1 - root) * (1 if right else -1)
        speeds[other, one], speeds[one, other] = v, -v
    kind, target, start, number = instance.question
    known = {start: sympy.Integer(0)}
    while target not in known:
        for (frame, one), v in speeds.items():
            if frame in known and one not in known:
                known[one] = (known[frame] + v) / (1 + known[frame] * v)
    v = known[target]
    gamma = 1 / sympy.sqrt(1 - v**2)
    right = {
        "velocity": v,
        "length": number / gamma,
        "time": number * gamma,
        "pulses": number * sympy.sqrt((1 + v) / (1 - v)),  # the sender moves towards the receiver on its right
    }[kind]
    return "" if sympy.simplify(right) == sympy.Rational(str(answer)) else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sign, the inverse."""
    return [-answer, *([1 / answer] if abs(answer) != 1 else [])]
