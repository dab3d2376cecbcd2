"""Directed networks with a source and a sink, and what sending along one path after the other gives."""

from __future__ import annotations

from itertools import pairwise
from random import Random

Pair = tuple[int, int]
Arc = tuple[int, int, int]


def crossed_network(rng: Random, n: int, m: int, largest: int) -> tuple[list[Arc], int, int]:
    """Draw about `m` arcs (tail, head, capacity) on n nodes, with the source and the sink.

    Chains lead from one to the other, each with a narrow arc, near its begin or its end in turn. Most other arcs lead
    from behind the narrow arc of a chain to before that of another, so that a path along them wastes room. No arc
    enters the source or leaves the sink.
    """
    names = rng.sample(range(n), n)
    source, sink, *inner = names
    count = max(2, len(inner) // 4)
    sizes = [len(inner) // count + (row < len(inner) % count) for row in range(count)]
    capacity: dict[Pair, int] = {}
    before: list[int] = []
    behind: list[int] = []
    for row, size in enumerate(sizes):
        chain = [source, *(inner.pop() for _ in range(size)), sink]
        narrow = rng.randint(0, size // 3) if row % 2 else size - rng.randint(0, size // 3)
        width = rng.randint(1 + largest // 5, 1 + largest // 2)
        for i, pair in enumerate(pairwise(chain)):
            capacity[pair] = width if i == narrow else rng.randint(min(width + 1, largest), largest)
        before += chain[1 : narrow + 1]
        behind += chain[narrow + 1 : -1]
    pools = [(behind, before), (behind, before), (before, before), (behind, behind), (before, behind)]
    for trial in range(20 * m):
        if len(capacity) >= m:
            break
        tails, heads = pools[0] if trial < 2 * count else rng.choice(pools)
        pair = (rng.choice(tails or [source]), rng.choice(heads or [sink]))
        if pair[0] != pair[1] and pair not in capacity:
            capacity[pair] = rng.randint(1, 1 + largest // 8 if tails is before and heads is behind else largest)
    return sorted((u, v, c) for (u, v), c in capacity.items()), source, sink


def one_after_the_other(arcs: list[tuple[int, int, int, int]], source: int, sink: int, most: int) -> list[int]:
    """Fill the cheapest path with room again and again, up to `most`, never taking anything back: amounts by arc.

    An arc is (tail, head, capacity, cost); of equally cheap paths the one with the fewest arcs is filled.
    """
    left = [capacity for _, _, capacity, _ in arcs]
    sent = 0
    while sent < most:
        least: dict[int, tuple[int, int]] = {source: (0, 0)}
        by: dict[int, int] = {}
        for _ in range(len(arcs)):
            changed = False
            for place, (u, v, _, cost) in enumerate(arcs):
                if left[place] and u in least:
                    way = (least[u][0] + cost, least[u][1] + 1)
                    if v not in least or way < least[v]:
                        least[v], by[v], changed = way, place, True
            if not changed:
                break
        if sink not in least:
            break
        way_back, here = [], sink
        while here != source:
            way_back.append(by[here])
            here = arcs[by[here]][0]
        amount = min(most - sent, *(left[place] for place in way_back))
        sent += amount
        for place in way_back:
            left[place] -= amount
    return [arc[2] - rest for arc, rest in zip(arcs, left, strict=True)]
