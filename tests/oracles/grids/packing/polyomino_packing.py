"""Judge with cells as Gaussian integers, turned by multiplication; look for other packings with a SAT model."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 11)

Figure = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if [[cell == "#" for cell in row] for row in answer] != [[cell == "#" for cell in row] for row in instance.board]:
        return "a hole is covered"
    for name, piece in zip(instance.names, instance.pieces, strict=True):
        covered = [complex(r, c) for r, row in enumerate(answer) for c, cell in enumerate(row) if cell == name]
        if not covered or _placed(covered) not in _turned(piece, instance.mirror):
            return f"{name} is not covered as its piece"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to two other packings."""
    free = {(r, c) for r, row in enumerate(instance.board) for c, cell in enumerate(row) if cell != "#"}
    options = [
        (name, cells)
        for name, piece in zip(instance.names, instance.pieces, strict=True)
        for figure in sorted(map(sorted, _turned(piece, instance.mirror)))
        for top, left in sorted(free)
        for cells in [{(top + r - figure[0][0], left + c - figure[0][1]) for r, c in figure}]
        if cells <= free
    ]
    found: list[Board] = []
    with Cadical153() as solver:
        for item in [*sorted(free), *instance.names]:
            using = [i for i, (name, cells) in enumerate(options, 1) if item == name or item in cells]
            solver.add_clause(using)
            for a, b in combinations(using, 2):
                solver.add_clause([-a, -b])
        covered = {(answer[r][c], (r, c)) for r, c in free}
        chosen = [i for i, (name, cells) in enumerate(options, 1) if all((name, cell) in covered for cell in cells)]
        for _ in range(2):
            solver.add_clause([-i for i in chosen])
            if not solver.solve():
                break
            chosen = [i for i in solver.get_model() if i > 0]
            board = [list(row) for row in instance.board]
            for i in chosen:
                for r, c in options[i - 1][1]:
                    board[r][c] = options[i - 1][0]
            found.append(tuple(map(tuple, board)))
    return found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """The empty board, one piece everywhere, one cell given to another piece."""
    single = tuple(tuple("A" if cell != "#" else "#" for cell in row) for row in answer)
    row, col = next((r, c) for r, line in enumerate(answer) for c, cell in enumerate(line) if cell != "#")
    other = next(name for name in instance.names if name != answer[row][col])
    changed = (*answer[:row], (*answer[row][:col], other, *answer[row][col + 1 :]), *answer[row + 1 :])
    return [single, changed]


def _placed(cells: list[complex]) -> Figure:
    top, left = min(cell.real for cell in cells), min(cell.imag for cell in cells)
    return frozenset((round(cell.real - top), round(cell.imag - left)) for cell in cells)


def _turned(piece: Any, mirror: bool) -> set[Figure]:
    cells = [complex(row, col) for row, col in piece]
    sides = [cells, [cell.conjugate() for cell in cells]] if mirror else [cells]
    return {_placed([cell * 1j**turn for cell in side]) for side in sides for turn in range(4)}
