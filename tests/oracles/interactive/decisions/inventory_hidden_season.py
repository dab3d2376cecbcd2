"""Simulate the shop piece by piece with a queue; a player who knows the season pays nothing in the last days."""

from collections import deque
from itertools import cycle, islice
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[int]) -> tuple[list[tuple[int, int, int, int]], str]:
    """Each piece in the queue has the day on which it arrives."""
    queue: deque[int] = deque()
    seen: list[tuple[int, int, int, int]] = []
    paid = []
    for day, (order, demand) in enumerate(zip(moves, cycle(instance.season), strict=False), start=1):
        queue.extend([day + instance.lag] * order)
        here = sum(arrival <= day for arrival in queue)
        for _ in range(min(here, demand)):
            queue.popleft()
        short = demand - min(here, demand)
        left = here - min(here, demand)
        seen.append((day, demand, short, left))
        paid.append(short + left)
        if day == instance.turns:
            return seen, "won" if sum(paid[-instance.counted :]) <= instance.allowed else "lost"
    return seen, ""


def least(instance: Any) -> int:
    """Show that orders of the coming demands, begun in time, leave nothing in the last days."""
    needed = list(islice(cycle(instance.season), instance.turns + instance.lag))
    start = 2 * instance.period - 1
    orders = [0] * start + [needed[day + instance.lag] for day in range(start, instance.turns)]
    seen, over = play(instance, orders)
    assert over == "won"
    assert all(short == left == 0 for _, _, short, left in seen[-instance.counted :])
    return int(instance.turns)
