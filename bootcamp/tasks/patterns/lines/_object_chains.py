"""Objects put in order by a number and linked by lines along rows and columns."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.shapes import Shape
from bootcamp.tasks.patterns._scenes import EMPTY, Object, objects_of
from bootcamp.verifiers import Board

Rule = tuple[str, bool, bool, bool, str]
"""The number that orders, whether the greatest is first, whether lines run along a row first, whether the chain is
closed, and the colour of the lines, or at which end of a line its object gives the colour: "start" or "end"."""


def _corners(shape: Shape) -> tuple[Cell, Cell]:
    rows, cols = zip(*shape, strict=True)
    return (min(rows), min(cols)), (max(rows), max(cols))


def _centre(shape: Shape) -> Cell:
    (top, left), (low, right) = _corners(shape)
    return (top + low) // 2, (left + right) // 2


def _lacking(shape: Shape) -> int:
    (top, left), (low, right) = _corners(shape)
    return (low - top + 1) * (right - left + 1) - len(shape)


NUMBERS: dict[str, tuple[str, str, Callable[[Object, Board], int]]] = {
    "cells": ("how many cells the object has", "物体的格数", lambda thing, board: len(thing[1])),
    "left": (
        "how many side steps lead from the top left cell of the grid to the centre",
        "从网格左上角的格子沿边走到中心的步数",
        lambda thing, board: sum(_centre(thing[1])),
    ),
    "colour": ("the digit of the object", "物体的数字", lambda thing, board: int(thing[0])),
    "right": (
        "how many side steps lead from the top right cell of the grid to the centre",
        "从网格右上角的格子沿边走到中心的步数",
        lambda thing, board: _centre(thing[1])[0] + len(board[0]) - 1 - _centre(thing[1])[1],
    ),
    "lacking": (
        "how many cells of the smallest rectangle around the object do not belong to it",
        "恰好包住物体的最小矩形中不属于该物体的格数",
        lambda thing, board: _lacking(thing[1]),
    ),
}
"""Each in English, in Chinese and as a function of an object and its grid."""


def values_differ(kind: str, board: Board) -> bool:
    """Tell whether no two objects are equal in a number."""
    things = objects_of(board)
    return len({NUMBERS[kind][2](thing, board) for thing in things}) == len(things)


def linked(rule: Rule, board: Board) -> Board:
    """Link the objects in the order of a number."""
    kind, falling, across, closed, ink = rule
    order = sorted(objects_of(board), key=lambda thing: NUMBERS[kind][2](thing, board), reverse=falling)
    colours: dict[Cell, str] = {}
    for (first, shape), (second, other) in pairwise(order + order[:1] * closed):
        (row, col), (end, last) = _centre(shape), _centre(other)
        bend = (row, last) if across else (end, col)
        way = _straight((row, col), bend) + _straight(bend, (end, last))
        colours |= dict.fromkeys(way, {"start": first, "end": second}.get(ink, ink))
    return tuple(
        tuple(colours.get((row, col), EMPTY) if item == EMPTY else item for col, item in enumerate(line))
        for row, line in enumerate(board)
    )


def _straight(first: Cell, second: Cell) -> list[Cell]:
    """List the cells of a line along a row or a column, both ends included."""
    (top, low), (left, right) = (sorted(ends) for ends in zip(first, second, strict=True))
    return list(product(range(top, low + 1), range(left, right + 1)))
