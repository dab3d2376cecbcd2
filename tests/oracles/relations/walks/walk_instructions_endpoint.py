"""Judge by complex numbers for the place and the facing, read from the printed orders."""

import re
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)

_WAYS = {"north": 1j, "east": 1, "south": -1j, "west": -1}
_NAMES = {1j: "N", 1 + 1j: "NE", 1: "E", 1 - 1j: "SE", -1j: "S", -1 - 1j: "SW", -1: "W", -1 + 1j: "NW"}


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = [line for line, _ in instance.steps]
    place, facing, sense = 0j, 1j, 1
    before = []
    for line in lines:
        before.append((place, facing))
        if found := re.fullmatch(r"Take back orders (\d+) to (\d+)\.", line):
            assert int(found[2]) == len(before) - 1
            place, facing = before[int(found[1]) - 1]
        elif "From now on" in line:
            sense = -sense
        else:
            found = re.fullmatch(r"Carry out orders (\d+) to (\d+) again\.", line)
            for one in lines[int(found[1]) - 1 : int(found[2])] if found else [line]:
                place, facing = _step(place, facing, sense, one)
    right = {"x": round(place.real), "y": round(place.imag), "facing": _NAMES[facing]}
    return "" if answer == right else f"the end is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A sign, x and y exchanged, the opposite facing."""
    yield answer | {"x": -answer["x"]}
    yield answer | {"y": answer["y"] + 1}
    if answer["x"] != answer["y"]:
        yield answer | {"x": answer["y"], "y": answer["x"]}
    names = list(_NAMES.values())
    yield answer | {"facing": names[names.index(answer["facing"]) - 4]}


def _unit(number: complex) -> complex:
    """Make both parts 1, 0 or -1."""
    return complex((number.real > 0.1) - (number.real < -0.1), (number.imag > 0.1) - (number.imag < -0.1))


def _step(place: complex, facing: complex, sense: int, line: str) -> tuple[complex, complex]:
    numbers = re.findall(r"\d+", line)
    side = (1j if "left" in line else -1j) ** sense if "left" in line or "right" in line else 1
    if line.startswith("Turn"):
        if "45" in line:
            return place, _unit(facing * (1 + side))
        return place, _unit(-facing if "around" in line else facing * side)
    if found := re.search(r"to the ([a-z-]+), without", line):
        way = sum(_WAYS[part] for part in found[1].split("-"))
    elif "backwards" in line:
        way = -facing
    else:
        way = _unit(facing * side)
    return place + int(numbers[0]) * way, facing
