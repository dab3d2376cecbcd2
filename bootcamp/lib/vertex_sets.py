"""Best sets of vertices of small graphs, by exhaustive search within counted budgets.

A graph on 0..n-1 is a list of bit sets: bit u of ``near[v]`` is set where u and v are neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import values as members


def largest_independent(near: Sequence[int], budget: int = 20_000) -> list[int]:
    """Give a largest set of vertices no two of which are neighbours, sorted.

    Branch and bound, where the bound is a number of cliques that hold all remaining vertices. Raises BudgetError after
    `budget` nodes.

    >>> largest_independent([0b0110, 0b1001, 0b1001, 0b0110])
    [0, 3]
    """
    return members(_independent(near, (1 << len(near)) - 1, -1, _Nodes(budget)) or 0)


def smallest_dominating(near: Sequence[int], budget: int = 20_000) -> list[int]:
    """Give a smallest set of vertices such that each other vertex is a neighbour of one of them, sorted.

    Sizes are tried from 0 on. Raises BudgetError after `budget` nodes.

    >>> smallest_dominating([0b0010, 0b0101, 0b1010, 0b0100])
    [1, 2]
    """
    covered = [mask | 1 << vertex for vertex, mask in enumerate(near)]
    everything = (1 << len(near)) - 1
    nodes = _Nodes(budget)
    sizes = (_dominating(covered, everything, everything, size, nodes) for size in range(len(near) + 1))
    return members(next(found for found in sizes if found is not None))


def bit_sets(n: int, edges: Iterable[Sequence[int]]) -> list[int]:
    """Give the neighbours of every vertex as bit sets.

    >>> bit_sets(3, [(0, 1), (1, 2)])
    [2, 5, 2]
    """
    near = [0] * n
    for u, v, *_ in edges:
        near[u] |= 1 << v
        near[v] |= 1 << u
    return near


def largest_clique(near: Sequence[int], budget: int = 20_000) -> list[int]:
    """Give a largest set of vertices any two of which are neighbours, sorted; raises BudgetError like the others.

    Colour classes bound what is left (Tomita).

    >>> largest_clique([0b0110, 0b0101, 0b1011, 0b0100])
    [0, 1, 2]
    """
    nodes, best = _Nodes(budget), 0

    def extend(clique: int, open_: int) -> None:
        nonlocal best
        nodes.spend()
        classes = []
        rest = open_
        while rest:
            free, group = rest, 0
            while free:
                vertex = (free & -free).bit_length() - 1
                group |= 1 << vertex
                free &= ~(near[vertex] | 1 << vertex)
            classes.append(group)
            rest &= ~group
        size = clique.bit_count()
        for colours in range(len(classes), 0, -1):
            for vertex in members(classes[colours - 1]):
                if size + colours <= best.bit_count():
                    return
                extend(clique | 1 << vertex, open_ & near[vertex])
                open_ &= ~(1 << vertex)
        if size > best.bit_count():
            best = clique

    extend(0, (1 << len(near)) - 1)
    return members(best)


def lightest_cover(near: Sequence[int], costs: Sequence[int], budget: int = 20_000) -> list[int]:
    """Give a set of vertices of least total cost, all positive, that touches every edge, sorted.

    Branch and bound, where the bound is a payment that each edge asks of both its ends. Raises BudgetError after
    `budget` nodes.

    >>> lightest_cover([0b110, 0b001, 0b001], [5, 2, 2])
    [1, 2]
    """
    nodes = _Nodes(budget)
    best, limit = 0, sum(costs) + 1

    def search(alive: int, chosen: int, total: int) -> None:
        nonlocal best, limit
        nodes.spend()
        left, bound = list(costs), total
        for v in members(alive):
            for u in members(near[v] & alive >> v << v):
                paid = min(left[u], left[v])
                left[u] -= paid
                left[v] -= paid
                bound += paid
        if bound >= limit:
            return
        vertex = max(members(alive), key=lambda v: (near[v] & alive).bit_count(), default=0)
        around = near[vertex] & alive
        if not alive or not around:
            best, limit = chosen, total
            return
        search(alive & ~(1 << vertex), chosen | 1 << vertex, total + costs[vertex])
        search(alive & ~(around | 1 << vertex), chosen | around, total + sum(costs[u] for u in members(around)))

    search((1 << len(near)) - 1, 0, 0)
    return members(best)


def smallest_feedback(near: Sequence[int], budget: int = 20_000) -> list[int]:
    """Give a smallest set of vertices that every cycle passes through, sorted.

    Sizes are tried from 0 on, and the vertices of a shortest cycle in turn. Raises BudgetError after `budget` nodes.

    >>> smallest_feedback([0b0110, 0b0101, 0b1011, 0b0100])
    [0]
    """
    everything = (1 << len(near)) - 1
    nodes = _Nodes(budget)
    sizes = (_feedback(near, everything, everything, size, nodes) for size in range(len(near) + 1))
    return members(next(found for found in sizes if found is not None))


def spread(near: Sequence[int], thresholds: Sequence[int], active: int) -> int:
    """Give the set of vertices that become active: each once at least its threshold of neighbours is.

    >>> spread([0b010, 0b101, 0b010], [1, 1, 2], 0b001)
    3
    """
    while True:
        grown = active
        for vertex, around in enumerate(near):
            if not active >> vertex & 1 and (around & active).bit_count() >= thresholds[vertex]:
                grown |= 1 << vertex
        if grown == active:
            return active
        active = grown


def smallest_seeds(near: Sequence[int], thresholds: Sequence[int], budget: int = 20_000) -> list[int]:
    """Give a smallest set of vertices from which the activity of :func:`spread` reaches all, sorted.

    Sizes are tried from 0 on; each vertex that is no seed needs as many edges to earlier ones as its threshold, which
    bounds the search. Raises BudgetError after `budget` nodes.

    >>> smallest_seeds([0b010, 0b101, 0b010], [1, 2, 1])
    [1]
    """
    nodes = _Nodes(budget)
    sizes = (_seeds(near, thresholds, 0, -1, size, nodes) for size in range(len(near) + 1))
    return members(next(found for found in sizes if found is not None))


class _Nodes:
    """Counts the nodes of a search."""

    def __init__(self, budget: int) -> None:
        self.budget = self.left = budget

    def spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise BudgetError(f"no decision after {self.budget} nodes: raise the budget or make the graph smaller")


def _independent(near: Sequence[int], alive: int, low: int, nodes: _Nodes) -> int | None:
    """Give a largest independent set among the vertices `alive`, or None if it has no more than `low` vertices."""
    nodes.spend()
    taken = 0
    while alive:
        simple = next((v for v in members(alive) if _is_clique(near, near[v] & alive)), None)
        if simple is None:
            break
        taken |= 1 << simple  # some largest set has a vertex whose neighbours are neighbours of each other
        alive &= ~(near[simple] | 1 << simple)
    low -= taken.bit_count()
    if _clique_cover(near, alive) <= low:
        return None
    if not alive:
        return taken
    busiest = max(members(alive), key=lambda v: (near[v] & alive).bit_count())
    rest = alive & ~(1 << busiest)
    best = _independent(near, rest & ~near[busiest], low - 1, nodes)
    if best is not None:
        best |= 1 << busiest
        low = best.bit_count()
    without = _independent(near, rest, low, nodes)
    best = best if without is None else without
    return None if best is None else best | taken


def _is_clique(near: Sequence[int], group: int) -> bool:
    return all(not group & ~(near[v] | 1 << v) for v in members(group))


def _clique_cover(near: Sequence[int], alive: int) -> int:
    """Count the cliques of a greedy cover of the vertices `alive`, those with the fewest neighbours first."""
    cliques = 0
    while alive:
        cliques += 1
        open_ = alive
        while open_:
            vertex = min(members(open_), key=lambda v: (near[v] & alive).bit_count())
            alive &= ~(1 << vertex)
            open_ &= near[vertex]
    return cliques


def _dominating(covered: Sequence[int], missing: int, allowed: int, size: int, nodes: _Nodes) -> int | None:
    """Choose up to `size` vertices of `allowed` that cover all that are `missing`, or give None."""
    nodes.spend()
    if not missing:
        return 0
    gains = sorted(((covered[v] & missing).bit_count() for v in members(allowed)), reverse=True)
    if sum(gains[:size]) < missing.bit_count():
        return None
    hardest = min(members(missing), key=lambda v: (covered[v] & allowed).bit_count())
    for vertex in sorted(members(covered[hardest] & allowed), key=lambda v: -(covered[v] & missing).bit_count()):
        found = _dominating(covered, missing & ~covered[vertex], allowed, size - 1, nodes)
        if found is not None:
            return found | 1 << vertex
        allowed &= ~(1 << vertex)
    return None


def _feedback(near: Sequence[int], alive: int, allowed: int, size: int, nodes: _Nodes) -> int | None:
    """Choose up to `size` vertices of `allowed` without which `alive` has no cycle, or give None."""
    nodes.spend()
    alive = _core(near, alive)
    if not alive:
        return 0
    degrees = {v: (near[v] & alive).bit_count() for v in members(alive)}
    excess = sum(degrees.values()) // 2 - len(degrees)  # a forest has fewer edges than vertices
    gains = sorted((degree - 1 for v, degree in degrees.items() if allowed >> v & 1), reverse=True)
    if size == 0 or sum(gains[:size]) <= excess:
        return None
    for vertex in sorted(_short_cycle(near, alive), key=lambda v: (-degrees[v], v)):
        if allowed >> vertex & 1:
            found = _feedback(near, alive & ~(1 << vertex), allowed, size - 1, nodes)
            if found is not None:
                return found | 1 << vertex
            allowed &= ~(1 << vertex)
    return None


def _core(near: Sequence[int], alive: int) -> int:
    """Take off vertices with at most one neighbour until there are none."""
    while True:
        kept = sum(1 << v for v in members(alive) if (near[v] & alive).bit_count() > 1)
        if kept == alive:
            return alive
        alive = kept


def _short_cycle(near: Sequence[int], alive: int) -> list[int]:
    """List the vertices of a shortest cycle; there is one."""
    best: list[int] = []
    for root in members(alive):
        parent = {root: root}
        queue = [root]
        for here in queue:  # grows while it is walked through
            for other in members(near[here] & alive):
                if other not in parent:
                    parent[other] = here
                    queue.append(other)
                elif parent[here] != other:
                    one, two = _to_root(parent, here), _to_root(parent, other)
                    if len(set(one) & set(two)) == 1 and (not best or len(one) + len(two) - 1 < len(best)):
                        best = [*one, *two[:-1]]
    return best


def _to_root(parent: dict[int, int], vertex: int) -> list[int]:
    way = [vertex]
    while parent[way[-1]] != way[-1]:
        way.append(parent[way[-1]])
    return way


def _seeds(
    near: Sequence[int], thresholds: Sequence[int], active: int, last: int, size: int, nodes: _Nodes
) -> int | None:
    """Choose up to `size` vertices after `last` that make all active together with those that are, or give None."""
    nodes.spend()
    active = spread(near, thresholds, active)
    quiet = ((1 << len(near)) - 1) & ~active
    if not quiet:
        return 0
    needs = sorted((thresholds[v] - (near[v] & active).bit_count() for v in members(quiet)), reverse=True)
    edges = sum((near[v] & quiet).bit_count() for v in members(quiet)) // 2
    if size == 0 or sum(needs[size:]) > edges:
        return None
    for vertex in members(quiet):
        if vertex > last:
            found = _seeds(near, thresholds, active | 1 << vertex, vertex, size - 1, nodes)
            if found is not None:
                return found | 1 << vertex
    return None
