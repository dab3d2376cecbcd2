"""Clues about the places of things in a row of houses, and sets of them that admit one arrangement."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp.errors import Retry
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite

Clue = tuple[str, ...]
"""A kind and the things that it is about."""

_NODES = 100  # of the solver's search, for one proof that the clues admit nothing else


class Kind(NamedTuple):
    """A kind of clue: how many things it is about, how it reads, and when it holds.

    `holds` takes the number of houses and the places of the things, counted from 0.
    """

    things: int
    en: str
    zh: str
    holds: Callable[..., bool]


KINDS = {
    "same": Kind(2, "{0} and {1} belong to the same house.", "{0} 与 {1} 属于同一座房子。", lambda n, a, b: a == b),
    "left": Kind(2, "{0} is directly to the left of {1}.", "{0} 紧挨在 {1} 的左边。", lambda n, a, b: a + 1 == b),
    "end": Kind(1, "{0} is at one end of the row.", "{0} 在一排房子的一端。", lambda n, a: a in (0, n - 1)),
    "next": Kind(2, "{0} is next to {1}.", "{0} 与 {1} 相邻。", lambda n, a, b: abs(a - b) == 1),
    "before": Kind(2, "{0} is somewhere to the left of {1}.", "{0} 在 {1} 的左边某处。", lambda n, a, b: a < b),
    "apart": Kind(
        things=2,
        en="Exactly one house lies between {0} and {1}.",
        zh="{0} 与 {1} 之间恰好隔着一座房子。",
        holds=lambda n, a, b: abs(a - b) == 2,
    ),
    "different": Kind(
        things=2,
        en="{0} and {1} belong to different houses.",
        zh="{0} 与 {1} 不属于同一座房子。",
        holds=lambda n, a, b: a != b,
    ),
    "either": Kind(
        things=3,
        en="{0} belongs to the same house as exactly one of {1} and {2}.",
        zh="{1} 与 {2} 中恰有一个与 {0} 属于同一座房子。",
        holds=lambda n, a, b, c: (a == b) != (a == c),
    ),
    "between": Kind(
        things=3,
        en="{1} is somewhere between {0} and {2}.",
        zh="{1} 在 {0} 与 {2} 之间某处。",
        holds=lambda n, a, b, c: a < b < c or c < b < a,
    ),
}
"""All kinds, from those that are easy to use to those that are not."""


def say(clue: Clue, language: str = "en") -> str:
    """Word a clue.

    >>> say(("next", "owl", "tea"))
    'owl is next to tea.'
    """
    kind, *things = clue
    text = KINDS[kind].zh if language == "zh" else KINDS[kind].en
    return text.format(*things)


class Row:
    """An arrangement and the clues that lead to it, as a model of the solver; `table` says what the kinds mean.

    >>> row = Row(3, (("pet", ("cat", "dog", "owl")), ("drink", ("tea", "milk", "cocoa"))), list(KINDS))
    >>> row.add_clues(Random(1))
    >>> row.find_other()
    {}
    """

    def __init__(
        self,
        houses: int,
        drawn: tuple[tuple[str, tuple[str, ...]], ...],
        kinds: list[str],
        table: Mapping[str, Kind] = KINDS,
    ) -> None:
        self.houses, self.kinds, self.table = houses, kinds, table
        self.place = {value: house for _, values in drawn for house, value in enumerate(values)}
        self.things = list(self.place)
        self.clues: dict[int, Clue] = {}  # by the number of its rule in the model
        self.model = Finite()
        self.variable = {thing: self.model.variable(range(houses)) for thing in self.things}
        for _, values in drawn:
            self.model.different([self.variable[value] for value in values])

    def add_clues(self, rng: Random) -> None:
        """Rule out one wrong arrangement after the other until only the right one is left."""
        try:
            while other := self.find_other():
                kind, *things = clue = self.draw_clue(rng, unlike=other)
                places = product(range(self.houses), repeat=len(things))
                rows = [row for row in places if self.table[kind].holds(self.houses, *row)]
                self.clues[self.model.table([self.variable[thing] for thing in things], rows)] = clue
        except BudgetError:
            raise Retry from None

    def drop_clues(self, rng: Random) -> None:
        """Leave out, in random order, the clues that the others make needless."""
        dropped: set[int] = set()
        for rule in rng.sample(sorted(self.clues), len(self.clues)):
            try:
                needed = bool(self.find_other(skip=dropped | {rule}))
            except BudgetError:  # too hard to tell: a solver may need the clue, too
                needed = True
            if not needed:
                dropped.add(rule)
                del self.clues[rule]

    def find_other(self, skip: Collection[int] = ()) -> dict[str, int]:
        """Return an arrangement that fits the clues and is not the right one; nothing if there is none."""
        fits = [dict(zip(self.things, found, strict=True)) for found in self.model.solutions(2, _NODES, skip=skip)]
        return next((found for found in fits if found != self.place), {})

    def draw_clue(self, rng: Random, unlike: dict[str, int]) -> Clue:
        """Draw a clue that holds, and that the arrangement `unlike` breaks if that is a wrong one."""
        for _ in range(2000):
            kind = rng.choice(self.kinds)
            things = rng.sample(self.things, self.table[kind].things)
            holds, fits = (self.table[kind].holds(self.houses, *map(at.get, things)) for at in (self.place, unlike))
            if holds and (unlike is self.place or not fits):
                return (kind, *things)
        raise Retry
