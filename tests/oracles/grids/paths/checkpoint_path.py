"""Judge on the graph of the drawn board with networkx; find other paths with a SAT model of places and times."""

from itertools import combinations, pairwise
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board, stops = _read(instance)
    if not networkx.is_path(board, list(answer)) or len(set(answer)) != len(answer) or len(answer) != len(board):
        return "this is no path through all cells"
    times = [answer.index(stop) for stop in stops]
    good = times == sorted(times) and times[0] == 0 and times[-1] == len(answer) - 1
    return "" if good else "the checkpoints are met in another order"


def others(instance: Any, answer: Path) -> list[Path]:
    """A path that differs from the reference, on boards of up to 30 cells."""
    board, stops = _read(instance)
    total = len(board)
    if total > 30:
        return []
    at = {(cell, time): k * total + time + 1 for k, cell in enumerate(board) for time in range(total)}
    clauses = [[at[stops[0], 0]], [at[stops[-1], total - 1]], [-at[cell, time] for time, cell in enumerate(answer)]]
    groups = [[at[cell, time] for time in range(total)] for cell in board]
    groups += [[at[cell, time] for cell in board] for time in range(total)]
    for group in groups:
        clauses += [group, *([-a, -b] for a, b in combinations(group, 2))]
    for cell, time in at:
        if time + 1 < total:
            clauses.append([-at[cell, time], *(at[near, time + 1] for near in board[cell])])
    for a, b in pairwise(stops):
        clauses += [[-at[a, late], -at[b, early]] for early, late in combinations(range(total), 2)]
    with Cadical153(bootstrap_with=clauses) as solver:
        if not solver.solve():
            return []
        chosen = set(solver.get_model())
    return [tuple(cell for _, cell in sorted((time, cell) for (cell, time), x in at.items() if x in chosen))]


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """Backwards, an end left out, two cells exchanged, a detour left out, rows in turn."""
    rows, cols = instance.rows, instance.cols
    snake = tuple((r, c if r % 2 else cols + 1 - c) for r in range(1, rows + 1) for c in range(1, cols + 1))
    swapped = (*answer[:2], answer[3], answer[2], *answer[4:])
    near = [answer[::-1], answer[1:], answer[:-1], swapped, (*answer[:1], *answer[3:])]
    return [*near, *([snake] if confirm(instance, snake) else [])]


def _read(instance: Any) -> tuple[Any, list[tuple[int, int]]]:
    """Give the graph of open sides and the cells of the checkpoints in order, read from the drawing."""
    lines = [line.ljust(200) for line in instance.board.split("\n")]
    width = max(len(str(number)) for row in instance.checkpoints for number in row if number is not None)
    pitch = 2 * width + 2
    board = networkx.grid_graph([range(1, instance.cols + 1), range(1, instance.rows + 1)])
    stops = {}
    for r, c in list(board):
        left = pitch * (c - 1)
        mark = lines[2 * r - 2][left : left + width].strip()
        if mark != ".":
            stops[int(mark)] = (r, c)
        if lines[2 * r - 2][left + width : left + pitch].strip() == "|":
            board.remove_edge((r, c), (r, c + 1))
        if r < instance.rows and lines[2 * r - 1][left : left + width].strip() == "-":
            board.remove_edge((r, c), (r + 1, c))
    return board, [stops[number] for number in sorted(stops)]
