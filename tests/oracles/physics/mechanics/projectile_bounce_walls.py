"""Judge by energy: the speed at each landing, and parabolas through the ends and the top of each flight."""

from fractions import Fraction
from math import isqrt
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for x, top, number in sorted((x, top, number) for number, (x, top) in enumerate(instance.walls, start=1)):
        y = _height(instance, x)
        assert 0 < y != top
        if y < top:
            right = {"wall": number, "height": y}
            return "" if answer == right else f"it is {right}"
    return "no wall is hit"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another wall, another height."""
    others = [n for n in range(1, len(instance.walls) + 1) if n != answer["wall"]][:1]
    return [answer | {"height": answer["height"] + 1}, *(answer | {"wall": n} for n in others)]


def _height(instance: Any, x: int) -> Fraction:
    energy = 2 * 10 * instance.height + instance.up**2  # the square of the speed at the ground
    speed = Fraction(isqrt(energy.numerator), isqrt(energy.denominator))
    assert speed**2 == energy
    middle, half = Fraction(instance.across * instance.up, 10), instance.across * speed / 10
    while x > middle + half:
        end = middle + half
        factor = instance.factors[0] if len(instance.factors) == 1 or end < instance.border else instance.factors[1]
        half *= factor
        speed *= factor
        middle = end + half
    return speed**2 / 20 * (1 - ((x - middle) / half) ** 2)
