"""Judge by pressing lamps one by one; the fewest presses come from chasing the lamps over all first rows."""

from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def _touches(wiring: str, a: complex, b: complex) -> bool:
    down, right = sorted((abs(int((a - b).real)), abs(int((a - b).imag))))
    wanted = {"plus": [(0, 1)], "cross": [(1, 1)], "king": [(0, 1), (1, 1)], "knight": [(1, 2)]}[wiring]
    return (down, right) in [(0, 0), *wanted]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.lamps)
    cells = [complex(row, col) for row in range(size) for col in range(size)]
    lamps = {z: int(instance.lamps[int(z.real)][int(z.imag)]) for z in cells}
    for z in cells:
        for _ in range(int(answer[int(z.real)][int(z.imag)])):
            for other in cells:
                if _touches(instance.wiring, z, other):
                    lamps[other] = (lamps[other] + 1) % instance.states
    if any(lamps.values()):
        return "some lamp is on"
    total = sum(int(sign) for row in answer for sign in row)
    if instance.best and instance.wiring == "plus" and instance.states**size < 260:
        least = min(_chased(instance, first) for first in product(range(instance.states), repeat=size))
        return "" if total == least else f"{least} presses are enough"
    return "" if not instance.best or total <= instance.best else "too many presses"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One lamp pressed once more, at both ends of the board."""
    for row, col in ((0, 0), (-1, -1)):
        changed = [list(line) for line in answer]
        changed[row][col] = str((int(changed[row][col]) + 1) % instance.states)
        yield tuple(map(tuple, changed))


def _chased(instance: Any, first: tuple[int, ...]) -> float:
    """Press the first row as given and then each row so that the one above it goes out; count, if all go out."""
    states, size = instance.states, len(first)
    lamps = [[int(sign) for sign in row] for row in instance.lamps]
    total = 0
    for row in range(size):
        presses = first if row == 0 else tuple(-one % states for one in lamps[row - 1])
        for col, count in enumerate(presses):
            total += count
            for r, c in ((row, col), (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if 0 <= r < size and 0 <= c < size:
                    lamps[r][c] = (lamps[r][c] + count) % states
    return total if not any(map(any, lamps)) else float("inf")
