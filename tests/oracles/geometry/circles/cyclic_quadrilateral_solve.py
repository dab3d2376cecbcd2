"""Judge by coordinates: the radius is found by bisection so that the arcs close up, and all is measured."""

from typing import Any

import numpy as np
from scipy.optimize import brentq

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, c, *rest = (float(side) for side in instance.sides)
    if instance.diagonal:
        corners = _with_diagonal(a, b, c, float(instance.diagonal))
    else:
        corners = _closed(a, b, c, rest[0] if rest else a + c - b)
    p, q, r, s = corners
    sides = [abs(q - p), abs(r - q), abs(s - r)]
    if max(abs(x - y) for x, y in zip(sides, (a, b, c), strict=True)) > 1e-7:
        return "there is no such quadrilateral"
    found = {
        "area": lambda: abs(((r - p) * np.conj(s - q)).imag) / 2,
        "AC": lambda: abs(r - p),
        "BD": lambda: abs(s - q),
        "radius": lambda: abs(p),
        "cosine": lambda: ((p - q) * np.conj(r - q)).real / (abs(p - q) * abs(r - q)),
        "DA": lambda: abs(p - s),
    }[instance.quantity]()
    return "" if abs(found - float(answer)) < 1e-6 * (1 + abs(found)) else f"it is about {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, half, one more."""
    return [answer * 2, answer / 2, answer + 1]


def _closed(*sides: float) -> list[complex]:
    """Lay chords round a circle; the centre may lie beyond the longest side."""
    longest = max(sides)

    def turns(radius: float, beyond: bool) -> list[float]:
        found = [2 * float(np.arcsin(min(1.0, side / 2 / radius))) for side in sides]
        if beyond:
            found[sides.index(longest)] = 2 * np.pi - found[sides.index(longest)]
        return found

    least, most = longest / 2, 1e6
    beyond = sum(turns(least, False)) < 2 * np.pi
    radius = brentq(lambda r: sum(turns(r, beyond)) - 2 * np.pi, least, most, xtol=1e-13, rtol=1e-14)
    places = np.concatenate([[0.0], np.cumsum(turns(radius, beyond))])[:4]
    return [complex(radius * np.exp(1j * place)) for place in places]


def _with_diagonal(a: float, b: float, c: float, e: float) -> list[complex]:
    """Put A, B and C on their circle and go on from C by the chord CD, away from B."""
    cosine = (a * a + b * b - e * e) / (2 * a * b)
    radius = e / 2 / np.sqrt(1 - cosine**2)
    turn = [2 * np.arcsin(min(1.0, a / 2 / radius)), 2 * np.arcsin(min(1.0, b / 2 / radius))]
    if a * a > b * b + e * e:
        turn[0] = 2 * np.pi - turn[0]
    if b * b > a * a + e * e:
        turn[1] = 2 * np.pi - turn[1]
    last = 2 * np.arcsin(min(1.0, c / 2 / radius))
    left = 2 * np.pi - sum(turn)
    if last > left:
        return [0j] * 4
    places = np.cumsum([0.0, *turn, last])
    return [complex(radius * np.exp(1j * place)) for place in places]
