"""What the puzzles share in which the shaded cells form dominoes that share no side with each other."""

from __future__ import annotations

from random import Random

from bootcamp.lib.grid.board import Cell, graph, pairs, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.task import Retry
from bootcamp.tasks.grids._shading import Board


def random_dominoes(n: int, count: int, rng: Random) -> list[tuple[Cell, Cell]]:
    """Lay `count` dominoes on an n x n board that share no side; raise Retry where so many did not fit."""
    near = graph(n, n)
    taken: set[Cell] = set()
    dominoes: list[tuple[Cell, Cell]] = []
    for domino in rng.sample(pairs(n, n), len(pairs(n, n))):
        if len(dominoes) < count and taken.isdisjoint(domino):
            dominoes.append(domino)
            taken.update(domino, *(near[cell] for cell in domino))
    if len(dominoes) < count:
        raise Retry
    return dominoes


def domino_fault(answer: Board) -> str:
    """Say which shaded cell does not share a side with exactly one other."""
    near = graph(*size(answer))
    shaded = set(where(answer, "#"))
    for cell in sorted(shaded):
        beside = len(shaded.intersection(near[cell]))
        if beside != 1:
            return f"the shaded cell in {place(cell)} shares a side with {beside} others, not with exactly one"
    return ""
