"""Judge by drawing every path lap by lap as straight pieces within the track, and cutting them with each other."""

from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)
HORIZON = Fraction(60)
Piece = tuple[Fraction, Fraction, Fraction, Fraction]
"""From a time and a place to a time and a place."""


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pieces = [_pieces(instance, path) for path in instance.paths]
    met: dict[Fraction, set[Fraction]] = {}
    for one, other in combinations(pieces, 2):
        for first in one:
            for second in other:
                for shift in (0, instance.length, -instance.length) if instance.track == "ring" else (0,):
                    for time, at in _cut(first, second, shift):
                        met.setdefault(time, set()).add(at % instance.length if instance.track == "ring" else at)
    time = sorted(time for time in met if time > 0)[instance.meeting - 1]
    if instance.where:
        return "" if met[time] == {answer} else f"it is at {met[time]}"
    return "" if time == answer else f"it is at time {time}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """Next to it."""
    return [answer + 1, answer + Fraction(1, 7)]


def _pieces(instance: Any, path: Any) -> list[Piece]:
    start, legs = path
    time, at, back, pieces = Fraction(0), Fraction(start), False, list[Piece]()
    for speed, duration in legs:
        until = HORIZON if duration is None else time + duration
        while time < until:
            velocity = -speed if back else speed
            end, wall = until, None
            if instance.track != "line" and velocity:
                wall = Fraction(instance.length if velocity > 0 else 0)
                end = min(until, time + (wall - at) / velocity)
            after = at + velocity * (end - time)
            if end > time:
                pieces.append((time, at, end, after))
            time, at = end, after
            if wall is not None and at == wall:
                back = not back if instance.track == "shuttle" else back
                at = instance.length - at if instance.track == "ring" else at
    return pieces


def _cut(first: Piece, second: Piece, shift: int) -> list[tuple[Fraction, Fraction]]:
    begin, end = max(first[0], second[0]), min(first[2], second[2])
    if begin > end:
        return []
    slopes = [(piece[3] - piece[1]) / (piece[2] - piece[0]) for piece in (first, second)]
    gaps = [
        first[1] + slopes[0] * (time - first[0]) - second[1] - slopes[1] * (time - second[0]) - shift
        for time in (begin, end)
    ]
    if gaps[0] * gaps[1] > 0 or (begin == end and gaps[0]):
        return []
    assert gaps[0] != gaps[1] or begin == end
    time = begin if begin == end else begin + (end - begin) * gaps[0] / (gaps[0] - gaps[1])
    return [(time, first[1] + slopes[0] * (time - first[0]))]
