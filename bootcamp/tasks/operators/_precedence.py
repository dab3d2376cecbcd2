"""Expressions of invented signs without brackets, and the conventions by which they may be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

Formula = tuple[int | str, ...]
"""Numbers and signs in turn."""

Convention = Mapping[str, tuple[int, bool]]
"""The rank of each sign, the highest applied first, and whether its rank is applied from left to right."""

Operation = Callable[[int, int], int]


def conventions(signs: Sequence[str], ties: bool) -> Iterator[Convention]:
    """Yield every way to rank the signs, with either direction for each rank; only with `ties` may ranks be equal."""
    for ranks in product(range(len(signs)), repeat=len(signs)):
        used = set(ranks)
        if used == set(range(len(used))) and (ties or len(used) == len(signs)):
            for directions in product((True, False), repeat=len(used)):
                yield {sign: (rank, directions[rank]) for sign, rank in zip(signs, ranks, strict=True)}


def evaluate(formula: Formula, operations: Mapping[str, Operation], convention: Convention) -> int:
    """Apply one sign of the highest rank after the other."""
    numbers = [item for item in formula if isinstance(item, int)]
    signs = [item for item in formula if isinstance(item, str)]
    while signs:
        top = max(convention[sign][0] for sign in signs)
        places = [i for i, sign in enumerate(signs) if convention[sign][0] == top]
        i = places[0] if convention[signs[places[0]]][1] else places[-1]
        numbers[i : i + 2] = [operations[signs[i]](numbers[i], numbers[i + 1])]
        del signs[i]
    return numbers[0]
