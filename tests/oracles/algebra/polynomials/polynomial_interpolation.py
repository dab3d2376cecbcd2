"""Judge by the points: at most n - 1 as degree, and all of them on the graph."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(n >= len(instance.points) for (n,), _ in answer):
        return "the degree is too high"
    for x, y in instance.points:
        if sum(c * x**n for (n,), c in answer) != y:
            return f"the point with x = {x} is not on the graph"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One coefficient changed, one term left out."""
    (exponent, c), *rest = answer
    return [((exponent, c + 1), *rest), ((exponent, -c), *rest), tuple(rest)]
