"""Judge the loop as a graph, by the steps that go on straight on both sides of each dot of the drawing."""

from typing import Any

from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import bent, broken as near_misses, ring, run
from tests.oracles.grids._visits import all_loops

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = instance.board.split("\n")
    loop = ring(answer, len(lines) // 2 + 1, len(lines) // 2 + 1)
    if loop is None:
        return "no simple loop"
    for y, line in enumerate(lines):
        for x, mark in enumerate(line):
            first, second = (y // 2 + 1, x // 4 + 1), ((y + 1) // 2 + 1, (x + 2) // 4 + 1)
            if mark in "Oo" and not _middle(loop, first, second):
                return f"the dot at {first}-{second} is not in the middle"
    return ""


def _middle(loop: Any, first: tuple[int, int], second: tuple[int, int]) -> bool:
    if first not in loop or second not in loop:
        return False
    if first != second:
        ahead = (second[0] - first[0], second[1] - first[1])
        return bool(loop.has_edge(first, second)) and (
            run(loop, first, (-ahead[0], -ahead[1])) == run(loop, second, ahead)
        )
    one, other = loop[first]
    return not bent(loop, first) and (
        run(loop, first, (one[0] - first[0], one[1] - first[1]))
        == run(loop, first, (other[0] - first[0], other[1] - first[1]))
    )


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.size, instance.size)
