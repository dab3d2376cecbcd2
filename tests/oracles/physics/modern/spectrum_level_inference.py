"""Judge by crossing lines off the list one by one; offer the mirror image, and what a backtracking search finds."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left, missed = list(instance.lines), 0
    if answer[0] != 0 or sorted(set(answer)) != list(answer) or len(answer) != instance.levels:
        return "no increasing levels from 0"
    for i, high in enumerate(answer):
        for low in answer[:i]:
            if high - low in left:
                left.remove(high - low)
            else:
                missed += 1
    return "" if (missed, len(left)) == (instance.missing, instance.foreign) else f"{missed} missed, {left} left"


def others(instance: Any, answer: Any) -> list[Any]:
    """The mirror image; where the list is whole, the solution of a search from the largest line down."""
    found = [tuple(answer[-1] - level for level in reversed(answer))]
    if not instance.foreign and not instance.missing:
        lines = sorted(instance.lines)
        top = lines.pop()
        found.append(tuple(sorted(_search(lines, [0, top]))))
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The highest level far higher, the first one not 0."""
    return [(*answer[:-1], answer[-1] + 5000), tuple(level + 1 for level in answer)]


def _search(lines: list[int], placed: list[int]) -> list[int]:
    if not lines:
        return placed
    for place in {lines[-1], placed[1] - lines[-1]}:
        rest = list(lines)
        for other in placed:
            if abs(place - other) in rest:
                rest.remove(abs(place - other))
            else:
                break
        else:
            found = _search(rest, [*placed, place])
            if found:
                return found
    return []
