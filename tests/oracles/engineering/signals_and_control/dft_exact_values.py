"""Judge by numpy's fast transforms."""

from math import sqrt
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = np.array([complex(a, b) for a, b in instance.samples])
    found = (np.fft.ifft if instance.inverse else np.fft.fft)(values)
    right = complex(_float(answer["re"], instance), _float(answer["im"], instance))
    return "" if abs(found[instance.asked] - right) < 1e-9 else f"it is {found[instance.asked]}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The transform in the other direction, parts exchanged, one more."""
    near = [
        {"re": answer["re"], "im": tuple(-x for x in answer["im"])},
        {"re": answer["im"], "im": answer["re"]},
        {**answer, "re": (answer["re"][0] + 1, *answer["re"][1:])},
    ]
    return [one for one in near if one != answer]


def _float(parts: Any, instance: Any) -> float:
    root = sqrt(2) if len(instance.samples) == 8 else sqrt(3)
    return float(parts[0]) + (float(parts[1]) * root if len(parts) > 1 else 0)
