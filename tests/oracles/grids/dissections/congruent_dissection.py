"""Judge by the eight images of every piece; on small figures, look for other cuts shape by shape."""

from collections import defaultdict
from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, covers, free_cells, lettered, parts, relettered, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    figure = free_cells(instance.board)
    if free_cells(answer) != figure:
        return "the figure has changed"
    pieces = [part for part in parts(answer) if part <= figure]
    if len(pieces) != instance.pieces or len({_outline(piece) for piece in pieces}) > 1:
        return "the pieces are too many or not congruent"
    return "" if all(_stars(instance, piece) for piece in pieces) else "a piece does not have one star"


def others(instance: Any, answer: Board) -> list[Board]:
    """The same cut with other letters, and on small figures cuts into each possible shape."""
    figure = free_cells(instance.board)
    found = relettered(instance, answer)
    if len(figure) > 16:
        return found
    grid = networkx.grid_2d_graph(len(answer), len(answer[0])).subgraph(figure)
    groups = {frozenset([cell]) for cell in figure}
    for _ in range(len(figure) // instance.pieces - 1):
        groups = {group | {near} for group in groups for cell in group for near in grid[cell] if near not in group}
    by_shape = defaultdict(list)
    for group in groups:
        if _stars(instance, group):
            by_shape[_outline(group)].append(group)
    return found + [lettered(answer, cut) for shape in by_shape.values() for cut in covers(shape, figure)][:5]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Cuts that are spoiled, and one letter in the whole board."""
    whole = tuple(tuple("A" for _ in row) for row in answer)
    return [board for board in [whole, *spoiled(instance, answer)] if confirm(instance, board)]


def _stars(instance: Any, piece: Piece) -> bool:
    """Tell whether a piece has one star, if there are any."""
    starred = any("*" in row for row in instance.board)
    return not starred or sum(instance.board[r][c] == "*" for r, c in piece) == 1


def _outline(piece: Piece) -> Piece:
    """Give the least of the eight images of a piece, by exchanging and negating coordinates."""
    images = []
    for down, right in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        turned = [(down * r, right * c) for r, c in piece]
        images += [turned, [(c, r) for r, c in turned]]
    placed = [sorted((r - min(image)[0], c - min(c for _, c in image)) for r, c in image) for image in images]
    return frozenset(min(placed))
