"""Region maps around planted cells: each region holds one group of them, also one that does not hang together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random

from bootcamp.errors import Retry
from bootcamp.lib.grid.board import Cell, cells, fill, graph
from bootcamp.lib.grid.regions import RegionMap, bordering, number


def regions_around(rows: int, cols: int, groups: Sequence[Sequence[Cell]], rng: Random) -> RegionMap:
    """Cut a board into connected regions, one around each connected group.

    >>> regions_around(1, 4, [[(0, 0)], [(0, 2), (0, 3)]], Random(1)) in (((0, 0, 1, 1),), ((0, 1, 1, 1),))
    True
    """
    return number(_grown(rows, cols, groups, rng))


def traded_regions(
    rows: int, cols: int, groups: Sequence[Sequence[Cell]], kinds: Mapping[Cell, str], rng: Random
) -> RegionMap:
    """Cut a board into regions with one cell of each kind that a group has; groups are connected, of up to 3 cells.

    Every cell of the groups gets a patch of the board; then groups trade cells of one kind, as long as the patches of
    each stay connected.

    >>> kinds = {(0, 0): "a", (0, 1): "b", (1, 2): "a", (1, 1): "b"}
    >>> regions = traded_regions(2, 3, [[(0, 0), (0, 1)], [(1, 2), (1, 1)]], kinds, Random(1))
    >>> sorted({label for row in regions for label in row})
    [0, 1]
    """
    places = [cell for group in groups for cell in group]
    patch = _grown(rows, cols, [[cell] for cell in places], rng)
    side = {frozenset(pair) for pair in bordering(patch)}
    index = {cell: k for k, cell in enumerate(places)}
    parts = [[index[cell] for cell in group] for group in groups]
    home = [part for group in range(len(groups)) for part in [group] * len(groups[group])]

    def hangs(part: Sequence[int]) -> bool:
        return sum(frozenset(pair) in side for pair in combinations(part, 2)) >= len(part) - 1

    for _ in range(20 * len(places)):
        a, b = rng.randrange(len(places)), rng.randrange(len(places))
        first, second = home[a], home[b]
        if first == second or kinds[places[a]] != kinds[places[b]]:
            continue
        one = [b if k == a else k for k in parts[first]]
        other = [a if k == b else k for k in parts[second]]
        if hangs(one) and hangs(other):
            parts[first], parts[second], home[a], home[b] = one, other, second, first
    return number(fill(rows, cols, (home[patch[row][col]] for row, col in cells(rows, cols))))


def _grown(rows: int, cols: int, groups: Sequence[Sequence[Cell]], rng: Random) -> RegionMap:
    """Grow groups of cells, all at once, until they fill the board; give the index of the group for every cell."""
    owner = {cell: index for index, group in enumerate(groups) for cell in group}
    near = graph(rows, cols)
    edge = [(cell, other) for cell in owner for other in near[cell]]
    while edge:
        k = rng.randrange(len(edge))
        edge[k], edge[-1] = edge[-1], edge[k]
        cell, other = edge.pop()
        if other not in owner:
            owner[other] = owner[cell]
            edge.extend((other, further) for further in near[other])
    return fill(rows, cols, (owner[cell] for cell in cells(rows, cols)))


Cost = Callable[[set[Cell], Cell], int]
"""How little a group wants another cell."""


def spread(
    near: Mapping[Cell, Sequence[Cell]],
    owner: Mapping[Cell, int],
    rng: Random,
    cost: Cost = lambda group, cell: len(group),
) -> dict[Cell, int]:
    """Give every cell of a graph to the group beside it of the least cost, cell after cell, from those with an `owner`.

    Raises Retry where cells are out of reach.

    >>> near = {(0, 0): [(0, 1)], (0, 1): [(0, 0), (0, 2)], (0, 2): [(0, 1)]}
    >>> spread(near, {(0, 0): 5}, Random(1))
    {(0, 0): 5, (0, 1): 5, (0, 2): 5}
    """
    label = dict(owner)
    groups: dict[int, set[Cell]] = {}
    for cell, group in label.items():
        groups.setdefault(group, set()).add(cell)
    while len(label) < len(near):
        beside = [cell for cell in near if cell not in label and any(other in label for other in near[cell])]
        if not beside:
            raise Retry
        cell = rng.choice(beside)
        choices = sorted({label[other] for other in near[cell] if other in label})
        label[cell] = min(choices, key=lambda group: (cost(groups[group], cell), rng.random()))
        groups[label[cell]].add(cell)
    return label
