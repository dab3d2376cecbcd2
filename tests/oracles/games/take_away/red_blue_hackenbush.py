"""Judge by the definition: the simplest number between the values after all cuts, each part on the ground by itself."""

from fractions import Fraction
from functools import cache
from math import floor
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = Fraction(0)
    for root in [line for line in instance.lines if line[0] == 0]:
        part, points = {root}, {root[1]}
        while more := {line for line in instance.lines if line[0] in points} - part:
            part |= more
            points |= {line[1] for line in more}
        if len(part) > 12:
            return ""
        value += _valued(frozenset(part))
    winner = "second" if value == 0 else "Left" if value > 0 else "Right"
    return "" if answer["value"] == value and answer["winner"] == winner else f"it is {value}, {winner}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite value, another winner, half the value."""
    value = answer["value"]
    wrong = [answer | {"value": value + 1}, answer | {"value": value + Fraction(1, 2)}]
    return wrong + [answer | {"winner": name} for name in ("Left", "Right", "second") if name != answer["winner"]]


@cache
def _valued(lines: frozenset[tuple[int, int, str]]) -> Fraction:
    options: dict[str, list[Fraction]] = {"L": [], "R": []}
    for line in lines:
        gone, points = {line}, {line[1]}
        while more := {other for other in lines if other[0] in points} - gone:
            gone |= more
            points |= {other[1] for other in more}
        options[line[2]].append(_valued(lines - gone))
    low = max(options["L"], default=None)
    high = min(options["R"], default=None)
    if (low is None or low < 0) and (high is None or high > 0):
        return Fraction(0)
    if low is None or (high is not None and high <= 0):
        assert high is not None
        return -_simplest(-high, None if low is None else -low)
    return _simplest(low, high)


def _simplest(low: Fraction, high: Fraction | None) -> Fraction:
    """The simplest number above `low`, which is not negative, and below `high`."""
    scale = 1
    while True:
        candidate = Fraction(floor(low * scale) + 1, scale)
        if high is None or candidate < high:
            return candidate
        scale *= 2
