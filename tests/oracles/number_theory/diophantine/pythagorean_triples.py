"""Judge by trying every shorter leg (small levels), the second one following from the condition."""

from math import isqrt
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = instance.value
    pairs = {
        "leg": _leg,
        "hypotenuse": lambda c: ((a, isqrt(c * c - a * a)) for a in range(1, c)),
        "perimeter": lambda p: ((a, p * (p - 2 * a) // (2 * (p - a))) for a in range(1, p // 2)),
        "area": lambda s: ((a, 2 * s // a) for a in range(1, isqrt(2 * s) + 1)),
        "inradius": lambda r: ((a, 2 * r * r // (a - 2 * r) + 2 * r) for a in range(2 * r + 1, 4 * r)),
    }[instance.measure](value)
    found = sorted((a, b, isqrt(a * a + b * b)) for a, b in {tuple(sorted(p)) for p in pairs} if a < b)
    triples = tuple(t for t in found if t[0] ** 2 + t[1] ** 2 == t[2] ** 2 and _measure(instance.measure, t, value))
    return "" if tuple(map(tuple, answer)) == triples else f"the triples are {triples}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """Legs exchanged; a triple missing, doubled or scaled; another order."""
    (a, b, c), *rest = answer
    wrong = [((b, a, c), *rest), (*answer, answer[-1]), ((2 * a, 2 * b, 2 * c), *rest)]
    return [*wrong, answer[1:], answer[::-1]] if rest else wrong


def _leg(leg: int) -> Any:
    """The other leg is below leg^2 / 2; c - b divides leg^2."""
    for gap in range(1, leg):
        if (leg * leg - gap * gap) % (2 * gap) == 0:
            yield leg, (leg * leg - gap * gap) // (2 * gap)


def _measure(kind: str, triple: tuple[int, ...], value: int) -> bool:
    a, b, c = triple
    measured = {"hypotenuse": c, "perimeter": a + b + c, "area": a * b / 2, "inradius": (a + b - c) / 2}
    return value in (a, b) if kind == "leg" else measured[kind] == value
