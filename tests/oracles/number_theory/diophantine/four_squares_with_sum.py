"""Judge by both equations and the conditions, and find other solutions by trying all small numbers."""

from itertools import product
from math import isqrt
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, c, d = answer
    if a * a + b * b + c * c + d * d != instance.squares or a + b + c + d != instance.total:
        return "an equation fails"
    if instance.ordered and not a >= b >= c >= d >= 0:
        return "not in order"
    wrong = [x for x, odd in zip(answer, instance.parities or (), strict=False) if (x - odd) % 2]
    return f"{wrong} have the wrong parity" if wrong else ""


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other solutions, found by trying a and b."""
    bound = isqrt(instance.squares)
    if bound > 60:
        return []
    found: list[tuple[int, ...]] = []
    for a, b in product(range(-bound, bound + 1), repeat=2):
        # c + d = s and c^2 + d^2 = q give (c - d)^2 = 2q - s^2
        s, q = instance.total - a - b, instance.squares - a * a - b * b
        gap = isqrt(max(0, 2 * q - s * s))
        if gap * gap == 2 * q - s * s and (s + gap) % 2 == 0:
            found.append((a, b, (s + gap) // 2, (s - gap) // 2))
    return [one for one in found if one != answer and not confirm(instance, one)][:4]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All signs changed, one moved to another number, and the order turned round if it matters."""
    a, b, c, d = answer
    wrong = [(-a, -b, -c, -d), (a + 1, b, c, d - 1), (a + 1, b, c, d)]
    return [near for near in [*wrong, answer[::-1]] if confirm(instance, near)]
