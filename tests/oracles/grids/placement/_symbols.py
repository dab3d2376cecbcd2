"""Boards of a few symbols as CP-SAT models of the numbers of the symbols, with all short straight lines."""

from collections.abc import Callable, Iterator
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import another, board, disturbed, give, judge

Demand = Callable[[Any, list[list[Any]]], None]


def straight(rows: int, cols: int, length: int) -> Iterator[list[tuple[int, int]]]:
    """List the straight lines of a board from their middles, by complex steps."""
    for step in (1, 1j, 1 + 1j, 1 - 1j):
        for start in (complex(row, col) for row in range(rows) for col in range(cols)):
            line = [start + k * step for k in range(length)]
            if all(0 <= cell.real < rows and 0 <= cell.imag < cols for cell in line):
                yield [(int(cell.real), int(cell.imag)) for cell in line]


def confirm_symbols(symbols: str, demand: Demand, instance: Any, answer: Board) -> str:
    """Say that an answer changes a given or breaks what `demand` adds to the model."""
    model, x = _model(symbols, demand, instance)
    return judge(model, x, [[symbols.index(mark) for mark in row] for row in answer], unique=False)


def other_fillings(symbols: str, demand: Demand, instance: Any, answer: Board) -> list[Board]:
    """Find a filling that differs from an answer."""
    model, x = _model(symbols, demand, instance)
    found = another(model, x, [[symbols.index(mark) for mark in row] for row in answer])
    return [tuple(tuple(symbols[int(mark)] for mark in row) for row in filling) for filling in found]


def lazy_boards(symbols: str, answer: Board) -> list[Board]:
    """Disturbed boards, one symbol throughout, a checkerboard, stripes and blocks, with or without regard to givens."""
    size = [(row, col) for row in range(len(answer)) for col in range(len(answer[0]))]
    patterns = [[(row + col) % 2 for row, col in size], [row % 2 for row, _ in size], [0 for _ in size]]
    patterns += [[(row // 2 + col // 2) % 2 for row, col in size], [(row // 2 + col) % 2 for row, col in size]]
    boards = []
    for pattern in patterns:
        marks = iter(symbols[index] for index in pattern)
        boards.append(tuple(tuple(next(marks) for _ in row) for row in answer))
    return disturbed(answer) + boards


def _model(symbols: str, demand: Demand, instance: Any) -> tuple[Any, list[list[Any]]]:
    rows, cols = len(instance.givens), len(instance.givens[0])
    model, x = board(rows, cols, 0, len(symbols) - 1)
    give(model, x, [[None if mark is None else symbols.index(mark) for mark in row] for row in instance.givens])
    demand(model, x)
    return model, x
