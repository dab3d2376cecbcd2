"""Steps on boards in the four directions of the compass, several in a move."""

from __future__ import annotations

from random import Random

from bootcamp.verifiers import Moves

Cell = tuple[int, int]

STEPS: dict[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}

WALK = Moves("NESW")


def beside(cell: Cell, direction: str) -> Cell:
    """Return the cell one step away."""
    down, right = STEPS[direction]
    return cell[0] + down, cell[1] + right


def too_long(move: tuple[str, ...], most: int) -> str:
    """Say that a move has too many steps, or none."""
    return "" if 1 <= len(move) <= most else f"a move has 1 to {most} steps, not {len(move)}"


def random_walk(rng: Random, most: int) -> tuple[str, ...]:
    """Draw the steps of a move, each direction alike."""
    return tuple(rng.choices("NESW", k=rng.randint(1, most)))
