"""Judge by turning complex numbers; look for other cuts with a SAT solver."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import parts, spoiled

LEVELS = range(1, 11)

_PICTURES = {
    "F": ".##/##./.#.",
    "I": "#####",
    "L": "####/#...",
    "N": "###./..##",
    "P": "##/##/#.",
    "T": "###/.#./.#.",
    "U": "#.#/###",
    "V": "###/#../#..",
    "W": "#../##./.##",
    "X": ".#./###/.#.",
    "Y": "####/.#..",
    "Z": "##./.#./.##",
}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for shown, row in zip(instance.board, answer, strict=True):
        for given, mark in zip(shown, row, strict=True):
            if given not in (".", mark) or (given != "#" and mark == "#"):
                return "a given cell was changed"
    for part in parts(answer):
        letter = answer[min(part)[0]][min(part)[1]]
        if letter != "#" and frozenset(_placed(part)) not in _turns(letter):
            return f"the cells around {min(part)} are not the pentomino of their letter"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Another cut of a small board, if there is one."""
    free = {(r, c) for r, row in enumerate(answer) for c, mark in enumerate(row) if mark != "#"}
    if len(free) > 30:
        return []
    options: list[tuple[str, frozenset[Cell]]] = []
    for letter in _PICTURES:
        for turn in sorted(_turns(letter), key=sorted):
            for row, col in sorted(free):
                piece = frozenset((row + r, col + c) for r, c in turn)
                fits = piece <= free and all(instance.board[r][c] in (".", letter) for r, c in piece)
                options += [(letter, piece)] if fits else []
    with Cadical153() as solver:
        for cell in free:
            using = [k for k, (_, piece) in enumerate(options, 1) if cell in piece]
            solver.add_clause(using)
            for a, b in combinations(using, 2):
                solver.add_clause([-a, -b])
        for (a, (letter, piece)), (b, (name, other)) in combinations(enumerate(options, 1), 2):
            if letter == name and any(abs(r - row) + abs(c - col) == 1 for r, c in piece for row, col in other):
                solver.add_clause([-a, -b])
        planted = parts(answer)
        solver.add_clause([-k for k, (_, piece) in enumerate(options, 1) if piece in planted])
        if not solver.solve():
            return []
        name_of = {cell: options[k - 1][0] for k in solver.get_model() if k > 0 for cell in options[k - 1][1]}
    return [tuple(tuple(name_of.get((r, c), "#") for c in range(len(row))) for r, row in enumerate(answer))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """A spoiled cut, one letter everywhere, the letters renamed, the given board turned."""
    shift = dict(zip("FILNPTUVWXYZ", "ILNPTUVWXYZF", strict=True))
    renamed = tuple(tuple(shift.get(mark, mark) for mark in row) for row in answer)
    single = tuple(tuple("I" if mark != "#" else "#" for mark in row) for row in answer)
    boards = [renamed, single, answer[::-1], spoiled(instance, answer)[-1]]
    return [board for board in boards if confirm(instance, board)]


def _placed(cells: Any) -> set[Cell]:
    return {(r - min(r for r, _ in cells), c - min(c for _, c in cells)) for r, c in cells}


def _turns(letter: str) -> set[frozenset[Cell]]:
    """Give the pentomino in all positions, its cells as complex numbers multiplied by powers of i."""
    cells = [
        complex(r, c) for r, line in enumerate(_PICTURES[letter].split("/")) for c, x in enumerate(line) if x == "#"
    ]
    sides = [cells, [cell.conjugate() for cell in cells]]
    images = [[cell * 1j**turn for cell in side] for side in sides for turn in range(4)]
    return {frozenset(_placed([(round(cell.real), round(cell.imag)) for cell in image])) for image in images}
