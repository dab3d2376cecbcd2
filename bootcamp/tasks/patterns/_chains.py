"""Chains of changes, made one after the other, that explain examples."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def outcomes(
    changes: Sequence[Callable[[T], T]], befores: Sequence[T], afters: Sequence[T], query: T, steps: int
) -> set[T]:
    """Give what is made of `query` by all chains of 1 to `steps` changes that turn `befores` into `afters`."""
    found: set[T] = set()
    reached = {(*befores, query)}
    for step in range(1, steps + 1):
        grown: set[tuple[T, ...]] = set()
        for first, *others in reached:
            for change in changes:
                image = change(first)
                if step < steps or image == afters[0]:
                    grown.add((image, *map(change, others)))
        found |= {things[-1] for things in grown if things[:-1] == tuple(afters)}
        reached = grown
    return found
