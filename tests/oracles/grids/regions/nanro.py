"""Judge by a CP-SAT model, which also finds other numberings."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids.regions._number_models import NumberModel, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return _model(instance).confirm(answer)


def others(instance: Any, answer: Board) -> list[Board]:
    """Another numbering, if one is found soon."""
    return _model(instance).another(answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Spoiled boards, where they are wrong."""
    return [near for near in spoiled(answer) if confirm(instance, near)]


def _model(instance: Any) -> NumberModel:
    model = NumberModel(instance, len(instance.regions) ** 2)
    regions: dict[int, list[tuple[int, int]]] = {}
    for row, col in model.grid:
        regions.setdefault(instance.regions[row][col], []).append((row, col))
    for group in regions.values():
        filled = [model.filled[cell] for cell in group]
        model.model.add(sum(filled) >= 1)
        for cell in group:
            model.model.add(model.number[cell] == sum(filled)).only_enforce_if(model.filled[cell])
    for one, other in model.grid.edges:
        if instance.regions[one[0]][one[1]] != instance.regions[other[0]][other[1]]:
            model.apart(one, other)
    for row, col in model.grid:
        if (row + 1, col + 1) in model.filled:
            block = [model.filled[row + a, col + b] for a in (0, 1) for b in (0, 1)]
            model.model.add(sum(block) <= 3)
    return model
