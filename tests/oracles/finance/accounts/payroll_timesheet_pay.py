"""Judge by a list of all minutes worked, each with its own pay, and by decimal arithmetic."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = tuple(_row(instance, *person[1:]) for person in instance.people)
    return "" if right == answer else f"the rows are {right}"


def _cents(value: Fraction) -> int:
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return int(exact.quantize(Decimal(1), rounding=ROUND_HALF_UP))


def _punch(minute: int, step: int) -> int:
    below = minute - minute % step
    return below if minute - below < below + step - minute else below + step


def _row(instance: Any, wage: int, before: int, shifts: Any) -> tuple[int, ...]:
    rules = set(instance.rules)
    step = instance.step if "rounding" in rules else 1
    counts = {"basic": 0, "overtime": 0, "night": 0, "holiday": 0}
    for first, last, marked in shifts:
        start = _punch(first, step)
        minutes = list(range(start, start + 240 if last < 0 else _punch(last, step)))
        if "night" in rules:
            counts["night"] += len([minute for minute in minutes if not 6 <= minute // 60 % 24 < 22])
        if "pause" in rules and len(minutes) > instance.pause[0] * 60:
            minutes = minutes[instance.pause[1] :]
        counts["basic"] += len(minutes)
        counts["overtime"] += len(minutes[480:]) if "overtime" in rules else 0
        counts["holiday"] += len(minutes) if marked else 0
    share = {"basic": Fraction(1), "overtime": Fraction(1, 2), "night": Fraction(instance.night, 100)}
    gross = sum(_cents(Fraction(wage, 60) * count * share.get(part, Fraction(1))) for part, count in counts.items())
    cap, top = instance.limits

    def due(total: int) -> Fraction:
        low, high = instance.rates[1:]
        return Fraction(low * min(total, top) + high * max(0, total - top), 100)

    tax = _cents(due(before + gross) - due(before) if "brackets" in rules else Fraction(gross * instance.rates[1], 100))
    base = min(cap, before + gross) - min(cap, before) if "cap" in rules else gross
    part = _cents(Fraction(base * instance.rates[0], 100))
    return gross, part, tax, gross - part - tax


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A cent more in the gross pay, no tax."""
    gross, part, tax, net = answer[0]
    return [((gross + 1, part, tax, net), *answer[1:]), ((gross, part, tax, net + 1), *answer[1:])]
