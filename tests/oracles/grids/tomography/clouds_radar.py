"""Judge by labelling the shaded cells with scipy; find other clouds with a SAT model of 2 x 2 blocks."""

from itertools import product
from typing import Any

import numpy
from scipy import ndimage

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shaded = numpy.array([[sign == "#" for sign in line] for line in answer])
    for axis, counts in ((1, instance.rows), (0, instance.cols)):
        if any(count not in (None, found) for count, found in zip(counts, shaded.sum(axis=axis), strict=True)):
            return "a count is wrong"
    labels, _ = ndimage.label(shaded, structure=numpy.ones((3, 3)))
    for box in ndimage.find_objects(labels):
        if not shaded[box].all() or min(shaded[box].shape) < 2:
            return f"no cloud at {box}"
    return ""


def others(instance: Any, _: Board) -> list[Board]:
    """Up to three other clouds on boards of up to 8 rows."""
    n = len(instance.rows)
    if n > 8:
        return []
    model = Model(n, n)
    model.lines(instance.rows, instance.cols)
    for row, col in model.cells:
        block = [(row + a, col + b) for a, b in product((0, 1), repeat=2)]
        if block[-1] in model.literal:
            for signs in product((1, -1), repeat=4):
                if signs.count(1) == 3 or signs in ((1, -1, -1, 1), (-1, 1, 1, -1)):
                    model.add(*(-sign * model.literal[cell] for sign, cell in zip(signs, block, strict=True)))
        for beside in ([(row, col - 1), (row, col + 1)], [(row - 1, col), (row + 1, col)]):
            model.add(-model.literal[row, col], *(model.literal[cell] for cell in beside if cell in model.literal))
    return [tuple(tuple(".#"[(r, c) in found] for c in range(n)) for r in range(n)) for found in model.shadings(3)]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """All blank, all shaded, stripes, mirror images, two rows exchanged."""
    n = len(answer)
    wrong = [tuple(tuple(line) for _ in range(n)) for line in ("." * n, "#" * n)]
    wrong += [tuple(tuple(("#" if r % 3 < 2 else ".") * n) for r in range(n))]
    wrong += [answer[::-1], tuple(line[::-1] for line in answer), (answer[1], answer[0], *answer[2:])]
    return [near for near in wrong if confirm(instance, near)]
