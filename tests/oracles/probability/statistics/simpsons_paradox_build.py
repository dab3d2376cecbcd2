"""Judge by comparing rates as Fractions."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = [entry for line in instance.lines for entry in line[1:]]
    if set(answer) != {entry for entry in text if isinstance(entry, str)}:
        return "other letters"
    counts = [answer[entry] if isinstance(entry, str) else entry for entry in text]
    quads = [counts[i : i + 4] for i in range(0, len(counts), 4)]
    for a, m, b, n in quads:
        if not (0 <= a <= m and 0 <= b <= n and 1 <= m <= instance.most and 1 <= n <= instance.most):
            return "out of range"
        if Fraction(a, m) <= Fraction(b, n):
            return "a group fails"
    a, m, b, n = map(sum, zip(*quads, strict=True))
    return "" if Fraction(a, m) < Fraction(b, n) else "the totals fail"


def others(instance: Any, answer: Any) -> list[Any]:
    """Neighbours of the answer that hold."""
    moved = [{**answer, name: answer[name] + step} for name in answer for step in (-1, 1)]
    return [values for values in moved if min(values.values()) >= 0 and not confirm(instance, values)][:4]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All zero, and neighbours that fail."""
    moved = [{**answer, name: answer[name] + step} for name in answer for step in (-9, 9)]
    misses = [dict.fromkeys(answer, 0), *moved]
    return [values for values in misses if min(values.values()) >= 0 and confirm(instance, values)][:5]
