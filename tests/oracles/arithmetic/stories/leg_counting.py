"""Judge by keeping the herd as counts by name and reading the events as they are told."""

from collections import Counter
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    herd = Counter({name: Fraction(count) for name, count, _ in instance.start})
    legs = {name: number for name, _, number in instance.start}
    for sort, name, other, n in instance.told:
        before = herd[name]
        herd[name] = {
            "come": before + n,
            "go": before - n,
            "part": before * (1 - Fraction(1, n)),
            "double": before * n,
            "turn": before - n,
            "grow": before,
        }[sort]
        herd[other] += n if sort == "turn" else 0
        legs[name] += n if sort == "grow" else 0
        assert herd[name] >= 0
        assert herd[name].denominator == 1
    total = sum(herd[name] * legs[name] for name in legs)
    return "" if answer == total else f"there are {total} legs"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A leg more, and the legs at the start."""
    first = sum(count * legs for _, count, legs in instance.start)
    return [answer + 1, *([first] if first != answer else [])]
