"""Closed loops through most cells of a board."""

from __future__ import annotations

from random import Random

from bootcamp.lib.grid.board import cells
from bootcamp.lib.grid.loops import Path, canonical_loop, random_loop


def winding_loop(rows: int, cols: int, rng: Random, share: float = 1.0) -> Path:
    """Draw a loop that passes at least `share` of the cells, or as many as it comes to.

    From a random loop on, a step between a and b becomes three steps over the free cells beside a and b.
    """
    loop = list(random_loop(rows, cols, rng))
    start = rng.randrange(len(loop))
    loop = loop[start:] + loop[:start]
    free = set(cells(rows, cols)).difference(loop)
    index = unchanged = 0
    while unchanged < len(loop) < share * rows * cols:
        (row, col), (r, c) = loop[index - 1], loop[index]
        sides = [(c - col, r - row), (col - c, row - r)]
        rng.shuffle(sides)
        for down, right in sides:
            detour = [(row + down, col + right), (r + down, c + right)]
            if free.issuperset(detour):
                loop[index:index] = detour
                free.difference_update(detour)
                unchanged = 0
                break
        else:
            unchanged += 1
        index = (index + 1) % len(loop)
    return canonical_loop(loop)
