"""Place the boat by prefix sums; find the fewest moves with the currents known by going through what can be reached."""

from itertools import accumulate, cycle, islice
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[int, int]]) -> tuple[list[tuple[Any]], str]:
    """Add up the pushes and the currents, up to the harbour."""
    currents = list(islice(cycle(instance.current), len(moves)))
    assert all(any(current) and max(map(abs, current)) <= 2 for current in instance.current)
    assert 2 <= len(instance.current) <= instance.period
    xs = accumulate((a + c for (a, _), (c, _) in zip(moves, currents, strict=True)), initial=instance.start[0])
    ys = accumulate((b + d for (_, b), (_, d) in zip(moves, currents, strict=True)), initial=instance.start[1])
    seen: list[tuple[Any]] = []
    for place in list(zip(xs, ys, strict=True))[1:]:
        seen.append((place,))
        if place == tuple(instance.harbour):
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Return the fewest moves of a player who knows the currents."""
    reached = {tuple(instance.start)}
    for turn, (cx, cy) in enumerate(islice(cycle(instance.current), 40), start=1):
        reached = {(x + cx + dx, y + cy + dy) for x, y in reached for dx in range(-2, 3) for dy in range(-2, 3)}
        if tuple(instance.harbour) in reached:
            return turn
    raise AssertionError("the harbour is out of reach")
