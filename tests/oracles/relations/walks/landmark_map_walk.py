"""Judge by numbers of one's own for the places: complex ones for planes, residues for rings, words for trees."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)

_PLANE = {"north": 1j, "east": 1, "south": -1j, "west": -1}
_CORNERS = {"northeast": 1 + 1j, "southeast": 1 - 1j, "southwest": -1 - 1j, "northwest": -1 + 1j}
_HONEYCOMB = {"east": 2, "west": -2} | _CORNERS


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = _begin(instance)
    spots = {instance.first: place}
    for line, _ in instance.steps:
        move, _, thing = line.partition(": ")
        place = _go(instance, place, move)
        assert spots.setdefault(thing, place) == place
    assert len({*spots.values()}) == len(spots)
    right = []
    for line, _ in instance.asked:
        thing, _, moves = line.removeprefix("from the ").partition(": ")
        place = spots[thing]
        for move in moves.split(", "):
            place = _go(instance, place, move)
        right.append(next((name for name, spot in spots.items() if spot == place), "unknown"))
    return "" if answer == tuple(right) else f"there are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Another thing in the first place, or none."""
    for thing in [*instance.words[:3], "unknown"]:
        if thing != answer[0]:
            yield thing, *answer[1:]


def greedy(instance: Any) -> tuple[str, ...]:
    """What came next in the walk after the first occurrence of the thing, as often as there are moves."""
    row = [instance.first, *(thing for _, thing in instance.walk)]
    return tuple(row[min(len(row) - 1, row.index(thing) + len(moves))] for thing, moves in instance.questions)


def _begin(instance: Any) -> Any:
    return "" if instance.kind == "tree" else 0


def _go(instance: Any, place: Any, move: str) -> Any:
    if instance.kind == "tree":
        assert move != "up" or place
        return place[:-1] if move == "up" else place + move[0]
    if instance.kind == "ring":
        way = 2 if move.endswith("twice") else 1
        return (place + (-way if move.startswith("counter") else way)) % instance.size
    if instance.kind == "hexagon":
        return place + _HONEYCOMB[move]
    after = place + (_PLANE | _CORNERS)[move]
    if instance.kind == "torus":
        return complex(after.real % instance.size, after.imag % instance.size)
    return after
