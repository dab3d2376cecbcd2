"""Judge by walking along the plot: slopes are added at each corner, from a frequency far below all of them."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
TENTH = Fraction(1, 10)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown = [part.split(": ") for part in instance.points] if not instance.asked else []
    if shown:
        gain, slope = _log(answer["K"]) * 20, 20 * answer["m"]
        bends = list(zip(map(Fraction, instance.breaks), answer["n"], strict=True))
        for w, level in shown:
            if _walk(gain, slope, bends, Fraction(w)) != int(level):
                return f"at {w} it is not {level}"
        ends = (slope, slope + 20 * sum(answer["n"]))
        return "" if ends == tuple(instance.slopes) else "a slope is another"
    parts = instance.function.split(" · ")
    gain, slope, bends = _log(Fraction(parts[0])) * 20, 0, []
    for part in parts[1:]:
        exponent = int(re.findall(r"\((-?\d+)\)$", part)[0])
        if part.startswith("s"):
            slope = 20 * exponent
        else:
            bends.append((Fraction(re.findall(r"s/([0-9.]+)\)", part)[0]), exponent))
    found = [_walk(gain, slope, bends, Fraction(w)) for w in instance.frequencies]
    return "" if found == list(answer["decibels"]) else f"they are {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One decibel more, the order turned; another gain or exponent."""
    if not instance.asked:
        return [{**answer, "K": answer["K"] * 10}, {**answer, "n": tuple(-n for n in answer["n"])}]
    values = answer["decibels"]
    near = [(values[0] + 1, *values[1:]), values[::-1]]
    return [{"decibels": one} for one in near if one != values]


def _walk(gain: Fraction, slope: int, bends: Any, w: Fraction) -> Fraction:
    here, level = Fraction(-9), gain + slope * Fraction(-9)
    for corner, n in sorted(bends):
        if corner >= w:
            break
        level += slope * (_log(corner) - here)
        here, slope = _log(corner), slope + 20 * n
    return level + slope * (_log(w) - here)


def _log(x: Fraction) -> Fraction:
    """Take the logarithm of a product of twos and fives, by the values printed."""
    total = Fraction(0)
    for base, size in ((2, 3 * TENTH), (5, 7 * TENTH)):
        top, below = x.numerator, x.denominator
        while top % base == 0:
            top, total = top // base, total + size
        while below % base == 0:
            below, total = below // base, total - size
    return total
