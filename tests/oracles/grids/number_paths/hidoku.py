"""Judge by the steps between consecutive numbers as complex differences; look for other paths with a SAT model."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids.number_paths._walks import misplaced, other_walks, walk_fault

LEVELS = range(1, 11)

STEPS = {complex(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)} - {0}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return walk_fault(instance.givens, answer, lambda a, b: b - a in STEPS)


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another path on a small board."""
    return other_walks(instance.givens, answer, lambda a, b: b - a in STEPS)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Boards with numbers exchanged, where they are wrong."""
    return [near for near in misplaced(answer) if confirm(instance, near)]
