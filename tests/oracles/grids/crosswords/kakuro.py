"""Judge the texts between black cells; CP-SAT finds another filling."""

from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids._entries import changed, misfit, other_fillings, read

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if misfit(instance.white, answer):
        return "the black cells are not those of the board"
    texts = [text for _, text in read(answer)]
    if any(len(set(text)) < len(text) for text in texts):
        return "a digit is repeated"
    return "" if [sum(map(int, text)) for text in texts] == list(instance.sums) else "a sum is wrong"


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another filling."""
    model = cp_model.CpModel()
    x = {cell: model.new_int_var(1, 9, "") for cell in instance.white}
    for (cells, _), total in zip(read(answer), instance.sums, strict=True):
        model.add_all_different([x[cell] for cell in cells])
        model.add(sum(x[cell] for cell in cells) == total)
    return other_fillings(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Changed fillings."""
    return changed(answer, "19")
