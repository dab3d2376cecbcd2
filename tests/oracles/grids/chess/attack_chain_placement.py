"""Judge by the digraph of attacks, read from coordinate differences; try all placements of few pieces."""

from collections import Counter
from itertools import permutations
from typing import Any

import networkx

from tests.oracles.grids.chess._chess import Placement, attacks

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Placement) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if Counter(answer.values()) != Counter(instance.pieces):
        return "other pieces"
    if any(instance.board[r - 1][c - 1] != "o" for r, c in answer):
        return "a square is not usable"
    graph = networkx.DiGraph((a, b) for a in answer for b in answer if a != b and attacks(answer, a, b))
    graph.add_nodes_from(answer)
    degrees = {degree for _, degree in graph.in_degree} | {degree for _, degree in graph.out_degree}
    if degrees != {1}:
        return "a piece does not attack one piece and suffer from one"
    return "" if networkx.is_strongly_connected(graph) else "there are several cycles"


def others(instance: Any, answer: Placement) -> list[Placement]:
    """Find some placements of three pieces."""
    if len(instance.pieces) > 3:
        return []
    usable = [(r, c) for r, row in enumerate(instance.board, 1) for c, mark in enumerate(row, 1) if mark == "o"]
    tried = (dict(zip(squares, instance.pieces, strict=True)) for squares in permutations(usable, 3))
    return [placement for placement in tried if not confirm(instance, placement)][:5]


def near_misses(instance: Any, answer: Placement) -> list[Placement]:
    """A piece left out, a piece of another kind, a piece on another square, two pieces exchanged."""
    square, piece = next(iter(answer.items()))
    rest = {other: kind for other, kind in answer.items() if other != square}
    n = len(instance.board)
    wrong = [rest, rest | {square: "Q" if piece != "Q" else "N"}]
    wrong += [rest | {(r, c): piece} for r in range(1, n + 1) for c in range(1, n + 1) if (r, c) not in answer]
    wrong += [answer | {square: kind, other: piece} for other, kind in rest.items()]
    return [placement for placement in wrong if confirm(instance, placement)][:8]
