"""Judge by listing all divisions with numpy; bound the moves by the offer alone."""

from typing import Any

import numpy

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, int]], str]:
    """Let the partner answer by his values."""
    his = numpy.array(instance.his)
    assert sorted(instance.his) == sorted(instance.values)
    seen: list[tuple[str, int]] = []
    for place, (verb, what) in enumerate(moves):
        if verb == "compare":
            first, second = (int(numpy.dot(goods, his)) for goods in what)
            seen.append((verb, {True: 1, False: 2}[first > second] if first != second else 0))
            continue
        agreed = int(numpy.dot(what, his)) >= instance.wants[place]
        seen.append((verb, int(agreed)))
        if agreed:
            kept = int(numpy.dot(numpy.array(instance.amounts) - numpy.array(what), instance.mine))
            return seen, "won" if kept * 20 >= 19 * _most(instance) else "lost"
    return seen, ""


def _most(instance: Any) -> int:
    """Return what is left at best, over all divisions that are worth enough to him in the last move."""
    axes = numpy.meshgrid(*[numpy.arange(amount + 1) for amount in instance.amounts], indexing="ij")
    given = numpy.stack([axis.ravel() for axis in axes], axis=1)
    enough = given @ numpy.array(instance.his) >= instance.wants[-1]
    kept = (numpy.array(instance.amounts) - given) @ numpy.array(instance.mine)
    return int(kept[enough].max())


def least(instance: Any) -> int:
    """The deal of the last move is struck then; before, he asks for more."""
    assert list(instance.wants) == sorted(instance.wants, reverse=True)
    assert _most(instance) > 0
    return 1
