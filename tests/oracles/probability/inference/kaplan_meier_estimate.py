"""Judge by going through the times one unit after the other with numpy masks; Greenwood's sum by differences of 1/n."""

from fractions import Fraction
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start, end, done = (np.array(column) for column in zip(*instance.subjects, strict=True))
    curve = [Fraction(1)]
    spread = Fraction(0)
    for t in range(1, instance.time + 1):
        risk = int(((start < t) & (end >= t)).sum())
        events = int(((end == t) & done).sum())
        curve.append(curve[-1] * Fraction(risk - events, risk) if events else curve[-1])
        if events:
            spread += Fraction(1, risk - events) - Fraction(1, risk)
    right = {
        "survival": curve[-1],
        "area": sum(curve[:-1], Fraction(0)),
        "variance": curve[-1] ** 2 * spread,
        "ratio": curve[-1] / curve[instance.earlier],
    }[instance.kind]
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator + 1) if answer != 1 else answer / 2]
