"""Judge by the least image of every necklace of few beads, and by words without a period for more beads."""

from collections.abc import Iterator
from itertools import product
from math import gcd
from typing import Any

from sympy import divisors, factorint, multinomial_coefficients
from sympy.utilities.iterables import multiset_permutations

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.beads
    ways = [way for way in _ways(instance) if sum(way) == n]
    right = sum(_listed(way, instance.mirror) if n < 9 else _reckoned(way, instance.mirror) for way in ways)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The other meaning of the same, and one more."""
    other = instance.model_copy(update={"mirror": not instance.mirror})
    wrong = sum(_reckoned(way, other.mirror) for way in _ways(other))
    return [one for one in (wrong, answer + 1) if one != answer]


def _ways(instance: Any) -> Iterator[tuple[int, ...]]:
    ranges = [range(low, high + 1) for _, low, high in instance.shares]
    return (way for way in product(*ranges) if sum(way) == instance.beads)


def _listed(way: tuple[int, ...], mirror: bool) -> int:
    words = multiset_permutations([colour for colour, count in enumerate(way) for _ in range(count)])
    least = set()
    for word in words:
        images = [word[i:] + word[:i] for i in range(len(word))]
        images += [image[::-1] for image in images] if mirror else []
        least.add(tuple(min(images)))
    return len(least)


def _strings(way: tuple[int, ...]) -> int:
    return int(multinomial_coefficients(len(way), sum(way))[way]) if sum(way) else 1


def _reckoned(way: tuple[int, ...], mirror: bool) -> int:
    """Add Lyndon words (Möbius inversion); with reflections, add the necklaces that are their own image."""
    n, common, rings = sum(way), gcd(*way), 0
    for copies in divisors(common):
        part = tuple(count // copies for count in way)
        primitive = 0
        for d in divisors(gcd(*part)):
            exponents = factorint(d).values()
            sign = 0 if any(e > 1 for e in exponents) else (-1) ** len(exponents)
            primitive += sign * _strings(tuple(count // d for count in part))
        rings += primitive // (n // copies)
    if not mirror:
        return rings
    odd = [colour for colour, count in enumerate(way) if count % 2]
    symmetric = 0
    if n % 2 and len(odd) == 1:
        symmetric = _strings(tuple(count // 2 for count in way))
    elif n % 2 == 0 and len(odd) in (0, 2):
        halves = tuple(count // 2 for count in way)
        through_gaps = _strings(halves) if not odd else 0
        ends = [(a, b) for a in range(len(way)) for b in range(len(way))]
        through_beads = 0
        for a, b in ends:
            rest = list(way)
            rest[a] -= 1
            rest[b] -= 1
            if min(rest) >= 0 and not any(count % 2 for count in rest):
                through_beads += _strings(tuple(count // 2 for count in rest))
        symmetric = (through_gaps + through_beads) // 2
    return (rings + symmetric) // 2
