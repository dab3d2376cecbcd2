"""Rectangles that slide straight towards the anchor that is the goal of their colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bootcamp.lib.grid.board import Cell, cells, fill, size, where
from bootcamp.lib.grid.shapes import Shape
from bootcamp.tasks.patterns._scenes import EMPTY, objects_of
from bootcamp.verifiers import Board


class Rule(NamedTuple):
    """The goal of each colour of objects, how many cells are left free before it, and what is not in line with it."""

    goals: Mapping[str, str]
    gap: int
    vanish: bool


def slid(rule: Rule, board: Board) -> Board:
    """Let the objects slide, the nearest to its goal first."""
    held = {(row, col): item for row, line in enumerate(board) for col, item in enumerate(line) if item != EMPTY}
    moves = []
    for ink, group in objects_of(board):
        if ink in rule.goals:
            step, distance = _approach(group, where(board, rule.goals[ink]))
            if step != (0, 0):
                moves.append((distance, group, step))
            elif rule.vanish:
                held = {cell: item for cell, item in held.items() if cell not in group}
    for distance, group, step in sorted(moves):
        _slide(held, group, step, distance - rule.gap)
    return fill(*size(board), (held.get(cell, EMPTY) for cell in cells(*size(board))))


def _approach(shape: Shape, goal: Sequence[Cell]) -> tuple[Cell, int]:
    """Give the step towards a goal and the number of cells between; (0, 0) if no line leads there."""
    spans = [[(min(axis), max(axis)) for axis in zip(*group, strict=True)] for group in (shape, goal)]
    (rows, cols), (goal_rows, goal_cols) = spans
    down, right = _between(rows, goal_rows), _between(cols, goal_cols)
    if down and right:
        return (0, 0), 0
    distance = abs(down or right) - 1
    return ((down > 0) - (down < 0), (right > 0) - (right < 0)), distance


def _between(first: Cell, second: Cell) -> int:
    """Give how far the second span begins behind the end of the first, or the reverse if negative; 0 if they meet."""
    return max(second[0] - first[1], 0) or min(second[1] - first[0], 0)


def _slide(held: dict[Cell, str], shape: Shape, step: Cell, most: int) -> None:
    """Move an object by up to `most` steps, as long as the cells ahead are free."""
    for _ in range(most):
        ahead = tuple((row + step[0], col + step[1]) for row, col in shape)
        if any(cell in held and cell not in shape for cell in ahead):
            return
        ink = held[shape[0]]
        for cell in shape:
            del held[cell]
        held.update(dict.fromkeys(ahead, ink))
        shape = ahead
