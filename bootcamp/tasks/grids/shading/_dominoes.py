"""What the puzzles share in which the shaded cells form dominoes that share no side with each other."""

from __future__ import annotations

from random import Random

from bootcamp.lib.grid.board import Cell, graph, pairs, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.task import Retry
from bootcamp.verifiers import Board

Domino = tuple[Cell, Cell]


def random_dominoes(n: int, count: int, draws: int, rng: Random) -> list[Domino]:
    """Lay `count` dominoes on an n x n board that share no side; raise Retry where so many did not fit.

    Each is the one of `draws` random ones that bars the fewest cells for others: more draws pack them closer.
    """
    near = graph(n, n)
    dominoes: list[Domino] = []
    barred: set[Cell] = set()
    for _ in range(count):
        fitting = [domino for domino in pairs(n, n) if barred.isdisjoint(domino)]
        if not fitting:
            raise Retry
        drawn = rng.sample(fitting, min(draws, len(fitting)))
        a, b = min(drawn, key=lambda domino: len({*near[domino[0]], *near[domino[1]]} - barred))
        dominoes.append((a, b))
        barred.update(near[a], near[b])
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
