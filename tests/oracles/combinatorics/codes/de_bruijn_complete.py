"""Judge as an Eulerian circuit: every arc between words of one digit less is used once (networkx)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, size = instance.length, instance.digits**instance.length
    if len(answer) != size or not answer.startswith(instance.prefix):
        return "another length or another beginning"
    ring = nx.MultiDiGraph()
    for i in range(size):
        word = "".join(answer[(i + j) % size] for j in range(n))
        ring.add_edge(word[:-1], word[1:])
    if not set(answer) <= set("0123456789"[: instance.digits]):
        return "other digits"
    simple = max(Counter(ring.edges()).values()) == 1
    return "" if simple and nx.is_eulerian(ring) and len(ring) == size // instance.digits else "a word is missing"


def others(instance: Any, answer: str) -> Iterator[str]:
    """Exchange two parts between the same pairs of short words, if they come in turn behind the beginning."""
    n, size = instance.length - 1, len(answer)
    places: dict[str, list[int]] = {}
    for i in range(len(instance.prefix), size - n + 1):
        places.setdefault(answer[i : i + n], []).append(i)
    twice = [(found[0], found[1]) for found in places.values() if len(found) > 1]
    for a, c in twice:
        for b, d in twice:
            if a < b < c < d:
                text = answer[:a] + answer[c:d] + answer[b:c] + answer[a:b] + answer[d:]
                if len(text) == size:
                    yield text
                    return


def near_misses(instance: Any, answer: str) -> list[str]:
    """Two digits exchanged, a digit lost, the beginning lost, one digit only."""
    swapped = answer[:-2] + answer[-1] + answer[-2]
    wrong = [swapped, answer[:-1], answer[1:] + answer[0], instance.prefix[0] * len(answer)]
    return [one for one in wrong if confirm(instance, one)]
