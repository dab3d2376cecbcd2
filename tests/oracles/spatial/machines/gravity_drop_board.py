"""Judge by shortest paths in networkx: a piece sinks by the least of the gaps on the ways down to the floor."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = [list(row) for row in instance.board]
    for letter in instance.taken:
        board = _drop([["." if symbol == letter else symbol for symbol in row] for row in board])
    return "" if [list(row) for row in answer] == board else "another board"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The board with single cells that fall, and the board as it was without the pieces, where these are different."""
    rows = [["." if symbol in instance.taken else symbol for symbol in row] for row in instance.board]
    loose = [sorted(column, key=lambda symbol: symbol != ".") for column in zip(*rows, strict=True)]
    for other in (rows, [list(row) for row in zip(*loose, strict=True)]):
        if other != [list(row) for row in answer]:
            yield tuple(map(tuple, other))


def _drop(board: list[list[str]]) -> list[list[str]]:
    height = len(board)
    gaps = nx.DiGraph()
    gaps.add_node("floor")
    for column in zip(*board, strict=True):
        below, level = "floor", height
        for row in range(height - 1, -1, -1):
            symbol = column[row]
            if symbol == ".":
                continue
            gap = level - row - 1
            if symbol != below:
                known = gaps.get_edge_data(below, symbol, {"weight": gap})["weight"]
                gaps.add_edge(below, symbol, weight=min(gap, known))
            below, level = symbol, row
    sink = nx.single_source_dijkstra_path_length(gaps, "floor")
    after = [["."] * len(board[0]) for _ in board]
    for r, line in enumerate(board):
        for c, symbol in enumerate(line):
            if symbol != ".":
                after[r + sink[symbol]][c] = symbol
    return after
