"""Judge in coordinates: points are moved until all facts hold, and the angle is measured."""

from typing import Any

import numpy as np
from scipy.optimize import least_squares

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rng = np.random.default_rng(5)
    size = 2 + len(instance.steps)
    for _ in range(80):
        start = rng.normal(0, 1, size)
        found = least_squares(lambda v: _misses(instance, _laid(instance, v)), start, max_nfev=50)
        if found.cost < 1e-16 and np.abs(found.x).max() < 12:
            measured = _angle(_laid(instance, found.x), instance.target)
            return "" if abs(measured - float(answer)) < 1e-3 else f"it is about {measured}"
    return "no such figure was found"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The supplement, the double, one degree more or less."""
    return [near for near in (180 - answer, answer * 2, answer + 1, answer - 1) if near != answer]


def _laid(instance: Any, v: Any) -> dict[str, complex]:
    """Give coordinates of all points from one free number for each."""
    places = {"A": 0j, "B": 1 + 0j, "C": complex(v[0], np.exp(v[1]))}
    for (kind, letters), s in zip(instance.steps, v[2:], strict=True):
        x, y, z = (places[letter] for letter in letters[:3])
        e = np.exp(np.clip(s, -15, 15))
        places[letters[3]] = {
            "between": y + (z - y) * e / (1 + e),
            "beyond": z + (z - y) * e,
            "parallel": x + (z - y) * e,
        }[kind]
    return places


def _angle(places: dict[str, complex], name: str) -> float:
    p, q, r = (places[letter] for letter in name[1:])
    return float(np.degrees(abs(np.angle((p - q) / (r - q)))))


def _misses(instance: Any, places: dict[str, complex]) -> list[float]:
    """Give by how much each fact is missed."""
    found = []
    for kind, parts, k in instance.facts:
        if kind == "sides":
            x, y, z = (places[letter] for letter in parts)
            found.append(np.log(abs(y - x) / abs(z - x)))
            continue
        s = [_angle(places, name) for name in parts]
        gap = {
            "equal": lambda s, _: s[0] - s[1],
            "value": lambda s, k: s[0] - k[0],
            "multiple": lambda s, k: s[0] - k[0] * s[1],
            "more": lambda s, k: s[0] - s[1] - k[0],
            "sum": lambda s, k: s[0] + s[1] - k[0],
        }[kind](s, k)
        found.append(gap / 60)
    return found + [0.0] * len(places)
