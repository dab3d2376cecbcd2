"""Judge by a deque that is turned under the pointer, one person at a time."""

from collections import deque
from itertools import cycle
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _order(instance, instance.turns)
    return "" if list(answer) == right else "another order"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Counting from the one behind, the other way of turning, the order backwards."""
    wrong = [tuple(_order(instance, not instance.turns)), answer[::-1], (*answer[1:], answer[0])]
    return [one for one in wrong if one != answer]


def _order(instance: Any, turns: bool) -> list[int]:
    ring = deque(range(1, instance.people + 1))
    ring.rotate(1 - instance.start)
    numbers = cycle(instance.counts)
    left: list[int] = []
    forward = True
    number = instance.counts[0]
    while ring:
        if instance.kind in ("same", "cycle"):
            number = next(numbers)
        elif instance.kind == "growing" and left:
            number += instance.counts[1]
        elif left:
            number = left[-1]
        for _ in range(number - 1):
            ring.rotate(-1 if forward else 1)
        left.append(ring.popleft())
        forward = not forward if turns else forward
        if not forward:
            ring.rotate(1)
    return left
