"""Let python-chess play all replies and look for other first moves by a search of its moves."""

from typing import Any

import chess

LEVELS = range(1, 11)

Line = dict[str, Any]


def confirm(instance: Any, answer: Line) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    if not board.is_valid() or _mate(board):
        return "no legal position without a mate"
    moves = [move.uci() for move in board.legal_moves]
    if answer["first"] not in moves:
        return "not a move"
    board.push_uci(answer["first"])
    replies = [move.uci() for move in board.legal_moves]
    if not replies or sorted(replies) != sorted(answer["mates"]):
        return "other replies"
    for reply in replies:
        board.push_uci(reply)
        mate = chess.Move.from_uci(answer["mates"][reply])
        if mate not in board.legal_moves:
            return "not a move then"
        board.push(mate)
        if not board.is_checkmate():
            return "no mate"
        board.pop()
        board.pop()
    return ""


def others(instance: Any, answer: Line) -> list[Line]:
    """The same with the last mate that python-chess finds for each reply, if it differs."""
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    board.push_uci(answer["first"])
    mates: dict[str, str] = {}
    for reply in list(board.legal_moves):
        board.push(reply)
        mates[reply.uci()] = _mate(board)
        board.pop()
    return [answer | {"mates": mates}] if mates != answer["mates"] else []


def near_misses(instance: Any, answer: Line) -> list[Line]:
    """One reply left out, one too many, answers exchanged, other first moves."""
    mates = answer["mates"]
    found = [
        answer | {"mates": mates | {"a1a1": "a1a1"}},
        answer | {"mates": dict(list(mates.items())[1:]) or {"h1h1": "a1a2"}},
    ]
    found.append(answer | {"mates": dict(zip(mates, [*list(mates.values())[1:], "a1a2"], strict=True))})
    board = chess.Board(f"{instance.fen_board} w - - 0 1")
    found += [answer | {"first": move.uci()} for move in list(board.legal_moves)[:3]]
    return [line for line in found if confirm(instance, line)]


def _mate(board: chess.Board) -> str:
    last = ""
    for move in list(board.legal_moves):
        if not board.gives_check(move):
            continue
        board.push(move)
        if board.is_checkmate():
            last = move.uci()
        board.pop()
    return last
