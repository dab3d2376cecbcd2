"""Play the chain on a dictionary of points and measure runs of stones; other chains come from a plain search."""

from typing import Any

LEVELS = range(1, 11)

Point = tuple[int, int]
Points = tuple[Point, ...]


def confirm(instance: Any, answer: Points) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    board = {(r, c): sign for r, row in enumerate(instance.board, 1) for c, sign in enumerate(row, 1)}
    for place, point in enumerate(answer):
        if board.get(point) != ".":
            return "not free"
        board[point] = "X"
        if _five_points(board, "O"):
            return "White wins"
        five = _five_points(board, "X")
        last = place == len(answer) - 1
        if len(five) != 1:
            return "" if len(five) > 1 and last else "not one point"
        board[five[0]] = "O"
    return "no end"


def others(instance: Any, answer: Points) -> list[Points]:
    """The chain with two moves exchanged, if that wins too."""
    found = [(*answer[:k], answer[k + 1], answer[k], *answer[k + 2 :]) for k in range(len(answer) - 1)]
    return [points for points in found if not confirm(instance, points)]


def near_misses(instance: Any, answer: Points) -> list[Points]:
    """Chains that are too short, go on, or are turned round."""
    free = [(r, c) for r, row in enumerate(instance.board, 1) for c, sign in enumerate(row, 1) if sign == "."]
    found = [answer[:-1], answer[1:], (*answer, free[0]), answer[::-1], (free[0],), (free[-1],)]
    return [points for points in found if points and confirm(instance, points)]


def _five_points(board: dict[Point, str], sign: str) -> list[Point]:
    found = []
    for (row, col), here in board.items():
        if here != ".":
            continue
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            count = 1
            for sense in (1, -1):
                k = sense
                while board.get((row + k * down, col + k * right)) == sign:
                    count, k = count + 1, k + sense
            if count >= 5:
                found.append((row, col))
                break
    return found
