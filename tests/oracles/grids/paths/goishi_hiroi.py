"""Judge by walking cell by cell on the board; find other orders by a search with memory on small boards."""

from typing import Any

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 11)

WAYS = {1: (-1, 0), 1j: (0, 1), -1: (1, 0), -1j: (0, -1)}


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = _stones(instance)
    if not answer or answer[0] not in left:
        return "the first cell holds no stone"
    here, heading = answer[0], None
    left.discard(here)
    for stone in answer[1:]:
        reached = [way for way in WAYS if _next(here, way, left, len(instance.stones)) == stone]
        if not reached or (heading is not None and reached[0] == -heading):
            return "a move does not end at the next stone, or turns back"
        here, heading = stone, reached[0]
        left.remove(stone)
    return "stones are left" if left else ""


def others(instance: Any, answer: Path) -> list[Path]:
    """Another order from each of the first stones, where a short search finds one."""
    stones = _stones(instance)
    found = [
        _order(start, frozenset(stones - {start}), 0, len(instance.stones), [3000]) for start in sorted(stones)[:4]
    ]
    return [order for order in found if order]


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """A stone left out, one doubled, two exchanged so that the start jumps."""
    return [answer[:-1], answer[1:], (answer[0], *answer), (answer[-1], *answer[1:-1], answer[0], answer[0])]


def _stones(instance: Any) -> set[tuple[int, int]]:
    rows = [row.split() for row in draw(instance.stones).split("\n")]
    return {(r, c) for r, row in enumerate(rows, 1) for c, mark in enumerate(row, 1) if mark == "O"}


def _next(here: tuple[int, int], way: complex, left: Any, size: int) -> tuple[int, int] | None:
    row, col = here
    for _ in range(size):
        row, col = row + WAYS[way][0], col + WAYS[way][1]
        if (row, col) in left:
            return row, col
    return None


def _order(here: Any, left: frozenset[Any], heading: complex, size: int, budget: list[int]) -> Path:
    """Extend an order to all stones, or give nothing."""
    budget[0] -= 1
    if not left:
        return (here,)
    for way in WAYS:
        stone = _next(here, way, left, size) if way != -heading or not heading else None
        if stone and budget[0] > 0:
            rest = _order(stone, left - {stone}, way, size, budget)
            if rest:
                return (here, *rest)
    return ()
