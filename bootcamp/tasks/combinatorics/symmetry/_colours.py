"""How often each colour may be used, and the colourings that differ by more than a symmetry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bootcamp.lib.counting import multinomial, orbits
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.permutation import Permutation

Share = tuple[str, int, int]
"""A colour, and how often it must be and may be used."""

_COLOURS = {
    "red": "红色",
    "blue": "蓝色",
    "green": "绿色",
    "yellow": "黄色",
    "white": "白色",
    "black": "黑色",
    "orange": "橙色",
    "purple": "紫色",
}


def draw_shares(rng: Random, places: int, colours: int, loose: int) -> tuple[Share, ...]:
    """Draw shares of which `loose` leave the number open, and which some colouring of the places has.

    >>> draw_shares(Random(1), 8, 2, 0)
    (('green', 2, 2), ('red', 6, 6))
    """
    counts = random_composition(rng, places, colours)
    names = rng.sample(list(_COLOURS), colours)
    shares = []
    for index, (name, count) in enumerate(zip(names, counts, strict=True)):
        below, above = (rng.randint(0, 2), rng.randint(0, 2)) if index < loose else (0, 0)
        shares.append((name, max(0, count - below), min(places, count + above)))
    rng.shuffle(shares)
    return tuple(shares)


def told(shares: Sequence[Share], language: str) -> list[str]:
    """Write shares.

    >>> told([("red", 2, 2), ("blue", 1, 3)], "en")
    ['red: exactly 2', 'blue: from 1 to 3']
    """
    if language == "zh":
        return [f"{_COLOURS[name]}：{f'恰好 {a} 个' if a == b else f'{a} 到 {b} 个'}" for name, a, b in shares]
    return [f"{name}: {f'exactly {a}' if a == b else f'from {a} to {b}'}" for name, a, b in shares]


def counts(shares: Sequence[Share], places: int) -> Iterator[tuple[int, ...]]:
    """Yield how often each colour can be used.

    >>> list(counts([("red", 2, 2), ("blue", 1, 3), ("green", 1, 2)], 5))
    [(2, 1, 2), (2, 2, 1)]
    """
    if not shares:
        if places == 0:
            yield ()
        return
    (_, low, high), *others = shares
    for number in range(low, min(high, places) + 1):
        for rest in counts(others, places - number):
            yield (number, *rest)


def different(group: Sequence[Permutation], shares: Sequence[Share]) -> tuple[int, int]:
    """Count the colourings up to a group of symmetries, and all of them."""
    ways = list(counts(shares, len(group[0])))
    return sum(orbits(group, way) for way in ways), sum(multinomial(way) for way in ways)
