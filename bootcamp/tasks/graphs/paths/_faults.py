"""What the tasks of this family check alike."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise


def cycle_fault(arcs: Collection[tuple[int, int]], ring: Sequence[int]) -> str:
    """Say why these vertices, in order, are no directed cycle without repeats; nothing if they are one.

    >>> cycle_fault({(1, 2), (2, 3)}, [1, 2, 3])
    'there is no arc 3->1'
    """
    if len(set(ring)) < max(2, len(ring)):
        return "a cycle has at least two vertices and passes none twice"
    missing = next((pair for pair in pairwise([*ring, ring[0]]) if pair not in arcs), None)
    return f"there is no arc {missing[0]}->{missing[1]}" if missing else ""
