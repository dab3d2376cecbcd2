"""Region maps: a board of region numbers, counted from 0 in reading order."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, cells, components, fill, graph, pairs, size

RegionMap = tuple[tuple[int, ...], ...]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
"""The names of regions in drawings."""


def boxes(rows: int, cols: int, height: int, width: int) -> RegionMap:
    """Cut a board into boxes, as in sudoku.

    >>> boxes(2, 4, 2, 2)
    ((0, 0, 1, 1), (0, 0, 1, 1))
    """
    across = -(-cols // width)
    return fill(rows, cols, (row // height * across + col // width for row, col in cells(rows, cols)))


def number(board: Sequence[Sequence[Hashable]]) -> RegionMap:
    """Replace labels by 0, 1, ... in order of first appearance: two maps of the same regions become equal.

    >>> number(("BB", "AB"))
    ((0, 0), (1, 0))
    """
    names: dict[Hashable, int] = {}
    return tuple(tuple(names.setdefault(label, len(names)) for label in row) for row in board)


def letters(regions: Sequence[Sequence[int]]) -> tuple[tuple[str, ...], ...]:
    """Name the regions by letters for a drawing.

    >>> letters(((0, 0), (1, 0)))
    (('A', 'A'), ('B', 'A'))
    """
    return tuple(tuple(LETTERS[region] for region in row) for row in regions)


def region_cells(regions: Sequence[Sequence[Hashable]]) -> list[tuple[Cell, ...]]:
    """List the cells of every region, in order of the regions' first appearance.

    >>> region_cells(((0, 0), (1, 0)))
    [((0, 0), (0, 1), (1, 1)), ((1, 0),)]
    """
    groups: dict[Hashable, list[Cell]] = {}
    for row, line in enumerate(regions):
        for col, label in enumerate(line):
            groups.setdefault(label, []).append((row, col))
    return [tuple(group) for group in groups.values()]


def patches(board: Sequence[Sequence[Hashable]]) -> list[tuple[Cell, ...]]:
    """List the maximal side-connected groups of equal labels, in reading order of their first cells.

    >>> patches(("AB", "BA"))
    [((0, 0),), ((0, 1),), ((1, 0),), ((1, 1),)]
    """
    return sorted(part for group in region_cells(board) for part in components(group))


def borders(regions: Sequence[Sequence[Hashable]]) -> list[tuple[Cell, Cell]]:
    """List the side neighbours that lie in different regions.

    >>> borders(((0, 0), (1, 0)))
    [((0, 0), (1, 0)), ((1, 0), (1, 1))]
    """
    return [(a, b) for a, b in pairs(*size(regions)) if regions[a[0]][a[1]] != regions[b[0]][b[1]]]


def bordering(regions: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """List the pairs of regions that share a side, smaller number first, sorted.

    >>> bordering(((0, 0), (1, 2)))
    [(0, 1), (0, 2), (1, 2)]
    """
    labels = ((regions[a[0]][a[1]], regions[b[0]][b[1]]) for a, b in borders(regions))
    return sorted({(min(pair), max(pair)) for pair in labels})


def random_sizes(total: int, low: int, high: int, rng: Random) -> list[int]:
    """Write `total` as a sum of random sizes from `low` to `high`; raise ValueError if there is none.

    >>> random_sizes(10, 3, 4, Random(1))
    [3, 3, 4]
    """
    fewest, most = -(-total // high), total // low
    if fewest > most:
        raise ValueError(f"total={total} is no sum of sizes from {low} to {high}: expected wider bounds")
    sizes = [low] * rng.randrange(fewest, most + 1)
    for _ in range(total - low * len(sizes)):
        sizes[rng.choice([index for index, part in enumerate(sizes) if part < high])] += 1
    return sizes


def random_regions(rows: int, cols: int, low: int, high: int, rng: Random, steps: int | None = None) -> RegionMap:
    """Cut a board into connected regions of `low` to `high` cells.

    It starts from pieces of a snake through the board and recombines neighbours `steps` times (by default eight
    times the number of regions); more steps make longer and more winding borders.

    >>> random_regions(3, 4, 4, 4, Random(5))
    ((0, 0, 1, 1), (0, 2, 2, 1), (0, 2, 2, 1))
    """
    snake = [(row, col if row % 2 == 0 else cols - 1 - col) for row, col in cells(rows, cols)]
    sizes = random_sizes(rows * cols, low, high, rng)
    label: dict[Cell, int] = {}
    for region, length in enumerate(sizes):
        label.update((cell, region) for cell in snake[:length])
        del snake[:length]
    start = fill(rows, cols, (label[cell] for cell in cells(rows, cols)))
    return recombine(start, low, high, rng, 8 * len(sizes) if steps is None else steps)


def recombine(regions: RegionMap, low: int, high: int, rng: Random, steps: int) -> RegionMap:
    """Unite two neighbouring regions and cut them anew along a random spanning tree, `steps` times.

    Every region stays connected and keeps `low` to `high` cells (the "recombination" of districting: DeFord, Duchin and
    Solomon, 2021).

    >>> recombine(boxes(4, 4, 2, 2), 4, 4, Random(2), 20)
    ((0, 0, 0, 1), (0, 1, 1, 1), (2, 2, 3, 3), (2, 2, 3, 3))
    """
    rows, cols = size(regions)
    near, sides = graph(rows, cols), pairs(rows, cols)
    label = {(row, col): regions[row][col] for row, col in cells(rows, cols)}
    groups = {regions[row][col]: group for group in region_cells(regions) for row, col in group[:1]}
    for _ in range(steps if len(groups) > 1 else 0):
        first = second = 0
        while first == second:
            a, b = rng.choice(sides)
            first, second = label[a], label[b]
        union = groups[first] + groups[second]
        part = _cut(union, near, low, high, rng)
        if part:
            groups[first] = tuple(cell for cell in union if cell in part)
            groups[second] = tuple(cell for cell in union if cell not in part)
            label.update((cell, first if cell in part else second) for cell in union)
    return number(fill(rows, cols, label.values()))


def _cut(union: Sequence[Cell], near: Mapping[Cell, Sequence[Cell]], low: int, high: int, rng: Random) -> set[Cell]:
    """Cut connected cells in two along an edge of a random spanning tree."""
    members = set(union)
    root = rng.choice(union)
    parent: dict[Cell, Cell] = {}
    order: list[Cell] = []
    edges = [(root, root)]
    while edges:  # depth first: long branches can be cut at almost any size
        source, cell = edges.pop()
        if cell not in parent:
            parent[cell] = source
            order.append(cell)
            onward = [(cell, other) for other in near[cell] if other in members and other not in parent]
            rng.shuffle(onward)
            edges.extend(onward)
    below = dict.fromkeys(order, 1)
    for cell in reversed(order[1:]):
        below[parent[cell]] += below[cell]
    places = [cell for cell in order[1:] if low <= below[cell] <= high and low <= len(order) - below[cell] <= high]
    if not places:
        return set()
    part = {rng.choice(places)}
    for cell in order:
        if parent[cell] in part:
            part.add(cell)
    return part


def grow_region(start: Cell, length: int, free: set[Cell], rng: Random) -> tuple[Cell, ...]:
    """Grow a random connected group of up to `length` cells of `free` from `start`; sorted.

    >>> grow_region((0, 0), 3, {(0, 0), (0, 1), (1, 1), (5, 5)}, Random(1))
    ((0, 0), (0, 1), (1, 1))
    """
    group = {start}
    edge = [start]
    while edge and len(group) < length:
        row, col = rng.choice(edge)
        steps = [(row + down, col + right) for down, right in SIDES]
        open_steps = [cell for cell in steps if cell in free and cell not in group]
        if open_steps:
            cell = rng.choice(open_steps)
            group.add(cell)
            edge.append(cell)
        else:
            edge.remove((row, col))
    return tuple(sorted(group))
