"""Follow the walker by complex numbers; bound the moves by the way to the hoard."""

from math import ceil
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)

WAYS = {"N": -1, "S": 1, "W": -1j, "E": 1j}


Seen = tuple[tuple[int, int], bool, bool, bool, str]


def play(instance: Any, moves: list[tuple[str, ...]]) -> tuple[list[Seen], str]:
    """Cells are row + column i."""
    pits = {complex(*pit) for pit in instance.pits}
    beast, hoard, home = complex(*instance.beast), complex(*instance.hoard), 1 + 1j
    assert len(pits | {beast, hoard}) == instance.count + 2
    assert not {home, 2 + 1j, 1 + 2j} & {hoard}
    here, path, rich = home, [home], False
    seen: list[Seen] = []
    for move in moves:
        for letter in move:
            there = here + WAYS[letter]
            if min(there.real, there.imag) < 1 or max(there.real, there.imag) > instance.size:
                break
            fresh = there not in path
            path.append(there)
            here = there
            rich |= here == hoard
            if fresh or (rich and here == home):
                break
        fate = "pit" if here in pits else "beast" if here == beast else ""
        breeze = any(abs(here - pit) == 1 for pit in pits)
        seen.append(((int(here.real), int(here.imag)), breeze, abs(here - beast) == 1, rich, fate))
        if fate:
            return seen, "lost"
        if rich and here == home:
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Each new cell takes a move on the way there; four steps a move go back."""
    steps = sum(instance.hoard) - 2
    return steps + ceil(steps / 4)
