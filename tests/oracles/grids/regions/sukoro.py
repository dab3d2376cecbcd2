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
    model = NumberModel(instance, 4)
    for one, other in model.grid.edges:
        model.apart(one, other)
    for cell, number in model.number.items():
        count = sum(model.filled[near] for near in model.grid[cell])
        model.model.add(number == count).only_enforce_if(model.filled[cell])
        model.model.add(number != 0)
    return model
