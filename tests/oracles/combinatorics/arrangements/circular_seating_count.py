"""Judge by seating person 0 first and trying all orders of the others, clockwise."""

from itertools import permutations
from math import factorial
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rings = ((0, *rest) for rest in permutations(range(1, len(instance.names))))
    right = sum(all(_holds(ring, *condition) for condition in instance.conditions) for ring in rings)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Seatings on numbered chairs, mirror images taken as the same, no condition."""
    wrong = [answer * len(instance.names), answer // 2, factorial(len(instance.names) - 1)]
    return [one for one in wrong if one != answer]


def _holds(ring: tuple[int, ...], kind: str, people: tuple[int, ...], number: int) -> bool:
    start = ring.index(people[0])
    turned = ring[start:] + ring[:start]
    steps = turned.index(people[1])
    if kind == "between":
        return steps < turned.index(people[2])
    if kind in ("clockwise", "other"):
        return (steps == number) == (kind == "clockwise")
    if kind == "either":
        return len({turned[1], turned[-1]} & set(people[1:])) == 1
    if kind == "opposite":
        return 2 * steps == len(ring)
    return (people[1] in (turned[1], turned[-1])) == (kind == "next")
