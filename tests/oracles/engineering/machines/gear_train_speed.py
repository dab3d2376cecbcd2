"""Judge by least squares over the logged conditions (numpy): a residual means that the machine jams."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    n = len(instance.names)
    unit = np.eye(n + 1)
    unit[n] = 0  # the frame stands still
    conditions = [unit[0]]
    for kind, ends, sizes in instance.links:
        if kind == "P":
            sun, ring, carrier = (unit[end] for end in ends)
            conditions.append((sun - carrier) * sizes[0] / sizes[1] + (ring - carrier))
        else:
            first, second = (unit[end] for end in ends)
            same = kind in ("I", "O")
            conditions.append(first - (second if same else -second) * sizes[1] / sizes[0])
    system = np.array(conditions)[:, :n]
    target = np.zeros(len(system))
    target[0] = 1
    speeds, _, rank, _ = np.linalg.lstsq(system, target, rcond=1e-11)
    if rank < n:
        return "the speeds are not determined"
    if np.abs(system @ speeds - target).max() > 1e-7:
        speeds = np.zeros(n)
    if len(answer) != len(instance.asked):
        return "other shafts are asked for"
    for shaft in instance.asked:
        if abs(speeds[shaft] - float(answer[instance.names[shaft]])) > 1e-6:
            return f"{instance.names[shaft]} turns about {speeds[shaft]} times"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sense, the inverse, a little more."""
    first = next(iter(answer))
    value = answer[first]
    near = [-value, value + 1, 1 / value if value else value - 1]
    return [{**answer, first: one} for one in near if one != value]
