"""Move tiles by coordinates; find the fewest slides by breadth-first search from both ends on the small boards."""

from math import ceil
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 6)

WAYS = (("U", -1, 0), ("D", 1, 0), ("L", 0, -1), ("R", 0, 1))


def play(instance: Any, moves: list[tuple[str, ...]]) -> tuple[list[tuple[tuple[str, ...]]], str]:
    """Keep a dict from cells to tiles."""
    board = {divmod(place, instance.cols): tile for place, tile in enumerate(instance.tiles)}
    goal = {divmod(k, instance.cols): (k + 1) % len(board) for k in range(len(board))}
    seen: list[tuple[tuple[str, ...]]] = []
    for move in moves:
        told: list[str] = []
        for letter in move:
            r, c = next(cell for cell, tile in board.items() if tile == 0)
            down, right = next((d, e) for name, d, e in WAYS if name == letter)
            if (r + down, c + right) not in board:
                break
            board[r, c] = board[r + down, c + right]
            board[r + down, c + right] = 0
            near = [(name, (r + down + d, c + right + e)) for name, d, e in WAYS]
            sight = " ".join(f"{name}{board[cell]}" for name, cell in near if cell in board)
            told.append(sight if instance.beside else str(board[r, c]))
            if board == goal:
                break
        seen.append((tuple(told),))
        if board == goal:
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Return the moves of a shortest solution with the board in sight, which nobody can undercut."""
    n, cols = len(instance.tiles), instance.cols
    ends: list[dict[str, int]] = [{bytes(instance.tiles).hex(): 0}, {bytes([*range(1, n), 0]).hex(): 0}]
    layers = [set(ends[0]), set(ends[1])]
    while not ends[0].keys() & ends[1].keys():
        side = 0 if len(layers[0]) <= len(layers[1]) else 1
        new = set()
        for text in layers[side]:
            tiles = list(bytes.fromhex(text))
            gap = tiles.index(0)
            for other in range(n):
                if abs(gap // cols - other // cols) + abs(gap % cols - other % cols) == 1:
                    swapped = tiles[:]
                    swapped[gap], swapped[other] = tiles[other], 0
                    new.add(bytes(swapped).hex())
        layers[side] = new - ends[side].keys()
        ends[side] |= dict.fromkeys(layers[side], max(ends[side].values()) + 1)
    slides = min(ends[0][text] + ends[1][text] for text in ends[0].keys() & ends[1].keys())
    return ceil(slides / instance.most)
