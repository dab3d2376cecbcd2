"""Rules on rows of coloured shapes, for telling the rows that obey a rule from those that break it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, pairwise, permutations, product
from random import Random

Thing = tuple[str, str, str]  # size, colour and shape
Scene = tuple[Thing, ...]

VALUES = (("small", "large"), ("red", "green", "blue"), ("circle", "square", "triangle"))
_ZH = {"small": "小", "large": "大", "red": "红", "green": "绿", "blue": "蓝"}
_ZH |= {"circle": "圆形", "square": "方形", "triangle": "三角形"}

_NAMES = tuple(name for names in VALUES for name in names)
_AXES = ((0,), (1,), (2,))


def _number(name: str, scene: Scene) -> int:
    return sum(name in thing for thing in scene)


def _exact(name: str, number: int, scene: Scene) -> bool:
    return _number(name, scene) == number


def _least(name: str, number: int, scene: Scene) -> bool:
    return _number(name, scene) >= number


def _equal(first: str, second: str, scene: Scene) -> bool:
    return _number(first, scene) == _number(second, scene)


def _same(axis: int, scene: Scene) -> bool:
    return len({thing[axis] for thing in scene}) < 2


def _ends(axis: int, scene: Scene) -> bool:
    return scene[0][axis] == scene[-1][axis]


def _neighbours(axis: int, scene: Scene) -> bool:
    return any(a[axis] == b[axis] for a, b in pairwise(scene))


def _left(first: str, second: str, scene: Scene) -> bool:
    places = [place for place, thing in enumerate(scene) if first in thing]
    return all(place > max(places, default=-1) for place, thing in enumerate(scene) if second in thing)


def _parted(first: str, second: str, scene: Scene) -> bool:
    return not any((first in a and second in b) or (first in b and second in a) for a, b in pairwise(scene))


def _uniform(name: str, axis: int, scene: Scene) -> bool:
    return _same(axis, tuple(thing for thing in scene if name in thing))


KINDS: Mapping[str, tuple[str, str, Callable[..., bool], Sequence[tuple[str | int, ...]]]] = {
    "exact": (
        "just n objects are X, n being 0, 1, 2 or 3",
        "恰好有 n 个物体是 X，n 为 0、1、2 或 3",
        _exact,
        tuple(product(_NAMES, range(4))),
    ),
    "ends": ("the first and the last object have the same A", "第一个和最后一个物体的 A 相同", _ends, _AXES),
    "least": (
        "at least n objects are X, n being 1, 2 or 3",
        "至少有 n 个物体是 X，n 为 1、2 或 3",
        _least,
        tuple(product(_NAMES, (1, 2, 3))),
    ),
    "neighbours": ("two objects next to each other have the same A", "有两个相邻的物体 A 相同", _neighbours, _AXES),
    "equal": (
        "as many objects are X as are Y",
        "是 X 的物体与是 Y 的物体一样多",
        _equal,
        tuple(combinations(_NAMES, 2)),
    ),
    "left": (
        "no object that is X stands to the right of one that is Y, nor is one both",
        "没有是 X 的物体在是 Y 的物体右边，也没有物体既是 X 又是 Y",
        _left,
        tuple(permutations(_NAMES, 2)),
    ),
    "parted": (
        "no object that is X stands next to one that is Y (X and Y may be the same)",
        "没有是 X 的物体与是 Y 的物体相邻（X 与 Y 可以相同）",
        _parted,
        tuple(combinations_with_replacement(_NAMES, 2)),
    ),
    "uniform": (
        "all objects that are X have the same A",
        "所有是 X 的物体 A 相同",
        _uniform,
        tuple(product(_NAMES, (0, 1, 2))),
    ),
}
"""Each in English, in Chinese, as a test and as what is put in for X, Y, n and A before the scene."""


def truths(kind: str, pool: Sequence[Scene]) -> list[int]:
    """Return for every rule of a kind the scenes of a pool that obey it, as the bits of a number.

    >>> red, blue = ("small", "red", "circle"), ("small", "blue", "square")
    >>> truths("ends", ((red, red), (red, blue)))  # the same size, colour, shape at both ends
    [3, 1, 1]
    """
    _, _, test, choices = KINDS[kind]
    return [sum(1 << place for place, scene in enumerate(pool) if test(*choice, scene)) for choice in choices]


def random_scene(longest: int, rng: Random) -> Scene:
    """Draw up to `longest` objects in a row."""
    size, colour, shape = VALUES
    number = rng.randint(max(2, longest - 2), longest)
    return tuple((rng.choice(size), rng.choice(colour), rng.choice(shape)) for _ in range(number))


def zh_text(scene: Scene) -> str:
    """Describe a row of objects in Chinese.

    >>> zh_text((("small", "red", "circle"), ("large", "blue", "square")))
    '小红圆形，大蓝方形'
    """
    return "，".join("".join(_ZH[value] for value in thing) for thing in scene)
