"""Judge by bearings in degrees, which are exact enough for points so near, read from the printed sentences."""

import re
from cmath import phase
from collections.abc import Iterator
from math import pi
from typing import Any

LEVELS = range(1, 11)
_BEARINGS = {"north": 0, "east": 90, "south": 180, "west": 270}
_QUARTERS = {"front-right": 0, "back-right": 90, "back-left": 180, "front-left": 270}


def confirm(instance: Any, answer: tuple[tuple[str, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    at: dict[str, complex] = {}
    way: dict[str, int] = {}
    for line, _ in instance.start:
        name, x, y, _, facing = re.findall(r"(?:The )?(.+) is at \((\d+), (\d+)\)( and faces (\w+))?\.", line)[0]
        at[name] = complex(int(x), int(y))
        if facing:
            way[name] = _BEARINGS[facing]
    for line, _ in instance.story:
        if found := re.fullmatch(r"(\w+) turns (right by 90 degrees|left by 90 degrees|around)\.", line):
            way[found[1]] = (way[found[1]] + {"r": 90, "l": 270, "a": 180}[found[2][0]]) % 360
        elif found := re.fullmatch(r"(\w+) walks (\d+) m straight ahead\.", line):
            at[found[1]] += int(found[2]) * {0: 1j, 90: 1, 180: -1j, 270: -1}[way[found[1]]]
        else:
            one, two = re.findall(r"(.+) and (?:the )?(.+) change places", line)[0]
            at[one], at[two] = at[two], at[one]
    right = tuple(_list(text, at, way) for text, _ in instance.asked)
    return "" if answer == right else f"the lists are {right}"


def near_misses(instance: Any, answer: tuple[tuple[str, ...], ...]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """A list turned round, cut short, or with one more."""
    first = answer[0]
    if len(first) > 1:
        yield first[::-1], *answer[1:]
        yield first[:-1], *answer[1:]
    more = next(name for name, _ in instance.spots if name not in first)
    yield (*first, more), *answer[1:]


def _bearing(view: complex) -> float:
    return (90 - phase(view) * 180 / pi) % 360


def _list(text: str, at: dict[str, complex], way: dict[str, int]) -> tuple[str, ...]:
    if found := re.match(
        r"What does (\w+) see strictly inside the smaller angle between (?:the )?(.+) and (?:the )?(.+), from", text
    ):
        who, one, two = found.groups()
        views = {name: _bearing(point - at[who]) for name, point in at.items() if name != who}
        low, high = (one, two) if (views[two] - views[one]) % 360 < 180 else (two, one)
        span = (views[high] - views[low]) % 360
        steps = {name: (view - views[low]) % 360 for name, view in views.items() if name not in (low, high)}
        return tuple(sorted((name for name in steps if steps[name] < span), key=lambda name: steps[name]))
    if found := re.match(r"(\w+) turns right on the spot\. .+ first (\d+) to be", text):
        who, first, low, size = found[1], int(found[2]), -1e-7, 360.0
    else:
        quarter, who = re.findall(r"What is to the ([a-z-]+) of (\w+), strictly", text)[0]
        first, low, size = len(at), _QUARTERS[quarter] + 1e-7, 90 - 2e-7
    turns = {name: (_bearing(point - at[who]) - way[who] - low) % 360 for name, point in at.items() if name != who}
    return tuple(sorted((name for name in turns if turns[name] < size), key=lambda name: turns[name])[:first])
