"""Judge by the angles of the hands at the moment given, and by a count of all moments before it."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start = Fraction(instance.hour % 12 * 60 + instance.minute)
    end = start + answer * (60 + instance.gain) / 60
    if end <= start or not _holds(instance, end):
        return "the hands do not stand so"
    # all conditions are linear between times when a hand passes 12; a time is a multiple of 1/(11 * 143 * 23)
    before = sum(_holds(instance, moment) for moment in _candidates(instance, start, end))
    return "" if before == instance.number else f"it is number {before}"


def near_misses(instance: Any, answer: Fraction) -> Iterator[Fraction]:
    """Minutes of the clock for true ones, and a little later."""
    yield answer + 1
    if instance.gain:
        yield answer * (60 + instance.gain) / 60


def _candidates(instance: Any, start: Fraction, end: Fraction) -> Iterator[Fraction]:
    steps = {"angle": (Fraction(2, 11),), "swap": (Fraction(720, 143),), "half": (Fraction(72), Fraction(1440, 23))}
    found = set()
    for step in steps[instance.kind]:
        k = int(start / step)
        while k * step <= end:
            if k * step > start:
                found.add(k * step)
            k += 1
        # the multiples start anew with every twelve hours
        for days in range(int(end / 720) + 1):
            found |= {720 * days + m * step for m in range(int(720 / step) + 1) if start < 720 * days + m * step <= end}
    yield from found


def _holds(instance: Any, moment: Fraction) -> bool:
    hour, minute = moment / 2 % 360, moment * 6 % 360
    if instance.kind == "angle":
        gap = abs(hour - minute)
        return bool(min(gap, 360 - gap) == instance.angle)
    if instance.kind == "swap":
        return bool(minute * 12 % 360 == hour)
    return bool(hour == 2 * minute or minute == 2 * hour)
