"""Sparse graphs and digraphs of many small parts, for questions of what hangs together with what."""

from __future__ import annotations

from random import Random

from bootcamp.lib.graph import Edge, components, distances, random_strong


def loose_graph(rng: Random, n: int, extra: int, parts: int = 1, reach: int = 4) -> list[Edge]:
    """Draw a graph of `parts` connected pieces: trees and up to `extra` edges between vertices not far apart."""
    names = rng.sample(range(n), n)
    tree = [(rng.randrange(max(0, v - 6), v), v) for v in range(1, n)]
    for _ in range(parts - 1):
        tree.pop(rng.randrange(len(tree)))
    edges = set(tree)
    for _ in range(20 * extra):
        if len(edges) >= len(tree) + extra:
            break
        u = rng.randrange(n)
        away = distances(n, tree, u)
        near = [v for v, steps in enumerate(away) if steps is not None and 2 <= steps <= reach]
        if near:
            v = rng.choice(near)
            edges.add((min(u, v), max(u, v)))
    return sorted((min(names[u], names[v]), max(names[u], names[v])) for u, v in edges)


def blocks_of_digraph(rng: Random, n: int, arcs: int, blocks: int) -> list[Edge]:
    """Draw a digraph with so many strong components, some of them single vertices, and about `arcs` arcs."""
    names = rng.sample(range(n), n)
    cuts = sorted(rng.sample(range(1, n), blocks - 1))
    groups = [names[a:b] for a, b in zip([0, *cuts], [*cuts, n], strict=True)]
    found: set[Edge] = set()
    for group in groups:
        size = len(group)
        if size > 1:
            inner = random_strong(rng, size, min(size * (size - 1), size + rng.randint(0, size // 2)))
            found.update((group[u], group[v]) for u, v in inner)
    for _ in range(10 * arcs):
        if len(found) >= arcs:
            break
        low, high = sorted(rng.sample(range(blocks), 2))
        if high - low <= 1 + blocks // 3:
            found.add((rng.choice(groups[low]), rng.choice(groups[high])))
    return sorted(found)


def without(n: int, edges: list[Edge], vertex: int) -> int:
    """Count the components that are left when a vertex goes."""
    return len(components(n, [edge for edge in edges if vertex not in edge])) - 1
