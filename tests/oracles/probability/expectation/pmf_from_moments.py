"""Judge by evaluating the facts in sympy; other answers come from scipy's linear programs, made exact."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != {str(x) for x in instance.values}:
        return "other values"
    law = {int(x): sympy.Rational(p.numerator, p.denominator) for x, p in answer.items()}
    if min(law.values()) < 0 or sum(law.values()) != 1:
        return "no distribution"
    mean = sum(x * p for x, p in law.items())
    found = {
        "mean": mean,
        "second": sum(x**2 * p for x, p in law.items()),
        "third": sum(x**3 * p for x, p in law.items()),
        "variance": sum((x - mean) ** 2 * p for x, p in law.items()),
        "even": sum(p for x, p in law.items() if not x % 2),
        "most": max(law.values()),
        "least": min(law.values()),
    }
    for kind, place, value in instance.facts:
        left = sum(p for x, p in law.items() if x <= place) if kind == "below" else found[kind]
        right = sympy.Rational(value.numerator, value.denominator)
        if not {"most": left <= right, "least": left >= right}.get(kind, left == right):
            return f"{kind} fails"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Move along a direction that no equation sees, as far as a third of what keeps all chances above their bounds."""
    rows = [[1] * len(instance.values)]
    for kind, place, _ in instance.facts:
        rows += {
            "mean": [list(instance.values)],
            "second": [[x**2 for x in instance.values]],
            "variance": [[x**2 for x in instance.values]],
            "third": [[x**3 for x in instance.values]],
            "below": [[int(x <= place) for x in instance.values]],
            "even": [[int(not x % 2) for x in instance.values]],
        }.get(kind, [])
    found = []
    for vector in sympy.Matrix(rows).nullspace()[:2]:
        direction = [Fraction(int(v.p), int(v.q)) for v in vector]
        step = min(answer[str(x)] / abs(d) for x, d in zip(instance.values, direction, strict=True) if d) / 3
        for sign in (1, -1):
            moved = {str(x): answer[str(x)] + sign * step * d for x, d in zip(instance.values, direction, strict=True)}
            if not confirm(instance, moved):
                found.append(moved)
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A chance more, and chances of the two ends exchanged where that moves the mean."""
    first, last = str(instance.values[0]), str(instance.values[-1])
    more = {**answer, first: answer[first] + Fraction(1, 7)}
    swapped = {**answer, first: answer[last], last: answer[first]}
    return [more, swapped] if swapped != answer else [more]
