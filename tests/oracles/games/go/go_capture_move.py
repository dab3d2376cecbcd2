"""Play on dictionaries with whole boards compared, and search without memory."""

from typing import Any

LEVELS = range(1, 7)

Point = tuple[int, int]
Board = dict[Point, str]


def confirm(instance: Any, answer: frozenset[Point]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    signs = {(r, c): sign for r, row in enumerate(instance.board, 1) for c, sign in enumerate(row, 1)}
    area = [point for point, sign in signs.items() if sign == "*"]
    target = next(point for point, sign in signs.items() if sign == "Q")
    board = {point: {"*": ".", "Q": "O"}.get(sign, sign) for point, sign in signs.items()}
    good = {p for p in area if _captures(board, _put(board, None, p, "X"), area, target, instance.moves - 1)}
    return "" if good == set(answer) else "other points"


def _captures(before: Board, board: Board | None, area: list[Point], target: Point, left: int) -> bool:
    """Tell whether Black, who has just moved, has captured or will within `left` moves."""
    if board is None:
        return False
    if board[target] == ".":
        return True
    if left == 0:
        return False
    for reply in [None, *area]:
        after = board if reply is None else _put(board, before, reply, "O")
        if after is None:
            continue
        ban = None if reply is None else board
        if not any(_captures(after, _put(after, ban, p, "X"), area, target, left - 1) for p in area):
            return False
    return True


def _put(board: Board, ban: Board | None, point: Point, sign: str) -> Board | None:
    """Give the board after a stone, None if that is illegal or brings back the board `ban`."""
    if board[point] != ".":
        return None
    after = board | {point: sign}
    r, c = point
    for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
        if after.get(other, sign) not in (".", sign):
            stones = _block(after, other)
            if stones:
                after |= dict.fromkeys(stones, ".")
    return None if _block(after, point) or after == ban else after


def _block(board: Board, point: Point) -> set[Point]:
    """Give the stones of a group without liberties, nothing if it has some."""
    stones, stack = {point}, [point]
    while stack:
        r, c = stack.pop()
        for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if board.get(other) == ".":
                return set()
            if board.get(other) == board[point] and other not in stones:
                stones.add(other)
                stack.append(other)
    return stones
