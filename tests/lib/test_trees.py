"""Trees agree with networkx."""

from random import Random

import networkx as nx
import pytest

from bootcamp.lib.graph import random_tree, weighted
from bootcamp.lib.trees import all_distances, path_between, random_parents, rooted, to_root, tree_code


@pytest.mark.parametrize("n", [1, 2, 3, 8, 20])
def test_trees_agree_with_networkx(n: int) -> None:
    rng = Random(n)
    edges = weighted(rng, random_tree(rng, n), 1, 9)
    graph = nx.Graph()
    graph.add_nodes_from(range(n))
    graph.add_weighted_edges_from(edges)
    parents, order = rooted(n, edges, n // 2)
    assert sorted(order) == list(range(n))
    assert all(order.index(parents[v]) < order.index(v) for v in range(n) if parents[v] >= 0)
    distances = all_distances(n, edges)
    for u in range(n):
        assert to_root(parents, u) == nx.shortest_path(graph, u, n // 2)
        for v in range(n):
            assert path_between(parents, u, v) == nx.shortest_path(graph, u, v)
            assert distances[u][v] == nx.shortest_path_length(graph, u, v, "weight")


@pytest.mark.parametrize("window", [1, 2, 50])
def test_random_parents_make_a_tree(window: int) -> None:
    parents = random_parents(Random(window), 30, window)
    assert parents.count(-1) == 1
    graph = nx.Graph([(v, above) for v, above in enumerate(parents) if above >= 0])
    assert nx.is_tree(graph)
    assert len(graph) == 30
    assert window > 1 or max(dict(graph.degree).values()) <= 2


def test_tree_code_tells_trees_apart() -> None:
    rng = Random(5)
    trees = [random_tree(rng, 7) for _ in range(40)]
    for one in trees:
        for other in trees:
            same = nx.is_isomorphic(nx.Graph(list(one)), nx.Graph(list(other)))
            assert (tree_code(7, one) == tree_code(7, other)) == same
