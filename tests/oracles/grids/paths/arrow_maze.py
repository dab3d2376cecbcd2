"""Judge on the digraph of moves with networkx, the limit by its shortest path."""

from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or with the limit."""
    moves, goal = _moves(instance)
    start = (instance.start[0] + 1, instance.start[1] + 1)
    shortest = networkx.shortest_path_length(moves, start, goal)
    if not 0 <= instance.limit - shortest <= 2:
        return f"the limit {instance.limit} does not fit the shortest way {shortest}"
    if not answer or answer[0] != start or answer[-1] != goal or len(answer) > instance.limit + 1:
        return "the ends or the length are wrong"
    return "" if networkx.is_path(moves, list(answer)) else "a move is not along an arrow"


def others(instance: Any, answer: Path) -> list[Path]:
    """Up to four ways within the limit."""
    moves, goal = _moves(instance)
    ways = networkx.all_simple_paths(moves, answer[0], goal, cutoff=instance.limit)
    return [tuple(way) for _, way in zip(range(4), ways, strict=False)]


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """Backwards, a stop left out at either end, a stop doubled."""
    return [answer[::-1], answer[1:], answer[:-1], (answer[0], *answer)]


def _moves(instance: Any) -> tuple[Any, tuple[int, int]]:
    board = [row.split() for row in draw(instance.arrows).split("\n")]
    moves = networkx.DiGraph()
    goal = (0, 0)
    for r, row in enumerate(board, 1):
        for c, arrow in enumerate(row, 1):
            moves.add_node((r, c))
            if arrow == "o":
                goal = (r, c)
                continue
            down, right = ("S" in arrow) - ("N" in arrow), ("E" in arrow) - ("W" in arrow)
            for k in range(1, len(board)):
                if 1 <= r + k * down <= len(board) and 1 <= c + k * right <= len(row):
                    moves.add_edge((r, c), (r + k * down, c + k * right))
    return moves, goal
