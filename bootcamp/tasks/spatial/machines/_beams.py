"""Beams of light on a grid of mirrors, blocks and splitters, which enter and leave at ports around it."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.grid.board import Cell

Ray = tuple[Cell, Cell]
"""A cell that light enters, and the step with which it enters."""

_INWARD = {"N": (1, 0), "S": (-1, 0), "W": (0, 1), "E": (0, -1)}


def ports(size: int) -> dict[Cell, str]:
    """Name the cells just outside the grid by their ports."""
    return {
        cell: f"{side}{place + 1}"
        for place in range(size)
        for side, cell in (("N", (-1, place)), ("S", (size, place)), ("W", (place, -1)), ("E", (place, size)))
    }


def entering(size: int, port: str) -> Ray:
    """Give the first step of light that enters at a port."""
    row, col = next(cell for cell, name in ports(size).items() if name == port)
    down, right = _INWARD[port[0]]
    return (row + down, col + right), (down, right)


def rays(board: Sequence[Sequence[str]], start: Ray) -> list[Ray]:
    """List all steps that light takes, those out of the grid included, one beam up to its end after the other."""
    size, found, waiting = len(board), dict[Ray, None](), [start]
    while waiting:
        ray = (row, col), step = waiting.pop()
        if ray not in found:
            found[ray] = None
            if 0 <= row < size and 0 <= col < size:
                onward = _onward(board[row][col], step)
                waiting += [((row + down, col + right), (down, right)) for down, right in onward]
    return [*found]


def _onward(symbol: str, step: Cell) -> list[Cell]:
    """Give the steps with which light goes on from a cell that it enters with `step`."""
    down, right = step
    if symbol == "/":
        return [(-right, -down)]
    if symbol == "\\":
        return [(right, down)]
    return {"#": [], "+": [step, (right, -down)]}.get(symbol, [step])
