"""Compare all heights with their neighbours by numpy; the land itself is the game's, and must keep its promises."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[Any, ...]], str]:
    """Tell the heights, up to the end."""
    heights = _land(instance)
    framed = numpy.pad(heights, 1)
    beside = [numpy.roll(framed, shift, axis)[1:-1, 1:-1] for shift in (1, -1) for axis in (0, 1)]
    peaks = (heights > numpy.max(beside, axis=0)).nonzero()
    tops = {(int(row) + 1, int(col) + 1) for row, col in zip(*peaks, strict=True)}
    assert 1 <= len(tops) <= instance.peaks
    seen: list[tuple[Any, ...]] = []
    for verb, what in moves:
        if verb == "answer":
            return [*seen, (verb, (what,), (), what in tops)], "won" if what in tops else "lost"
        cells = tuple(sorted(what))
        seen.append((verb, cells, tuple(int(heights[row - 1, col - 1]) for row, col in cells), False))
    return seen, ""


def _land(instance: Any) -> Any:
    """Look at every cell through the game."""
    from bootcamp import registry

    game: Any = registry.get("peak_finding_grid")
    heights = numpy.zeros((instance.size, instance.size), dtype=int)
    cells = [(row, col) for row in range(1, instance.size + 1) for col in range(1, instance.size + 1)]
    for start in range(0, len(cells), 8):
        seen = game.react(instance, None, ("look", frozenset(cells[start : start + 8]))).seen
        for (row, col), height in zip(seen.cells, seen.heights, strict=True):
            heights[row - 1, col - 1] = height
    assert sorted(heights.flatten()) == list(range(1, instance.size**2 + 1))
    return heights
