"""Cuts of a board into pieces: read from letters by networkx, and found as exact covers by the SAT solver Cadical."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board

Piece = frozenset[Cell]


def parts(answer: Board) -> set[Piece]:
    """Give the connected groups of equal letters."""
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    same = [(a, b) for a, b in grid.edges if answer[a[0]][a[1]] == answer[b[0]][b[1]]]
    joined = networkx.Graph(same)
    joined.add_nodes_from(grid)
    return set(map(frozenset, networkx.connected_components(joined)))


def covers(
    options: Iterable[Piece], cells: Iterable[object], limit: int = 2, clauses: Sequence[Iterable[Piece]] = ()
) -> list[set[Piece]]:
    """Find up to `limit` choices of options that hold every cell once, and one option of each of `clauses`."""
    pieces = sorted(set(options), key=lambda piece: sorted(map(repr, piece)))
    number = {piece: index for index, piece in enumerate(pieces, 1)}
    found: list[set[Piece]] = []
    with Cadical153() as solver:
        for cell in cells:
            using = [number[piece] for piece in pieces if cell in piece]
            solver.add_clause(using)
            for a, b in combinations(using, 2):
                solver.add_clause([-a, -b])
        for clause in clauses:
            solver.add_clause([number[piece] for piece in clause])
        while len(found) < limit and solver.solve():
            chosen = [literal for literal in solver.get_model() if literal > 0]
            found.append({pieces[literal - 1] for literal in chosen})
            solver.add_clause([-literal for literal in chosen])
    return found


def only(options: Iterable[Piece], answer: Board, clauses: Sequence[Iterable[Piece]] = ()) -> str:
    """Say that the parts of `answer` are not the one cover of its board, or that there are others."""
    found = covers(options, networkx.grid_2d_graph(len(answer), len(answer[0])), 2, clauses)
    if len(found) != 1:
        return f"there are {len(found)} or more cuts"
    return "" if parts(answer) == found[0] else "the cut breaks a rule"


def clues(board: Sequence[Sequence[Any]]) -> dict[Cell, Any]:
    """Give what the cells hold that are not blank."""
    return {(r, c): item for r, row in enumerate(board) for c, item in enumerate(row) if item is not None}


def free_cells(board: Board) -> set[Cell]:
    """Give the cells that are no holes."""
    return {(r, c) for r, row in enumerate(board) for c, mark in enumerate(row) if mark != "#"}


def rectangles(rows: int, cols: int) -> list[Piece]:
    """List all rectangles of a board."""
    return [
        frozenset((row, col) for row in range(top, bottom) for col in range(left, right))
        for top, bottom in combinations(range(rows + 1), 2)
        for left, right in combinations(range(cols + 1), 2)
    ]


def relettered(_: object, answer: Board) -> list[Board]:
    """The same cut with other letters."""
    shifted = {chr(65 + k): chr(65 + (k + 5) % 26) for k in range(26)}
    return [tuple(tuple(shifted.get(mark, mark) for mark in row) for row in answer)]


def lettered(answer: Board, pieces: Iterable[Iterable[Cell]]) -> Board:
    """Name pieces by letters that differ where they share a side; the other cells stay as in `answer`."""
    board = [list(row) for row in answer]
    placed: dict[Cell, str] = {}
    for piece in map(sorted, pieces):
        near = {placed.get((r + a, c + b)) for r, c in piece for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        letter = next(chr(65 + k) for k in range(26) if chr(65 + k) not in near)
        for r, c in piece:
            board[r][c] = placed[r, c] = letter
    return tuple(map(tuple, board))


def spoiled(_: object, answer: Board) -> list[Board]:
    """Spoil a unique cut: one letter everywhere, every cell alone, a cell on the border of two pieces moved."""
    one = tuple(tuple("A" if mark.isalpha() else mark for mark in row) for row in answer)
    alone = tuple(
        tuple("AB"[(row + col) % 2] if mark.isalpha() else mark for col, mark in enumerate(line))
        for row, line in enumerate(answer)
    )
    spoilt = [one, alone]
    for row, line in enumerate(answer):
        for col in range(len(line) - 1):
            if line[col] != line[col + 1] and line[col].isalpha() and line[col + 1].isalpha() and len(spoilt) == 2:
                spoilt.append((*answer[:row], (*line[:col], line[col + 1], *line[col + 1 :]), *answer[row + 1 :]))
    return spoilt
