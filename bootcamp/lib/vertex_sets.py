"""Largest independent and smallest dominating sets of small graphs, by exhaustive search.

A graph on 0..n-1 is a list of bit sets: bit u of ``near[v]`` is set where u and v are neighbours.
"""

from __future__ import annotations

from collections.abc import Sequence

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
