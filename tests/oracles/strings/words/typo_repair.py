"""Judge by cheapest paths from the listed words, letter by letter, in a graph of places of both words (Dijkstra)."""

from functools import lru_cache
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

_KEYS = "qwertyuiop asdfghjkl zxcvbnm"


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.typed):
        return "wrong number of words"
    for word, typed in zip(answer, instance.typed, strict=True):
        costs = sorted((_cost(other, typed, instance.keys), other) for other in instance.listed)
        if costs[0][1] != word or costs[0][0] == costs[1][0]:
            return f"{typed} stands for {costs[0][1]}"
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One word exchanged for another listed one, and the words backwards."""
    wrong = [answer[::-1]]
    for place in (0, len(answer) - 1):
        other = next(word for word in instance.listed if word != answer[place])
        wrong.append((*answer[:place], other, *answer[place + 1 :]))
    return [words for words in wrong if words != answer]


@lru_cache(maxsize=100_000)
def _cost(word: str, typed: str, keys: bool) -> int:
    graph = nx.DiGraph()
    full = 2 if keys else 1
    for i in range(len(word) + 1):
        for j in range(len(typed) + 1):
            graph.add_edge((i, j), (i + 1, j), weight=full)
            graph.add_edge((i, j), (i, j + 1), weight=full)
            if i < len(word) and j < len(typed):
                pair = word[i] + typed[j]
                near = keys and (pair in _KEYS or pair[::-1] in _KEYS)
                graph.add_edge((i, j), (i + 1, j + 1), weight=0 if word[i] == typed[j] else 1 if near else full)
            if word[i : i + 2] == typed[j : j + 2][::-1] and len(word[i : i + 2]) == 2:
                graph.add_edge((i, j), (i + 2, j + 2), weight=full)
    return int(nx.dijkstra_path_length(graph, (0, 0), (len(word), len(typed))))
