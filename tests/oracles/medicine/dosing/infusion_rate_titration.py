"""Let the pump run minute by minute with exact fractions."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    concentration = Fraction(instance.milligrams, instance.volume)  # mg in a mL
    rates, left, flow, used = [], Fraction(instance.volume), Fraction(), None
    for minute in range(1441):
        for at, unit, n in instance.orders:
            if at != minute:
                continue
            if unit == "bolus":
                left -= n
                continue
            mg_per_minute = {
                "mg/h": n / 60,
                "mcg/min": n / 1000,
                "mcg/kg/min": n * instance.weight / 1000,
                "mL/h": n * concentration / 60,
                "drops/min": n / instance.set_size * concentration,
            }[unit]
            flow = mg_per_minute / concentration
            rates += [flow * 60] if n else []
        if minute == instance.until:
            used = instance.volume - left
        if flow > left:
            break
        left -= flow
    right = {"rates": tuple(rates), "used": used, "empty": minute}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another minute, volume or rate."""
    return [
        {**answer, "empty": answer["empty"] + 1},
        {**answer, "used": answer["used"] + 1},
        {**answer, "rates": (answer["rates"][0] + 1, *answer["rates"][1:])},
    ]
