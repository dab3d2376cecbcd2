"""Entries of crosswords, read by regular expressions from the lines of a board."""

import re
from collections.abc import Collection, Sequence

from ortools.sat.python import cp_model

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._boards import another


def read(board: Sequence[Sequence[str]]) -> list[tuple[tuple[Cell, ...], str]]:
    """List the cells and the text of every entry: those across, then those down, each in reading order."""
    across = [
        (tuple((row, col) for col in range(*match.span())), match[0])
        for row, line in enumerate(board)
        for match in re.finditer(r"[^#]{2,}", "".join(line))
    ]
    down = [
        (tuple((row, col) for row in range(*match.span())), match[0])
        for col, line in enumerate(zip(*board, strict=True))
        for match in re.finditer(r"[^#]{2,}", "".join(line))
    ]
    return across + sorted(down)


def other_fillings(model: cp_model.CpModel, x: dict[Cell, cp_model.IntVar], answer: Board) -> list[Board]:
    """Find a filling of the white cells by digits that differs from an answer, if there is one."""
    found = another(model, [list(x.values())], [[answer[row][col] for row, col in x]])
    boards = [dict(zip(x, row, strict=True)) for (row,) in found]
    return [
        tuple(tuple(board.get((r, c), "#") for c, _ in enumerate(row)) for r, row in enumerate(answer))
        for board in boards
    ]


def misfit(white: Collection[Cell], answer: Board) -> bool:
    """Tell whether the cells without # are not the white ones."""
    return {(r, c) for r, row in enumerate(answer) for c, symbol in enumerate(row) if symbol != "#"} != set(white)


def changed(answer: Board, symbols: str) -> list[Board]:
    """Change the symbol of one cell, here and there; make all white cells the same; make all cells black or white."""
    places = [(r, c) for r, row in enumerate(answer) for c, symbol in enumerate(row) if symbol != "#"]
    boards = []
    for chosen in (places[:1], places[-1:], places[len(places) // 2 :][:1], places):
        for symbol in (symbols[0], symbols[-1], "#"):
            board = [list(row) for row in answer]
            for r, c in chosen:
                board[r][c] = symbol
            boards.append(tuple(map(tuple, board)))
    boards.append(tuple(tuple(symbols[0] if symbol == "#" else symbol for symbol in row) for row in answer))
    return [board for board in boards if board != answer]
