"""Open paths from cell to cell: random ones, those through every cell, and checks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import TypeVar

from bootcamp.lib.grid.board import SIDES, Cell, Steps, graph
from bootcamp.lib.grid.loops import Path, canonical_loop

T = TypeVar("T")


def path_fault(path: Sequence[Cell], allowed: Collection[Cell], steps: Steps = SIDES) -> str:
    """Name the first rule that a path breaks, "" if it goes by `steps` over `allowed` cells and passes none twice.

    >>> path_fault([(0, 0), (0, 1), (1, 2)], {(0, 0), (0, 1), (1, 2)})
    'the path jumps from (1, 2) to (2, 3)'
    """
    if not path:
        return "the path is empty"
    seen: set[Cell] = set()
    for row, col in path:
        if (row, col) not in allowed:
            return f"({row + 1}, {col + 1}) may not be passed"
        if (row, col) in seen:
            return f"the path passes ({row + 1}, {col + 1}) more than once"
        seen.add((row, col))
    for (row, col), (down, right) in pairwise(path):
        if (down - row, right - col) not in steps:
            return f"the path jumps from ({row + 1}, {col + 1}) to ({down + 1}, {right + 1})"
    return ""


def snake(rows: int, cols: int) -> Path:
    """Give the path through all cells that goes right and left in turn.

    >>> snake(2, 2)
    ((0, 0), (0, 1), (1, 1), (1, 0))
    """
    return tuple((row, col if row % 2 == 0 else cols - 1 - col) for row in range(rows) for col in range(cols))


def random_path(near: Mapping[Cell, Sequence[Cell]], length: int, rng: Random, start: Cell | None = None) -> Path:
    """Walk at random without passing a cell twice, up to `length` cells; shorter where the walk got stuck.

    >>> random_path(graph(3, 3), 4, Random(3))
    ((1, 0), (2, 0), (2, 1), (2, 2))
    """
    here = rng.choice(list(near)) if start is None else start
    path, seen = [here], {here}
    while len(path) < length:
        options = [cell for cell in near[here] if cell not in seen]
        if not options:
            break
        here = rng.choice(options)
        path.append(here)
        seen.add(here)
    return tuple(path)


def backbite(path: Sequence[T], near: Mapping[T, Sequence[T]], rng: Random, steps: int) -> tuple[T, ...]:
    """Shake a path that keeps all its cells: `steps` times, join an end to a neighbour and cut the cycle so made.

    (Mansfield, "Monte Carlo studies of polymer chain dimensions in the melt", 1982.)

    >>> backbite(snake(3, 3), graph(3, 3), Random(1), 30)
    ((0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (1, 1))
    """
    chain = list(path)
    place = {cell: index for index, cell in enumerate(chain)}
    for _ in range(steps):
        if rng.random() < 0.5:
            chain.reverse()
            place = {cell: index for index, cell in enumerate(chain)}
        index = place.get(rng.choice(near[chain[-1]]), len(chain))
        if index < len(chain) - 2:
            chain[index + 1 :] = chain[:index:-1]
            place.update((chain[k], k) for k in range(index + 1, len(chain)))
    return tuple(chain)


def hamiltonian_path(rows: int, cols: int, rng: Random) -> Path:
    """Draw a random path by side steps through every cell of a board.

    >>> hamiltonian_path(2, 3, Random(1))
    ((0, 2), (0, 1), (0, 0), (1, 0), (1, 1), (1, 2))
    """
    return backbite(snake(rows, cols), graph(rows, cols), rng, 4 * rows * cols)


def hamiltonian_cycle(rows: int, cols: int, rng: Random) -> Path:
    """Draw a random closed loop by side steps through every cell of a board of even area, both sides at least 2.

    >>> hamiltonian_cycle(2, 3, Random(1))
    ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0))
    """
    if rows * cols % 2 or min(rows, cols) < 2:
        raise ValueError(f"rows={rows}, cols={cols}: expected an even area and both sides at least 2")
    near = graph(rows, cols)
    path = hamiltonian_path(rows, cols, rng)
    while path[0] not in near[path[-1]]:
        path = backbite(path, near, rng, 1)
    return canonical_loop(path)


def path_through(
    near: Mapping[Cell, Sequence[Cell]], rng: Random, start: Cell | None = None, budget: int = 5_000
) -> Path | None:
    """Search a random path through all cells of any graph; None after `budget` steps.

    It prefers cells with few ways on (Warnsdorff's rule), so it also finds knight's tours.

    >>> path_through(graph(2, 2), Random(1))
    ((0, 1), (1, 1), (1, 0), (0, 0))
    """
    first = rng.choice(list(near)) if start is None else start
    path, seen = [first], {first}

    def onward(cell: Cell) -> list[Cell]:
        options = [other for other in near[cell] if other not in seen]
        rng.shuffle(options)
        options.sort(key=lambda other: -sum(far not in seen for far in near[other]))
        return options

    branches = [onward(first)]
    for _ in range(budget):
        if len(path) == len(near):
            return tuple(path)
        if branches[-1]:
            cell = branches[-1].pop()
            path.append(cell)
            seen.add(cell)
            branches.append(onward(cell))
        else:
            branches.pop()
            seen.discard(path.pop())
            if not path:
                return None
    return None
