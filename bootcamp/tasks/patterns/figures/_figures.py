"""Figures made of parts with attributes, and edits of all parts or of those with a given value."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain

Part = tuple[str, ...]  # a value of each attribute
Figure = tuple[Part, ...]  # sorted, for the order of the parts does not matter
Edit = tuple[str, str]  # a value that a part must have, "" for all parts, and a change

VALUES = {
    "size": ("small", "medium", "large"),
    "fill": ("white", "grey", "black"),
    "shape": ("triangle", "square", "pentagon", "hexagon"),
    "place": ("top", "right", "bottom", "left"),
    "dots": tuple("0123456789"),
}
ATTRIBUTES = tuple(VALUES)


def _moved(part: Part, name: str, by: int) -> Figure:
    """Move an attribute on in the circle of its values."""
    place, circle = ATTRIBUTES.index(name), VALUES[name]
    value = circle[(circle.index(part[place]) + by) % len(circle)]
    return ((*part[:place], value, *part[place + 1 :]),)


CHANGES: dict[str, tuple[str, str, Callable[[Part], Figure]]] = {
    "turn": (
        "its place moves on by one value",
        "它的 place 换成下一个值",
        lambda part: _moved(part, "place", 1),
    ),
    "invert": (
        "its fill becomes black if it is white and white if it is black; grey stays",
        "它的 fill 由 white 变成 black，由 black 变成 white，grey 不变",
        lambda part: _moved(part, "fill", {"white": 2, "grey": 0, "black": 1}[part[1]]),
    ),
    "dots": (
        "it gets as many further dots as its shape has sides, but only the last digit of the new number is kept",
        "它的 dots 加上它的形状的边数，只保留个位",
        lambda part: _moved(part, "dots", 3 + VALUES["shape"].index(part[2])),
    ),
    "grow": ("its size moves on by one value", "它的 size 换成下一个值", lambda part: _moved(part, "size", 1)),
    "side": ("its shape moves on by one value", "它的 shape 换成下一个值", lambda part: _moved(part, "shape", 1)),
    "drop": ("it is removed", "去掉它", lambda part: ()),
    "double": ("a second part just like it is added", "增加一个与它完全一样的部件", lambda part: (part, part)),
}
"""Each in English, in Chinese and as what becomes of a part."""


@lru_cache(maxsize=4096)
def _edited(edit: Edit, part: Part) -> Figure:
    value, change = edit
    return CHANGES[change][2](part) if value in ("", *part) else (part,)


def edited(edit: Edit, figure: Figure) -> Figure:
    """Make a change of all parts that have a value."""
    return tuple(sorted(chain(*(_edited(edit, part) for part in figure))))
