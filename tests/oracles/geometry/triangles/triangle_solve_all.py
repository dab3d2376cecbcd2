"""Judge by a scan for roots: two parts are kept, a third is varied, and the last given part is met."""

from itertools import pairwise
from math import cos, degrees, radians, sin, sqrt
from typing import Any

import numpy as np
from scipy.optimize import brentq

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = sorted(_values(instance))
    if len(answer) != len(found):
        return f"there are {len(found)} values"
    close = all(abs(float(x) - y) <= 0.0201 for x, y in zip(answer, found, strict=True))
    return "" if close else f"the values are {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A value left out or changed, another one added."""
    first, *rest = answer
    return [(first + 1, *rest), tuple(rest), (*answer, answer[-1] + 2)]


def _values(instance: Any) -> list[float]:
    """Scan the two free parts of a triangle with a known part: a shape (B, C) for each, scaled to the first length."""
    parts = dict(zip(instance.given, instance.sizes, strict=True))
    angles = {name: size for name, size in parts.items() if name in ("A", "B", "C")}
    others = [name for name in parts if name not in angles]

    def shape(one: float, two: float, names: str) -> dict[str, float]:
        sizes = dict(zip(names, (one, two, 180 - one - two), strict=True))
        return {**sizes, **{name.lower(): sin(radians(size)) for name, size in sizes.items()}}

    def measured(found: dict[str, float], name: str) -> float:
        if name == "area":
            return found["a"] * found["b"] * sin(radians(found["C"])) / 2
        return sum(found[letter] for letter in name.split("+"))

    def scaled(found: dict[str, float]) -> dict[str, float]:
        length = others[0]
        ratio = parts[length] / measured(found, length)
        return {name: size * ratio if name.islower() else size for name, size in found.items()}

    if len(angles) == 2:
        names = "".join([*angles, *(set("ABC") - set(angles))])
        one, two = angles.values()
        return [scaled(shape(one, two, names))[instance.asked]]
    if len(angles) == 1:
        (name, size), *_ = angles.items()
        names = name + "".join(sorted(set("ABC") - {name}))

        def gap(two: float) -> float:
            return measured(scaled(shape(size, two, names)), others[1]) - parts[others[1]]

        grid = np.linspace(0.05, 179.95 - size, 1500)
        roots = [brentq(gap, low, high) for low, high in pairwise(grid) if gap(low) * gap(high) < 0]
        return sorted({round(scaled(shape(size, root, names))[instance.asked], 6) for root in roots})
    # no angle: the first two sides are known, and the angle between them is found
    first, second = others[:2]
    rest = ({"a", "b", "c"} - {first, second}).pop()

    def built(angle: float) -> dict[str, float]:
        p, q = parts[first], parts[second]
        side = sqrt(p * p + q * q - 2 * p * q * cos(radians(angle)))
        found = {first: p, second: q, rest: side, rest.upper(): angle}
        found[first.upper()] = degrees(np.arccos((q * q + side * side - p * p) / (2 * q * side)))
        found[second.upper()] = 180 - angle - found[first.upper()]
        return found

    def miss(angle: float) -> float:
        return measured(built(angle), others[2]) - parts[others[2]]

    grid = np.linspace(0.05, 179.95, 1500)
    roots = [brentq(miss, low, high) for low, high in pairwise(grid) if miss(low) * miss(high) < 0]
    return [float(built(root)[instance.asked]) for root in roots]
