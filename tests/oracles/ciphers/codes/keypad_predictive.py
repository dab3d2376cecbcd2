"""Group the dictionary by its keys, and count the texts as paths of a graph with networkx."""

from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    keys = {letter: str(key) for key, letters in enumerate(instance.layout, 2) for letter in letters}
    layers = [[word for word in instance.dictionary if [keys[letter] for letter in word] == list(code)]
              for code in instance.digits]  # fmt: skip
    graph = nx.DiGraph()
    graph.add_edges_from(("start", (0, word)) for word in layers[0])
    for place, (above, below) in enumerate(pairwise(layers)):
        for a in above:
            for b in below:
                if (a, b) not in instance.forbidden:
                    graph.add_edge((place, a), (place + 1, b))
    last = len(layers) - 1
    graph.add_edges_from(((last, word), "end") for word in layers[-1])
    paths = [[word for _, word in path[1:-1]] for path in nx.all_simple_paths(graph, "start", "end")]
    if len(paths) != 1:
        return "several texts fit"
    return "" if list(answer) == paths[0] else "another text"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The text backwards, and without its last word."""
    return [answer[:-1], *([answer[::-1]] if answer[::-1] != answer else [])]


def greedy(instance: Any) -> Any:
    """Take the first word of the dictionary that fits and may stand behind the one before."""
    keys = {letter: str(key) for key, letters in enumerate(instance.layout, 2) for letter in letters}
    text: list[str] = []
    for code in instance.digits:
        fitting = [word for word in instance.dictionary if "".join(keys[letter] for letter in word) == code]
        allowed = [word for word in fitting if not text or (text[-1], word) not in instance.forbidden]
        text.append((allowed or fitting)[0])
    return tuple(text)
