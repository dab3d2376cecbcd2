"""Judge by recursion over all cuts, with bounds from a graph of palindromes (networkx)."""

from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Cuts = frozenset[tuple[str, ...]]


def confirm(instance: Any, answer: Cuts) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _all(instance.word)
    return "" if answer == right else f"the cuts are {right}"


def near_misses(instance: Any, answer: Cuts) -> list[Cuts]:
    """One way less, one way with a piece cut once more, and the single letters."""
    way = min(answer)
    longest = max(way, key=len)
    place = way.index(longest)
    finer = (*way[:place], longest[0], longest[1:], *way[place + 1 :])
    wrong = [answer - {way}, answer | {finer}, frozenset([tuple(instance.word)]), frozenset([(instance.word,)])]
    return [one for one in wrong if one and one != answer]


def _all(word: str) -> Cuts:
    graph = nx.DiGraph()
    for start in range(len(word)):
        for end in range(start + 1, len(word) + 1):
            piece = word[start:end]
            if all(piece[at] == piece[-1 - at] for at in range(len(piece))):
                graph.add_edge(start, end)
    paths = nx.all_shortest_paths(graph, 0, len(word))
    return frozenset(tuple(word[a:b] for a, b in pairwise(path)) for path in paths)
