"""Find for each offset which wheels can stand at which places, and match them with networkx."""

from typing import Any

import networkx as nx

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wheels, size = instance.wheels, len(instance.wheels)
    signs = len(wheels[0])
    if not instance.known:
        return differs(
            answer, _moved(instance, instance.order, instance.offset if instance.encrypt else -instance.offset)
        )
    results = set()
    for offset in range(1, signs):
        graph = nx.Graph()
        graph.add_nodes_from((("place", i) for i in range(size)), bipartite=0)
        for i, number in enumerate(instance.order):
            for j in [number] if number else [j for j in range(1, size + 1) if j not in instance.order]:
                wheel = wheels[j - 1] * 2
                if wheel[wheel.index(instance.known[i]) + offset] == instance.text[i]:
                    graph.add_edge(("place", i), ("wheel", j))
        places = [("place", i) for i in range(size)]
        match = nx.bipartite.maximum_matching(graph, top_nodes=places)
        if all(place in match for place in places):
            results.add(_moved(instance, [match[place][1] for place in places], -offset))
    return "several keys fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text)


def _moved(instance: Any, order: Any, offset: int) -> str:
    rings = [instance.wheels[number - 1] for number in order]
    tables = [dict(zip(ring, ring[offset:] + ring[:offset], strict=True)) for ring in rings]
    return "".join(tables[i % len(tables)][sign] for i, sign in enumerate(instance.text))
