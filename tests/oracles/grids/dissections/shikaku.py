"""Judge by the rectangles of the right area that a SAT solver fits together."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues, only, rectangles, relettered as others, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    numbers, size = clues(instance.numbers), len(instance.numbers)
    return only(
        (box for box in rectangles(size, size) if [numbers[cell] for cell in box & set(numbers)] == [len(box)]),
        answer,
    )
