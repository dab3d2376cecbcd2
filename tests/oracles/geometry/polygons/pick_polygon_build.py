"""Judge by counting all lattice points of the box by hand: crossings of a ray, and areas of thin triangles."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    corners = [tuple(corner) for corner in answer]
    n = len(corners)
    if not 3 <= n <= instance.most or len(set(corners)) < n or any(len(corner) != 2 for corner in corners):
        return "wrong corners"
    if any(not (0 <= x <= instance.width and 0 <= y <= instance.height) for x, y in corners):
        return "outside the box"
    sides = [(corners[i - 1], corners[i]) for i in range(n)]
    turns = [_turn(corners[i - 2], corners[i - 1], corners[i]) for i in range(n)]
    if 0 in turns or (instance.convex and len({turn > 0 for turn in turns}) > 1):
        return "straight on, or not convex"
    for (a, b), (c, d) in combinations(sides, 2):
        shared = len({a, b, c, d}) == 3
        if not shared and _meet(a, b, c, d):
            return "sides cross"
    if instance.corner and tuple(instance.corner) not in corners:
        return "the given corner is missing"
    inside = boundary = 0
    for x in range(instance.width + 1):
        for y in range(instance.height + 1):
            if any(_on((x, y), a, b) for a, b in sides):
                boundary += 1
            else:
                inside += sum(_right(x, y, a, b) for a, b in sides) % 2
    return "" if (inside, boundary) == (instance.inside, instance.boundary) else f"there are {inside} and {boundary}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The same polygon from another start and backwards."""
    return [answer[1:] + answer[:1], answer[::-1]]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A corner moved or left out, the whole box."""
    (x, y), *rest = answer
    box = ((0, 0), (instance.width, 0), (instance.width, instance.height), (0, instance.height))
    nears = [((x + dx, y + dy), *rest) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    return [near for near in (*nears, tuple(rest), box) if confirm(instance, near)]


def _turn(a: Any, b: Any, c: Any) -> int:
    return int((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def _on(p: Any, a: Any, b: Any) -> bool:
    between = all(min(s, t) <= v <= max(s, t) for s, t, v in zip(a, b, p, strict=True))
    return between and _turn(a, b, p) == 0


def _meet(a: Any, b: Any, c: Any, d: Any) -> bool:
    ends = _on(a, c, d) or _on(b, c, d) or _on(c, a, b) or _on(d, a, b)
    return ends or (_turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0)


def _right(x: int, y: int, a: Any, b: Any) -> bool:
    """Tell whether the ray to the right of a point crosses a side; its upper end counts."""
    if (a[1] > y) == (b[1] > y):
        return False
    low, high = (a, b) if a[1] < b[1] else (b, a)
    return _turn(low, high, (x, y)) > 0
