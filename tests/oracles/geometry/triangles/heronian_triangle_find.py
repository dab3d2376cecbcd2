"""Judge by squares: each fact is an equation in the sides and 16 times the squared area."""

from math import gcd
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != 3 or min(answer) < 1:
        return "no three lengths"
    a, b, c = sorted(answer)
    if a + b <= c:
        return "no triangle"
    total = a + b + c
    square = 2 * (a * a * b * b + b * b * c * c + c * c * a * a) - a**4 - b**4 - c**4
    for kind, size in instance.facts:
        holds = {
            "perimeter": total == size,
            "area": square == 16 * size**2,
            "side": size in (a, b, c),
            "altitude": any(square == 4 * (size * side) ** 2 for side in (a, b, c)),
            "inradius": square == 4 * (size * total) ** 2,
            "circumradius": (a * b * c) ** 2 == square * size**2,
            "obtuse": a * a + b * b < c * c,
            "acute": a * a + b * b > c * c,
            "isosceles": a < b == c or a == b < c,
            "scalene": a < b < c,
        }[kind]
        if not holds:
            return f"{kind} does not fit"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The sides in other orders."""
    return [answer[::-1], (answer[1], answer[0], answer[2])]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A side changed, all doubled, divided by a common factor."""
    a, b, c = answer
    shared = gcd(a, b, c)
    nears = [(a + 1, b, c), (a, b, c + 1), (2 * a, 2 * b, 2 * c), (a // shared, b // shared, c // shared)]
    return [near for near in nears if confirm(instance, near)]
