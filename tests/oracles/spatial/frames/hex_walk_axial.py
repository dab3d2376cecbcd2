"""Judge by complex numbers: the walker's place and heading, turned by powers of a sixth root of unity."""

import cmath
from collections.abc import Iterator
from math import pi, sqrt
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    root = cmath.exp(1j * pi / 3)  # the imaginary axis points down, so this is clockwise

    def point(cell: Any) -> complex:
        return complex(cell[0] + cell[1] * root)

    place, heading = point(instance.start), root**instance.facing
    for kind, number, cell in instance.orders:
        if kind == "go":
            place += number * heading
        else:
            heading *= root**number
        if kind == "swing":
            place = point(cell) + (place - point(cell)) * root**number
    r = round(place.imag / (sqrt(3) / 2))
    q = round(place.real - r / 2)
    facing = round(cmath.phase(heading) / (pi / 3)) % 6
    dq, dr = q - instance.start[0], r - instance.start[1]
    distance = (abs(dq) + abs(dr) + abs(dq + dr)) // 2
    found = {"q": q, "r": r, "facing": facing, "distance": distance}
    return "" if answer == found else f"{found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The directions counted from 1, and q and r exchanged."""
    yield answer | {"facing": (answer["facing"] + 1) % 6}
    if answer["q"] != answer["r"]:
        yield answer | {"q": answer["r"], "r": answer["q"]}
    yield answer | {"distance": answer["distance"] + 1}
