"""Step from free day to free day; find the common day by the Chinese remainder theorem of sympy."""

from typing import Any

from sympy.ntheory.modular import solve_congruence

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[int]) -> tuple[list[tuple[int, tuple[int, ...]]], str]:
    """List the free days of each person from the first one on."""
    seen: list[tuple[int, tuple[int, ...]]] = []
    for day in moves:
        told = []
        for span, first in instance.rhythms:
            free = first
            while free < day or free in set(instance.closed):
                free += span
            told.append(free)
        seen.append((day, tuple(told)))
        if all(free == day for free in told):
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Check that there is one common day; whoever knows it needs a single move."""
    day, step = map(int, solve_congruence(*[(first, span) for span, first in instance.rhythms]))
    days = [d for d in range(day or step, instance.last + 1, step) if d not in instance.closed]
    assert len(days) == 1
    assert days[0] > instance.last // 3
    assert play(instance, days)[1] == "won"
    return 1
