"""Judge by all pairs of structures, each found by trying all sets of edges on its own vertices."""

from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, p = instance.vertices, instance.chance
    mean = _fits(instance.kind, 1, n, p, False)
    right = _fits(instance.kind, 2, n, p, True) - mean**2 if instance.variance else mean
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """Double, and a fraction a little off."""
    return [2 * answer, Fraction(answer.numerator + 1, answer.denominator)]


@cache
def _fits(kind: str, power: int, n: int, p: Fraction, variance: bool) -> Fraction:
    """Give a moment for n vertices by listing which structures lie on the vertices of a second one."""
    spots = _spots(kind, n)
    first = spots[0]
    total = Fraction(0)
    for second in spots if variance else [first]:
        pattern = dict(first)
        if all(pattern.get(edge, state) == state for edge, state in second.items()):
            pattern |= second
            up = sum(pattern.values())
            total += p**up * (1 - p) ** (len(pattern) - up)
    return len(spots) * total


def _spots(kind: str, n: int) -> list[dict[frozenset[int], bool]]:
    """List the demands on edges of every structure, found by trying all graphs on its own vertices."""
    vertices = range(n)
    if kind in ("isolated", "leaf", "pair"):
        found = []
        for inner in combinations(vertices, 2 if kind == "pair" else 1):
            edges = {frozenset((v, w)) for v in inner for w in vertices if w != v}
            none: set[frozenset[int]] = set()
            ups = {"isolated": [none], "pair": [{frozenset(inner)}], "leaf": [{edge} for edge in edges]}[kind]
            found += [{edge: edge in up for edge in edges} for up in ups]
        return found
    size = 3 if kind in ("triangle", "cherry", "open") else 4
    count = {"triangle": 3, "cherry": 2, "open": 2, "square": 4, "clique": 6}.get(kind, 3)
    degrees = {"square": [2, 2, 2, 2], "path": [1, 1, 2, 2], "star": [1, 1, 1, 3]}
    found = []
    for chosen in combinations(vertices, size):
        edges = {frozenset(pair) for pair in combinations(chosen, 2)}
        for up in combinations(sorted(edges, key=sorted), count):
            if kind in degrees and sorted(sum(v in edge for edge in up) for v in chosen) != degrees[kind]:
                continue
            found.append({edge: edge in up for edge in (edges if kind in ("open", "star") else up)})
    return found
