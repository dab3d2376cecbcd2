"""Judge by a beam that walks as a complex number; for one or two mirrors all placements are tried."""

from collections.abc import Iterator
from itertools import combinations, islice, product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[tuple[int, int], str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cells = {complex(c, r): s for r, row in enumerate(instance.board, 1) for c, s in enumerate(row, 1)}
    if len(answer) != instance.mirrors:
        return "another number of mirrors"
    for (row, col), kind in answer.items():
        if cells.get(complex(col, row)) != ".":
            return "a mirror on a cell that is not empty"
        cells[complex(col, row)] = kind
    size, place = len(instance.board), int(instance.entry[1:])
    spot, way = {
        "N": (complex(place, 1), 1j),
        "S": (complex(place, size), -1j),
        "W": (complex(1, place), 1 + 0j),
        "E": (complex(size, place), -1 + 0j),
    }[instance.entry[0]]
    targets, seen = {z for z, symbol in cells.items() if symbol == "T"}, set()
    while cells.get(spot, "#") != "#" and (spot, way) not in seen:
        seen.add((spot, way))
        targets.discard(spot)
        if cells[spot] == "R":  # like /
            way = complex(-way.imag, -way.real)
        elif cells[spot] == "F":
            way = complex(way.imag, way.real)
        spot += way
    return "the beam misses a target" if targets else ""


def others(instance: Any, answer: dict[tuple[int, int], str]) -> list[dict[tuple[int, int], str]]:
    """Other placements of one or two mirrors."""
    if instance.mirrors > 2 or len(instance.board) > 6:
        return []
    empty = [(r, c) for r, row in enumerate(instance.board, 1) for c, symbol in enumerate(row, 1) if symbol == "."]
    tries = (
        dict(zip(cells, kinds, strict=True))
        for cells in combinations(empty, instance.mirrors)
        for kinds in product("RF", repeat=instance.mirrors)
    )
    return list(islice((one for one in tries if one != answer and not confirm(instance, one)), 3))


def near_misses(instance: Any, answer: dict[tuple[int, int], str]) -> Iterator[dict[tuple[int, int], str]]:
    """A mirror less, and each mirror of the other kind, where that is wrong."""
    first = min(answer)
    yield {cell: kind for cell, kind in answer.items() if cell != first}
    for cell in answer:
        turned = answer | {cell: {"R": "F", "F": "R"}[answer[cell]]}
        if confirm(instance, turned):
            yield turned
