"""Judge every pair of pieces by coordinate differences and what stands between; search another placement."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)

Placement = dict[tuple[int, int], str]


def confirm(instance: Any, answer: Placement) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if Counter(answer.values()) != Counter(instance.pieces):
        return "other pieces"
    if any(instance.board[r - 1][c - 1] != "o" for r, c in answer):
        return "a square is not usable"
    attacks = [(a, b) for a in answer for b in answer if a != b and _attacks(answer, a, b)]
    return f"attack: {attacks[0]}" if attacks else ""


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
    if any(_attacks(placed, a, b) for a in placed for b in placed if a != b):
        return  # a piece put between the two would be attacked itself
    if not left:
        yield placed
    for square in squares if left else ():
        if square not in placed:
            yield from _placements(placed | {square: left[0]}, left[1:], squares)


def _attacks(placed: Placement, a: tuple[int, int], b: tuple[int, int]) -> bool:
    down, right = b[0] - a[0], b[1] - a[1]
    far, near = max(abs(down), abs(right)), min(abs(down), abs(right))
    kind = placed[a]
    if kind == "N":
        return (far, near) == (2, 1)
    if kind == "K":
        return far == 1
    if near not in (0, far) or (near == 0 and kind == "B") or (near == far and kind == "R"):
        return False
    return not any((a[0] + i * down // far, a[1] + i * right // far) in placed for i in range(1, far))
