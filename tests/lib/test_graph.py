"""Drawn graphs have the promised shape; searches and canonical forms agree with networkx."""

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import networkx as nx
import pytest

from bootcamp.lib import graph
from bootcamp.lib.solver import BudgetError

SEEDS = range(25)


def simple(n: int, edges: graph.Edges) -> nx.Graph:
    built = nx.Graph()
    built.add_nodes_from(range(n))
    built.add_weighted_edges_from((u, v, rest[0] if rest else 1) for u, v, *rest in edges)
    return built


def directed(n: int, arcs: graph.Edges) -> nx.DiGraph:
    built = nx.DiGraph()
    built.add_nodes_from(range(n))
    built.add_edges_from((u, v) for u, v, *_ in arcs)
    return built


def test_trees_are_uniform() -> None:
    counts = Counter(graph.random_tree(Random(seed), 4) for seed in range(3200))
    assert len(counts) == 16
    assert min(counts.values()) > 140
    assert graph.random_tree(Random(0), 1) == ()
    assert graph.random_tree(Random(0), 2) == ((0, 1),)


@pytest.mark.parametrize("seed", SEEDS)
def test_drawn_graphs_have_their_shape(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(4, 11)
    assert nx.is_tree(simple(n, graph.random_tree(rng, n)))
    m = rng.randint(n - 1, min(n * (n - 1) // 2, 3 * n - 6))
    for edges in (graph.random_graph(rng, n, m), graph.random_connected(rng, n, m), graph.random_planar(rng, n, m)):
        assert len(set(edges)) == m
        assert list(edges) == sorted(edges)
        assert all(0 <= u < v < n for u, v in edges)
    assert nx.is_connected(simple(n, graph.random_connected(rng, n, m)))
    planar = simple(n, graph.random_planar(rng, n, m))
    assert nx.is_connected(planar)
    assert nx.check_planarity(planar)[0]
    degree = rng.randrange(0, n, 2)
    assert set(dict(simple(n, graph.random_regular(rng, n, degree)).degree).values()) == {degree}
    dag = directed(n, graph.random_dag(rng, n, m))
    assert nx.is_directed_acyclic_graph(dag)
    assert nx.is_weakly_connected(dag)
    strong = directed(n, graph.random_strong(rng, n, m + 1))
    assert nx.is_strongly_connected(strong)
    assert strong.number_of_edges() == m + 1


def test_weights() -> None:
    rng = Random(2)
    edges = graph.random_graph(rng, 7, 12)
    weighted = graph.weighted(rng, edges, 1, 12, distinct=True)
    assert sorted(w for _, _, w in weighted) == list(range(1, 13))
    assert tuple(edge[:2] for edge in weighted) == edges
    assert {w for _, _, w in graph.weighted(rng, edges, 4, 5)} == {4, 5}


@pytest.mark.parametrize("seed", SEEDS)
def test_searches_agree_with_networkx(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(3, 10)
    edges = graph.weighted(rng, graph.random_graph(rng, n, rng.randint(1, n * (n - 1) // 2)), 1, 4)
    built = simple(n, edges)
    assert graph.components(n, edges) == sorted(map(sorted, nx.connected_components(built)))
    lengths = nx.single_source_shortest_path_length(built, 0)
    assert graph.distances(n, edges, 0) == [lengths.get(v) for v in range(n)]
    least, counts = graph.shortest_paths(n, edges, 0)
    for v in range(n):
        paths = list(nx.all_shortest_paths(built, 0, v, weight="weight")) if v in lengths else []
        assert counts[v] == len(paths)
        assert least[v] == (nx.path_weight(built, paths[0], "weight") if paths else None)
        plain = sorted(nx.all_shortest_paths(built, 0, v)) if v in lengths else [None]
        assert graph.shortest_path(n, edges, 0, v) == plain[0]
    colouring = graph.two_colouring(n, edges)
    assert (colouring is not None) == nx.is_bipartite(built)
    assert colouring is None or all(colouring[u] != colouring[v] for u, v, _ in edges)
    tree = graph.minimum_spanning_tree(n, edges)
    assert sum(w for _, _, w in tree) == nx.minimum_spanning_tree(built).size("weight")


@pytest.mark.parametrize("seed", SEEDS)
def test_arcs_agree_with_networkx(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(3, 9)
    arcs = tuple((u, v) for u in range(n) for v in range(n) if u != v and rng.random() < 1.3 / n)
    built = directed(n, arcs)
    assert graph.strong_components(n, arcs) == sorted(map(sorted, nx.strongly_connected_components(built)))
    order = graph.topological_order(n, arcs)
    if nx.is_directed_acyclic_graph(built):
        assert order == list(nx.lexicographical_topological_sort(built))
    else:
        assert order is None
    path = graph.shortest_path(n, arcs, 0, n - 1, directed=True)
    assert (path is not None) == nx.has_path(built, 0, n - 1)
    if path is not None:
        assert all(built.has_edge(u, v) for u, v in pairwise(path))
        assert len(path) - 1 == nx.shortest_path_length(built, 0, n - 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_canonical_forms(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(1, 9)
    edges = graph.weighted(rng, graph.random_graph(rng, n, rng.randint(0, n * (n - 1) // 2)), 1, 2)
    colours = [rng.randint(0, 1) for _ in range(n)]
    names = rng.sample(range(n), n)
    moved = [0] * n
    for v, name in enumerate(names):
        moved[name] = colours[v]
    assert graph.canonical(n, edges, colours) == graph.canonical(n, graph.relabelled(edges, names), moved)
    arcs = [(u, v) if rng.random() < 0.5 else (v, u) for u, v, _ in edges]
    turned = graph.relabelled(arcs, names, directed=True)
    assert graph.canonical(n, arcs, directed=True) == graph.canonical(n, turned, directed=True)


def test_canonical_forms_tell_all_small_graphs_apart() -> None:
    possible = list(combinations(range(5), 2))
    forms = {graph.canonical(5, chosen) for m in range(11) for chosen in combinations(possible, m)}
    assert len(forms) == 34
    cube = [(u, u ^ bit) for u in range(8) for bit in (1, 2, 4) if u < u ^ bit]
    other = [(0, 1), (1, 2), (2, 3), (0, 3), (4, 5), (5, 6), (6, 7), (4, 7), (0, 4), (1, 5), (2, 7), (3, 6)]
    assert graph.canonical(8, cube) != graph.canonical(8, other)
    with pytest.raises(BudgetError, match="symmetric"):
        graph.canonical(8, cube, budget=3)


def test_writing() -> None:
    edges = ((0, 1, 4), (1, 2, 5))
    assert graph.matrix(3, edges, absent=-1) == ((-1, 4, -1), (4, -1, 5), (-1, 5, -1))
    with pytest.raises(ValueError, match="n=27"):
        graph.labels(27, "letters")


def test_sizes_out_of_range() -> None:
    rng = Random(0)
    for draw in (graph.random_graph, graph.random_connected, graph.random_planar, graph.random_dag):
        with pytest.raises(ValueError, match="expected"):
            draw(rng, 4, 7)
    with pytest.raises(ValueError, match="even"):
        graph.random_regular(rng, 5, 3)
    with pytest.raises(ValueError, match="at least 2"):
        graph.random_strong(rng, 1, 0)
