"""Judge by the winding number, a sum of exact quarter turns, and a test of the boundary by areas."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    corners = instance.corners
    sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
    if len(answer) != len(instance.points):
        return "there is not one word for each point"
    for i, point in enumerate(instance.points):
        word = "on" if any(_on(point, *side) for side in sides) else "in" if _winding(point, sides) else "out"
        if answer.get(chr(65 + i)) != word:
            return f"{point} is {word}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One word changed, all the same, inside and outside exchanged."""
    first = min(answer)
    other = {"in": "out", "out": "in", "on": "in"}
    return [
        answer | {first: other[answer[first]]},
        dict.fromkeys(answer, "out"),
        {name: other[word] for name, word in answer.items()},
    ]


def _on(p: Any, a: Any, b: Any) -> bool:
    area = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    along = (b[0] - a[0]) * (p[0] - a[0]) + (b[1] - a[1]) * (p[1] - a[1])
    return area == 0 and 0 <= along <= (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2


def _winding(p: Any, sides: Any) -> int:
    turns = 0
    for (a, b), (c, d) in sides:
        turn = (a - p[0]) * (d - p[1]) - (b - p[1]) * (c - p[0])
        if b <= p[1] < d and turn > 0:
            turns += 1
        elif d <= p[1] < b and turn < 0:
            turns -= 1
    return turns
