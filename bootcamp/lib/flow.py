"""Flows, cuts and matchings on the nodes 0..n-1, with the certificates that prove them best."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

from bootcamp.lib.solver import BudgetError

Arc = tuple[int, int, int]
"""Tail, head and capacity."""


def max_flow(n: int, arcs: Sequence[Arc], source: int, sink: int) -> tuple[int, list[int], set[int]]:
    """Give the greatest value of a flow, its amount on each arc, and the smallest source side of a least cut.

    >>> max_flow(3, [(0, 1, 5), (1, 2, 3), (0, 2, 1)], 0, 2)
    (4, [3, 3, 1], {0, 1})

    Source: Edmonds and Karp, "Theoretical improvements in algorithmic efficiency for network flow problems", Journal of
    the ACM 19 (1972).
    """
    left, ends, leaving = _residual(n, arcs)
    value = 0
    while True:
        by: dict[int, int] = {source: -1}
        queue = deque([source])
        while queue and sink not in by:
            here = queue.popleft()
            for index in leaving[here]:
                if left[index] and ends[index] not in by:
                    by[ends[index]] = index
                    queue.append(ends[index])
        if sink not in by:
            return value, [left[2 * place + 1] for place in range(len(arcs))], set(by)
        value += _push(left, ends, by, source, sink, sum(left))


def min_cost_flow(
    n: int, arcs: Sequence[tuple[int, int, int, int]], source: int, sink: int, amount: int
) -> tuple[int, list[int]] | None:
    """Give the least cost of a flow of `amount`, and its amount on each arc (tail, head, capacity, cost), or None.

    Costs may be negative as long as no cycle has a negative sum.

    >>> min_cost_flow(3, [(0, 1, 5, 1), (1, 2, 3, 1), (0, 2, 9, 4)], 0, 2, 4)
    (10, [3, 3, 1])
    """
    left, ends, leaving = _residual(n, [arc[:3] for arc in arcs])
    costs = [cost for *_, price in arcs for cost in (price, -price)]
    total = 0
    while amount:
        least = {source: 0}
        by: dict[int, int] = {source: -1}
        queue = deque([source])
        while queue:
            here = queue.popleft()
            for index in leaving[here]:
                there, cost = ends[index], least[here] + costs[index]
                if left[index] and (there not in least or cost < least[there]):
                    least[there], by[there] = cost, index
                    if there not in queue:
                        queue.append(there)
        if sink not in by:
            return None
        pushed = _push(left, ends, by, source, sink, amount)
        total += pushed * least[sink]
        amount -= pushed
    return total, [left[2 * place + 1] for place in range(len(arcs))]


def disjoint_paths(
    n: int, edges: Sequence[tuple[int, int]], source: int, sink: int
) -> tuple[list[list[int]], list[int]]:
    """Give the most paths of an undirected graph that share no inner node, and as many nodes that part the ends.

    The ends must not be neighbours (Menger's theorem).

    >>> disjoint_paths(4, [(0, 1), (1, 2), (0, 3), (3, 2)], 0, 2)
    ([[0, 3, 2], [0, 1, 2]], [1, 3])
    """
    arcs = [(v, n + v, n if v in (source, sink) else 1) for v in range(n)]  # node v is entered at v and left at n + v
    arcs += [arc for u, v in edges for arc in ((n + u, v, 1), (n + v, u, 1))]
    value, amounts, side = max_flow(2 * n, [(u, v, c if u + n == v else n) for u, v, c in arcs], source, n + sink)
    after: dict[int, list[int]] = {}
    for (u, v, _), amount in zip(arcs, amounts, strict=True):
        if amount and u >= n:
            after.setdefault(u - n, []).append(v)
    paths = []
    for _ in range(value):
        path = [source]
        while path[-1] != sink:
            path.append(after[path[-1]].pop())
        paths.append(path)
    return paths, [v for v in range(n) if v in side and n + v not in side]


def matching_ways(near: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Match left places in turn to places on the right that are `near` them: give the way of each, or nothing.

    A way lists left and right places in turn; each left one gets the right one behind it, which the next left one had.

    >>> list(matching_ways([[0, 1], [0], [0]]))
    [[0, 0], [1, 0, 0, 1], []]
    """
    owner: dict[int, int] = {}

    def augment(one: int, seen: set[int]) -> list[int]:
        for other in near[one]:
            if other not in seen:
                seen.add(other)
                way = augment(owner[other], seen) if other in owner else []
                if way or other not in owner:
                    owner[other] = one
                    return [one, other, *way]
        return []

    for one in range(len(near)):
        yield augment(one, set())


def matching_cover(near: Sequence[Sequence[int]]) -> tuple[dict[int, int], set[int], set[int]]:
    """Match as many left places as possible to places on the right that are `near` them, with a cover as proof.

    The cover is a set of left and a set of right places, together as many as the matching has pairs, that touch all
    allowed pairs (König's theorem).

    >>> matching_cover([[0, 1], [0], [0]])
    ({1: 0, 0: 1}, {0}, {0})
    """
    owner: dict[int, int] = {}
    for way in matching_ways(near):
        owner |= dict(zip(way[1::2], way[::2], strict=True))
    matched = set(owner.values())
    reached = [one for one in range(len(near)) if one not in matched]
    right: set[int] = set()
    for one in reached:  # grows while it is walked through
        for other in near[one]:
            if other not in right:
                right.add(other)
                reached.append(owner[other])
    return {one: other for other, one in owner.items()}, set(range(len(near))) - set(reached), right


def heaviest_matching(
    n: int, edges: Sequence[tuple[int, int, int]], budget: int = 50_000
) -> tuple[int, list[tuple[int, int]]]:
    """Give the greatest sum of positive weights of edges no two of which share a node, and such edges, sorted.

    Nodes are settled in turn, the best for each set of used nodes kept; raises BudgetError after `budget` such sets.

    >>> heaviest_matching(4, [(0, 1, 3), (1, 2, 5), (2, 3, 3)])
    (6, [(0, 1), (2, 3)])
    """
    around: list[list[tuple[int, int]]] = [[] for _ in range(n)]
    for u, v, weight in edges:
        around[u].append((v, weight))
        around[v].append((u, weight))
    best: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {0: (0, ())}
    settled: set[int] = set()
    border: set[int] = set()  # nodes not settled, with neighbours that are
    while len(settled) < n:
        # the node that adds the fewest to the border comes next
        fresh = {v: sum(w not in settled and w not in border for w, _ in around[v]) for v in range(n)}
        node = min(set(range(n)) - settled, key=lambda v: (fresh[v] - (v in border), v))
        settled.add(node)
        later = [(other, weight) for other, weight in around[node] if other not in settled]
        border = {*border, *(other for other, _ in later)} - {node}
        grown: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {}
        for used, (total, chosen) in best.items():
            ways = [(used & ~(1 << node), total, chosen)]
            if not used >> node & 1:
                free = [(other, weight) for other, weight in later if not used >> other & 1]
                ways += [
                    (used | 1 << other, total + w, (*chosen, (min(node, other), max(node, other)))) for other, w in free
                ]
            for key, sum_, pairs in ways:
                if key not in grown or grown[key][0] < sum_:
                    grown[key] = (sum_, pairs)
        budget -= len(grown)
        if budget < 0:
            raise BudgetError(f"too many sets of used nodes at n={n}: raise the budget or take fewer edges")
        best = grown
    total, chosen = best[0]
    return total, sorted(chosen)


def _residual(n: int, arcs: Sequence[Arc]) -> tuple[list[int], list[int], list[list[int]]]:
    """Give what is left of each arc and, after it, of the arc back; where each ends; and which leave each node."""
    left, ends = [], []
    leaving: list[list[int]] = [[] for _ in range(n)]
    for place, (u, v, capacity) in enumerate(arcs):
        left += [capacity, 0]
        ends += [v, u]
        leaving[u].append(2 * place)
        leaving[v].append(2 * place + 1)
    return left, ends, leaving


def _push(left: list[int], ends: list[int], by: dict[int, int], source: int, sink: int, most: int) -> int:
    """Send as much as fits, at most `most`, along the arcs `by` which the nodes were reached; give the amount."""
    way = []
    here = sink
    while here != source:
        way.append(by[here])
        here = ends[by[here] ^ 1]
    most = min(most, *(left[index] for index in way))
    for index in way:
        left[index] -= most
        left[index ^ 1] += most
    return most
