"""Judge by reflecting the holes back: from the last step to the first, every fold doubles the holes made after it."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)

Cell = tuple[int, int]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    areas = [(1, instance.size, 1, instance.size)]
    for kind, _ in instance.steps:
        top, bottom, left, right = areas[-1]
        height, width = (bottom - top + 1) // 2, (right - left + 1) // 2
        areas.append(
            {
                "left": (top, bottom, left + width, right),
                "right": (top, bottom, left, right - width),
                "top": (top + height, bottom, left, right),
                "bottom": (top, bottom - height, left, right),
            }.get(kind, areas[-1])
        )
    holes: set[Cell] = set()
    for (kind, place), (top, bottom, left, right) in zip(reversed(instance.steps), reversed(areas[:-1]), strict=True):
        if kind == "punch":
            holes.add(place)
        elif kind in ("left", "right"):
            holes |= {(row, left + right - col) for row, col in holes}
        elif kind in ("top", "bottom"):
            holes |= {(top + bottom - row, col) for row, col in holes}
        elif kind == "falling":
            holes |= {(top + col - left, left + row - top) for row, col in holes}
        else:
            holes |= {(bottom - col + left, right - row + top) for row, col in holes}
    return "" if set(answer) == holes else f"{sorted(holes)}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A hole left out, and one moved."""
    first = min(answer)
    yield frozenset(answer - {first})
    yield frozenset(answer ^ {first, (first[0], first[1] % instance.size + 1)})
