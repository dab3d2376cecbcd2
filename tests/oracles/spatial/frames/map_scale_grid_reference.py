"""Judge by numpy: lines of sight in floating point are intersected, and legs added as vectors."""

from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = [100.0 * np.array([int(text[:3]), int(text[3:])]) for _, text in instance.told("en")]
    ways = [_way(bearing + instance.declination) for _, bearing, _ in instance.sightings]
    (one, *_), (two, *_) = instance.sightings
    lengths = np.linalg.solve(np.column_stack([ways[0], -ways[1]]), points[two] - points[one])
    here = points[one] + lengths[0] * ways[0]
    for length, (*_, there) in zip(lengths, instance.sightings, strict=True):
        if (length > 0) != there:
            return "a landmark lies on the other side"
    for bearing, metres in instance.legs:
        here = here + metres * _way(bearing + instance.declination)
    east, north = (round(float(x) / 100) for x in here)
    if float(abs(here - 100.0 * np.array([east, north])).max()) > 1:
        return "no place of the grid"
    millimetres = round(float(np.linalg.norm(points[-1] - here)) * 1000 / instance.scale)
    found = {"reference": f"{east:03}{north:03}", "millimetres": millimetres}
    return "" if answer == found else f"{found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """East and north exchanged, and a millimetre more."""
    text = answer["reference"]
    if text[:3] != text[3:]:
        yield answer | {"reference": text[3:] + text[:3]}
    yield answer | {"millimetres": answer["millimetres"] + 1}


def _way(bearing: int) -> Any:
    angle = np.radians(bearing)
    return np.array([np.sin(angle), np.cos(angle)])
