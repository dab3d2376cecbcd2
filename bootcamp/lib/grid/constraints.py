"""The rules that many puzzles share, as constraints for the solvers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from bootcamp.lib.grid.board import SIDES, Cell, Steps, blocks, cells, graph, pairs
from bootcamp.lib.grid.loops import Edge
from bootcamp.lib.solver.finite import Finite
from bootcamp.lib.solver.sat import Sat

Literals = Mapping[Cell, int]


def shade_variables(sat: Sat, rows: int, cols: int) -> dict[Cell, int]:
    """Make a variable for every cell of a board.

    >>> shade_variables(Sat(), 1, 2)
    {(0, 0): 1, (0, 1): 2}
    """
    return dict(zip(cells(rows, cols), sat.variables(rows * cols), strict=True))


def forbid_touching(sat: Sat, shaded: Literals, steps: Steps = SIDES) -> None:
    """Demand that no two neighbouring cells are both shaded.

    >>> sat = Sat()
    >>> shaded = shade_variables(sat, 1, 2)
    >>> forbid_touching(sat, shaded)
    >>> sat.solve((1, 2))
    False
    """
    rows, cols = _extent(shaded)
    for a, b in pairs(rows, cols, steps):
        if a in shaded and b in shaded:
            sat.add(-shaded[a], -shaded[b])


def forbid_blocks(sat: Sat, shaded: Literals) -> None:
    """Demand that no 2 x 2 block is all shaded.

    >>> sat = Sat()
    >>> shaded = shade_variables(sat, 2, 2)
    >>> forbid_blocks(sat, shaded)
    >>> sat.solve((1, 2, 3)), sat.model[4]
    (True, False)
    """
    for block in blocks(*_extent(shaded)):
        if all(cell in shaded for cell in block):
            sat.add(*(-shaded[cell] for cell in block))


def connect(sat: Sat, inside: Literals, steps: Steps = SIDES) -> None:
    """Demand that the cells whose literal is true form one connected group (or none).

    >>> sat = Sat()
    >>> inside = shade_variables(sat, 1, 3)
    >>> connect(sat, inside)
    >>> sat.solve((1, 3)), sat.model[2], sat.solve((1, -2, 3))
    (True, True, False)
    """
    near = _near(inside, steps)

    def check(values: Sequence[int], fresh: Sequence[int]) -> Iterator[list[int]]:
        chosen = [cell for cell, literal in inside.items() if values[literal] > 0]
        if len(chosen) < 2:
            return
        seen, stack, fence = {chosen[0]}, [chosen[0]], []
        while stack:
            for cell in near[stack.pop()]:
                if cell not in seen:
                    seen.add(cell)
                    if values[inside[cell]] < 0:
                        fence.append(inside[cell])
                    else:
                        stack.append(cell)
        for cell in chosen:
            if cell not in seen:
                yield [-inside[chosen[0]], -inside[cell], *fence]
                return

    sat.lazily(check)


def judge_groups(sat: Sat, inside: Literals, bad: Callable[[list[Cell], bool], bool], steps: Steps = SIDES) -> None:
    """Refuse groups: ``bad(group, closed)`` tells whether a maximal connected group of true cells breaks a rule.

    The group is `closed` if it cannot grow; a group that is bad before that must stay bad however it grows.

    >>> sat = Sat()
    >>> inside = shade_variables(sat, 1, 3)
    >>> judge_groups(sat, inside, lambda group, closed: len(group) > 2 or (closed and len(group) < 2))
    >>> sat.solve((1,)), sat.model[1:], sat.solve((-2, 3)), sat.solve((1, 3))
    (True, [True, True, False], False, False)
    """
    near = _near(inside, steps)

    def check(values: Sequence[int], fresh: Sequence[int]) -> Iterator[list[int]]:
        seen: set[Cell] = set()
        for start, literal in inside.items():
            if values[literal] <= 0 or start in seen:
                continue
            seen.add(start)
            group, fence, closed = [start], [], True
            for cell in group:
                for other in near[cell]:
                    value = values[inside[other]]
                    if value > 0 and other not in seen:
                        seen.add(other)
                        group.append(other)
                    elif value < 0:
                        fence.append(inside[other])
                    elif not value:
                        closed = False
            if bad(group, closed):
                yield [-inside[cell] for cell in group] + (list(dict.fromkeys(fence)) if closed else [])
                return

    sat.lazily(check)


def loop_variables(
    sat: Sat, rows: int, cols: int, ends: Sequence[Cell] = (), near: Mapping[Cell, Sequence[Cell]] | None = None
) -> tuple[dict[Edge, int], dict[Cell, int]]:
    """Make variables for the edges of one simple closed loop on rows x cols points, and for the points that it passes.

    With two `ends` it is a simple path between them instead. `near` gives another graph than the full lattice.

    >>> sat = Sat()
    >>> edges, passed = loop_variables(sat, 2, 3)
    >>> sat.solve((passed[0, 2],)), sat.model[edges[(0, 1), (1, 1)]] != sat.model[passed[0, 0]]
    (True, True)
    """
    near = graph(rows, cols) if near is None else near
    edges: dict[Edge, int] = {}
    for cell, others in near.items():
        edges.update(((cell, other), sat.variable()) for other in others if cell < other)
    passed = {cell: sat.variable() for cell in near}
    for cell, others in near.items():
        sides = [edges[(cell, other) if cell < other else (other, cell)] for other in others]
        for side in sides:
            sat.add(-side, passed[cell])
        sat.exactly(sides, 1 if cell in ends else 2, unless=(-passed[cell],))
    for cell in ends:
        sat.add(passed[cell])
    if not ends:
        sat.add(*edges.values())
    _one_line(sat, edges, ends)
    return edges, passed


def _one_line(sat: Sat, edges: Mapping[Edge, int], ends: Sequence[Cell]) -> None:
    """Demand that no chosen edges form a closed loop beside other chosen edges; all degrees are 0 or 2 already."""
    near: dict[Cell, list[tuple[Cell, int]]] = {}
    for (a, b), literal in edges.items():
        near.setdefault(a, []).append((b, literal))
        near.setdefault(b, []).append((a, literal))
    edge_of = {literal: edge for edge, literal in edges.items()}

    def walk(first: int, values: Sequence[int]) -> tuple[list[int], bool]:
        """List the chosen edges from `first` on, one way; tell whether they come back to where it starts."""
        start, here = edge_of[first]
        line = [first]
        while here != start:
            step = next(((cell, x) for cell, x in near[here] if values[x] > 0 and x != line[-1]), None)
            if step is None:
                return line, False
            here = step[0]
            line.append(step[1])
        return line, True

    def check(values: Sequence[int], fresh: Sequence[int]) -> Iterator[list[int]]:
        walked: set[int] = set()
        for literal in fresh:
            if literal not in edge_of or literal in walked:
                continue
            line, closed = walk(literal, values)
            walked.update(line)
            if closed:
                beyond = next((x for x in edge_of if values[x] > 0 and x not in line), None)
                if ends or beyond is not None:
                    yield [-x for x in line] + ([-beyond] if beyond is not None else [])
                    return

    sat.lazily(check)


def forbid_cycles(sat: Sat, edges: Mapping[Edge, int]) -> None:
    """Demand that the edges whose literal is true form a forest (on any points).

    >>> sat = Sat()
    >>> a, b, c, d = cells(2, 2)
    >>> forbid_cycles(sat, dict(zip([(a, b), (a, c), (b, d), (c, d)], sat.variables(4))))
    >>> sat.solve((1, 2, 3)), sat.model[4]
    (True, False)
    """

    def check(values: Sequence[int], fresh: Sequence[int]) -> Iterator[list[int]]:
        near: dict[Cell, list[tuple[Cell, int]]] = {}
        for (a, b), literal in edges.items():
            if values[literal] > 0:
                near.setdefault(a, []).append((b, literal))
                near.setdefault(b, []).append((a, literal))
        parent: dict[Cell, tuple[Cell, int]] = {}
        for root in near:
            if root in parent:
                continue
            parent[root] = (root, 0)
            stack = [root]
            while stack:
                here = stack.pop()
                for cell, literal in near[here]:
                    if cell not in parent:
                        parent[cell] = (here, literal)
                        stack.append(cell)
                    elif literal != parent[here][1] and parent[cell][1] != literal:
                        yield [-literal, *_between(here, cell, parent)]
                        return

    sat.lazily(check)


def _between(a: Cell, b: Cell, parent: Mapping[Cell, tuple[Cell, int]]) -> list[int]:
    """Give the negated literals on the tree path between two cells."""
    trails: list[list[int]] = []
    for cell in (a, b):
        trail = []
        while parent[cell][1]:
            cell, literal = parent[cell]
            trail.append(-literal)
        trails.append(trail)
    while trails[0] and trails[1] and trails[0][-1] == trails[1][-1]:
        trails[0].pop()
        trails[1].pop()
    return trails[0] + trails[1]


def latin_square(n: int, groups: Sequence[Sequence[Cell]] = ()) -> tuple[Finite, tuple[tuple[int, ...], ...]]:
    """Model an n x n board with 1..n once in every row, every column and every one of `groups` (such as boxes).

    >>> model, grid = latin_square(4, [((0, 0), (0, 1), (1, 0), (1, 1))])
    >>> len(model.solutions(limit=999))
    288
    """
    model = Finite()
    grid = model.grid(n, n, range(1, n + 1))
    for line in (*grid, *zip(*grid, strict=True)):
        model.different(line)
    for group in groups:
        model.different([grid[row][col] for row, col in group])
    return model, grid


@lru_cache(maxsize=1024)
def fillings(length: int, lengths: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """List the lines of 0 and 1 whose maximal runs of 1 have these lengths, in order.

    >>> fillings(4, (1, 1))
    ((1, 0, 1, 0), (1, 0, 0, 1), (0, 1, 0, 1))
    """
    spare = length - sum(lengths) - max(len(lengths) - 1, 0)
    found = []
    for places in combinations(range(spare + len(lengths)), len(lengths)):
        line = [0] * length
        start = last = 0
        for place, size in zip(places, lengths, strict=True):
            start += place - last
            line[start : start + size] = [1] * size
            start, last = start + size + 1, place + 1
        found.append(tuple(line))
    return tuple(found)


def _extent(literals: Literals) -> tuple[int, int]:
    return max(row for row, _ in literals) + 1, max(col for _, col in literals) + 1


def _near(literals: Literals, steps: Steps) -> dict[Cell, list[Cell]]:
    return {
        (row, col): [(row + a, col + b) for a, b in steps if (row + a, col + b) in literals] for row, col in literals
    }
