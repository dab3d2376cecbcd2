"""Judge by the colours on both sides of every line of the frame; find other layouts with a SAT solver."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    laid = [[_laid(instance, mark) for mark in row] for row in answer]
    if len({mark[0] for row in answer for mark in row}) != len(instance.tiles):
        return "a tile is missing"
    for lines, first, second in ((laid, 3, 1), (list(map(list, zip(*laid, strict=True))), 0, 2)):
        for line in lines:
            colours = [0, *(tile[second] for tile in line)], [*(tile[first] for tile in line), 0]
            if colours[0] != colours[1]:
                return "two sides differ"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to two other layouts on small frames."""
    size = instance.size
    if size > 4:
        return []
    turns = ["0", "1", "2", "3"] if instance.turning else [""]
    marks = [letter + turn for letter in "ABCDEFGHIJKLMNOP"[: size * size] for turn in turns]
    places = [(row, col) for row in range(size) for col in range(size)]
    literal = {(cell, mark): k for k, (cell, mark) in enumerate(((c, m) for c in places for m in marks), 1)}
    found: list[Board] = []
    with Cadical153() as solver:
        groups = [[literal[cell, mark] for mark in marks] for cell in places]
        groups += [
            [literal[cell, mark] for cell in places for mark in marks if mark[0] == letter]
            for letter in "ABCDEFGHIJKLMNOP"[: size * size]
        ]
        for group in groups:
            solver.add_clause(group)
            for a, b in combinations(group, 2):
                solver.add_clause([-a, -b])
        for row, col in places:
            for mark in marks:
                tile = _laid(instance, mark)
                for side, near in enumerate(((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))):
                    fits = [m for m in marks if _laid(instance, m)[side - 2] == tile[side]]
                    if near in places:
                        solver.add_clause([-literal[(row, col), mark], *(literal[near, m] for m in fits)])
                    elif tile[side]:
                        solver.add_clause([-literal[(row, col), mark]])
        solver.add_clause([-literal[(r, c), mark] for r, row in enumerate(answer) for c, mark in enumerate(row)])
        while len(found) < 2 and solver.solve():
            chosen = [key for key, x in literal.items() if solver.get_model()[x - 1] > 0]
            board = dict(chosen)
            found.append(tuple(tuple(board[row, col] for col in range(size)) for row in range(size)))
            solver.add_clause([-literal[key] for key in chosen])
    return found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Two tiles exchanged, a tile used twice."""
    row = answer[0]
    exchanged = ((row[1], row[0], *row[2:]), *answer[1:])
    return [board for board in (exchanged, ((row[1], *row[1:]), *answer[1:])) if confirm(instance, board)]


def _laid(instance: Any, mark: str) -> tuple[int, ...]:
    sides = list(instance.tiles["ABCDEFGHIJKLMNOPQRSTUVWXY".index(mark[0])])
    for _ in range(int(mark[1:] or 0)):
        sides = [sides[-1], *sides[:-1]]
    return tuple(sides)
