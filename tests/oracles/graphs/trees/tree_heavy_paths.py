"""Follow the heavy children by the numbers of descendants in networkx."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.DiGraph((above, child) for child, above in instance.parents)
    assert nx.is_arborescence(tree)
    size = {v: len(nx.descendants(tree, v)) for v in tree}
    heavy = nx.DiGraph()
    heavy.add_nodes_from(tree)
    heavy.add_edges_from((v, min(tree[v], key=lambda child: (-size[child], child))) for v in tree if tree[v])
    paths = []
    for part in nx.weakly_connected_components(heavy):
        paths.append(tuple(nx.topological_sort(heavy.subgraph(part))))
    light = []
    for vertex in instance.asked:
        way = nx.shortest_path(tree, instance.root, vertex)
        light.append(sum(not heavy.has_edge(*pair) for pair in nx.utils.pairwise(way)))
    good = sorted(paths) == list(answer["paths"]) and light == list(answer["light"])
    return "" if good else f"{sorted(paths)}, {light}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A count one off, a path backwards or left out, the paths in another order."""
    paths, light = answer["paths"], answer["light"]
    yield answer | {"light": (light[0] + 1, *light[1:])}
    yield answer | {"paths": paths[1:]}
    if len(paths) > 1:
        yield answer | {"paths": paths[::-1]}
    yield answer | {"paths": tuple(path[::-1] for path in paths)}


def greedy(instance: Any) -> Any:
    """Paths to the child of the smallest number, and the depths as counts."""
    children: dict[int, list[int]] = {}
    for child, above in sorted(instance.parents):
        children.setdefault(above, []).append(child)
    tops = {instance.root, *(child for some in children.values() for child in some[1:])}
    paths = []
    for top in sorted(tops):
        path = [top]
        while path[-1] in children:
            path.append(children[path[-1]][0])
        paths.append(tuple(path))
    above = dict(instance.parents)
    light = []
    for vertex in instance.asked:
        light.append(0)
        while vertex in above:
            light[-1] += vertex in tops
            vertex = above[vertex]
    return {"paths": tuple(paths), "light": tuple(light)}
