"""Judge by regular expressions for the runs of letters and by networkx for their connection."""

import re
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Board = tuple[tuple[str, ...], ...]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.rows or any(len(row) != instance.cols for row in answer):
        return "wrong size"
    text = "\n".join("".join(line) for line in (*answer, *zip(*answer, strict=True)))
    if sorted(re.findall(r"[a-z]{2,}", text)) != sorted(instance.words):
        return "other words"
    graph = nx.grid_2d_graph(instance.rows, instance.cols)
    graph.remove_nodes_from([node for node in list(graph) if answer[node[0]][node[1]] == "."])
    return "" if nx.is_connected(graph) else "not connected"


def others(instance: Any, answer: Board) -> list[Board]:
    """The layout moved by a row or a column, and mirrored at the diagonal, where that fits."""
    moved = [(*answer[1:], answer[0]), tuple((*row[1:], row[0]) for row in answer)]
    if instance.rows == instance.cols:
        moved.append(tuple(zip(*answer, strict=True)))
    return [board for board in moved if board != answer and not confirm(instance, board)]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """A letter left out, put in or exchanged, a word alone, and the layout mirrored."""
    wrong: list[Board] = [answer[::-1], tuple(row[::-1] for row in answer)]
    cells = [(row, col) for row in range(instance.rows) for col in range(instance.cols)]
    for row, col in cells[:: max(1, len(cells) // 12)]:
        for sign in (".", instance.words[0][0], instance.words[-1][-1]):
            line = (*answer[row][:col], sign, *answer[row][col + 1 :])
            wrong.append((*answer[:row], line, *answer[row + 1 :]))
    return [board for board in wrong if confirm(instance, board)][:10]
