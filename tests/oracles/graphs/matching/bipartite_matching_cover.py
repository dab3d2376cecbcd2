"""Judge the size by the method of Hopcroft and Karp in networkx, and each rule by the pairs."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net, workers = _net(instance)
    most = len(nx.bipartite.hopcroft_karp_matching(net, workers)) // 2
    matching, cover = answer["matching"], answer["cover"]
    if not nx.is_matching(net, {tuple(pair) for pair in matching.items()}):
        return "no matching"
    if net.subgraph(set(net) - cover).number_of_edges():
        return "no cover"
    return "" if len(matching) == len(cover) == most else f"the size is {most}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The matching and the cover of networkx."""
    net, workers = _net(instance)
    matching = nx.bipartite.eppstein_matching(net, workers)
    cover = nx.bipartite.to_vertex_cover(net, matching, workers)
    yield {"matching": {w: t for w, t in matching.items() if w in workers}, "cover": frozenset(cover)}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A pair or a member too few, both too few, one member more, and a task given to two workers."""
    worker = min(answer["matching"])
    fewer = {w: t for w, t in answer["matching"].items() if w != worker}
    smaller = answer["cover"] - {min(answer["cover"])}
    yield answer | {"matching": fewer}
    yield answer | {"cover": smaller}
    yield {"matching": fewer, "cover": smaller}
    net, workers = _net(instance)
    yield answer | {"cover": answer["cover"] | {min(set(net) - answer["cover"])}}
    idle = sorted(workers - set(answer["matching"]))
    for one in idle[:1]:
        yield answer | {"matching": answer["matching"] | {one: answer["matching"][worker]}}


def greedy(instance: Any) -> Any:
    """Each worker takes the first free task; the cover is the workers who have one."""
    net, workers = _net(instance)
    found: dict[str, str] = {}
    for worker in sorted(workers, key=lambda name: int(name[1:])):
        for item in net[worker]:
            if item not in found.values():
                found[worker] = item
                break
    return {"matching": found, "cover": frozenset(found)}


def _net(instance: Any) -> tuple[Any, set[str]]:
    net = nx.Graph()
    workers = {f"W{i}" for i in range(1, instance.side + 1)}
    net.add_nodes_from([*workers, *(f"T{i}" for i in range(1, instance.side + 1))])
    net.add_edges_from((f"W{worker}", f"T{item}") for worker, item in instance.pairs)
    return net, workers
