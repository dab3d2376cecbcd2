"""Lines of sight: how many cells one sees up, right, down and left before the first that blocks the view."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile

from bootcamp.lib.grid.board import SIDES, Cell, ray
from bootcamp.lib.solver.sat import Sat

Unary = Sequence[int]  # literals of which the first n are true: the number n


def in_sight(cell: Cell, clear: Collection[Cell], rows: int, cols: int) -> int:
    """Count the cells met from `cell` in the four directions before the first that is not `clear`, itself excluded.

    >>> in_sight((0, 0), {(0, 1), (0, 2), (2, 0)}, 3, 3)
    2
    """
    rays = (ray(rows, cols, cell, step) for step in SIDES)
    return sum(len(list(takewhile(clear.__contains__, line))) for line in rays)


def sight_switches(sat: Sat, clear: Mapping[Cell, int], wanted: Mapping[Cell, int]) -> dict[Cell, int]:
    """Make a variable for every cell of `wanted` that demands, where it is true, that so many cells are in sight.

    `clear` gives the literal of every cell that lets the view pass.

    >>> sat = Sat()
    >>> a, b, c = cells = sat.variables(3)
    >>> switch = sight_switches(sat, dict(zip([(0, 0), (0, 1), (0, 2)], cells)), {(0, 0): 1})[0, 0]
    >>> sat.solve((switch,)), sat.model[b], sat.model[c]
    (True, True, False)
    """
    seen = _sights(sat, clear)
    switches = {}
    for cell, count in wanted.items():
        up, right, down, left = (seen[cell, step] for step in SIDES)
        switches[cell] = _sum_switch(sat, _sum(sat, up, down), _sum(sat, left, right), count)
    return switches


def _sights(sat: Sat, clear: Mapping[Cell, int]) -> dict[tuple[Cell, Cell], Unary]:
    """Make the numbers of cells in sight from every cell in every direction, each from that of the cell ahead."""
    seen: dict[tuple[Cell, Cell], Unary] = {}
    for step in SIDES:
        for row, col in sorted(clear, reverse=max(step) > 0):
            ahead = (row + step[0], col + step[1])
            here = [clear[ahead]] if ahead in clear else []
            for further in seen[ahead, step] if here else ():
                both = sat.variable()
                sat.add(-both, here[0])
                sat.add(-both, further)
                sat.add(both, -here[0], -further)
                here.append(both)
            seen[(row, col), step] = here
    return seen


def _sum(sat: Sat, a: Unary, b: Unary) -> Unary:
    """Make the sum of two numbers as a totalizer does (Bailleux and Boufkhad, 2003)."""
    total = sat.variables(len(a) + len(b))
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            if i + j:
                sat.add(total[i + j - 1], *(-x for x in (*a[:i][-1:], *b[:j][-1:])))
            if i + j < len(total):
                sat.add(-total[i + j], *a[i : i + 1], *b[j : j + 1])
    return total


def _sum_switch(sat: Sat, a: Unary, b: Unary, count: int) -> int:
    """Make a variable that demands that two numbers add up to `count`."""
    switch = sat.variable()
    for i in range(count + 2):
        j = count + 1 - i
        if i <= len(a) and j <= len(b):
            sat.add(-switch, *(-x for x in (*a[:i][-1:], *b[:j][-1:])))
        if i and j:
            sat.add(-switch, *a[i - 1 : i], *b[j - 1 : j])
    return switch
