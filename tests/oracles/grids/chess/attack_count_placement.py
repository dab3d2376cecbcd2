"""Judge by testing every piece against every number; find other placements of few pieces by trying all squares."""

from collections import Counter
from itertools import permutations
from typing import Any

from tests.oracles.grids.chess._chess import Placement, attacks

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Placement) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if Counter(answer.values()) != Counter(instance.pieces):
        return "other pieces"
    for r, row in enumerate(instance.board, 1):
        for c, number in enumerate(row, 1):
            if number is not None:
                if (r, c) in answer:
                    return "a piece on a number"
                if sum(attacks(answer, square, (r, c)) for square in answer) != number:
                    return f"the number at ({r}, {c}) is wrong"
    return ""


def others(instance: Any, answer: Placement) -> list[Placement]:
    """Find all placements of up to two pieces."""
    if len(instance.pieces) > 2:
        return []
    free = [(r, c) for r, row in enumerate(instance.board, 1) for c, x in enumerate(row, 1) if x is None]
    tried = (dict(zip(squares, instance.pieces, strict=True)) for squares in permutations(free, len(instance.pieces)))
    return [placement for placement in tried if not confirm(instance, placement)][:5]


def near_misses(instance: Any, answer: Placement) -> list[Placement]:
    """A piece left out, a piece of another kind, a piece on another square."""
    square, piece = next(iter(answer.items()))
    rest = {other: kind for other, kind in answer.items() if other != square}
    n = len(instance.board)
    wrong = [rest | {square: "Q" if piece != "Q" else "N"}]
    wrong += [rest | {(r, c): piece} for r in range(1, n + 1) for c in (1, n) if (r, c) not in answer]
    return [placement for placement in wrong if confirm(instance, placement)]
