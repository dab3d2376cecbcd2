"""Judge one board by the list of lost pairs built greedily, several by a table of values or a search of the whole."""

from functools import cache
from typing import Any

LEVELS = (1, 2, 3, 4, 5, 7, 8, 9, 10)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    boards, place = [list(pair) for pair in instance.boards], answer["board"] - 1
    if not 0 <= place < len(boards):
        return "no such board"
    (a, b), (x, y) = boards[place], (answer["first"], answer["second"])
    fair = (0 <= x < a and y == b) or (x == a and 0 <= y < b) or (0 < a - x == b - y and min(x, y) >= 0)
    if not fair:
        return "not a move"
    boards[place] = [x, y]
    if len(boards) == 1:
        return "" if (min(x, y), max(x, y)) in _lost_pairs(max(a, b)) else "the opponent wins"
    table, total = _table(26), 0
    for first, second in boards:
        total ^= table[first][second]
    return "the opponent wins" if total else ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other winning moves, tried one by one where heaps are small."""
    found = []
    for place, (a, b) in enumerate(instance.boards, 1):
        if max(a, b) <= 60:
            moves = [(x, b) for x in range(a)] + [(a, y) for y in range(b)]
            moves += [(a - k, b - k) for k in range(1, min(a, b) + 1)]
            found += [{"board": place, "first": x, "second": y} for x, y in moves]
    return [move for move in found if move != answer and not confirm(instance, move)][:4]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """No move at all, a board that is not there, unequal numbers from both heaps, stones added."""
    a, b = instance.boards[answer["board"] - 1]
    stay = answer | {"first": a, "second": b}
    return [stay, answer | {"board": 9}, stay | {"first": a - 1, "second": b - 2}, stay | {"first": a + 1}]


@cache
def _lost_pairs(most: int) -> set[tuple[int, int]]:
    """The smaller number of the k-th pair is the least that is in no pair before, and the larger exceeds it by k."""
    used: set[int] = set()
    pairs, low, k = set(), 0, 0
    while low <= most:
        pairs.add((low, low + k))
        used |= {low, low + k}
        k += 1
        while low in used:
            low += 1
    return pairs


@cache
def _table(size: int) -> list[list[int]]:
    table = [[0] * size for _ in range(size)]
    for a in range(size):
        for b in range(size):
            seen = set(table[a][:b]) | {table[x][b] for x in range(a)}
            seen |= {table[a - k][b - k] for k in range(1, min(a, b) + 1)}
            table[a][b] = next(n for n in range(len(seen) + 1) if n not in seen)
    return table
