"""Laying words on a board so that they cross as in a crossword."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.tasks.grids.crosswords._crossword import Entry

_PLACES = 8  # looked at before one is taken


def lay_words(side: int, count: int, pool: list[str], rng: Random) -> dict[Cell, str]:
    """Lay words of a pool on side x side cells, each but the first across others: at most `count`, at least two thirds.

    Of some places that words could take, one with the most crossings is taken. Raises Retry where there are too few.
    """
    placed = dict(zip(_line((side // 2, (side - len(pool[0])) // 2), (0, 1), len(pool[0])), pool[0], strict=True))
    left = pool[1:]
    for _ in range(count - 1):
        places: list[tuple[int, float, Entry, str]] = []
        for word in rng.sample(left, len(left)):
            free = [line for line in _lines(word, placed) if _free(line, word, placed, side)]
            places += [(sum(cell in placed for cell in line), rng.random(), line, word) for line in free]
            if len(places) >= _PLACES:
                break
        if not places:
            break
        _, _, line, word = max(places)
        placed.update(zip(line, word, strict=True))
        left.remove(word)
    if 3 * (len(pool) - len(left)) < 2 * count:
        raise task.Retry
    return placed


def _lines(word: str, placed: dict[Cell, str]) -> list[Entry]:
    """List the lines that would cross an entry at a letter of a word."""
    found = []
    for (row, col), letter in sorted(placed.items()):
        if letter in word:
            down = int((row, col - 1) in placed or (row, col + 1) in placed)
            start = (row - word.index(letter) * down, col - word.index(letter) * (1 - down))
            found.append(_line(start, (down, 1 - down), len(word)))
    return found


def _line(start: Cell, step: Cell, length: int) -> Entry:
    return tuple((start[0] + k * step[0], start[1] + k * step[1]) for k in range(length))


def _free(line: Entry, word: str, placed: dict[Cell, str], side: int) -> bool:
    """Tell whether a word may stand in a line: on the board, crossing others at equal letters, else touching none."""
    down, right = line[1][0] - line[0][0], line[1][1] - line[0][1]
    ends = (line[0][0] - down, line[0][1] - right), (line[-1][0] + down, line[-1][1] + right)
    if not all(0 <= place < side for cell in (line[0], line[-1]) for place in cell) or placed.keys() & set(ends):
        return False
    for (row, col), letter in zip(line, word, strict=True):
        beside = (row - right, col - down) in placed or (row + right, col + down) in placed
        if placed.get((row, col), letter) != letter or (beside and (row, col) not in placed):
            return False
    return not any(a in placed and b in placed for a, b in pairwise(line))
