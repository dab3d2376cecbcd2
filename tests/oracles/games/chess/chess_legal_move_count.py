"""Count the moves that python-chess finds legal."""

from typing import Any

import chess

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    turn = "w" if instance.white else "b"
    board = chess.Board(f"{instance.fen_board} {turn} {instance.rights or '-'} {instance.behind} 0 1")
    if not board.is_valid():
        return f"no legal position: {board.status()!r}"
    counts: dict[str, int] = {}
    for move in board.legal_moves:
        name = chess.square_name(move.from_square)
        counts[name] = counts.get(name, 0) + 1
    return "" if counts == answer else "other counts"
