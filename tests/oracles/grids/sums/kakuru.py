"""Judge by distances between complex numbers; CP-SAT finds another filling."""

from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids._entries import changed, other_fillings

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown = {complex(r, c): text for r, row in enumerate(instance.board) for c, text in enumerate(row)}
    found = {complex(r, c): text for r, row in enumerate(answer) for c, text in enumerate(row)}
    digits = {cell: int(text) for cell, text in found.items() if text != "#"}
    for cell, text in shown.items():
        if (text[0] == "#") != (found[cell] == "#") or (text.isdigit() and text != found[cell]):
            return "a cell of the board was changed"
        around = [digit for other, digit in digits.items() if 0 < abs(other - cell) < 2]
        if text[0] == "#" and (len(set(around)) < len(around) or sum(around) != int(text[1:])):
            return "a clue is wrong"
        if digits.get(cell) in around:
            return "equal digits touch"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another filling."""
    model = cp_model.CpModel()
    cells = [(r, c) for r, row in enumerate(answer) for c, _ in enumerate(row)]
    x = {(r, c): model.new_int_var(1, 9, "") for r, c in cells if answer[r][c] != "#"}
    for a, b in combinations(x, 2):
        if _touch(a, b):
            model.add(x[a] != x[b])
    for r, c in cells:
        text = instance.board[r][c]
        if text[0] == "#":
            around = [variable for cell, variable in x.items() if _touch(cell, (r, c))]
            model.add_all_different(around)
            model.add(sum(around) == int(text[1:]))
        elif text.isdigit():
            model.add(x[r, c] == int(text))
    return other_fillings(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Changed fillings that break a rule."""
    return [board for board in changed(answer, "19") if confirm(instance, board)]


def _touch(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return abs(a[0] - b[0]) < 2 and abs(a[1] - b[1]) < 2
