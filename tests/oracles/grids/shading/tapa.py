"""Judge by rings written as text and by networkx; look for other shadings with a SAT model."""

from itertools import product
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues
from tests.oracles.grids._models import Model
from tests.oracles.grids._shadings import cells_of, groups, other_shadings, wrong_ones

LEVELS = range(1, 11)
RING = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shaded = cells_of(answer)
    if len(groups(answer)) > 1:
        return "the shaded cells are not connected"
    if any({(r, c), (r + 1, c), (r, c + 1), (r + 1, c + 1)} <= shaded for r, c in shaded):
        return "a block is all shaded"
    for (row, col), clue in clues(instance.clues).items():
        if (row, col) in shaded or _lengths([(row + a, col + b) in shaded for a, b in RING]) != sorted(str(clue)):
            return f"the clue at {row}, {col} is wrong"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to three other shadings."""
    model = Model(len(answer), len(answer[0]))
    model.connect(1)
    model.no_block()
    for (row, col), clue in clues(instance.clues).items():
        model.add(-model.literal[row, col])
        ring = [model.literal.get((row + a, col + b)) for a, b in RING]
        for pattern in product((False, True), repeat=8):
            if _lengths(list(pattern)) != sorted(str(clue)):
                known = zip(ring, pattern, strict=True)
                if not any(x is None and on for x, on in zip(ring, pattern, strict=True)):
                    model.add(*(-x if on else x for x, on in known if x is not None))
    return other_shadings(model, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    return wrong_ones(confirm, instance, answer)


def _lengths(ring: list[bool]) -> list[str]:
    """Give the lengths of the runs of a ring as sorted digits."""
    if all(ring):
        return ["8"]
    start = ring.index(False)
    text = "".join("#" if ring[(start + k) % 8] else " " for k in range(8))
    return sorted(str(len(run)) for run in text.split()) or ["0"]
