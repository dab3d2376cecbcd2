"""Travellers that move at piecewise constant speeds along a line, a ring or to and fro, and when they meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations, pairwise
from math import ceil, floor
from random import Random
from types import MappingProxyType

from bootcamp.lib.numbers import mixed
from bootcamp.task import Retry

Leg = tuple[int, Fraction | None]
"""A speed, negative backwards, and how long it is kept (None: for ever)."""
Path = tuple[int, tuple[Leg, ...]]
"""The place at time 0, and the legs."""

TRAVELLERS: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "cyclists": ("骑手", "km", "h"),
        "runners": ("跑步者", "m", "s"),
        "hikers": ("徒步者", "km", "h"),
        "skaters": ("滑冰者", "m", "s"),
        "swimmers": ("游泳者", "m", "min"),
        "rowers": ("划船者", "m", "min"),
        "horse riders": ("骑马者", "km", "h"),
        "kart drivers": ("卡丁车手", "m", "s"),
        "truck drivers": ("卡车司机", "km", "h"),
        "tram drivers": ("电车司机", "km", "h"),
        "ferry captains": ("渡轮船长", "km", "h"),
        "wheelchair racers": ("轮椅竞速者", "m", "s"),
        "skiers": ("滑雪者", "km", "h"),
        "stilt walkers": ("踩高跷的人", "m", "min"),
    }
)
"""Who travels, with the Chinese, a unit of length and one of time."""


def draw_legs(count: int, track: str, by_length: bool, rng: Random) -> tuple[Leg, ...]:
    """Draw up to `count` legs and pauses, the last leg without end; nobody turns between the ends of a shuttle."""
    legs: list[Leg] = []
    ways = (rng.choice((1, -1)),) if track == "shuttle" else (1, -1)
    for left in reversed(range(rng.randint(1, count))):
        speed = rng.choice(ways) * rng.randint(2, 20)
        if left and rng.random() < 0.3 and (legs[-1][0] if legs else track != "shuttle"):  # first of all a direction
            legs.append((0, Fraction(rng.randint(1, 6), 2)))
        elif left:
            legs.append(
                (speed, Fraction(rng.randint(5, 40), abs(speed)) if by_length else Fraction(rng.randint(1, 6), 2))
            )
        else:
            legs.append((speed, None))
    return tuple(legs)


def extents(path: Path, length: str, time: str, by_length: bool) -> list[tuple[int, int, str]]:
    """Give the direction, the speed and the length or the time (with unit) of every leg."""
    return [
        (
            (speed > 0) - (speed < 0),
            abs(speed),
            "" if n is None else f"{abs(speed) * n} {length}" if by_length and speed else f"{mixed(n)} {time}",
        )
        for speed, n in path[1]
    ]


def corners(path: Path) -> list[tuple[Fraction, Fraction, int]]:
    """Give the time and the place at which every leg begins, and its speed, as if the track went on straight."""
    time, at, found = Fraction(0), Fraction(path[0]), []
    for speed, duration in path[1]:
        found.append((time, at, speed))
        time, at = time + (duration or 0), at + speed * (duration or 0)
    return found


def place(path: Path, time: Fraction, track: str = "line", length: int = 1) -> Fraction:
    """Give the place at a time; from 0 up to `length` on a ``ring`` or, to and fro between two ends, a ``shuttle``."""
    begin, start, speed = max(corner for corner in corners(path) if corner[0] <= time)
    at = start + speed * (time - begin)
    if track == "line":
        return at
    return at % length if track == "ring" else min(at % (2 * length), -at % (2 * length))


def meetings(paths: tuple[Path, ...], track: str, length: int, horizon: int) -> list[Fraction]:
    """List the times from 0 on, up to `horizon` at least, when two are at one place; Retry if they stay together."""
    found: set[Fraction] = set()
    period = {"line": 0, "ring": length, "shuttle": 2 * length}[track]
    for one, other in combinations(paths, 2):
        times = sorted({time for path in (one, other) for time, _, _ in corners(path)} | {Fraction(horizon)})
        for begin, end in pairwise(times):
            (a, b), (c, d) = ((place(path, begin), place(path, end)) for path in (one, other))
            found.update(_crossings(begin, end, a - c, b - d, period))
            if track == "shuttle":  # x and -x are the same place
                found.update(_crossings(begin, end, a + c, b + d, period))
    return sorted(found)


def _crossings(begin: Fraction, end: Fraction, low: Fraction, high: Fraction, period: int) -> Iterator[Fraction]:
    """Yield when a quantity that goes steadily from `low` to `high` is a multiple of `period`."""
    if low == high:
        if low % period == 0 if period else low == 0:
            raise Retry
        return
    least, most = sorted((low, high))
    for n in range(ceil(least / period), floor(most / period) + 1) if period else range(least <= 0 <= most):
        yield begin + (n * period - low) * (end - begin) / (high - low)
