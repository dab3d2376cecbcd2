"""Judge by complex numbers: north is 1, east is i, and every sighting is an equation."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    at: dict[str, complex] = {"A": 0j}
    names = "ABCDEFGHIJ"
    for name, (kind, x, y, first, second) in zip(names[1:], instance.steps, strict=False):
        at[name] = _placed(kind, at[x], at.get(y, 0j), float(first), float(second))
    here = [at[name] for name in names[: len(at)]]
    rise = sum(
        abs(q - p) * np.tan(np.radians(float(t))) for p, q, t in zip(here, here[1:], instance.tilts, strict=False)
    )
    end = here[-1]
    found = {
        "north": end.real,
        "east": end.imag,
        "rise": rise,
        "distance": abs(end),
        "bearing": np.degrees(np.angle(end)) % 360,
        "slope": np.hypot(abs(end), rise),
        "tilt": np.degrees(np.arctan(rise / abs(end))),
    }[instance.asked]
    most = 0.02 if instance.asked in ("bearing", "tilt") else 0.0006 * abs(found)
    return "" if abs(found - float(answer)) <= most else f"it is {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite sign, a degree or one per cent more."""
    return [-answer, answer + 1 + abs(answer) / 100]


def _placed(kind: str, p: complex, q: complex, first: float, second: float) -> complex:
    if kind == "leg":
        return p + first * np.exp(1j * np.radians(second))
    if kind in ("left", "right"):
        far = abs(q - p)
        angle = np.arccos((first**2 + far**2 - second**2) / (2 * first * far))
        return p + first * np.exp(1j * (np.angle(q - p) + (-angle if kind == "left" else angle)))
    rows, sides = [], []
    for place, bearing in ((p, first), (q, second)):
        way = np.exp(1j * np.radians(bearing))
        rows.append([way.imag, -way.real])
        sides.append(place.real * way.imag - place.imag * way.real)
    found = complex(*np.linalg.solve(rows, sides))
    for place, bearing in ((p, first), (q, second)):
        seen = place - found if kind == "back" else found - place
        assert abs(seen / abs(seen) - np.exp(1j * np.radians(bearing))) < 1e-6, "a sighting looks the wrong way"
    return found
