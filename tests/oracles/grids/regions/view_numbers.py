"""Judge by a CP-SAT model of sight lines, which also finds other numberings."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids.regions._number_models import NumberModel, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return _model(instance).confirm(answer)


def others(instance: Any, answer: Board) -> list[Board]:
    """Another numbering of a board of up to 6 x 6, if one is found soon."""
    return _model(instance).another(answer) if len(answer) < 7 else []


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Spoiled boards, where they are wrong."""
    return [near for near in spoiled(answer) if confirm(instance, near)]


def _model(instance: Any) -> NumberModel:
    model = NumberModel(instance, 2 * len(instance.givens))
    for one, other in model.grid.edges:
        model.apart(one, other)
    for (row, col), number in model.number.items():
        seen = []
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            line = []
            r, c = row + down, col + right
            while (r, c) in model.filled:
                line.append(model.filled[r, c])
                clear = model.model.new_bool_var("")
                model.model.add_bool_and(cell.negated() for cell in line).only_enforce_if(clear)
                model.model.add_bool_or(*line, clear)
                seen.append(clear)
                r, c = r + down, c + right
        model.model.add(number == sum(seen)).only_enforce_if(model.filled[row, col])
    return model
