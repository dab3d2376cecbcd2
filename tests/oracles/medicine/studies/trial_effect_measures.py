"""List every person and count again; put the formulas together from products of counts."""

from fractions import Fraction
from math import ceil
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = []  # stratum, treated, event
    for k, (n, a, x, m, c, y) in enumerate(instance.strata):
        people += [(k, 1, 1)] * a + [(k, 1, int(instance.worst))] * x + [(k, 1, 0)] * (n - a - x)
        people += [(k, 0, 1)] * c + [(k, 0, 1 - int(instance.worst))] * y + [(k, 0, 0)] * (m - c - y)
    ill = {g: sum(event for _, group, event in people if group == g) for g in (0, 1)}
    size = {g: sum(group == g for _, group, _ in people) for g in (0, 1)}
    rd = Fraction(ill[1] * size[0] - ill[0] * size[1], size[0] * size[1])
    top = bottom = Fraction(0)
    for k in range(len(instance.strata)):
        own = [(group, event) for stratum, group, event in people if stratum == k]
        treated, controls = [e for g, e in own if g], [e for g, e in own if not g]
        top += Fraction(sum(treated) * len(controls), len(own))
        bottom += Fraction(sum(controls) * len(treated), len(own))
    right = {
        "rr": Fraction(ill[1] * size[0], ill[0] * size[1]),
        "rd": rd,
        "odds": Fraction(ill[1] * (size[0] - ill[0]), ill[0] * (size[1] - ill[1])),
        "nnt": ceil(1 / abs(rd)),
        "share": 1 - Fraction(ill[1] * size[0], ill[0] * size[1]),
        "pooled": top / bottom,
    }
    return "" if answer == {name: right[name] for name in instance.asked} else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each measure with one added."""
    return [{**answer, name: answer[name] + 1} for name in answer]
