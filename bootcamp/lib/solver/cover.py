"""Exact cover: choose pieces so that every item is covered once."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from random import Random

from bootcamp.lib.solver import BudgetError


class ExactCover:
    """Options, each a set of items, of which some are chosen so that every item lies in exactly one chosen option.

    Knuth's Algorithm X ("Dancing links", 2000) with bit sets of options for the linked lists. Items of `optional` may
    stay uncovered, but no two chosen options share one.

    >>> dominoes = ExactCover([("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")])
    >>> list(dominoes.solutions(limit=3)), dominoes.decisions
    ([(0, 2), (1, 3)], 1)
    """

    def __init__(self, options: Iterable[Sequence[Hashable]], optional: Iterable[Hashable] = ()) -> None:
        self.options = [tuple(option) for option in options]
        self.decisions = 0
        """Choices among several options made so far by the last search."""
        covering: dict[Hashable, int] = {}
        for index, option in enumerate(self.options):
            for item in option:
                covering[item] = covering.get(item, 0) | 1 << index
        self._rivals = [0] * len(self.options)
        for index, option in enumerate(self.options):
            for item in option:
                self._rivals[index] |= covering[item]
        skipped = set(optional)
        self._numbers = {item: number for number, item in enumerate(covering) if item not in skipped}
        self._covering = {self._numbers[item]: mask for item, mask in covering.items() if item in self._numbers}

    def solutions(self, limit: int = 1, budget: int = 20_000, rng: Random | None = None) -> Iterator[tuple[int, ...]]:
        """Yield up to `limit` covers, each the sorted indices of its options; `rng` draws the order of the search.

        Raises BudgetError after `budget` nodes.
        """
        self.decisions = 0
        nodes = found = 0
        stack: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = [
            ((1 << len(self.options)) - 1, tuple(self._covering), ())
        ]
        while stack:
            alive, items, chosen = stack.pop()
            nodes += 1
            if nodes > budget:
                raise BudgetError(f"no decision after {budget} nodes: raise the budget or make the puzzle smaller")
            if not items:
                yield tuple(sorted(chosen))
                found += 1
                if found == limit:
                    return
                continue
            fewest = min(((alive & self._covering[item]).bit_count(), item) for item in items)[1]
            candidates = _members(alive & self._covering[fewest])
            if len(candidates) > 1:
                self.decisions += 1
                if rng:
                    rng.shuffle(candidates)
            for index in reversed(candidates):
                covered = {self._numbers.get(item) for item in self.options[index]}
                left = tuple(item for item in items if item not in covered)
                stack.append((alive & ~self._rivals[index], left, (*chosen, index)))


def _members(mask: int) -> list[int]:
    members = []
    while mask:
        low = mask & -mask
        members.append(low.bit_length() - 1)
        mask ^= low
    return members
