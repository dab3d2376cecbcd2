"""Judge by complex numbers: a heading is a unit, a turn is a product."""

from collections import defaultdict
from typing import Any

LEVELS = range(1, 11)
_UNITS = {"N": 1j, "E": 1 + 0j, "S": -1j, "W": -1 + 0j}
_TURN = {"R": -1j, "L": 1j, "N": 1 + 0j, "U": -1 + 0j}


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    seen: dict[complex, int] = defaultdict(int)
    for (x, y), colour in instance.painted:
        seen[complex(x, y)] = colour
    at, unit = complex(*instance.start), _UNITS[instance.heading]
    for _ in range(instance.steps):
        unit *= _TURN[instance.word[seen[at]]]
        seen[at] = (seen[at] + 1) % len(instance.word)
        at += unit
    cells = {(int(cell.real), int(cell.imag)) for cell, colour in seen.items() if colour == instance.asked}
    heading = next(name for name, value in _UNITS.items() if value == unit)
    right = {"place": (int(at.real), int(at.imag)), "heading": heading, "cells": frozenset(cells)}
    return "" if answer == right else "place, heading or cells are others"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One step off, another heading, a cell more or less."""
    x, y = answer["place"]
    cell = next(iter(sorted(answer["cells"])))
    heading = "N" if answer["heading"] != "N" else "S"
    return [
        answer | {"place": (x, y + 1)},
        answer | {"heading": heading},
        answer | {"cells": answer["cells"] - {cell}},
        answer | {"cells": answer["cells"] | {(99, 99)}},
    ]
