"""Judge by adding up term by term."""

from typing import Any

import numpy as np

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    i = np.arange(instance.terms)
    parts = (instance.a * i + instance.b) // instance.m
    total = int({"weighted": i * parts, "squares": parts * parts}.get(instance.kind, parts).sum())
    return "" if answer == total else f"the sum is {total}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A term too many at the end, and one off."""
    a, b, m, n = instance.a, instance.b, instance.m, instance.terms
    return [answer + (a * n + b) // m + 1, answer + 1, answer - 1]
