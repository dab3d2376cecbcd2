"""Answer by the printed rule; bound the questions from below by search over counts of numbers, by lies left."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 4)


def play(instance: Any, moves: list[tuple[str, int]]) -> tuple[list[tuple[str, int, bool]], str]:
    """Answer the questions in order, up to the end."""
    seen = []
    for place, (verb, m) in enumerate(moves):
        truth = m >= instance.number if verb == "ask" else m == instance.number
        lied = verb == "ask" and place in set(instance.false)
        seen.append((verb, m, truth ^ lied))
        if verb == "answer":
            return seen, "won" if truth else "lost"
    return seen, ""


def least(instance: Any) -> int:
    """Return the fewest moves by which some player finds every number against every way to lie."""
    counts = [0] * (instance.lies + 1)
    counts[-1] = instance.size
    asks = 0
    while not _found(tuple(counts), asks):
        asks += 1
    return asks + 1


@cache
def _found(counts: tuple[int, ...], asks: int) -> bool:
    """Tell whether `asks` questions suffice; `counts` holds how many numbers may still be lied about 0, 1, ... times.

    The sets that a question splits off need not be intervals here, so this bounds the game from below.
    """
    if sum(counts) <= 1:
        return True
    if not asks or sum(n * _volume(k, asks) for k, n in enumerate(counts)) > 2**asks:
        return False
    return any(
        _found(_next(counts, yes), asks - 1)
        and _found(_next(counts, tuple(n - y for n, y in zip(counts, yes, strict=True))), asks - 1)
        for yes in _splits(counts)
    )


def _volume(lies: int, asks: int) -> int:
    total, term = 0, 1
    for k in range(lies + 1):
        total += term
        term = term * (asks - k) // (k + 1)
    return total


def _next(counts: tuple[int, ...], kept: tuple[int, ...]) -> tuple[int, ...]:
    """Return the counts after an answer that speaks for the kept ones: each other one has a lie less."""
    lied = [*[n - y for n, y in zip(counts, kept, strict=True)][1:], 0]
    return tuple(y + x for y, x in zip(kept, lied, strict=True))


def _splits(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """List the ways to split, the even ones first."""
    ways: list[tuple[int, ...]] = [()]
    for n in counts:
        ways = [(*way, y) for way in ways for y in sorted(range(n + 1), key=lambda y, n=n: abs(2 * y - n))]  # type: ignore[misc]
    return ways
