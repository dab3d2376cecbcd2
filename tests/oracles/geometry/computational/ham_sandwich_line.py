"""Judge by medians: projected onto the normal, the line lies at the median of both colours."""

from statistics import median
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, c = answer
    if (a, b) == (0, 0):
        return "no line"
    for points in (instance.red, instance.blue):
        if median(a * x + b * y for x, y in points) != c:
            return "the line does not halve a colour"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The same line with other factors, and other lines through a red and a blue point."""
    found = [tuple(-2 * value for value in answer)]
    for x, y in instance.red:
        for z, w in instance.blue:
            one = (w - y, x - z, (w - y) * x + (x - z) * y)
            if not confirm(instance, one):
                found.append(one)
    return found[:4]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The line moved, no line, the line through the means."""
    a, b, c = answer
    n, m = len(instance.red), len(instance.blue)
    p, q = (sum(values) for values in zip(*instance.red, strict=True))
    r, s = (sum(values) for values in zip(*instance.blue, strict=True))
    means = ((s * n - q * m), (p * m - r * n), (p * s - q * r))
    moved = [(a, b, c + 1), (0, 0, 0), means]
    return [near for near in moved if near[:2] == (0, 0) or confirm(instance, near)]


def greedy(instance: Any) -> Any:
    """The line through the first red and the first blue point."""
    (x, y), (z, w) = instance.red[0], instance.blue[0]
    return w - y, x - z, (w - y) * x + (x - z) * y
