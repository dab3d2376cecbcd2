"""Choosing the clues of a puzzle: few enough to be hard, enough to leave one solution."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import TypeVar

C = TypeVar("C", bound=Hashable)


def thin(
    clues: Sequence[C], unique: Callable[[list[C]], bool], rng: Random, least: int = 0, tries: int = 200
) -> list[C]:
    """Take clues away, in random order, while the rest is `unique` and there are more than `least`.

    `unique` is asked at most `tries` times, so the work is bounded; it gets the rest in the given order.

    >>> thin(range(6), lambda rest: sum(rest) >= 9, Random(1))
    [4, 5]
    """
    order = list(range(len(clues)))
    rng.shuffle(order)
    kept = set(order)
    for index in order[:tries]:
        if len(kept) <= least:
            break
        kept.discard(index)
        if not unique([clues[k] for k in sorted(kept)]):
            kept.add(index)
    return [clues[k] for k in sorted(kept)]


def grow(
    clues: Sequence[C],
    start: int,
    telling: Callable[[list[C]], Sequence[C] | None],
    rng: Random,
    tries: int = 40,
) -> list[C] | None:
    """Take `start` random clues and add others until they leave one solution; None after `tries` tests.

    `telling` gets the chosen clues and gives those that another solution breaks, none if there is no other solution
    (None where it cannot tell). This needs far fewer tests than thinning where many clues stay.

    >>> grow(range(6), 2, lambda chosen: [5] if 5 not in chosen else [], Random(1))
    [2, 3, 5]
    """
    order = list(range(len(clues)))
    rng.shuffle(order)
    chosen = set(order[:start])
    rank = {clues[k]: (place, k) for place, k in enumerate(order)}
    for _ in range(tries):
        broken = telling([clues[k] for k in sorted(chosen)])
        if broken is None:
            return None
        if not broken:
            return [clues[k] for k in sorted(chosen)]
        chosen.add(min(rank[clue] for clue in broken)[1])
    return None
