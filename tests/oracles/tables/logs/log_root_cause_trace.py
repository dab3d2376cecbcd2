"""Judge millisecond by millisecond, and by a graph of the calls."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = networkx.DiGraph()
    for number, caller, service, start, end, failed in instance.calls:
        graph.add_node(number, service=service, span=range(start, end), failed=failed)
        if caller:
            graph.add_edge(caller, number)
    own = dict.fromkeys(instance.services, 0)
    for number, data in graph.nodes(data=True):
        inner = set().union(*(graph.nodes[one]["span"] for one in graph.successors(number)))
        own[data["service"]] += len(set(data["span"]) - inner)
    bad = graph.subgraph([number for number, data in graph.nodes(data=True) if data["failed"]])
    roots = [number for number in bad if bad.out_degree(number) == 0]
    cause = min(roots, key=lambda number: graph.nodes[number]["span"].stop)
    if answer["own"] != own:
        return f"the times are {own}"
    return "" if answer["cause"] == str(cause) else f"the cause is {cause}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One time changed; another call; the two longest times exchanged."""
    service = instance.services[0]
    other = next(str(number) for number, *_ in instance.calls if str(number) != answer["cause"])
    return [
        {"own": answer["own"] | {service: answer["own"][service] + 1}, "cause": answer["cause"]},
        {"own": answer["own"], "cause": other},
    ]
