"""Search all four moves with python-chess, without looking at captures first."""

from typing import Any

import chess

LEVELS = range(1, 5)

_POINTS = {chess.QUEEN: 9, chess.ROOK: 5, chess.BISHOP: 3, chess.KNIGHT: 3, chess.PAWN: 1, chess.KING: 0}


def confirm(instance: Any, answer: str) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    if not board.is_valid():
        return f"no legal position: {board.status()!r}"
    move = chess.Move.from_uci(answer)
    if move not in board.legal_moves or not board.gives_check(move):
        return "no legal check"
    aim = _balance(board) + instance.points
    board.push(move)
    return "" if _black(board, aim, 1) else "Black holds"


def others(instance: Any, answer: str) -> list[str]:
    """The other right moves, which must be right by the search too."""
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    moves = [move.uci() for move in board.legal_moves if move.uci() != answer]
    return [move for move in moves if not confirm(instance, move)]


def near_misses(instance: Any, answer: str) -> list[str]:
    """Some other legal moves that do not win enough."""
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    moves = sorted(move.uci() for move in board.legal_moves if move.uci() != answer)
    return [move for move in moves[::4] if confirm(instance, move)][:5]


def _balance(board: chess.Board) -> int:
    return sum(_POINTS[man.piece_type] * (1 if man.color else -1) for man in board.piece_map().values())


def _black(board: chess.Board, aim: int, more: int) -> bool:
    """Tell whether White succeeds when Black is to reply and White has `more` moves left."""
    replies = list(board.legal_moves)
    if not replies:
        return board.is_check()
    for reply in replies:
        board.push(reply)
        good = _white(board, aim) if more else _balance(board) >= aim and not board.is_checkmate()
        board.pop()
        if not good:
            return False
    return True


def _white(board: chess.Board, aim: int) -> bool:
    for move in list(board.legal_moves):
        board.push(move)
        good = (_balance(board) >= aim or board.is_check()) and _black(board, aim, 0)
        board.pop()
        if good:
            return True
    return False
