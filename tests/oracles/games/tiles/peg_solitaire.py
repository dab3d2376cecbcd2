"""Judge by drawing the board anew after every jump."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = [list(line) for line in instance.board]
    for (r, c), (s, d) in answer:
        if not all(0 < x <= len(board) for x in (r, c, s, d)):
            return "off the board"
        far = sorted((abs(r - s), abs(c - d)))
        if far != [0, 2] and not (instance.diagonal and far == [2, 2]):
            return "not a jump"
        middle = ((r + s) // 2 - 1, (c + d) // 2 - 1)
        if board[r - 1][c - 1] + board[middle[0]][middle[1]] + board[s - 1][d - 1] != "oo.":
            return "not possible"
        board[r - 1][c - 1] = board[middle[0]][middle[1]] = "."
        board[s - 1][d - 1] = "o"
    left = [(r, c) for r, line in enumerate(board, 1) for c, sign in enumerate(line, 1) if sign == "o"]
    return "" if len(left) == 1 and (instance.mark == (0, 0) or left == [instance.mark]) else "not the one peg"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The last jump left out, the first one turned round, the first one twice."""
    first = answer[0]
    near = [answer[:-1], (first[::-1], *answer[1:]), (first, *answer), answer[::-1]]
    return [one for one in near if one and confirm(instance, one)]
