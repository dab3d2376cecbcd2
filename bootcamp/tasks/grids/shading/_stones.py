"""Stones that fall straight down, keeping their shapes, until all are at rest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.grid.board import Cell, graph
from bootcamp.task import Retry

_DRAWS = 5  # of the next stone, to choose one that fits


def raised_stones(n: int, largest: int, rng: Random) -> list[list[Cell]]:
    """Place stones of about up to `largest` cells that share no side and fall to fill the lower half of a board.

    The pile after the fall is built from the bottom, and every stone is at once lifted to where it touches no other.
    Raise Retry where that failed.
    """
    half, near = n // 2, graph(n, n)
    pile, above = [0] * n, [0] * n  # heights of the columns: of the pile, and of the lifted stones with a gap
    taken: set[Cell] = set()
    stones: list[list[Cell]] = []
    while min(pile) < half:
        fitting = []
        for _ in range(_DRAWS):
            stone = _random_stone(pile, half, largest, rng)
            highest = half - any(pile[col] + height < half for col, height in stone.items())
            for lift in range(max(above[col] - pile[col] for col in stone), highest + 1):
                lifted = [(n - 1 - lift - pile[col] - k, col) for col, height in stone.items() for k in range(height)]
                if all(taken.isdisjoint(near[cell]) for cell in lifted):
                    fitting.append((stone, lifted))
                    break
        if not fitting:
            raise Retry
        stone, lifted = rng.choice(fitting)
        for row, col in lifted:
            pile[col] += 1
            above[col] = n - row + 1
        taken.update(lifted)
        stones.append(lifted)
    return stones


def fallen(stones: Sequence[Sequence[Cell]], n: int) -> set[Cell]:
    """Let stones that do not touch each other fall on an n x n board; give the cells that they fill at the end."""
    resting: set[Cell] = set()
    falling = [list(stone) for stone in stones]
    while falling:
        stopped = [stone for stone in falling if any(row + 1 == n or (row + 1, col) in resting for row, col in stone)]
        resting.update(cell for stone in stopped for cell in stone)
        falling = [
            stone if stopped else [(row + 1, col) for row, col in stone] for stone in falling if stone not in stopped
        ]
    return resting


def _random_stone(pile: Sequence[int], half: int, largest: int, rng: Random) -> dict[int, int]:
    """Draw how many cells of a connected stone lie on each column of the pile."""
    start = rng.choice([col for col, height in enumerate(pile) if height < min(half, min(pile) + 2)])
    stone = {start: rng.randint(1, min(3, half - pile[start]))}
    size = rng.randint(2, largest)
    for _ in range(largest):
        col, beside = rng.choice(((min(stone) - 1, min(stone)), (max(stone) + 1, max(stone))))
        if sum(stone.values()) < size and 0 <= col < len(pile) and pile[col] < half:
            height = rng.randint(1, min(3, half - pile[col]))
            if pile[col] < pile[beside] + stone[beside] and pile[beside] < pile[col] + height:
                stone[col] = height
    return stone
