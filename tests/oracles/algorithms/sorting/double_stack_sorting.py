"""Judge by replay; moves are also found by two colours for the numbers that must not share a stack, and by a search."""

from collections import deque
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    state: tuple[Any, ...] | None = (instance.row, (), (), 1)
    for move in answer:
        state = _after(state, move) if state else None
    return "" if state and state[3] == len(instance.row) + 1 else "not sorted"


def others(instance: Any, answer: str) -> list[str]:
    """The stacks exchanged; the moves by colours; the first that a search finds in a short row."""
    found = [answer.translate(str.maketrans("abcd", "cdab")), _coloured(instance.row)]
    if len(instance.row) <= 7:
        found.append(_searched(instance.row))
    return found


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last move missing or made twice, the moves backwards, one stack alone, all in before any goes out."""
    size = len(instance.row)
    other = {"a": "c", "c": "a", "b": "d", "d": "b"}
    changed = other[answer[0]] + answer[1:]
    wrong = [answer[:-1], answer + answer[-1], answer[::-1], "ab" * size, "a" * size + "b" * size, changed]
    return [one for one in wrong if confirm(instance, one)]


def _after(state: tuple[Any, ...], move: str) -> tuple[Any, ...] | None:
    row, first, second, wanted = state
    if move == "a" and row:
        return row[1:], (*first, row[0]), second, wanted
    if move == "c" and row:
        return row[1:], first, (*second, row[0]), wanted
    if move == "b" and first and first[-1] == wanted:
        return row, first[:-1], second, wanted + 1
    if move == "d" and second and second[-1] == wanted:
        return row, first, second[:-1], wanted + 1
    return None


def _coloured(row: Any) -> str:
    graph = networkx.Graph()
    graph.add_nodes_from(row)
    for two, high in enumerate(row):
        for low in row[:two]:
            # The lower one must leave before the higher one, which lies on it, if something later leaves before both.
            if low < high and any(later < low for later in row[two + 1 :]):
                graph.add_edge(low, high)
    colours = networkx.bipartite.color(graph)
    state: Any = (row, (), (), 1)
    moves = ""
    while state[0] or state[1] or state[2]:
        push = "ac"[colours[state[0][0]]] if state[0] else ""
        move = next(one for one in ("b", "d", push) if _after(state, one))
        moves, state = moves + move, _after(state, move)
    return moves


def _searched(row: Any) -> str:
    start: Any = (row, (), (), 1)
    waiting, seen = deque([("", start)]), {start}
    while waiting:
        moves, state = waiting.popleft()
        if state[3] > len(row):
            return moves
        for move in "abcd":
            after = _after(state, move)
            if after and after not in seen:
                seen.add(after)
                waiting.append((moves + move, after))
    raise AssertionError("it cannot be sorted")
