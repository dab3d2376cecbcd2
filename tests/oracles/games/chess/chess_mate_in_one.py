"""Let python-chess play the moves and say which of them mate."""

from typing import Any

import chess

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    if not board.is_valid():
        return f"no legal position: {board.status()!r}"
    return "" if answer in _mates(board) else "no mate"


def others(instance: Any, answer: str) -> list[str]:
    """All other mates."""
    return [move for move in _mates(chess.Board(f"{instance.fen_board} w - - 0 1")) if move != answer]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Legal moves, first of all checks, that are no mate; and moves that are not legal."""
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    mates = _mates(board)
    moves = sorted(board.legal_moves, key=lambda move: (not board.gives_check(move), move.uci()))
    return [*[move.uci() for move in moves if move.uci() not in mates][:6], answer[2:4] + answer[:2]]


def _mates(board: chess.Board) -> list[str]:
    found = []
    for move in list(board.legal_moves):
        board.push(move)
        if board.is_checkmate():
            found.append(move.uci())
        board.pop()
    return found
