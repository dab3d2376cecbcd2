"""Judge by unrolling the printed lines and moving through complex numbers, with arcs measured as fine polygons."""

import cmath
import math
import re
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    lines, _ = _unrolled(list(instance.code), 0)
    at, origin, unit, absolute = 0j, 0j, 1, True
    straight = curved = 0.0
    drilled = []
    for line in lines:
        number = {letter: int(value) for letter, value in re.findall(r"([XYIJ])(-?\d+)", line)}
        head = line.split()[0]
        if head == "LINE":
            base = (origin if absolute else at) + unit * complex(number.get("X", 0), number.get("Y", 0))
            goal = complex(base.real if "X" in number else at.real, base.imag if "Y" in number else at.imag)
            straight += abs(goal - at)
            at = goal
        elif head in ("CW", "CCW"):
            centre = at + unit * complex(number["I"], number["J"])
            angle = (math.pi if "HALF" in line else math.pi / 2) * (1 if head == "CCW" else -1)
            points = [centre + (at - centre) * cmath.exp(1j * angle * k / 1000) for k in range(1001)]
            curved += sum(abs(b - a) for a, b in pairwise(points))
            at = complex(round(points[-1].real), round(points[-1].imag))
        elif head == "ORIGIN":
            origin = complex(number["X"], number["Y"])
        elif head == "DRILL":
            drilled.append(at)
        elif head in ("CM", "MM"):
            unit = 10 if head == "CM" else 1
        else:
            absolute = head == "ABS"
    if (answer["x"], answer["y"]) != (at.real, at.imag):
        return f"it ends at {at}"
    if abs(float(answer["a"]) - straight) > 1e-6:
        return f"a is about {straight}"
    if abs(float(answer["b"]) * math.pi - curved) > 1e-5 * (1 + curved):
        return f"b is about {curved / math.pi}"
    return "" if "holes" not in answer or answer["holes"] == len(set(drilled)) else f"{len(set(drilled))} holes"


def _unrolled(lines: list[str], start: int) -> tuple[list[str], int]:
    """Write loops out from a place on, up to the END that closes it; give where that is."""
    out: list[str] = []
    place = start
    while place < len(lines) and lines[place] != "END":
        if lines[place].startswith("REPEAT"):
            inner, close = _unrolled(lines, place + 1)
            out += inner * int(lines[place].split()[1])
            place = close
        else:
            out.append(lines[place])
        place += 1
    return out, place


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A coordinate more, the parts of the length changed."""
    return [
        {**answer, "x": answer["x"] + 1},
        {**answer, "b": answer["b"] + 1},
        {**answer, "a": answer["a"] + answer["b"] + 1},
    ]
