"""Judge by substitution in the law of mass action and by bisection on the extent with the total pressure fixed."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    changes = _changes(instance.reaction)
    start = dict(instance.starts)
    if instance.reacted is not None:
        extent = instance.reacted * start["A"] / -changes["A"]
        found = _pressures(start, changes, extent, answer[0])
        return "" if answer[0] > 0 and _quotient(found, changes) == instance.kp else "Kp differs"
    low, high = Fraction(-(10**4)), Fraction(10**4)
    for name, n in changes.items():
        bound = -start[name] / n
        low, high = (max(low, bound), high) if n > 0 else (low, min(high, bound))
    given = dict(zip(start, answer, strict=True))
    if min(given.values()) <= 0 or _quotient(given, changes) != instance.kp:
        return "Kp differs"
    for _ in range(40):
        middle = Fraction(round((low + high) / 2 * 2**50), 2**50)
        try:
            small = _quotient(_pressures(start, changes, middle, instance.pressure), changes) < instance.kp
        except ZeroDivisionError:
            small = False
        low, high = (middle, high) if small else (low, middle)
    right = _pressures(start, changes, low, instance.pressure)
    wrong = [name for name in start if abs(right[name] - given[name]) > Fraction(1, 10**5)]
    return f"{wrong[0]} is {float(right[wrong[0]])}" if wrong else ""


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """Twice the first value, and all a little larger."""
    return [(2 * answer[0], *answer[1:]), tuple(x + Fraction(1, 20) for x in answer)]


def _changes(text: str) -> dict[str, int]:
    left, right = ([term.split() for term in side.split(" + ")] for side in text.split(" -> "))
    signed = [(-1, term) for term in left] + [(1, term) for term in right]
    return {term[-1]: sign * int(term[0] if len(term) > 1 else 1) for sign, term in signed}


def _pressures(start: Any, changes: dict[str, int], extent: Fraction, total: Fraction) -> dict[str, Fraction]:
    moles = {name: n + changes.get(name, 0) * extent for name, n in start.items()}
    return {name: n * total / sum(moles.values()) for name, n in moles.items()}


def _quotient(pressures: dict[str, Fraction], changes: dict[str, int]) -> Fraction:
    result = Fraction(1)
    for name, n in changes.items():
        result *= pressures[name] ** n
    return result
