"""Flows, cuts and matchings against networkx."""

from itertools import pairwise
from random import Random

import networkx as nx
import pytest

from bootcamp.lib import flow, graph


@pytest.mark.parametrize("seed", range(40))
def test_flow_and_cut_agree(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(3, 9)
    pairs = [(u, v) for u in range(n) for v in range(n) if u != v]
    arcs = [(u, v, rng.randint(1, 9)) for u, v in rng.sample(pairs, min(len(pairs), 2 * n))]
    net = nx.DiGraph()
    net.add_nodes_from(range(n))
    net.add_edges_from((u, v, {"capacity": c}) for u, v, c in arcs)
    value, amounts, side = flow.max_flow(n, arcs, 0, n - 1)
    assert value == nx.maximum_flow_value(net, 0, n - 1)
    assert value == sum(c for u, v, c in arcs if u in side and v not in side)
    assert all(0 <= amount <= c for (_, _, c), amount in zip(arcs, amounts, strict=True))


@pytest.mark.parametrize("seed", range(40))
def test_least_cost(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(3, 7)
    pairs = [(u, v) for u in range(n) for v in range(u + 1, n)]
    arcs = [(u, v, rng.randint(1, 5), rng.randint(-3, 9)) for u, v in rng.sample(pairs, min(len(pairs), 2 * n))]
    amount = rng.randint(1, 4)
    net = nx.DiGraph()
    net.add_nodes_from(range(n))
    net.add_edges_from((u, v, {"capacity": c, "weight": w}) for u, v, c, w in arcs)
    net.add_node(0, demand=-amount)
    net.add_node(n - 1, demand=amount)
    found = flow.min_cost_flow(n, arcs, 0, n - 1, amount)
    try:
        least = nx.min_cost_flow_cost(net)
    except nx.NetworkXUnfeasible:
        assert found is None
    else:
        assert found is not None
        assert found[0] == least == sum(a * w for a, (*_, w) in zip(found[1], arcs, strict=True))


@pytest.mark.parametrize("seed", range(40))
def test_paths_and_their_cut(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(4, 10)
    edges = [edge for edge in graph.random_connected(rng, n, min(2 * n, n * (n - 1) // 2)) if edge != (0, n - 1)]
    paths, cut = flow.disjoint_paths(n, edges, 0, n - 1)
    net = nx.Graph(edges)
    net.add_nodes_from(range(n))
    assert len(paths) == len(cut) == nx.node_connectivity(net, 0, n - 1)
    inner = [v for path in paths for v in path[1:-1]]
    assert len(set(inner)) == len(inner)
    assert all(net.has_edge(u, v) for path in paths for u, v in pairwise(path))
    net.remove_nodes_from(cut)
    assert not nx.has_path(net, 0, n - 1)


@pytest.mark.parametrize("seed", range(40))
def test_matchings(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(2, 10)
    edges = graph.weighted(rng, graph.random_graph(rng, n, rng.randint(1, n * (n - 1) // 2)), 1, 20)
    net = nx.Graph()
    net.add_weighted_edges_from(edges)
    best = sum(net[u][v]["weight"] for u, v in nx.max_weight_matching(net))
    total, chosen = flow.heaviest_matching(n, edges)
    assert total == best == sum(net[u][v]["weight"] for u, v in chosen)
    near = [[v for v in range(n) if rng.random() < 0.3] for _ in range(n)]
    matching, left, right = flow.matching_cover(near)
    assert len(matching) == len(set(matching.values())) == len(left) + len(right)
    assert all(v in near[u] for u, v in matching.items())
    assert all(u in left or v in right for u in range(n) for v in near[u])
