"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from itertools import product
from typing import Any

from tests.oracles.grids._models import Board, Model, only, spoiled

LEVELS = range(1, 9)

_RING = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.clues), len(instance.clues[0]))
    model.connect(1)
    model.no_block()
    for (row, col), x in model.literal.items():
        clue = instance.clues[row][col]
        if clue is not None:
            model.add(-x)
            ring = [model.literal.get((row + down, col + right)) for down, right in _RING]
            for bits in product((False, True), repeat=8):
                outside = any(bit and y is None for bit, y in zip(bits, ring, strict=True))
                if not outside and _lengths(bits) != sorted(clue):
                    model.add(*(-y if bit else y for bit, y in zip(bits, ring, strict=True) if y is not None))
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)


def _lengths(bits: tuple[bool, ...]) -> list[int]:
    """Walk around a ring from every start of a run."""
    if all(bits):
        return [8]
    starts = [k for k in range(8) if bits[k] and not bits[k - 1]]
    return sorted(next(n for n in range(1, 9) if not bits[(k + n) % 8]) for k in starts)
