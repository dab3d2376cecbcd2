"""Let all active insulin fall minute by minute, in exact shares of each dose."""

from fractions import Fraction
from math import floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    events = {minute: (reading, grams) for minute, reading, grams in instance.events}
    falling: list[list[Fraction]] = []  # what is left of a dose, and what it loses in a minute
    units, ratio = [], Fraction(1)
    for minute in range(1440):
        for start, n in instance.ratios:
            ratio = Fraction(n) if start == minute else ratio
        for dose in falling:
            dose[0] = max(dose[0] - dose[1], Fraction(0))
        if minute not in events:
            continue
        reading, grams = events[minute]
        need = grams / ratio + Fraction(reading, instance.factor) - Fraction(instance.target, instance.factor)
        halves = max(floor(2 * (need - sum(dose[0] for dose in falling))), 0)
        if instance.low and reading < instance.low:
            halves = 0
        if instance.cap and halves > 2 * instance.cap:
            halves = 2 * instance.cap
        units.append(Fraction(halves, 2))
        if instance.hours:
            falling.append([units[-1], units[-1] / (60 * instance.hours)])
    right = {"units": tuple(units), "total": sum(units)}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Half a unit more, another total, an event less."""
    first, *rest = answer["units"]
    return [
        {**answer, "units": (first + Fraction(1, 2), *rest)},
        {**answer, "total": answer["total"] + 1},
        {**answer, "units": tuple(rest)},
    ]
