"""Judge by shortest paths of scipy between all cells, for open matrices by coordinates."""

from itertools import product
from typing import Any

import numpy
from scipy.sparse.csgraph import shortest_path

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _matrix(instance, instance.king)
    if not any("#" in line for line in instance.board):
        zeros = [cell for cell in _cells(instance) if instance.board[cell[0]][cell[1]] == "0"]
        for row, col in _cells(instance):
            gaps = [(abs(row - one), abs(col - two)) for one, two in zeros]
            assert right[row][col] == min(max(gap) if instance.king else sum(gap) for gap in gaps)
    return "" if [list(line) for line in answer] == right else "other distances"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other kind of step, the matrix itself, ones where nothing is reached, a distance one greater."""
    first = next(cell for cell in _cells(instance) if answer[cell[0]][cell[1]] not in (None, 0))
    raised: list[list[int | None]] = [list(line) for line in answer]
    raised[first[0]][first[1]] = (raised[first[0]][first[1]] or 0) + 1
    wrong: list[list[list[int | None]]] = [
        _matrix(instance, not instance.king),
        [[None if text == "#" else int(text) for text in line] for line in instance.board],
        [[0 if number == -1 else number for number in line] for line in answer],
        raised,
    ]
    tuples = [tuple(map(tuple, one)) for one in wrong]
    return [one for one in tuples if one != answer]


def _cells(instance: Any) -> list[tuple[int, int]]:
    return list(product(range(len(instance.board)), range(len(instance.board[0]))))


def _matrix(instance: Any, king: bool) -> list[list[int | None]]:
    cells = _cells(instance)
    free = [instance.board[row][col] != "#" for row, col in cells]
    places = numpy.array(cells)
    gaps = abs(places[:, None, :] - places[None, :, :])
    near = (gaps.max(axis=2) == 1) if king else (gaps.sum(axis=2) == 1)
    distances = shortest_path(near & numpy.outer(free, free), unweighted=True)
    zeros = [place for place, (row, col) in enumerate(cells) if instance.board[row][col] == "0"]
    least = distances[:, zeros].min(axis=1)
    numbers = [
        None if not free[place] else -1 if numpy.isinf(value) else int(value) for place, value in enumerate(least)
    ]
    width = len(instance.board[0])
    return [numbers[start : start + width] for start in range(0, len(numbers), width)]
