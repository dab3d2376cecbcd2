"""Judge by a sweep along every line, which carries the running maximum of height plus slope times place."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)

_STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _map(instance, instance.always)
    return "" if [list(row) for row in answer] == found else f"{found}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All and any exchanged, and light and shade exchanged."""
    other = _map(instance, not instance.always)
    if other != [list(row) for row in answer]:
        yield tuple(map(tuple, other))
    yield tuple(tuple("#o"[symbol == "#"] for symbol in row) for row in answer)


def _map(instance: Any, always: bool) -> list[list[str]]:
    heights = instance.heights
    cells = {(r, c) for r in range(len(heights)) for c in range(len(heights[0]))}
    shades = []
    for way, p, q in instance.suns:
        down, right = _STEPS[way]
        shaded = set()
        for start in cells:
            if (start[0] + down, start[1] + right) in cells:
                continue
            (r, c), level, best = start, Fraction(0), None
            while (r, c) in cells:
                top = heights[r][c] + level
                if best is not None and best > top:
                    shaded.add((r, c))
                best = top if best is None else max(best, top)
                level += Fraction(p, q)
                r, c = r - down, c - right
        shades.append(shaded)
    marked = set.intersection(*shades) if always else set.union(*shades)
    return [["#" if (r, c) in marked else "o" for c in range(len(heights[0]))] for r in range(len(heights))]
