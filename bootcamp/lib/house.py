"""Houses of numbered rooms on a grid, joined by doors some of which are locked in a colour."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

Door = tuple[int, str, int, str]
"""A room, a direction, the room beyond, and the colour of the lock or nothing."""

STEPS = {"north": (-1, 0), "south": (1, 0), "east": (0, 1), "west": (0, -1)}
BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}


def draw_house(rng: Random, rooms: int, colours: Sequence[str]) -> tuple[tuple[Door, ...], int]:
    """Draw rooms on a grid, each joined to one before it, a lock of each colour; return all doors and the first room.

    Each door is listed from both of its sides.

    >>> doors, first = draw_house(Random(1), 5, ["red"])
    >>> len(doors), sorted({lock for _, _, _, lock in doors}), first in {room for room, _, _, _ in doors}
    (8, ['', 'red'], True)
    """
    numbers = rng.sample(range(1, 100), rooms)
    placed = {(0, 0): numbers[0]}
    doors: list[Door] = []
    locks = rng.sample([*colours, *[""] * (rooms - 1 - len(colours))], rooms - 1)
    for number, lock in zip(numbers[1:], locks, strict=True):
        sites = [(r, c, way) for r, c in placed for way, (y, x) in STEPS.items() if (r + y, c + x) not in placed]
        row, col, way = rng.choice(sites)
        doors += [(placed[row, col], way, number, lock), (number, BACK[way], placed[row, col], lock)]
        placed[row + STEPS[way][0], col + STEPS[way][1]] = number
    return tuple(sorted(doors)), numbers[0]


def doors_of(doors: Sequence[Door], room: int, opened: Collection[str]) -> tuple[str, ...]:
    """Name the doors of a room, with the lock in brackets while it is not among the opened ones.

    >>> doors_of([(7, "east", 4, "red"), (7, "west", 2, "")], 7, ()), doors_of([(7, "east", 4, "red")], 7, {"red"})
    (('east (red)', 'west'), ('east',))
    """
    own = [(way, lock) for at, way, _, lock in doors if at == room]
    return tuple(f"{way} ({lock})" if lock and lock not in opened else way for way, lock in own)


def lock_of(named: Sequence[str], way: str) -> str:
    """Return the lock that is not open yet in a direction, by the names of the doors; nothing if there is none.

    >>> lock_of(("east (red)", "west"), "east"), lock_of(("east (red)", "west"), "west")
    ('red', '')
    """
    return next((name.partition(" (")[2].rstrip(")") for name in named if name.split()[0] == way), "")
