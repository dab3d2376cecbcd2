"""Closed loops with free cells beside them, and gates: strips of cells that a loop crosses once, straight."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, ray
from bootcamp.lib.grid.loops import Path, random_loop, turns


def stretched_loop(n: int, rng: Random) -> Path:
    """Draw a loop on an n x n board that turns only in two thirds of the rows and columns."""
    m = max(3, 2 * n // 3)
    rows, cols = (sorted(rng.sample(range(n), m)) for _ in range(2))
    corners = [(rows[row], cols[col]) for row, col in random_loop(m, m, rng)]
    loop: list[Cell] = []
    for (row, col), (r, c) in pairwise([*corners, corners[0]]):
        steps = abs(r - row) + abs(c - col)
        loop += [(row + (r - row) * k // steps, col + (c - col) * k // steps) for k in range(steps)]
    return tuple(loop)


def random_gates(loop: Path, count: int, n: int, rng: Random) -> list[Path]:
    """Put up `count` gates of two to seven cells, sorted; raise Retry if there is no room."""
    places = [k for k, bend in enumerate(turns(loop)) if not bend]
    rng.shuffle(places)
    taken = set(loop)
    gates: list[Path] = []
    for k in places:
        down, right = loop[k][1] - loop[k - 1][1], loop[k][0] - loop[k - 1][0]
        strip = [loop[k]]
        for step in ((down, right), (-down, -right)):
            for cell in ray(n, n, loop[k], step)[: rng.randint(0, 3)]:
                if cell in taken:
                    break
                strip.append(cell)
        if len(strip) > 1 and len(gates) < count:
            gates.append(tuple(sorted(strip)))
            taken.update(strip)
    if len(gates) < count:
        raise task.Retry
    return sorted(gates)
