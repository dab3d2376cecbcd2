"""Judge by testing every set of letters; the transversals of what is found must be the clauses again."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)

Sets = frozenset[frozenset[str]]


def confirm(instance: Any, answer: Sets) -> str:
    """Say what is wrong with `answer`, or nothing."""
    clauses = frozenset(map(frozenset, instance.clauses))
    right = _dual(clauses)
    assert _dual(right) == clauses
    return "" if right == answer else f"{sorted(map(sorted, right))} are minimal"


def near_misses(instance: Any, answer: Sets) -> Iterator[Sets]:
    """One set missing, the smallest sets alone, a letter too many, the clauses themselves."""
    one = min(answer, key=sorted)
    letters = {letter for clause in instance.clauses for letter in clause}
    yield answer - {one}
    if len(set(map(len, answer))) > 1:
        yield frozenset(part for part in answer if len(part) == min(map(len, answer)))
    if letters - one:
        yield answer - {one} | {one | {min(letters - one)}}
    clauses = frozenset(map(frozenset, instance.clauses))
    if clauses != answer:
        yield clauses


def _dual(sets: Sets) -> Sets:
    letters = sorted({letter for part in sets for letter in part})
    found: list[frozenset[str]] = []
    for size in range(len(letters) + 1):
        for chosen in map(frozenset, combinations(letters, size)):
            if all(chosen & part for part in sets) and not any(other <= chosen for other in found):
                found.append(chosen)
    return frozenset(found)
