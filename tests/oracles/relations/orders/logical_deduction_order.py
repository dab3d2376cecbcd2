"""Judge by building all lines from the left, with the clues read from their words."""

import re
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

LEVELS = range(1, 7)

_PATTERNS: list[tuple[str, Callable[..., bool]]] = [
    (r"If (.+) is to the left of (.+), then (.+) is to the left of (.+)\.", lambda a, b, c, d: not a < b or c < d),
    (r"(.+) is somewhere to the left of (.+)\.", lambda a, b: b - a > 0),
    (r"(.+) is directly to the left of (.+)\.", lambda a, b: b - a == 1),
    (r"(.+) and (.+) are exactly two places apart, .*", lambda a, b: (a - b) ** 2 == 4),
    (r"(.+) and (.+) are not neighbours\.", lambda a, b: (a - b) ** 2 > 1),
    (r"(.+) is somewhere between (.+) and (.+)\.", lambda a, b, c: (a - b) * (a - c) < 0),
    (r"(.+) is not between (.+) and (.+)\.", lambda a, b, c: (a - b) * (a - c) > 0),
    (
        r"(.+) is a neighbour of exactly one of (.+) and (.+)\.",
        lambda a, b, c: [(a - b) ** 2, (a - c) ** 2].count(1) == 1,
    ),
]


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.things)
    tests = [_read(line, n) for line in instance.said["en"]]
    found = []
    for places in permutations(range(n)):
        at = dict(zip(instance.things, places, strict=True))
        if all(holds(*[at[name] for name in names]) for names, holds in tests):
            found.append(tuple(sorted(instance.things, key=at.__getitem__)))
    return "" if found == [answer] else f"{len(found)} orders fit"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Two neighbours exchanged, the line turned round, a thing twice."""
    yield (answer[1], answer[0], *answer[2:])
    yield answer[::-1]
    yield (answer[1], *answer[1:])


def _read(line: str, n: int) -> tuple[list[str], Callable[..., bool]]:
    if found := re.fullmatch(r"(.+) is at (one of the two|neither) ends?\.", line):
        inner = found[2] == "neither"
        return [_name(found[1])], lambda a: (a in range(1, n - 1)) == inner
    for pattern, holds in _PATTERNS:
        if found := re.fullmatch(pattern, line):
            return [_name(part) for part in found.groups()], holds
    raise AssertionError(line)


def _name(text: str) -> str:
    return re.sub("^[Tt]he ", "", text)
