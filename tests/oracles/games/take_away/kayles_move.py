"""Judge by a search of multisets of rows where there are few pins, else by the known values with period 12."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)
_EARLY = {0: 0, 3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, 28: 5, 34: 6, 39: 3, 57: 4, 70: 6}
_PERIOD = (4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows, left, right = list(instance.rows), answer["left"], answer["right"]
    if not 1 <= answer["row"] <= len(rows):
        return "no such row"
    down = rows.pop(answer["row"] - 1) - left - right
    if left < 0 or right < 0 or not 1 <= down <= 2:
        return "not a move"
    rows += [left, right]
    if sum(rows) <= 14:
        return "the opponent wins" if _wins(tuple(sorted(rows))) else ""
    total = 0
    for row in rows:
        total ^= _EARLY.get(row, _PERIOD[row % 12])
    return "the opponent wins" if total else ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other winning moves, tried one by one; the mirrored one among them."""
    moves = [
        {"row": row, "left": left, "right": size - down - left}
        for row, size in enumerate(instance.rows, 1)
        for down in (1, 2)
        for left in range(size - down + 1)
    ]
    return [move for move in moves if move != answer and not confirm(instance, move)][:4]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Three pins or none knocked down, rows that are not there, a negative part."""
    down = instance.rows[answer["row"] - 1] - answer["left"] - answer["right"]
    more = answer | {"left": answer["left"] + down}
    return [more, more | {"right": answer["right"] - 3}, answer | {"row": 0}, answer | {"row": len(instance.rows) + 1}]


@cache
def _wins(rows: tuple[int, ...]) -> bool:
    for place, size in enumerate(rows):
        rest = rows[:place] + rows[place + 1 :]
        for down in (1, 2):
            for left in range(size - down + 1):
                if not _wins(tuple(sorted((*rest, left, size - down - left)))):
                    return True
    return False
