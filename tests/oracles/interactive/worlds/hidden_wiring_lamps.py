"""Count how often each lamp is flipped; solve the wiring with numpy modulo 2 for the fewest buttons that can do."""

from typing import Any

import numpy

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[int]) -> tuple[list[tuple[int, tuple[bool, ...]]], str]:
    """Show the lamps after each button: on if it began so and was flipped an even number of times, or else odd."""
    flips = _flips(instance)
    lamps = numpy.array(instance.lamps, dtype=int)
    seen: list[tuple[int, tuple[bool, ...]]] = []
    for turn, button in enumerate(moves, start=1):
        presses = numpy.bincount(numpy.array(moves[:turn]) - 1, minlength=len(lamps))
        shown = (lamps + flips @ presses) % 2
        seen.append((button, tuple(bool(lamp) for lamp in shown)))
        if shown.all():
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Return how many buttons the only solution presses, which nobody can undercut."""
    flips = _flips(instance)
    wanted = (1 - numpy.array(instance.lamps, dtype=int)) % 2
    table = numpy.concatenate([flips, wanted[:, None]], axis=1)
    n = len(flips)
    for column in range(n):
        pivot = column + int(numpy.argmax(table[column:, column]))
        assert table[pivot, column], "the wiring does not reach every pattern"
        table[[column, pivot]] = table[[pivot, column]]
        for row in range(n):
            if row != column and table[row, column]:
                table[row] = (table[row] + table[column]) % 2
    return int(table[:, -1].sum())


def _flips(instance: Any) -> Any:
    n = len(instance.wiring)
    return numpy.array([[int(lamp in instance.wiring[button]) for button in range(n)] for lamp in range(1, n + 1)])
