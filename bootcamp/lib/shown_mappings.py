"""Mapping the vertices of one graph to those of another, written down as a search with the reason of each failure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bootcamp.lib.shown_search import Try, tried_lines


def mapped_lines(
    first: Mapping[int, set[int]], second: Mapping[int, set[int]], *, exact: bool
) -> tuple[list[str], Mapping[int, int]]:
    """Map edges to edges; with `exact` other pairs are not mapped to edges, and degrees stay the same.

    After a line for each graph with the degree of every vertex, or with `exact` those of its neighbours, the vertex
    with most mapped neighbours comes next. Those tried for it are neighbours of what its first mapped neighbour is
    mapped to, have no lower degree, and with `exact` as many neighbours of each degree, edges between them and vertices
    two steps off; the last two stand in square brackets where they tell vertices apart. Behind each that fails stands
    in round brackets a mapped vertex with which it does not fit; where nothing fits, the last vertex with others left
    comes again.

    >>> mapped_lines({1: {2}, 2: {1, 3}, 3: {2}}, {1: {2, 3}, 2: {1}, 3: {1}}, exact=True)
    (['1 2, 2 11, 3 2', '1 11, 2 2, 3 2', '2: 1', '1: 2', '3: 3'], {2: 1, 1: 2, 3: 3})
    """
    join = "".join if max(map(len, (*first.values(), *second.values()))) < 10 else "+".join
    heads = []
    for near in (first, second):
        around = {v: join(map(str, _sign(near, v)[0])) if exact else len(others) for v, others in near.items()}
        heads.append(", ".join(f"{v} {one}" for v, one in around.items()))

    def tries(now: Mapping[int, int]) -> tuple[int, Iterator[Try]] | None:
        if len(now) == len(first):
            return None
        u = max(first.keys() - now.keys(), key=lambda v: (len(first[v] & now.keys()), len(first[v]), -v))
        return u, images(u, now)

    def images(u: int, now: Mapping[int, int]) -> Iterator[Try]:
        bound = next((second[now[w]] for w in now if w in first[u]), set(second))
        name = str(u)
        for x in sorted(bound - {*now.values()}):
            own, other = _sign(first, u), _sign(second, x)
            if exact and own[0] == other[0] and own != other:
                name = f"{u} [{own[1] // 2} {own[2]}]"
                yield name, x, f"{x} [{other[1] // 2} {other[2]}]", False
            if own != other if exact else len(second[x]) < len(first[u]):
                continue
            clash = next((w for w in now if (x in second[now[w]]) != (w in first[u]) and (exact or w in first[u])), 0)
            yield name, x, f"{x} ({clash})" if clash else str(x), not clash

    lines, found = tried_lines({}, tries)
    return [*heads, *lines], found


def _sign(near: Mapping[int, set[int]], v: int) -> tuple[list[int], int, int]:
    """Give the degrees of the neighbours, the edges between them, each twice, and the number of those two steps off."""
    around = near[v]
    beyond = set[int]().union(*(near[u] for u in around)) - around - {v}
    return sorted(len(near[u]) for u in around), sum(len(near[u] & around) for u in around), len(beyond)
