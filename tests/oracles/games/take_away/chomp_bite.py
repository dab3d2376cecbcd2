"""Judge by win and loss of small positions as sets of squares, else by values found by equality with heaps of Nim."""

from functools import cache
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    number, row, column = answer["bar"], answer["row"], answer["column"]
    bars = [_squares(bar) for bar in instance.bars]
    if not 1 <= number <= len(bars) or (row, column) == (1, 1) or (row, column) not in bars[number - 1]:
        return "not a move"
    bars[number - 1] = _eat(bars[number - 1], row, column)
    if len(bars) == 1 or sum(map(len, bars)) <= 12:
        return "the opponent wins" if _wins(tuple(bars)) else ""
    heap = next(heap for heap in range(60) if not _wins_with_heap(bars[0], heap))
    return "the opponent wins" if _wins_with_heap(bars[1], heap) else ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other winning bites, tried one by one."""
    moves = [
        {"bar": number, "row": row, "column": column}
        for number, bar in enumerate(instance.bars, 1)
        for row, column in sorted(_squares(bar))
    ]
    return [move for move in moves if move != answer and not confirm(instance, move)][:3]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Poison, squares that are gone, another bar."""
    size = instance.bars[answer["bar"] - 1][answer["row"] - 1]
    return [answer | {"row": 1, "column": 1}, answer | {"column": size + 1}, answer | {"bar": 3}, answer | {"row": 0}]


def _squares(bar: Any) -> frozenset[tuple[int, int]]:
    return frozenset((row, column) for row, size in enumerate(bar, 1) for column in range(1, size + 1))


@cache
def _eat(squares: frozenset[tuple[int, int]], row: int, column: int) -> frozenset[tuple[int, int]]:
    return frozenset((r, c) for r, c in squares if r < row or c < column)


@cache
def _wins(bars: tuple[frozenset[tuple[int, int]], ...]) -> bool:
    for place, squares in enumerate(bars):
        for row, column in squares - {(1, 1)}:
            if not _wins((*bars[:place], _eat(squares, row, column), *bars[place + 1 :])):
                return True
    return False


@cache
def _wins_with_heap(squares: frozenset[tuple[int, int]], heap: int) -> bool:
    """Whether the player to move wins on a bar beside a heap of Nim."""
    if any(not _wins_with_heap(squares, less) for less in range(heap)):
        return True
    return any(not _wins_with_heap(_eat(squares, row, column), heap) for row, column in squares - {(1, 1)})
