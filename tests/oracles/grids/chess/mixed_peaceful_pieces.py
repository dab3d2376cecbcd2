"""Judge every pair of pieces by coordinate differences and what stands between; search another placement."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.oracles.grids.chess._chess import Placement, attacks

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Placement) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if Counter(answer.values()) != Counter(instance.pieces):
        return "other pieces"
    if any(instance.board[r - 1][c - 1] != "o" for r, c in answer):
        return "a square is not usable"
    pairs = [(a, b) for a in answer for b in answer if a != b and attacks(answer, a, b)]
    return f"attack: {pairs[0]}" if pairs else ""


def others(instance: Any, answer: Placement) -> list[Placement]:
    """Search a placement, squares in the order from the end, for few pieces."""
    if len(instance.pieces) > 5:
        return []
    squares = [(r, c) for r, row in enumerate(instance.board, 1) for c, mark in enumerate(row, 1) if mark == "o"]
    return [next(_placements({}, instance.pieces, squares[::-1]))]


def near_misses(instance: Any, answer: Placement) -> list[Placement]:
    """A piece left out, a piece of another kind, a piece on another square."""
    square, piece = next(iter(answer.items()))
    rest = {other: kind for other, kind in answer.items() if other != square}
    free = [(r, c) for r in range(1, len(instance.board) + 1) for c in range(1, len(instance.board[0]) + 1)]
    wrong = [rest, rest | {square: "Q" if piece != "Q" else "N"}]
    wrong += [rest | {other: piece} for other in free if other not in answer][:4]
    return [placement for placement in wrong if confirm(instance, placement)]


def _placements(placed: Placement, left: str, squares: list[tuple[int, int]]) -> Iterator[Placement]:
    if any(attacks(placed, a, b) for a in placed for b in placed if a != b):
        return  # a piece put between the two would be attacked itself
    if not left:
        yield placed
    for square in squares if left else ():
        if square not in placed:
            yield from _placements(placed | {square: left[0]}, left[1:], squares)
