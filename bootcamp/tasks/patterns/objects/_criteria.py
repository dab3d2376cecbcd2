"""Criteria that pick objects of a scene by comparing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bootcamp.lib.grid.shapes import normal
from bootcamp.tasks.patterns._scenes import Object

Scene = tuple[Object, ...]
Rank = Callable[[Object, Scene], int]

RANKS: dict[str, tuple[str, str, Rank]] = {  # a criterion holds where this is True or, if it counts, largest
    "most": ("it has the most cells", "格数最多", lambda thing, scene: len(thing[1])),
    "fewest": ("it has the fewest cells", "格数最少", lambda thing, scene: -len(thing[1])),
    "colour": (
        "no other object has its colour",
        "没有别的物体与它同色",
        lambda thing, scene: [colour for colour, _ in scene].count(thing[0]) == 1,
    ),
    "shape": (
        "no other object is a shifted copy of it, whatever the colours",
        "没有别的物体平移后与它形状相同（不论颜色）",
        lambda thing, scene: [normal(group) for _, group in scene].count(normal(thing[1])) == 1,
    ),
    "mirror": (
        "its mirror image, left to right, is a shifted copy of it",
        "左右翻转后与自身只差平移",
        lambda thing, scene: normal((row, -col) for row, col in thing[1]) == normal(thing[1]),
    ),
    "high": ("it reaches up the highest", "最高处最靠上", lambda thing, scene: -min(row for row, _ in thing[1])),
    "right": ("it reaches farthest to the right", "最右处最靠右", lambda thing, scene: max(col for _, col in thing[1])),
}


def picked(names: Iterable[str], scene: Scene) -> Scene:
    """Give the objects that are left when the criteria are applied one after the other."""
    left = scene
    for name in names:
        values = [RANKS[name][2](thing, scene) for thing in left]
        best = max(values, default=False)
        left = tuple(thing for thing, value in zip(left, values, strict=True) if value == best and best is not False)
    return left
