"""Judge by turning the board with numpy so that every move goes to the left."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)
_TURNS = {"L": 0, "U": 1, "R": 2, "D": 3}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board, score, coming = np.array(instance.board), 0, list(instance.new)
    for move in instance.moves:
        turned = np.rot90(board, _TURNS[move])
        rows = [_pushed([int(tile) for tile in row], instance.rule) for row in turned]
        after = np.rot90(np.array([row for row, _ in rows]), -_TURNS[move])
        if (after != board).any():
            board = after.copy()
            score += sum(points for _, points in rows)
            row, column, number = coming.pop(0)
            if board[row - 1, column - 1]:
                return "the new tile has no room"
            board[row - 1, column - 1] = number
    same = [list(row) for row in answer["board"]] == board.tolist()
    return "" if same and answer["score"] == score and not coming else f"it is {board.tolist()}, {score}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The board at the start, another score, the board upside down."""
    wrong = [answer | {"board": instance.board}, answer | {"score": answer["score"] + 1}]
    turned = answer | {"board": answer["board"][::-1]}
    return wrong + [turned] * (turned["board"] != answer["board"])


def _pushed(row: list[int], rule: str) -> tuple[list[int], int]:
    out: list[int] = []
    points, fresh = 0, False
    for tile in row:
        if tile == 0:
            continue
        if out and not fresh and _joins(out[-1], tile, rule):
            out[-1] += tile
            points, fresh = points + out[-1], True
        else:
            out.append(tile)
            fresh = False
    return out + [0] * (len(row) - len(out)), points


def _joins(a: int, b: int, rule: str) -> bool:
    if rule == "equal":
        return a == b
    if rule == "threes":
        return {a, b} == {1, 2} or (a == b and a > 2)
    known = [1, 2]
    while known[-1] < a + b:
        known.append(known[-1] + known[-2])
    return a + b in known and a in known and b in known
