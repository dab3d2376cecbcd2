"""Judge by equilibrium of the rigid pieces between hinges (numpy), and moments of what lies right of a section."""

from itertools import pairwise
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    cuts = [0, *instance.hinges, instance.length]
    held = dict(instance.held)
    names = (
        [f"R{name}" for name in held] + [f"H{x}" for x in instance.hinges] + ["couple"] * (instance.fixed is not None)
    )
    rows, right = [], []
    for left, end in pairwise(cuts):
        force, turn = np.zeros(len(names)), np.zeros(len(names))  # turning anticlockwise about x = 0
        for i, x in enumerate(held.values()):
            if left <= x <= end and x not in instance.hinges:
                force[i], turn[i] = 1, x
        for x, sign in ((left, 1), (end, -1)):
            if x in instance.hinges:
                i = names.index(f"H{x}")
                force[i], turn[i] = sign, sign * x
        if instance.fixed is not None and instance.fixed in (left, end):
            turn[-1] = 1
        down, moment = _loads(instance, left, end)
        rows += [force, turn]
        right += [down, moment]
    found = dict(zip(names, np.linalg.solve(np.array(rows), np.array(right)), strict=True))
    for name in held:
        if abs(found[f"R{name}"] - float(answer[f"R{name}"])) > 1e-6:
            return f"R{name} is about {found[f'R{name}']}"

    def inner(x: float) -> tuple[float, float]:
        """Shear and moment by the forces to the right of x."""
        down, about = _loads(instance, x, instance.length)
        shear, sag = down, -about + x * down
        for name, place in held.items():
            if place > x:
                shear -= found[f"R{name}"]
                sag += found[f"R{name}"] * (place - x)
        return shear, sag + (found["couple"] if instance.fixed == instance.length else 0)

    for i, x in enumerate(instance.sections, start=1):
        shear, sag = inner(x + 1e-9)
        if abs(shear - float(answer[f"V{i}"])) > 1e-5 or abs(sag - float(answer[f"M{i}"])) > 1e-5:
            return f"about {shear} and {sag} at {x}"
    place, most = float(answer["place"]), float(answer["most"])
    if all(abs(abs(inner(place + d)[1]) - most) > 1e-5 for d in (-1e-9, 1e-9)):
        return f"the moment at {place} is about {inner(place)}"
    for x in np.arange(0, instance.length, 0.05):
        for z in (x - 1e-9, x + 1e-9):
            size = abs(inner(z)[1]) if z > 0 else 0
            if size > most + 1e-5 or (z < place - 0.04 and size > most - 1e-7):
                return f"the moment at {x} is about {size}"
    return ""


def _loads(instance: Any, low: float, high: float) -> tuple[float, float]:
    """Give the force down and the anticlockwise moment that balances the loads within a part, about x = 0."""
    down = moment = 0.0
    for kind, a, b, v in instance.loads:
        if kind == "C" and low < a <= high:
            moment += v
        elif kind == "P" and low < a <= high:
            down, moment = down + v, moment + v * a
        elif kind == "D" and min(b, high) > max(a, low):
            p, q = max(a, low), min(b, high)
            down, moment = down + v * (q - p), moment + v * (q * q - p * p) / 2
    return down, moment


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One reaction less, the place moved."""
    return [{**answer, "RA": answer["RA"] - 1}, {**answer, "place": answer["place"] + 1}]
