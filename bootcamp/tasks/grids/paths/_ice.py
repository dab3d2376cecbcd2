"""Paths over boards with ice: straight on ice, every cell at most once, on ice once in each direction of the lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, cells, ray
from bootcamp.lib.grid.faults import place

Passing = tuple[Cell, bool | None]


def step(a: Cell, b: Cell) -> Cell:
    """Give the step from one cell to another."""
    return b[0] - a[0], b[1] - a[1]


def ice_fault(path: Sequence[Cell], ice: Collection[Cell]) -> str:
    """Say where a path jumps, turns on ice or passes a cell again that it must not."""
    for a, b in pairwise(path):
        if step(a, b) not in SIDES:
            return f"{place(a)} and {place(b)} follow each other but are no neighbours"
    for (before, cell), (_, after) in pairwise(pairwise(path)):
        if cell in ice and step(before, cell) != step(cell, after):
            return f"the path turns on the ice in {place(cell)}"
    passed: set[Passing] = set()
    for before, cell in pairwise([*path[:1], *path]):
        if _passing(before, cell, ice) in passed:
            return f"the path passes {place(cell)} again" + (" along the same line" if cell in ice else "")
        passed.add(_passing(before, cell, ice))
    return ""


def random_walk(ice: Collection[Cell], n: int, rng: Random) -> tuple[Cell, ...]:
    """Walk from the edge of an n x n board until stuck, then go back to where the walk last came to the edge."""
    edge = [(row, col) for row, col in cells(n, n) if {row, col} & {0, n - 1} and (row, col) not in ice]
    path = [rng.choice(edge)]
    passed = {_passing(path[0], path[0], ice)}
    while True:
        moves = [move for move in (_move(path[-1], side, ice, passed, n) for side in SIDES) if move]
        if not moves:
            break
        move = rng.choice(moves)
        passed.update(_passing(a, b, ice) for a, b in pairwise([path[-1], *move]))
        path += move
    while path[-1] not in edge:
        path.pop()
    return tuple(path)


def _passing(before: Cell, cell: Cell, ice: Collection[Cell]) -> Passing:
    """Say how a path passes a cell: on ice, whether along the row; no two passings may be equal."""
    return cell, before[0] == cell[0] if cell in ice else None


def _move(start: Cell, side: Cell, ice: Collection[Cell], passed: Collection[Passing], n: int) -> list[Cell]:
    """List the cells of a step and of the slide over ice that follows; none if it is not allowed."""
    move: list[Cell] = []
    for before, cell in pairwise([start, *ray(n, n, start, side)]):
        if _passing(before, cell, ice) in passed:
            return []
        move.append(cell)
        if cell not in ice:
            return move
    return []
