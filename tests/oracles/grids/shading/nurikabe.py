"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.numbers), len(instance.numbers[0]))
    model.connect(1)
    model.no_block()
    clues = {(r, c): k for r, line in enumerate(instance.numbers) for c, k in enumerate(line) if k is not None}
    for cell in clues:
        model.add(-model.literal[cell])
    model.count(model.literal.values(), len(model.cells) - sum(clues.values()))
    model.refuse = lambda model, shaded: _bad_island(model, clues, shaded)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)


def _bad_island(model: Model, clues: dict[tuple[int, int], int], shaded: set[tuple[int, int]]) -> list[int]:
    """Give a clause against an island without the right number: it gets another cell or loses one."""
    for island in networkx.connected_components(model.grid.subgraph(set(model.grid) - shaded)):
        numbers = [clues[cell] for cell in island if cell in clues]
        if numbers != [len(island)]:
            around = {near for cell in island for near in model.grid[cell]} - island
            too_large = len(numbers) > 1 or (numbers and numbers[0] < len(island))
            free = [] if too_large else [-model.literal[cell] for cell in sorted(around)]
            return [model.literal[cell] for cell in sorted(island)] + free
    return []
