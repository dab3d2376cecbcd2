"""Judge by sympy: centres from the top down, and the counterweight as the least solution of all inequalities."""

from collections.abc import Iterator
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if isinstance(answer, dict) == instance.weight:
        return "another form"
    blocks = [(sympy.Rational(str(a)), sympy.Rational(str(b)), sympy.Integer(c)) for a, b, c in instance.blocks]
    weight = sympy.Rational(str(answer)) if instance.weight else sympy.Integer(0)
    gaps = _gaps(blocks, weight)
    if instance.weight:
        if weight < 0 or any(low < 0 or high < 0 for _, low, high in gaps):
            return "a joint does not hold"
        less = _gaps(blocks, weight - sympy.Rational(1, 10**9))
        return "" if any(low < 0 or high < 0 for _, low, high in less) else "less is enough"
    centres = [sympy.Rational(str(value)) for value in answer["centres"]]
    failing = [joint for joint, (_, low, high) in enumerate(gaps, 1) if low <= 0 or high <= 0]
    right = centres == [centre for centre, *_ in gaps] and answer["joint"] == min(failing, default=0)
    return "" if right else "other centres or another joint"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Another weight or joint, and the centres from the top down."""
    if instance.weight:
        yield answer + 1
        yield answer / 2
        return
    yield answer | {"joint": (answer["joint"] + 1) % len(instance.blocks)}
    if answer["centres"] != answer["centres"][::-1]:
        yield answer | {"centres": answer["centres"][::-1]}


def _gaps(blocks: Any, weight: Any) -> list[tuple[Any, Any, Any]]:
    """Give, from joint 1 up, the centre above and how far it lies inside the ends of the contact."""
    moment, mass, found = weight * blocks[-1][0], weight, []
    for (left, width, _), (a, b, m) in zip(blocks[-2::-1], blocks[:0:-1], strict=True):
        moment, mass = moment + m * (2 * a + b) / 2, mass + m
        centre = moment / mass
        found.append((centre, centre - max(left, a), min(left + width, a + b) - centre))
    return found[::-1]
