"""Judge by looking for each string in the doubled others, and by networkx for the classes."""

from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Classes = dict[str, frozenset[int]]


def confirm(instance: Any, answer: Classes) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _classes(instance, instance.reversed)
    return "" if answer == right else f"the classes are {right}"


def near_misses(instance: Any, answer: Classes) -> list[Classes]:
    """Classes by the other relation, named by members, and with a number left out or a class left out."""
    name = min(answer)
    last = max(answer)
    wrong = [_classes(instance, not instance.reversed), {one: answer[one] for one in answer if one != last}]
    wrong.append({instance.strings[min(numbers) - 1]: numbers for numbers in answer.values()})
    wrong.append({**answer, name: answer[name] ^ {1}})
    return [one for one in wrong if one != answer and all(one.values())]


def _classes(instance: Any, backward: bool) -> Classes:
    graph = nx.Graph()
    graph.add_nodes_from(range(len(instance.strings)))
    for i, j in combinations(graph, 2):
        one, two = instance.strings[i], instance.strings[j]
        if one in two * 2 or (backward and one[::-1] in two * 2):
            graph.add_edge(i, j)
    found = {}
    for group in nx.connected_components(graph):
        texts = [instance.strings[i] for i in group]
        texts += [text[::-1] for text in texts] if backward else []
        size = len(texts[0])
        name = min((text * 2)[start : start + size] for text in texts for start in range(size))
        found[name] = frozenset(i + 1 for i in group)
    return found
