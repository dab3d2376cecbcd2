"""Maps with the same number of marked cells in every region, changed until no other marking fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random

from bootcamp.errors import Retry
from bootcamp.lib.grid.board import KING, Cell, cells, connected, fill, graph, lines
from bootcamp.lib.grid.clues import count_switch, random_solution
from bootcamp.lib.grid.constraints import forbid_touching
from bootcamp.lib.grid.regions import RegionMap, number
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.lib.solver.sat import Sat


def random_marking(n: int, each: int, rng: Random) -> set[Cell]:
    """Mark `each` (1 or 2) cells in every row and column, none touching another; raise Retry where that failed.

    >>> sorted(random_marking(4, 1, Random(1)))
    [(0, 1), (1, 3), (2, 0), (3, 2)]
    """
    if each > 1:
        return random_solution(*_rules(n, each), rng)
    marked: dict[int, int] = {}
    for row in range(n):
        free = [col for col in range(n) if col not in marked.values() and abs(col - marked.get(row - 1, -2)) > 1]
        if not free:
            raise Retry
        marked[row] = rng.choice(free)
    return set(marked.items())


def telling_map(n: int, marked: set[Cell], each: int, winding: int, rng: Random, changes: int) -> RegionMap:
    """Draw a map of an n x n board on which `marked` is the only marking that has `each` cells in every region.

    Every row and column has as many, and no two of them touch. Regions wind more with a higher `winding`. Raises Retry
    where `changes` of the map do not suffice.

    >>> marked = {(0, 1), (1, 3), (2, 0), (3, 2)}
    >>> regions = telling_map(4, marked, 1, 1, Random(1), 100)
    >>> sorted(regions[row][col] for row, col in marked)
    [0, 1, 2, 3]
    """
    label = _draw_labels(n, marked, each, winding, rng)
    find = _single_finder(n, marked, rng) if each == 1 else _finder(n, marked, each)
    for _ in range(changes):
        try:
            other = find(label)
        except BudgetError:
            raise Retry from None
        if not other:
            return number(fill(n, n, (label[cell] for cell in cells(n, n))))
        _move(sorted(other - marked), label, n, rng)
    raise Retry


def _single_finder(n: int, marked: set[Cell], rng: Random) -> Callable[[dict[Cell, int]], set[Cell]]:
    """Make a search for another marking with one cell in every row, column and region, as an exact cover."""
    order = list(cells(n, n))
    corners = [(row, col) for row in range(n + 1) for col in range(n + 1)]  # touching cells share one

    def find(label: dict[Cell, int]) -> set[Cell]:
        options = [
            (f"row {row}", f"column {col}", label[row, col], *product((row, row + 1), (col, col + 1)))
            for row, col in order
        ]
        covers = ExactCover(options, corners).solutions(limit=2, budget=2_000, rng=rng)
        markings = ({order[index] for index in cover} for cover in covers)
        return next((marking for marking in markings if marking != marked), set())

    return find


def _finder(n: int, marked: set[Cell], each: int) -> Callable[[dict[Cell, int]], set[Cell]]:
    """Make a search for another marking with `each` cells in every row, column and region."""
    sat, marks = _rules(n, each)
    sat.add(*(-marks[cell] for cell in sorted(marked)))
    switches: dict[tuple[Cell, ...], int] = {}

    def find(label: dict[Cell, int]) -> set[Cell]:
        groups: dict[int, list[Cell]] = {}
        for cell in cells(n, n):
            groups.setdefault(label[cell], []).append(cell)
        for group in map(tuple, groups.values()):
            if group not in switches:
                switches[group] = count_switch(sat, [marks[cell] for cell in group], each)
        found = sat.solve([switches[tuple(group)] for group in groups.values()], budget=2_000)
        return {cell for cell, literal in marks.items() if sat.model[literal]} if found else set()

    return find


def _rules(n: int, each: int) -> tuple[Sat, dict[Cell, int]]:
    sat, marks = shading_model(n, n)
    forbid_touching(sat, marks, KING)
    for line in lines(n, n):
        sat.exactly([marks[cell] for cell in line], each)
    return sat, marks


def _move(others: Sequence[Cell], label: dict[Cell, int], n: int, rng: Random) -> None:
    """Move one of `others` to a neighbouring region, so that both keep in one piece."""
    near = graph(n, n)
    for cell in rng.sample(others, len(others)):
        beside = sorted({label[other] for other in near[cell]} - {label[cell]})
        rest = [other for other, region in label.items() if region == label[cell] and other != cell]
        if beside and connected(rest):
            label[cell] = rng.choice(beside)
            return
    raise Retry


def _draw_labels(n: int, marked: set[Cell], each: int, winding: int, rng: Random) -> dict[Cell, int]:
    """Grow a region around every marked cell, `winding` percent of steps at its tip; unite pairs if `each` is 2."""
    near = graph(n, n)
    label = {cell: index for index, cell in enumerate(sorted(marked))}
    edge = [(cell, other) for cell in label for other in near[cell]]
    while edge:
        cell, other = edge.pop(-1 if rng.randrange(100) < winding else rng.randrange(len(edge)))
        if other not in label:
            label[other] = label[cell]
            edge += [(other, onward) for onward in near[other] if onward not in label]
    if each == 1:
        return label
    touching: dict[int, set[int]] = {index: set() for index in range(len(marked))}
    for cell in cells(n, n):
        touching[label[cell]] |= {label[other] for other in near[cell]} - {label[cell]}
    partner: dict[int, int] = {}
    while touching:  # the one with the fewest neighbours left first
        index = min(touching, key=lambda one: (len(touching[one]), one))
        if not touching[index]:
            raise Retry
        mate = min(touching[index], key=lambda one: (len(touching[one]), rng.random()))
        partner[mate] = index
        for one in (index, mate):
            del touching[one]
        for rest in touching.values():
            rest -= {index, mate}
    return {cell: partner.get(index, index) for cell, index in label.items()}
