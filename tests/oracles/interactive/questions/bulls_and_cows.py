"""Mark guesses by multisets; at 120 codes follow every reply to greedy guesses, which bounds the guesses needed."""

from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = (1,)


def play(instance: Any, moves: list[str]) -> tuple[list[tuple[str, int, int]], str]:
    """Mark the guesses up to the one that is the code."""
    seen = []
    for guess in moves:
        in_place = [a for a, b in zip(guess, instance.code, strict=True) if a == b]
        common = (Counter(guess) & Counter(instance.code)).total()
        seen.append((guess, len(in_place), common - len(in_place)))
        if guess == instance.code:
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Return the most guesses that a greedy player needs, over all codes without repeats."""
    assert not instance.repeats
    return _depth(frozenset(permutations(range(len(instance.symbols)), instance.length)))


@cache
def _depth(codes: frozenset[tuple[int, ...]]) -> int:
    if len(codes) == 1:
        return 1
    parts = min((_parts(guess, codes) for guess in sorted(codes)), key=lambda part: max(map(len, part.values())))
    return 1 + max(_depth(frozenset(part)) for marks, part in parts.items() if marks[0] < len(next(iter(codes))))


def _parts(guess: tuple[int, ...], codes: frozenset[tuple[int, ...]]) -> dict[tuple[int, int], list[tuple[int, ...]]]:
    parts: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    for code in codes:
        bulls = sum(a == b for a, b in zip(guess, code, strict=True))
        parts.setdefault((bulls, len({*guess} & {*code}) - bulls), []).append(code)
    return parts
