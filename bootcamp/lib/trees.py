"""Trees on the nodes 0..n-1: rooted by a list of parents, or given by their edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bootcamp.lib.graph import Edges


def random_parents(rng: Random, n: int, window: int) -> tuple[int, ...]:
    """Draw a rooted tree as the parent of each node, -1 for the root; parents are among the `window` nodes before.

    Nodes are named at random. A small window makes deep trees.

    >>> random_parents(Random(1), 5, 2)
    (1, -1, 4, 4, 0)
    """
    names = rng.sample(range(n), n)
    parents = [-1] * n
    for place in range(1, n):
        parents[names[place]] = names[rng.randrange(max(0, place - window), place)]
    return tuple(parents)


def rooted(n: int, edges: Edges, root: int = 0) -> tuple[list[int], list[int]]:
    """Give the parent of each node, -1 for the root, and all nodes in an order in which parents come first.

    >>> rooted(3, [(0, 1), (1, 2)], 1)
    ([1, -1, 1], [1, 0, 2])
    """
    near: list[list[int]] = [[] for _ in range(n)]
    for u, v, *_ in edges:
        near[u].append(v)
        near[v].append(u)
    parents = [-1] * n
    order = [root]
    for here in order:  # grows while it is walked through
        for other in near[here]:
            if other != parents[here]:
                parents[other] = here
                order.append(other)
    return parents, order


def to_root(parents: Sequence[int], node: int) -> list[int]:
    """List the nodes from one to the root.

    >>> to_root([1, -1, 0], 2)
    [2, 0, 1]
    """
    way = [node]
    while parents[way[-1]] >= 0:
        way.append(parents[way[-1]])
    return way


def path_between(parents: Sequence[int], u: int, v: int) -> list[int]:
    """List the nodes on the path between two nodes of a rooted tree, both included.

    >>> path_between([-1, 0, 0, 2], 1, 3)
    [1, 0, 2, 3]
    """
    up, down = to_root(parents, u), to_root(parents, v)
    while len(up) > 1 and len(down) > 1 and up[-2] == down[-2]:
        up.pop()
        down.pop()
    if up[-1] == down[-1]:
        down.pop()
    return up + down[::-1]


def all_distances(n: int, edges: Iterable[Sequence[int]]) -> list[list[int]]:
    """Give the distances between all nodes of a tree; edges without a length have the length 1.

    >>> all_distances(3, [(0, 1, 4), (1, 2, 5)])
    [[0, 4, 9], [4, 0, 5], [9, 5, 0]]
    """
    listed = [tuple(edge) for edge in edges]
    lengths = {pair: rest[0] if rest else 1 for u, v, *rest in listed for pair in ((u, v), (v, u))}
    parents, order = rooted(n, listed)
    found = [[0] * n for _ in range(n)]
    for place, node in enumerate(order[1:], start=1):
        above = parents[node]
        for other in order[:place]:
            found[node][other] = found[other][node] = found[above][other] + lengths[node, above]
    return found


def tree_code(n: int, edges: Edges) -> str:
    """Give a text that is the same for isomorphic trees without labels and differs for others.

    >>> tree_code(3, [(0, 1), (1, 2)]) == tree_code(3, [(0, 1), (0, 2)])
    True

    Source: Aho, Hopcroft and Ullman, The Design and Analysis of Computer Algorithms (1974).
    """
    listed = [tuple(edge[:2]) for edge in edges]
    away = all_distances(n, listed)
    radius = min(map(max, away))
    codes = []
    for centre in (v for v in range(n) if max(away[v]) == radius):
        parents, order = rooted(n, listed, centre)
        below: list[list[str]] = [[] for _ in range(n)]
        for v in reversed(order[1:]):
            below[parents[v]].append(f"({''.join(sorted(below[v]))})")
        codes.append(f"({''.join(sorted(below[centre]))})")
    return min(codes)
