"""Judge by the directions between consecutive numbers as angles; look for other paths with a SAT model."""

import cmath
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids.number_paths._walks import Follows, misplaced, other_walks, walk_fault

LEVELS = range(1, 11)

ANGLES = dict(zip(("S", "SE", "E", "NE", "N", "NW", "W", "SW"), range(8), strict=True))


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return walk_fault(instance.givens, answer, _points(instance))


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another path on a small board."""
    return other_walks(instance.givens, answer, _points(instance))


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Boards with numbers exchanged, where they are wrong."""
    return [near for near in misplaced(answer) if confirm(instance, near)]


def _points(instance: Any) -> Follows:
    """Tell whether an arrow points from one cell to another; rows grow downwards along the real axis."""

    def follows(a: complex, b: complex) -> bool:
        eighths = cmath.phase(b - a) / (cmath.pi / 4)
        arrow = instance.arrows[int(a.real)][int(a.imag)]
        return a != b and arrow in ANGLES and abs((eighths - ANGLES[arrow] + 4) % 8 - 4) < 1e-9

    return follows
