"""Judge by networkx's simple paths."""

from typing import Any

import networkx as nx

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = instance.board
    grid = nx.grid_2d_graph(len(board), len(board[0]))
    grid.remove_nodes_from([cell for cell in list(grid) if board[cell[0]][cell[1]] == "#"])
    start, end = (next(cell for cell in grid if board[cell[0]][cell[1]] == sign) for sign in "ST")
    right = 0
    for path in nx.all_simple_paths(grid, start, end, cutoff=instance.moves):
        long_enough = instance.moves is None or len(path) == instance.moves + 1
        right += long_enough and (not instance.covering or len(path) == len(grid))
    return "" if answer == right else f"there are {right}"
