"""Let python-chess read and play the moves."""

from typing import Any

import chess

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    turn = "w" if instance.white else "b"
    board = chess.Board(f"{instance.fen_board} {turn} {instance.rights or '-'} {instance.behind} 0 1")
    if not board.is_valid():
        return f"no legal position: {board.status()!r}"
    for move in instance.moves:
        if board.san(board.parse_san(move)) != move:
            return f"{move} is written otherwise"
        board.push_san(move)
    fields = board.fen().split()
    return "" if fields[0] == answer["board"] and fields[2] == answer["castling"] else "another position"
