"""People and objects at integer points of a floor, people facing north, east, south or west: who is where for whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cmp_to_key

Point = tuple[int, int]

FACINGS: Mapping[str, Point] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
"""The step of each facing, x to the east and y to the north; each next one is a quarter turn clockwise."""

QUARTERS = ("front-right", "back-right", "back-left", "front-left")
"""The open quarters between ahead, right, behind and left, clockwise."""


SIDES: Mapping[str, tuple[str, str]] = {
    "front-right": ("ahead and right", "正前与正右"),
    "back-right": ("right and behind", "正右与正后"),
    "back-left": ("behind and left", "正后与正左"),
    "front-left": ("left and ahead", "正左与正前"),
}
"""The sides of each quarter, in English and in Chinese."""

Room = tuple[dict[str, Point], dict[str, str]]
"""Where everybody and everything is, and where people face."""


def turned(facing: str, quarters: int) -> str:
    """Turn clockwise by quarter turns.

    >>> turned("north", 1), turned("north", -1)
    ('east', 'west')
    """
    names = list(FACINGS)
    return names[(names.index(facing) + quarters) % 4]


def seen_from(origin: Point, facing: str, point: Point) -> Point:
    """Give how far to the right and how far ahead a point lies.

    >>> seen_from((0, 0), "east", (2, 1))
    (-1, 2)
    """
    dx, dy = point[0] - origin[0], point[1] - origin[1]
    fx, fy = FACINGS[facing]
    return dx * fy - dy * fx, dx * fx + dy * fy


def quarter(origin: Point, facing: str, point: Point) -> str:
    """Name the open quarter in which a point lies; "" straight ahead, right, behind or left.

    >>> quarter((0, 0), "east", (2, 1)), quarter((0, 0), "east", (2, 0))
    ('front-left', '')
    """
    right, ahead = seen_from(origin, facing, point)
    if right == 0 or ahead == 0:
        return ""
    return QUARTERS[(1 if ahead < 0 else 0) if right > 0 else (2 if ahead < 0 else 3)]


def clockwise(origin: Point, facing: str, points: Mapping[str, Point]) -> list[str]:
    """List points as a full turn to the right meets them, beginning straight ahead.

    >>> clockwise((0, 0), "north", {"w": (-1, 0), "n": (0, 2), "se": (1, -1)})
    ['n', 'se', 'w']
    """
    views = {name: seen_from(origin, facing, point) for name, point in points.items()}

    def half(view: Point) -> bool:  # whether a view comes after the first half turn
        return view[0] < 0 or (view[0] == 0 and view[1] < 0)

    def compare(one: str, two: str) -> int:
        a, b = views[one], views[two]
        return half(a) - half(b) or b[0] * a[1] * -1 + a[0] * b[1]

    return sorted(views, key=cmp_to_key(compare))


def between(origin: Point, one: Point, two: Point, points: Mapping[str, Point]) -> list[str]:
    """List the points strictly inside the smaller angle between two points, from left to right.

    >>> between((0, 0), (-1, 1), (1, 1), {"n": (0, 2), "s": (0, -2), "e": (3, 1)})
    ['n']
    """

    def cross(a: Point, b: Point) -> int:
        return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])

    left, right = (one, two) if cross(one, two) < 0 else (two, one)
    inside = {name: point for name, point in points.items() if cross(left, point) < 0 < cross(right, point)}
    order = cmp_to_key(cross)
    return sorted(inside, key=lambda name: order(inside[name]))


def aligned(origin: Point, one: Point, two: Point) -> bool:
    """Tell whether two points lie on one line with the origin, on the same side or on opposite ones.

    >>> aligned((0, 0), (1, 1), (-2, -2)), aligned((0, 0), (1, 1), (2, 1))
    (True, False)
    """
    return (one[0] - origin[0]) * (two[1] - origin[1]) == (one[1] - origin[1]) * (two[0] - origin[0])


def moved(room: Room, change: Sequence[str]) -> Room:
    """Carry out ``swap`` (two names), ``walk`` (person, steps) or ``right``, ``around`` or ``left`` (person).

    >>> moved(({"Ada": (0, 0)}, {"Ada": "east"}), ("walk", "Ada", "2"))
    ({'Ada': (2, 0)}, {'Ada': 'east'})
    """
    spots, facings = room
    kind, who, *words = change
    if kind == "swap":
        return spots | {who: spots[words[0]], words[0]: spots[who]}, facings
    if kind == "walk":
        (x, y), (dx, dy), steps = spots[who], FACINGS[facings[who]], int(words[0])
        return spots | {who: (x + steps * dx, y + steps * dy)}, facings
    return spots, facings | {who: turned(facings[who], {"right": 1, "around": 2, "left": 3}[kind])}
