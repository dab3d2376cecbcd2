"""Mazes on boards of free cells and walls, drawn with # for a wall and . for a free cell."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, cells, distances, reach

UDLR: Mapping[str, Cell] = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
"""The steps of the moves up, down, left and right."""
NESW: Mapping[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
"""The steps to the north, which is up, east, south and west."""


def carved(rng: Random, rows: int, cols: int, loops: int = 0) -> list[Cell]:
    """Carve a maze without a frame into a board with odd numbers of rows and columns; `loops` walls more are opened.

    >>> len(carved(Random(1), 5, 5)), len(carved(Random(1), 5, 5, 2))
    (17, 19)
    """
    free, stack = {(0, 0)}, [(0, 0)]
    while stack:
        row, col = stack[-1]
        around = [(row + 2 * down, col + 2 * right) for down, right in SIDES]
        fresh = [cell for cell in around if 0 <= cell[0] < rows and 0 <= cell[1] < cols and cell not in free]
        if not fresh:
            stack.pop()
            continue
        cell = rng.choice(fresh)
        free |= {cell, ((row + cell[0]) // 2, (col + cell[1]) // 2)}
        stack.append(cell)
    walls = [cell for cell in cells(rows, cols) if cell not in free and (cell[0] + cell[1]) % 2]
    free.update(rng.sample(walls, min(loops, len(walls))))
    return sorted(free)


def rooms_with_doors(rng: Random, down: int, across: int, size: int) -> tuple[set[Cell], list[Cell]]:
    """Give the floor of square rooms with walls between and around them, and doors that join all in just one way.

    Walls are one cell thick; the doors are in a random order.

    >>> floor, doors = rooms_with_doors(Random(1), 1, 2, 2)
    >>> drawn(4, 7, floor.union(doors), {door: "+" for door in doors})
    ('#######', '#..#..#', '#..+..#', '#######')
    """
    rows, cols = down * (size + 1), across * (size + 1)
    floor = {(row, col) for row, col in cells(rows, cols) if row % (size + 1) and col % (size + 1)}
    doors: list[Cell] = []
    for cell in rng.sample(list(cells(rows, cols)), rows * cols):
        near = [side for side in (moved(cell, step) for step in SIDES) if side in floor]
        if cell not in floor and len(near) == 2 and near[1] not in reach(near[0], floor.union(doors)):
            doors.append(cell)
    return floor, doors


def scattered(rng: Random, rows: int, cols: int, walls: int) -> list[Cell]:
    """Scatter walls over a board and give the free cells.

    >>> len(scattered(Random(1), 3, 4, 5))
    7
    """
    places = list(cells(rows, cols))
    taken = set(rng.sample(places, walls))
    return [cell for cell in places if cell not in taken]


def moved(cell: Cell, step: Cell) -> Cell:
    """Go one step.

    >>> moved((1, 1), UDLR["U"])
    (0, 1)
    """
    return cell[0] + step[0], cell[1] + step[1]


def drawn(rows: int, cols: int, free: Collection[Cell], marks: Mapping[Cell, str]) -> tuple[str, ...]:
    """Draw a board, a text a row, with marks in some free cells.

    >>> drawn(2, 2, {(0, 0), (1, 1)}, {(1, 1): "G"})
    ('.#', '#G')
    """
    return tuple(
        "".join(marks.get((row, col), ".") if (row, col) in free else "#" for col in range(cols)) for row in range(rows)
    )


def at(board: Sequence[str], cell: Cell) -> str:
    """Give the symbol of a cell, # outside the board.

    >>> at((".A",), (0, 1)), at((".A",), (0, -1))
    ('A', '#')
    """
    row, col = cell
    return board[row][col] if 0 <= row < len(board) and 0 <= col < len(board[0]) else "#"


def find(board: Sequence[str], symbol: str) -> Cell:
    """Give the first cell with a symbol, in reading order.

    >>> find(("..", ".S"), "S")
    (1, 1)
    """
    return next((row, line.index(symbol)) for row, line in enumerate(board) if symbol in line)


def route(free: Collection[Cell], start: Cell, goal: Cell) -> list[Cell]:
    """Give a shortest way by side steps over free cells, both ends included; nothing if there is none.

    >>> route({(0, 0), (0, 1), (1, 1)}, (0, 0), (1, 1))
    [(0, 0), (0, 1), (1, 1)]
    """
    far = distances(goal, set(free))
    if start not in far:
        return []
    way = [start]
    while way[-1] != goal:
        way.append(next(near for step in SIDES if far.get(near := moved(way[-1], step)) == far[way[-1]] - 1))
    return way
