"""Rules on rows of small, coloured shapes, for telling scenes that obey one from scenes that break it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, permutations
from typing import NamedTuple

Thing = tuple[str, str, str]  # size, colour and shape
Scene = tuple[Thing, ...]

VALUES = (("small", "large"), ("red", "green", "blue"), ("circle", "square", "triangle"))
ZH = {
    "small": "小",
    "large": "大",
    "red": "红",
    "green": "绿",
    "blue": "蓝",
    "circle": "圆",
    "square": "方",
    "triangle": "三角",
}
ATTRIBUTES = ("size", "colour", "shape")


class Rule(NamedTuple):
    """What scenes may obey: a kind, by its number in KINDS, and a test."""

    kind: int
    holds: Callable[[Scene], bool]


KINDS = (
    ("Just n objects are X.", "恰好有 n 个物体是 X。"),
    ("At least n objects are X.", "至少有 n 个物体是 X。"),
    ("As many objects are X as are Y.", "是 X 的物体与是 Y 的物体一样多。"),
    ("Every object that is X stands to the left of every object that is Y.", "每个是 X 的物体都在每个是 Y 的物体左边。"),
    ("The first and the last object have the same A.", "第一个和最后一个物体的 A 相同。"),
    ("Some two neighbouring objects have the same A.", "有两个相邻物体的 A 相同。"),
    ("No object that is X has a neighbour that is Y.", "没有是 X 的物体与是 Y 的物体相邻。"),
    ("All objects that are X have the same A.", "所有是 X 的物体的 A 都相同。"),
)


def rules(kinds: int) -> Iterator[Rule]:
    """Yield the rules of the first `kinds` of KINDS."""
    for kind, family in enumerate(_FAMILIES[:kinds]):
        for holds in family():
            yield Rule(kind, holds)
