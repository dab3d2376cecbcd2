"""Judge by moving the tiles cell by cell towards the wall."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "too many moves"
    size = len(instance.board)
    tiles = {(r, c): n for r, row in enumerate(instance.board) for c, n in enumerate(row) if n}
    for move in answer:
        down, right = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}[move]
        merged: set[tuple[int, int]] = set()
        for r, c in sorted(tiles, key=lambda cell: -cell[0] * down - cell[1] * right):
            number = tiles.pop((r, c))
            while 0 <= r + down < size and 0 <= c + right < size and (r + down, c + right) not in tiles:
                r, c = r + down, c + right
            ahead = (r + down, c + right)
            if tiles.get(ahead) == number and ahead not in merged:
                tiles[ahead] = 2 * number
                merged.add(ahead)
            else:
                tiles[r, c] = number
    good = max(tiles.values()) >= instance.largest if instance.largest else len(tiles) <= instance.left
    return "" if good else "the goal is not reached"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One move too few or too many, the moves backwards, one move alone again and again."""
    near = [answer[:-1], (*answer, "U", "D"), answer[::-1], ("L",) * len(answer)]
    return [one for one in near if one and confirm(instance, one)]
