"""Follow captures with squares as pairs of letters and numbers; other ways come from a search of one's own."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    men = _men(instance)
    for move in answer:
        if move not in _captures(men):
            return f"{move} is not allowed"
        men = _after(men, move)
    return "" if len(men) == 1 else "several pieces are left"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One way that a search with the last squares first finds."""
    steps = [3000]
    found = _search(_men(instance), steps)
    return [found] if found and found != answer else []


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Lists that end early, go on, or have a move turned round."""
    last = answer[-1]
    turned = (*answer[:-1], last[2:] + last[:2])
    found = [answer[:-1], answer[1:], (*answer, last), (*answer, last[2:] + last[:2]), turned]
    return [moves for moves in found if confirm(instance, moves)]


Men = dict[str, tuple[str, int]]


def _men(instance: Any) -> Men:
    size = len(instance.board)
    return {
        chr(97 + col) + str(size - row): (sign, 2)
        for row, line in enumerate(instance.board)
        for col, sign in enumerate(line)
        if sign != "."
    }


def _captures(men: Men) -> list[str]:
    found = []
    for a, (sign, left) in men.items():
        for b, (other, _) in men.items():
            if a == b or not left or other == "K":
                continue
            across, up = ord(b[0]) - ord(a[0]), int(b[1]) - int(a[1])
            sizes = sorted((abs(across), abs(up)))
            straight, aslant = sizes[0] == 0, sizes[0] == sizes[1]
            fits = {
                "K": sizes[1] == 1,
                "Q": straight or aslant,
                "R": straight,
                "B": aslant,
                "N": sizes == [1, 2],
                "P": aslant and up == 1,
            }[sign]
            if fits and sign in "QRB":
                far = sizes[1]
                way = [chr(ord(a[0]) + across // far * k) + str(int(a[1]) + up // far * k) for k in range(1, far)]
                fits = not any(square in men for square in way)
            if fits:
                found.append(a + b)
    return sorted(found, reverse=True)


def _after(men: Men, move: str) -> Men:
    sign, left = men[move[:2]]
    return {square: man for square, man in men.items() if square != move[:2]} | {move[2:]: (sign, left - 1)}


def _search(men: Men, steps: list[int]) -> tuple[str, ...] | None:
    if len(men) == 1:
        return ()
    for move in _captures(men):
        steps[0] -= 1
        if steps[0] < 0:
            return None
        rest = _search(_after(men, move), steps)
        if rest is not None:
            return (move, *rest)
    return None
