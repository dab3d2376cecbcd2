"""Judge by a running remainder; for small permutations all completions are found by backtracking."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.terms)
    if sorted(answer) != list(range(1, n + 1)):
        return "not a permutation"
    if [g for g in instance.terms if g] != [a for g, a in zip(instance.terms, answer, strict=True) if g]:
        return "a given term is changed"
    seen, value = set(), int(instance.product)
    for term in answer:
        value = (value * term if instance.product else value + term) % n
        seen.add(value)
    return "" if len(seen) == n else "remainders repeat"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other completions of short permutations."""
    if len(answer) > 9:
        return []
    return [found for found in _completions(instance, (), ()) if not confirm(instance, found)][:20]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The numbers in increasing order, the terms reversed, all ones."""
    return [tuple(sorted(answer)), answer[::-1], (1,) * len(answer)]


def _completions(instance: Any, terms: tuple[int, ...], seen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    n = len(instance.terms)
    if len(terms) == n:
        yield terms
        return
    given = instance.terms[len(terms)]
    for term in [given] if given else range(1, n + 1):
        last = seen[-1] if seen else int(instance.product)
        value = (last * term if instance.product else last + term) % n
        if term not in terms and value not in seen:
            yield from _completions(instance, (*terms, term), (*seen, value))
