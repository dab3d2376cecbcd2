"""Judge by following the electrons of every cell from event to event."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
_WEIGHT = {
    "Cu": 64,
    "Ag": 108,
    "Ni": 59,
    "Zn": 65,
    "Pb": 207,
    "Cr": 52,
    "Cd": 112,
    "Au": 197,
    "Sn": 119,
    "Co": 59,
    "In": 115,
}


def confirm(instance: Any, answer: dict[str, Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    current = instance.current
    if current is None:
        metal, n, _, _, _, kept = instance.cells[0]
        coulombs = instance.deposit / _WEIGHT[metal] * n * 96500
        current = coulombs * 100 / kept * 100 / instance.split / instance.seconds
    for number, (place, kind) in enumerate(instance.asked, 1):
        share = instance.split if place < instance.first else 100 - instance.split
        value = (
            current if kind == "current" else _run(instance.cells[place], current * share / 100, instance.seconds)[kind]
        )
        if value != answer[f"q{number}"]:
            return f"q{number} is {value}"
    return ""


def near_misses(instance: Any, answer: dict[str, Fraction]) -> list[dict[str, Fraction]]:
    """Each value doubled."""
    return [answer | {name: 2 * value} for name, value in answer.items()]


def _run(cell: Any, amperes: Fraction, seconds: int) -> dict[str, Fraction]:
    metal, n, ions, _, halides, kept = cell
    rate = amperes * kept / 100 / 96500  # useful moles of electrons in a second
    found = {}
    end = ions * n / rate
    found["time"] = end
    found["mass"] = (ions if end < seconds else rate * seconds / n) * _WEIGHT[metal]
    found["hydrogen"] = max(Fraction(0), seconds - end) * rate / 2
    end = halides / rate
    found["halogen"] = (halides if end < seconds else rate * seconds) / 2
    found["oxygen"] = max(Fraction(0), seconds - end) * rate / 4
    return found
