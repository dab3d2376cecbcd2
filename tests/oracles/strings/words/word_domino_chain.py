"""Judge by a multigraph of joints; find other chains as Eulerian paths of networkx."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = set(instance.listed)
    end = ""
    for word in answer:
        if word not in left or not word.startswith(end):
            return f"{word} is not listed, used up or does not fit"
        left.discard(word)
        end = word[len(word) - instance.joint :]
    return "words are left over" if left else ""


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Chains along Eulerian paths, the words put in in both orders."""
    found = []
    size = instance.joint
    for listed in (instance.listed, instance.listed[::-1]):
        graph = nx.MultiDiGraph()
        for word in listed:
            graph.add_edge(word[:size], word[-size:], key=word)
        found.append(tuple(word for _, _, word in nx.eulerian_path(graph, keys=True)))
    return [chain for chain in found if chain != answer]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The chain backwards, two words exchanged, a word doubled, the list as given."""
    wrong = [answer[::-1], (answer[1], answer[0], *answer[2:]), (*answer[:-1], answer[0]), instance.listed]
    return [chain for chain in wrong if confirm(instance, chain)]
