"""Follow the path with a simulator of its own: one step after the other, with a count of the passings."""

from collections import Counter
from itertools import pairwise
from typing import Any

import networkx

from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 11)

_STEPS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board, arrows = _read(instance.board)
    rows, cols = max(board)
    grid = networkx.grid_graph([range(1, cols + 1), range(1, rows + 1)])
    if not answer or not networkx.is_path(grid, list(answer)):
        return "no path of side steps"
    if board[answer[0]] != "S" or board[answer[-1]] != "G":
        return "the ends are wrong"
    passings = Counter(answer)
    lines = Counter(frozenset(pair) for pair in pairwise(answer))
    if any(count > (2 if board[cell] == "~" else 1) for cell, count in passings.items()) or max(lines.values()) > 1:
        return "a cell or a side is passed too often"
    for (a, b), (c, d), (e, f) in zip(answer, answer[1:], answer[2:], strict=False):
        if board[c, d] == "~" and (c + c, d + d) != (a + e, b + f):
            return f"a turn on the ice in ({c}, {d})"
    if not arrows <= set(pairwise(answer)):
        return "an arrow is not followed"
    ice = grid.subgraph([cell for cell in grid if board[cell] == "~"])
    return "" if all(sheet & set(answer) for sheet in networkx.connected_components(ice)) else "a sheet is missed"


def near_misses(_: Any, answer: Path) -> list[Path]:
    """The way back, a cell left out, two exchanged, the path begun later or ended earlier, a step back and forth."""
    swapped = (answer[1], answer[0], *answer[2:])
    return [answer[::-1], (*answer[:2], *answer[3:]), swapped, answer[1:], answer[:-1], (*answer[:2], *answer)]


def _read(drawing: str) -> tuple[dict[tuple[int, int], str], set[Any]]:
    """Read the cells and the arrows of a drawing."""
    cells, arrows = {}, set()
    for y, line in enumerate(drawing.split("\n")):
        for x, mark in enumerate(line):
            r, c = y // 2 + 1, x // 4 + 1
            if y % 2 == 0 and x % 4 == 0:
                cells[r, c] = mark
            elif mark in _STEPS:
                far = (r + y % 2, c + (x % 4 == 2))
                arrows.add(((r, c), far) if mark in ">v" else (far, (r, c)))
    return cells, arrows
