"""Judge by looking at every pair of ship cells and at runs in the text of lines; find other fleets by trying all."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from bootcamp.verifiers import Board

LEVELS = range(1, 11)

Ship = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(x not in (None, y) for a, b in zip(instance.givens, answer, strict=True) for x, y in zip(a, b, strict=True)):
        return "a given cell is changed"
    across = ["".join(line) for line in answer]
    down = ["".join(line) for line in zip(*answer, strict=True)]
    for line, count in zip(across + down, instance.rows + instance.cols, strict=True):
        if count is not None and line.count("#") != count:
            return f"{line} does not have {count} ship cells"
    shaded = [(r, c) for r, line in enumerate(answer) for c, sign in enumerate(line) if sign == "#"]
    if any(abs(r - s) == 1 == abs(c - d) for (r, c), (s, d) in combinations(shaded, 2)):
        return "two ship cells share a corner"
    longer = [len(run) for line in across + down for run in re.findall("##+", line)]
    single = len(shaded) - sum(longer)  # without shared corners no cell is in a longer run of both directions
    return "" if sorted(longer + [1] * single) == sorted(instance.fleet) else "another fleet"


def others(instance: Any, _: Board) -> list[Board]:
    """Up to three fleets on boards of up to 6 rows, found by placing ship after ship."""
    n = len(instance.rows)
    if n > 6:
        return []
    found: list[Board] = []
    for ships in _fleets(instance, list(instance.fleet), [], n):
        taken = frozenset[tuple[int, int]]().union(*ships)
        board = tuple(tuple("#" if (r, c) in taken else "." for c in range(n)) for r in range(n))
        if not confirm(instance, board):
            found.append(board)
        if len(found) == 3:
            break
    return found


def _fleets(instance: Any, lengths: list[int], ships: list[Ship], n: int) -> Iterator[list[Ship]]:
    if not lengths:
        yield ships
        return
    for r in range(n):
        for c in range(n):
            for a, b in ((0, 1), (1, 0)):
                ship = frozenset((r + a * k, c + b * k) for k in range(lengths[0]))
                inside = max(map(max, ship)) < n
                apart = all(max(abs(x - s), abs(y - t)) > 1 for other in ships for s, t in other for x, y in ship)
                if inside and apart and _may(instance, [*ships, ship]):
                    yield from _fleets(instance, lengths[1:], [*ships, ship], n)


def _may(instance: Any, ships: list[Ship]) -> bool:
    cells = [cell for ship in ships for cell in ship]
    return all(
        count is None or sum(cell[axis] == index for cell in cells) <= count
        for axis, counts in enumerate((instance.rows, instance.cols))
        for index, count in enumerate(counts)
    )


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """All water, all ship, mirror images, two rows exchanged, a ship cell less."""
    n = len(answer)
    wrong = [tuple(tuple(sign * n) for _ in range(n)) for sign in ".#"]
    wrong += [answer[::-1], tuple(line[::-1] for line in answer), (answer[1], answer[0], *answer[2:])]
    row = next(r for r, line in enumerate(answer) if "#" in line)
    shorter = tuple("".join(answer[row]).replace("#", ".", 1))
    wrong.append((*answer[:row], shorter, *answer[row + 1 :]))
    return [near for near in wrong if confirm(instance, near)]
