"""Judge by networkx's reachability graph and by the product with the incidence matrix."""

from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _analysed(instance)
    wrong = [name for name, value in right.items() if answer[name] != value]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A count one off, bounds backwards, a dead marking more or less, the other sums."""
    others = frozenset(range(1, len(instance.sums) + 1)) - answer["constant"]
    wrong = [
        answer | {"count": answer["count"] + 1},
        answer | {"count": answer["count"] - 1},
        answer | {"bounds": answer["bounds"][::-1]},
        answer | {"dead": answer["dead"] ^ {instance.start}},
        answer | {"constant": others},
    ]
    return [one for one in wrong if one != answer]


def _analysed(instance: Any) -> dict[str, Any]:
    takes = np.array([one.takes for one in instance.transitions])
    change = np.array([one.puts for one in instance.transitions]) - takes
    graph = nx.DiGraph()
    waiting = [instance.start]
    graph.add_node(instance.start)
    while waiting:
        marking = waiting.pop()
        for row in np.flatnonzero((takes <= np.array(marking)).all(axis=1)):
            after = tuple(int(count) for count in np.array(marking) + change[row])
            if after not in graph:
                waiting.append(after)
            graph.add_edge(marking, after)
    constant = [n for n, one in enumerate(instance.sums, 1) if not (change @ np.array(one)).any()]
    return {
        "count": graph.number_of_nodes(),
        "bounds": tuple(int(most) for most in np.array(list(graph)).max(axis=0)),
        "dead": frozenset(node for node in graph if graph.out_degree(node) == 0),
        "constant": frozenset(constant),
    }
