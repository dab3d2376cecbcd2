"""Judge by complex waves: each cosine is two of them, shifted by mixers and wrapped round by samplers."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    waves = {Fraction(sign * tone) for tone in instance.tones for sign in (1, -1)}
    rate = Fraction(0)
    for kind, a, b in instance.stages:
        if kind == "mix":
            waves = {w + sign * a for w in waves for sign in (1, -1)}
        elif kind in ("sample", "decimate"):
            rate = Fraction(a) if kind == "sample" else rate / a
        else:
            keep = {"low": lambda w, a, b: w < a, "high": lambda w, a, b: w > a, "band": lambda w, a, b: a < w < b}
            waves = {w for w in waves if keep[kind](abs(w), a, b)}
        if rate:  # into the half-open interval round 0
            waves = {(w + rate / 2) % rate - rate / 2 for w in waves}
    left = {w for w in waves if w >= 0}
    return "" if left == set(answer) else f"they are {sorted(left)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The tones themselves, one left out, one more."""
    near = [frozenset(instance.tones), answer - {min(answer)}, answer | {max(answer) + 1}]
    return [one for one in near if one and one != answer]
