"""Judge the loop as a graph: a gate is crossed where the loop has one cell of it and no bend, and not along it."""

from typing import Any

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import bent, broken, ring
from tests.oracles.grids._visits import numbers, read_map

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = read_map(draw(instance.cells))
    loop = ring(answer, *max(board))
    if loop is None or board[answer[0]] != "@" or any(board[cell] == "#" for cell in loop):
        return "no loop from the start around the black cells"
    gates = {mark: [cell for cell in board if board[cell] == mark] for mark in set(board.values()) - set("@#.")}
    crossed = {}
    for letter, gate in gates.items():
        passed = [cell for cell in answer if cell in gate]
        if len(passed) != 1 or bent(loop, passed[0]):
            return f"gate {letter} is not crossed straight once"
        if (len({row for row, _ in gate}) == 1) == (len({row for row, _ in loop[passed[0]]}) == 1):
            return f"the loop runs along gate {letter}"
        crossed[letter] = answer.index(passed[0])
    order = sorted(crossed, key=crossed.__getitem__)
    wrong = [letter for letter, number in numbers(instance.listed).items() if order[number - 1] != letter]
    return f"gate {wrong[0]} has another number" if wrong else ""


def others(instance: Any, answer: Path) -> list[Path]:
    """The other way round, if the numbers allow it."""
    return [] if confirm(instance, _back(answer)) else [_back(answer)]


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """A broken loop; the loop begun later; the wrong way round, if the numbers forbid it."""
    wrong = [_back(answer)] if confirm(instance, _back(answer)) else []
    return [*broken(instance, answer), answer[1:] + answer[:1], *wrong]


def _back(answer: Path) -> Path:
    return (answer[0], *answer[:0:-1])
