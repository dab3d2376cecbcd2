"""Graphs on the nodes 0..n-1 given by their edges: draw, search and compare.

An edge is ``(u, v)`` or, with a weight or label, ``(u, v, w)``. Edges of undirected graphs are written with u < v and
sorted by the functions that draw them, and read either way; functions that can read arcs take ``directed=True``.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

from bootcamp.lib.solver import BudgetError

Edge = tuple[int, int]
Weighted = tuple[int, int, int]
Edges = Iterable[Sequence[Any]]

# Draw


def random_tree(rng: Random, n: int) -> tuple[Edge, ...]:
    """Draw a labelled tree on `n` nodes uniformly (Prüfer codes).

    >>> random_tree(Random(1), 5)
    ((0, 3), (0, 4), (1, 2), (1, 4))
    """
    if n < 2:
        return ()
    code = [rng.randrange(n) for _ in range(n - 2)]
    degree = [1 + code.count(node) for node in range(n)]
    leaves = [node for node in range(n) if degree[node] == 1]
    heapq.heapify(leaves)
    edges = []
    for node in code:
        edges.append(_edge(heapq.heappop(leaves), node))
        degree[node] -= 1
        if degree[node] == 1:
            heapq.heappush(leaves, node)
    edges.append(_edge(heapq.heappop(leaves), heapq.heappop(leaves)))
    return tuple(sorted(edges))


def random_graph(rng: Random, n: int, m: int) -> tuple[Edge, ...]:
    """Draw a simple graph with `n` nodes and `m` edges uniformly.

    >>> random_graph(Random(1), 5, 4)
    ((0, 1), (0, 2), (0, 3), (1, 2))

    Raises:
        ValueError: `m` is more than n(n-1)/2.
    """
    return _extend(rng, (), list(combinations(range(n), 2)), m)


def random_connected(rng: Random, n: int, m: int) -> tuple[Edge, ...]:
    """Draw a connected simple graph with `n` nodes and `m` edges: a uniform tree and further edges.

    >>> len(random_connected(Random(1), 6, 9))
    9

    Raises:
        ValueError: `m` is less than n-1 or more than n(n-1)/2.
    """
    return _extend(rng, random_tree(rng, n), list(combinations(range(n), 2)), m)


def random_planar(rng: Random, n: int, m: int) -> tuple[Edge, ...]:
    """Draw a connected planar graph: nodes stacked into faces of a triangle, then edges removed at random.

    >>> len(random_planar(Random(1), 8, 12))
    12

    Raises:
        ValueError: `m` is not in n-1..3n-6, or n < 3.
    """
    if n < 3 or not n - 1 <= m <= 3 * n - 6:
        raise ValueError(f"n={n}, m={m}: expected n >= 3 and n-1 <= m <= 3n-6")
    faces = [(0, 1, 2), (0, 1, 2)]
    edges = {(0, 1), (0, 2), (1, 2)}
    for node in range(3, n):
        a, b, c = faces.pop(rng.randrange(len(faces)))
        faces += [(a, b, node), (a, c, node), (b, c, node)]
        edges |= {(a, node), (b, node), (c, node)}
    pool = sorted(edges)
    rng.shuffle(pool)
    kept: list[Edge] = []
    spare: list[Edge] = []
    joined = _Sets(n)
    for u, v in pool:
        (kept if joined.join(u, v) else spare).append((u, v))
    names = rng.sample(range(n), n)
    return tuple(sorted(_edge(names[u], names[v]) for u, v in kept + spare[: m - len(kept)]))


def random_regular(rng: Random, n: int, degree: int) -> tuple[Edge, ...]:
    """Draw a simple graph in which every node has `degree` neighbours, by pairing and repair of clashes.

    >>> len(random_regular(Random(1), 8, 3))
    12

    Raises:
        ValueError: n * degree is odd or `degree` is n or more.
    """
    if n * degree % 2 or not 0 <= degree < n:
        raise ValueError(f"n={n}, degree={degree}: expected an even product and degree < n")
    if 2 * degree > n:
        absent = random_regular(rng, n, n - 1 - degree)
        return tuple(edge for edge in combinations(range(n), 2) if edge not in absent)
    while True:
        stubs = [node for node in range(n) for _ in range(degree)]
        edges: set[Edge] = set()
        while stubs:
            rng.shuffle(stubs)
            left = []
            for u, v in zip(stubs[::2], stubs[1::2], strict=True):
                if u == v or _edge(u, v) in edges:
                    left += [u, v]
                else:
                    edges.add(_edge(u, v))
            if len(left) == len(stubs):
                break
            stubs = left
        if not stubs:
            return tuple(sorted(edges))


def random_dag(rng: Random, n: int, m: int, connected: bool = True) -> tuple[Edge, ...]:
    """Draw `m` arcs along a hidden random order of the nodes; with `connected` the graph hangs together.

    >>> len(random_dag(Random(1), 6, 8))
    8

    Raises:
        ValueError: `m` is out of range.
    """
    base = random_tree(rng, n) if connected else ()
    edges = _extend(rng, base, list(combinations(range(n), 2)), m)
    names = rng.sample(range(n), n)
    return tuple(sorted((names[u], names[v]) for u, v in edges))


def random_strong(rng: Random, n: int, m: int) -> tuple[Edge, ...]:
    """Draw a digraph with `m` arcs in which every node reaches every other: a random ring and further arcs.

    >>> len(random_strong(Random(1), 5, 9))
    9

    Raises:
        ValueError: `m` is less than n or more than n(n-1), or n < 2.
    """
    if n < 2:
        raise ValueError(f"n={n}: expected at least 2 nodes")
    ring = rng.sample(range(n), n)
    base = tuple(zip(ring, [*ring[1:], ring[0]], strict=True))
    return _extend(rng, base, list(permutations(range(n), 2)), m)


def weighted(rng: Random, edges: Iterable[Edge], low: int, high: int, distinct: bool = False) -> tuple[Weighted, ...]:
    """Give every edge a random weight from `low` to `high`, all different if `distinct`.

    >>> weighted(Random(1), [(0, 1), (1, 2)], 1, 9)
    ((0, 1, 2), (1, 2, 8))
    """
    listed = list(edges)
    span = range(low, high + 1)
    weights = rng.sample(span, len(listed)) if distinct else rng.choices(span, k=len(listed))
    return tuple((u, v, w) for (u, v), w in zip(listed, weights, strict=True))


def relabelled(edges: Edges, names: Sequence[int], directed: bool = False) -> tuple[tuple[Any, ...], ...]:
    """Rename node v to ``names[v]`` and sort the edges.

    >>> relabelled([(0, 1), (1, 2, 5)], [2, 0, 1])
    ((0, 1, 5), (0, 2))
    """
    renamed = [(names[u], names[v], *rest) for u, v, *rest in edges]
    return tuple(sorted(edge if directed else (*_edge(edge[0], edge[1]), *edge[2:]) for edge in renamed))


# Search


def neighbours(n: int, edges: Edges, directed: bool = False) -> list[list[int]]:
    """List the neighbours (or the heads of outgoing arcs) of each node in increasing order.

    >>> neighbours(3, [(0, 1), (0, 2)])
    [[1, 2], [0], [0]]
    """
    lists: list[list[int]] = [[] for _ in range(n)]
    for u, v, *_ in edges:
        lists[u].append(v)
        if not directed:
            lists[v].append(u)
    return [sorted(near) for near in lists]


def matrix(n: int, edges: Edges, directed: bool = False, absent: int = 0) -> tuple[tuple[int, ...], ...]:
    """Give the adjacency matrix, with weights where edges have them and `absent` where there is no edge.

    >>> matrix(2, [(0, 1, 7)])
    ((0, 7), (7, 0))
    """
    rows = [[absent] * n for _ in range(n)]
    for u, v, *rest in edges:
        rows[u][v] = rest[0] if rest else 1
        if not directed:
            rows[v][u] = rows[u][v]
    return tuple(map(tuple, rows))


def components(n: int, edges: Edges) -> list[list[int]]:
    """List the connected components, nodes increasing, by their smallest node.

    >>> components(4, [(0, 2), (1, 3)])
    [[0, 2], [1, 3]]
    """
    joined = _Sets(n)
    for u, v, *_ in edges:
        joined.join(u, v)
    groups: dict[int, list[int]] = {}
    for node in range(n):
        groups.setdefault(joined.find(node), []).append(node)
    return list(groups.values())


def is_connected(n: int, edges: Edges) -> bool:
    """Tell whether the graph, arrows ignored, hangs together.

    >>> is_connected(3, [(0, 1)]), is_connected(3, [(0, 1), (1, 2)])
    (False, True)
    """
    return len(components(n, edges)) <= 1


def distances(n: int, edges: Edges, source: int, directed: bool = False) -> list[int | None]:
    """Count the edges on shortest ways from `source`, weights ignored; None where there is no way.

    >>> distances(4, [(0, 1), (1, 2)], 0)
    [0, 1, 2, None]
    """
    near = neighbours(n, edges, directed)
    found: list[int | None] = [None] * n
    found[source] = steps = 0
    layer = [source]
    while layer:
        steps += 1
        following = []
        for u in layer:
            for v in near[u]:
                if found[v] is None:
                    found[v] = steps
                    following.append(v)
        layer = following
    return found


def shortest_paths(
    n: int, edges: Iterable[Weighted], source: int, directed: bool = False
) -> tuple[list[int | None], list[int]]:
    """Give the least weight of a path from `source` to each node (None: no path) and the number of such paths.

    Weights are positive integers; the count 1 says that the shortest path is unique (Dijkstra).

    >>> shortest_paths(4, [(0, 1, 1), (1, 2, 2), (0, 2, 3)], 0)
    ([0, 1, 3, None], [1, 1, 2, 0])
    """
    near: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, w in edges:
        near[u].append((v, w))
        if not directed:
            near[v].append((u, w))
    least: list[int | None] = [None] * n
    counts = [0] * n
    tentative = {source: 0}
    counts[source] = 1
    queue = [(0, source)]
    while queue:
        distance, u = heapq.heappop(queue)
        if least[u] is not None:
            continue
        least[u] = distance
        for v, w in near[u]:
            reached = tentative.get(v)
            if reached is None or distance + w < reached:
                tentative[v] = distance + w
                counts[v] = counts[u]
                heapq.heappush(queue, (distance + w, v))
            elif distance + w == reached:
                counts[v] += counts[u]
    return least, counts


def shortest_path(n: int, edges: Edges, source: int, target: int, directed: bool = False) -> list[int] | None:
    """Give the path with the fewest edges that is first in dictionary order, or None.

    >>> shortest_path(4, [(0, 1), (0, 2), (1, 3), (2, 3)], 0, 3)
    [0, 1, 3]
    """
    listed = [tuple(edge) for edge in edges]
    to_target = distances(n, [(v, u) for u, v, *_ in listed], target, directed)
    if to_target[source] is None:
        return None
    near = neighbours(n, listed, directed)
    path = [source]
    while path[-1] != target:
        here = to_target[path[-1]]
        assert here is not None
        path.append(next(v for v in near[path[-1]] if to_target[v] == here - 1))
    return path


def topological_order(n: int, arcs: Edges) -> list[int] | None:
    """Give the topological order that is first in dictionary order, or None if there is a cycle.

    >>> topological_order(3, [(2, 0), (1, 0)]), topological_order(2, [(0, 1), (1, 0)])
    ([1, 2, 0], None)
    """
    after = neighbours(n, arcs, directed=True)
    waiting = [0] * n
    for heads in after:
        for v in heads:
            waiting[v] += 1
    ready = [v for v in range(n) if not waiting[v]]
    heapq.heapify(ready)
    order = []
    while ready:
        u = heapq.heappop(ready)
        order.append(u)
        for v in after[u]:
            waiting[v] -= 1
            if not waiting[v]:
                heapq.heappush(ready, v)
    return order if len(order) == n else None


def strong_components(n: int, arcs: Edges) -> list[list[int]]:
    """List the strongly connected components, nodes increasing, by their smallest node.

    >>> strong_components(4, [(0, 1), (1, 0), (1, 2), (2, 3)])
    [[0, 1], [2], [3]]
    """
    listed = [tuple(arc) for arc in arcs]
    backward = neighbours(n, [(v, u) for u, v, *_ in listed], directed=True)
    finished = _finish_order(n, neighbours(n, listed, directed=True))
    seen: set[int] = set()
    found = []
    for root in reversed(finished):
        if root not in seen:
            group = _reach(backward, root, seen)
            found.append(sorted(group))
    return sorted(found)


def two_colouring(n: int, edges: Edges) -> list[int] | None:
    """Give a side, 0 or 1, to every node so that edges join different sides, or None; each component starts with 0.

    >>> two_colouring(3, [(0, 1), (1, 2)]), two_colouring(3, [(0, 1), (1, 2), (0, 2)])
    ([0, 1, 0], None)
    """
    near = neighbours(n, edges)
    side: list[int] = [-1] * n
    for root in range(n):
        if side[root] < 0:
            side[root] = 0
            queue = deque([root])
            while queue:
                u = queue.popleft()
                for v in near[u]:
                    if side[v] < 0:
                        side[v] = 1 - side[u]
                        queue.append(v)
                    elif side[v] == side[u]:
                        return None
    return side


def minimum_spanning_tree(n: int, edges: Iterable[Weighted]) -> tuple[Weighted, ...]:
    """Give the edges of a spanning forest of least weight, sorted; ties go to the smaller edge (Kruskal).

    >>> minimum_spanning_tree(3, [(0, 1, 5), (0, 2, 1), (1, 2, 2)])
    ((0, 2, 1), (1, 2, 2))
    """
    joined = _Sets(n)
    ordered = sorted(edges, key=lambda edge: (edge[2], edge))
    return tuple(sorted(edge for edge in ordered if joined.join(edge[0], edge[1])))


# Compare


def canonical(
    n: int, edges: Edges, colours: Sequence[int] = (), directed: bool = False, budget: int = 20_000
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Give colours and edges that are the same for isomorphic graphs and differ for others, for keys.

    Nodes keep their colours and edges their integer weights. Colour refinement and search among what it leaves alike;
    twins count once. `budget` bounds the refinements.

    >>> canonical(3, [(0, 1), (1, 2)]) == canonical(3, [(0, 1), (0, 2)])
    True

    Raises:
        BudgetError: the graph is too symmetric.

    Source: McKay, "Practical graph isomorphism", Congressus Numerantium 30 (1981), the basic search only.
    """
    listed = [tuple(edge) for edge in edges]
    out: list[list[tuple[int, ...]]] = [[] for _ in range(n)]
    into: list[list[tuple[int, ...]]] = [[] for _ in range(n)]
    for u, v, *rest in listed:
        out[u].append((v, *rest))
        into[v].append((u, *rest))
        if not directed:
            out[v].append((u, *rest))
            into[u].append((v, *rest))
    start = [colours[v] if colours else 0 for v in range(n)]
    best: tuple[tuple[int, ...], tuple[tuple[int, ...], ...]] | None = None
    pending = [_refine(start, out, into)]
    while pending:
        cells = pending.pop()
        budget -= 1
        if budget < 0:
            raise BudgetError(f"the graph with n={n} is too symmetric for a canonical form: raise the budget")
        tied = _first_tie(cells)
        if tied:
            for node in _without_twins(tied, out, into):
                split = [2 * colour for colour in cells]
                split[node] -= 1
                pending.append(_refine(split, out, into))
        else:
            form = (tuple(c for _, c in sorted(zip(cells, start, strict=True))), relabelled(listed, cells, directed))
            best = form if best is None or form < best else best
    return best or ((), ())


# Write


def labels(n: int, style: str = "numbers") -> tuple[str, ...]:
    """Name the nodes for prompts: ``numbers`` from 1 on or ``letters`` from A on (at most 26).

    >>> labels(3), labels(3, "letters")
    (('1', '2', '3'), ('A', 'B', 'C'))

    Raises:
        ValueError: there are too many nodes for letters, or the style is unknown.
    """
    if style == "numbers":
        return tuple(str(v) for v in range(1, n + 1))
    if style == "letters" and n <= 26:
        return tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:n])
    raise ValueError(f"n={n}, style={style!r}: expected 'numbers', or 'letters' with at most 26 nodes")


class _Sets:
    """Disjoint sets of nodes."""

    def __init__(self, n: int) -> None:
        self._parent = list(range(n))

    def find(self, node: int) -> int:
        while self._parent[node] != node:
            self._parent[node] = node = self._parent[self._parent[node]]
        return node

    def join(self, u: int, v: int) -> bool:
        """Join two sets; False if they were one already."""
        u, v = self.find(u), self.find(v)
        self._parent[u] = v
        return u != v


def _edge(u: int, v: int) -> Edge:
    return (u, v) if u < v else (v, u)


def _extend(rng: Random, base: Sequence[Edge], possible: list[Edge], m: int) -> tuple[Edge, ...]:
    if not len(base) <= m <= len(possible):
        raise ValueError(f"m={m}: expected {len(base)} to {len(possible)} edges")
    taken = set(base)
    free = [edge for edge in possible if edge not in taken]
    return tuple(sorted([*base, *rng.sample(free, m - len(base))]))


def _finish_order(n: int, after: list[list[int]]) -> list[int]:
    """List the nodes in the order in which a depth-first search leaves them."""
    seen = [False] * n
    order = []
    for root in range(n):
        stack = [(root, 0)]
        while stack:
            node, step = stack.pop()
            if step == 0:
                if seen[node]:
                    continue
                seen[node] = True
            if step < len(after[node]):
                stack += [(node, step + 1), (after[node][step], 0)]
            else:
                order.append(node)
    return order


def _reach(near: list[list[int]], root: int, seen: set[int]) -> list[int]:
    seen.add(root)
    group = [root]
    for node in group:
        for other in near[node]:
            if other not in seen:
                seen.add(other)
                group.append(other)
    return group


def _refine(colours: Sequence[int], out: list[list[tuple[int, ...]]], into: list[list[tuple[int, ...]]]) -> list[int]:
    """Split colour classes by the colours around until nothing changes; colours become ranks."""
    current = _ranks(list(colours))
    while True:
        views = [
            (
                current[v],
                sorted((current[u], *rest) for u, *rest in out[v]),
                sorted((current[u], *rest) for u, *rest in into[v]),
            )
            for v in range(len(current))
        ]
        refined = _ranks(views)
        if refined == current:
            return current
        current = refined


def _ranks(values: list[Any]) -> list[int]:
    """Replace every value by the number of smaller ones."""
    first: dict[str, int] = {}
    for index, value in enumerate(sorted(values)):
        first.setdefault(repr(value), index)
    return [first[repr(value)] for value in values]


def _first_tie(colours: list[int]) -> list[int]:
    """List the nodes of the first colour that several share."""
    shared = [colour for colour in colours if colours.count(colour) > 1]
    return [v for v, colour in enumerate(colours) if shared and colour == min(shared)]


def _without_twins(tied: list[int], out: list[list[tuple[int, ...]]], into: list[list[tuple[int, ...]]]) -> list[int]:
    """Keep one node of those that can be exchanged without any change to the graph."""
    kept: list[int] = []
    for node in tied:
        if not any(_are_twins(node, other, out) and _are_twins(node, other, into) for other in kept):
            kept.append(node)
    return kept


def _are_twins(a: int, b: int, near: list[list[tuple[int, ...]]]) -> bool:
    swap = {a: b, b: a}
    return sorted((swap.get(u, u), *rest) for u, *rest in near[a]) == sorted(near[b])
