"""What people know among finitely many possible worlds: partitions, announcements and common knowledge.

Worlds are numbered from 0, sets of worlds are the bits of a number. A person cannot tell the worlds of one cell of a
partition apart; after announcements only the worlds in `alive` are left.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from random import Random
from typing import TypeVar

World = TypeVar("World")
Partition = tuple[int, ...]
"""The cells of a partition of the worlds, each as bits."""

Remark = tuple[str, int, int]
"""A kind, the number of the speaker, and of the person spoken about (the speaker if nobody else is)."""


def partition(worlds: Iterable[World], view: Callable[[World], Hashable]) -> Partition:
    """Put worlds that look the same into one cell.

    >>> partition([1, 2, 3, 4], lambda n: n % 2)
    (5, 10)
    """
    cells: dict[Hashable, int] = {}
    for place, world in enumerate(worlds):
        look = view(world)
        cells[look] = cells.get(look, 0) | 1 << place
    return tuple(cells.values())


def knowing(cells: Partition, event: int, alive: int) -> int:
    """Give the worlds left at which a person knows that the world is one of `event`.

    >>> bin(knowing((0b0011, 0b1100), 0b0111, 0b1111)), bin(knowing((0b0011, 0b1100), 0b0111, 0b0111))
    ('0b11', '0b111')
    """
    return sum(cell & alive for cell in cells if not cell & alive & ~event)


def telling(cells: Partition, parts: Partition, alive: int) -> int:
    """Give the worlds left at which a person knows in which of `parts`, of another partition, the world lies.

    >>> bin(telling((0b0011, 0b1100), (0b0111, 0b1000), 0b1111))
    '0b11'
    """
    found = 0
    for cell in cells:
        left = cell & alive
        if left and any(not left & ~part for part in parts):
            found |= left
    return found


def deciding(cells: Partition, alive: int) -> int:
    """Give the worlds left at which a person knows which world it is.

    >>> bin(deciding((0b0011, 0b1100), 0b0111))
    '0b100'
    """
    return sum(left for cell in cells if (left := cell & alive) and not left & (left - 1))


def everyone_knowing(partitions: Iterable[Partition], event: int, alive: int) -> int:
    """Give the worlds left at which everyone knows that the world is one of `event`.

    >>> bin(everyone_knowing([(0b011, 0b100), (0b001, 0b110)], 0b011, 0b111))
    '0b1'
    """
    found = alive
    for cells in partitions:
        found &= knowing(cells, event, alive)
    return found


def common_event(partitions: Sequence[Partition], world: int) -> int:
    """Give the smallest event that is common knowledge at a world.

    >>> bin(common_event([(0b00011, 0b01100, 0b10000), (0b00001, 0b00110, 0b11000)], 0))
    '0b11111'
    >>> bin(common_event([(0b0011, 0b1100), (0b0001, 0b0010, 0b1100)], 0))
    '0b11'
    """
    event, before = 1 << world, 0
    while event != before:
        before = event
        for cells in partitions:
            event = sum(cell for cell in cells if cell & event)
    return event


def remark_holds(remark: Remark, people: Sequence[Partition], start: int, alive: int) -> int:
    """Give the worlds left at which a remark about knowing the world is true.

    With s for the speaker and o for the other, the kinds are *knows* (s knows the world), *ignorant* (s does not),
    *expects* (s knows that o does not know), *sure* (s knows that o knows), *unsure* (s knows neither), all of them
    among the worlds in `alive`, and *knew* (s knew, among the worlds in `start`, that o did not know).

    >>> people = [(0b0011, 0b0100, 0b1000), (0b0001, 0b0110, 0b1000)]
    >>> [bin(remark_holds((kind, 0, 1), people, 0b1111, 0b1111)) for kind in REMARKS]
    ['0b1100', '0b11', '0b100', '0b1000', '0b11', '0b100']
    """
    kind, speaker, other = remark
    if kind == "knows":
        return deciding(people[speaker], alive)
    if kind == "ignorant":
        return alive & ~deciding(people[speaker], alive)
    if kind == "knew":
        return alive & knowing(people[speaker], start & ~deciding(people[other], start), start)
    knows = deciding(people[other], alive)
    sure, expects = knowing(people[speaker], knows, alive), knowing(people[speaker], ~knows, alive)
    return {"sure": sure, "expects": expects, "unsure": alive & ~sure & ~expects}[kind]


REMARKS = ("knows", "ignorant", "expects", "sure", "unsure", "knew")
"""The kinds of remarks."""


def random_dialogue(
    rng: Random, people: Sequence[Partition], worlds: int, length: int, kinds: Sequence[str], budget: int = 60
) -> tuple[tuple[Remark, ...], int]:
    """Draw `length` remarks, made in turn, each of which rules out some world and the last all but one.

    Give the remarks and that world, or ((), 0) if a search of `budget` remarks finds none.

    >>> dates = ["may 15", "may 16", "may 19", "jun 17", "jun 18", "jul 14", "jul 16", "aug 14", "aug 15", "aug 17"]
    >>> people = [partition(dates, lambda date: date[:3]), partition(dates, lambda date: date[4:])]
    >>> random_dialogue(Random(1), people, 10, 3, REMARKS)
    ((('knew', 0, 1), ('knows', 1, 0), ('knows', 0, 1)), 6)
    """
    start = (1 << worlds) - 1
    spent = 0

    def search(alive: int, said: tuple[Remark, ...]) -> tuple[tuple[Remark, ...], int]:
        nonlocal spent
        speaker = len(said) % len(people)
        others = [who for who in range(len(people)) if who != speaker]
        for kind in rng.sample(kinds, len(kinds)):
            spent += 1
            if spent > budget:
                break
            remark = (kind, speaker, rng.choice(others))
            left = remark_holds(remark, people, start, alive)
            if not left or left == alive:
                continue
            if left.bit_count() == 1:
                if len(said) == length - 1:
                    return (*said, remark), left.bit_length() - 1
            elif len(said) < length - 1 and (found := search(left, (*said, remark)))[0]:
                return found
        return (), 0

    return search(start, ())
