"""What tasks on rounds of pairs share."""

from __future__ import annotations


def circle_method(people: int) -> list[list[tuple[int, int]]]:
    """List rounds of pairs of an even number of people, counted from 0, in which every two meet once: the last one
    stays in the middle, the others turn.

    >>> circle_method(4)
    [[(3, 0), (1, 2)], [(3, 1), (2, 0)], [(3, 2), (0, 1)]]
    """
    ring = people - 1
    return [
        [(ring, turn), *(((turn + k) % ring, (turn - k) % ring) for k in range(1, people // 2))] for turn in range(ring)
    ]
