"""Judge the connected groups of equal letters that networkx finds; look for other cuts with a CP-SAT model."""

from itertools import combinations
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, clues, lettered, parts, rectangles, relettered, spoiled
from tests.oracles.grids._meetings import another_cut, fours, touch

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    strips = parts(answer)
    if not all(_fits(strip, clues(instance.numbers)) for strip in strips):
        return "a piece is no strip or does not fit its number"
    if any(_clash(one, other) for one, other in combinations(sorted(strips, key=sorted), 2)):
        return "equal strips share a side"
    return "four strips meet" if fours(strips) else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """The same cut with other letters, and another cut of a small board."""
    rows, cols = len(answer), len(answer[0])
    found = relettered(instance, answer)
    if rows * cols > 30:
        return found
    options = [piece for piece in rectangles(rows, cols) if _fits(piece, clues(instance.numbers))]
    cut = another_cut(options, [(r, c) for r in range(rows) for c in range(cols)], _clash, parts(answer))
    return [*found, lettered(answer, cut)] if cut else found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Spoiled cuts, brick walls of equal strips, where they are wrong."""
    walls = [
        tuple(tuple("ABCD"[(c // length + k * r) % 4] for c, _ in enumerate(row)) for r, row in enumerate(answer))
        for length, k in ((2, 1), (3, 2), (1, 1))
    ]
    return [near for near in spoiled(instance, answer) + walls if confirm(instance, near)]


def _fits(piece: Piece, numbers: dict[Any, int]) -> bool:
    rows, cols = ({cell[axis] for cell in piece} for axis in (0, 1))
    straight = min(len(rows), len(cols)) == 1 and len(rows) * len(cols) == len(piece) <= 4
    inside = [numbers[cell] for cell in piece if cell in numbers]
    spans = max(rows) - min(rows) + max(cols) - min(cols) + 1 == len(piece)
    return straight and spans and inside in ([], [len(piece)])


def _clash(one: Piece, other: Piece) -> bool:
    return len(one) == len(other) and touch(one, other)
