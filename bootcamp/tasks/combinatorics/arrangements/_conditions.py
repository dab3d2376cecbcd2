"""Conditions on where people are: kinds that a task defines, drawn so that a planted arrangement meets them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple, TypeVar

from bootcamp.lib.naming import nameless
from bootcamp.lib.permutation import random_permutation
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Retry, Told

A = TypeVar("A", bound="Arrangement")
Condition = tuple[str, tuple[int, ...], int]
"""A kind, the people that it is about, counted from 0, and a number if the kind has one."""


class Kind(NamedTuple):
    """A kind of condition: how many people it is about, whether their order matters, its wording, and when it holds.

    `holds` takes the number of places, the places of the people, counted from 0, and the number of the condition,
    from 2 to the number of places less 2.
    """

    people: int
    ordered: bool
    en: str
    zh: str
    holds: Callable[[int, Sequence[int], int], bool]
    numbered: bool = False


def holds(kinds: Mapping[str, Kind], condition: Condition, places: Sequence[int]) -> bool:
    """Tell whether people at these places meet a condition."""
    kind, people, number = condition
    return kinds[kind].holds(len(places), [places[one] for one in people], number)


def draw(
    rng: Random, kinds: Mapping[str, Kind], names: Sequence[str], places: Sequence[int], count: int
) -> tuple[Condition, ...]:
    """Draw conditions of the kinds `names`, as evenly as may be, that people at these places meet.

    No two of them are about the same people.
    """
    pool = list(names)
    rng.shuffle(pool)
    drawn: list[Condition] = []
    for _ in range(300):
        if len(drawn) == count:
            return tuple(rng.sample(drawn, count))
        kind = pool[len(drawn) % len(pool)]
        people = tuple(rng.sample(range(len(places)), kinds[kind].people))
        condition = (kind, people, rng.randint(2, len(places) - 2) if kinds[kind].numbered else 0)
        fresh = all(set(people) != set(other) for _, other, _ in drawn)
        if fresh and holds(kinds, condition, places):
            drawn.append(condition)
    raise Retry


class Arrangement(Told):
    """People, and the conditions on where they are."""

    kinds: ClassVar[Mapping[str, Kind]]

    names: tuple[str, ...]
    conditions: tuple[Condition, ...]

    @classmethod
    def drawn(cls: type[A], rng: Random, people: int, kinds: Sequence[str], count: int) -> A:
        """Draw so many people and conditions, of the kinds with these names, that can all be met."""
        return cls(
            setting=rng.randrange(len(cls.settings)),
            names=draw_names(rng, people),
            conditions=draw(rng, cls.kinds, kinds, random_permutation(rng, people), count),
        )

    def told(self, language: str) -> list[str]:
        """Word the conditions."""
        texts = []
        for kind, people, number in self.conditions:
            pattern = self.kinds[kind].zh if language == "zh" else self.kinds[kind].en
            texts.append(pattern.format(*(self.names[one] for one in people), number=number))
        return texts

    @property
    def faceless(self) -> object:
        """The same for arrangements that differ only in who is who."""
        return [
            len(self.names),
            nameless(
                (f"{kind} {number}", group(map(str, people)))
                for kind, people, number in self.conditions
                for group in [tuple[str, ...] if self.kinds[kind].ordered else frozenset[str]]
            ),
        ]
