"""Judge by filling one box after the other in normal form."""

from functools import cache
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    loads = tuple(instance.loads)
    if instance.boxes_differ:
        right = _numbered(instance.things, instance.boxes, loads, instance.things_differ)
    elif instance.things_differ:
        right = _alike(instance.things, instance.boxes, loads)
    else:
        right = _falling(instance.things, instance.boxes, loads)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The boxes of the other kind."""
    other = instance.model_copy(update={"boxes_differ": not instance.boxes_differ})
    return [wrong for wrong in [answer + 1, answer - 1] if confirm(other, wrong)]


@cache
def _numbered(things: int, boxes: int, loads: tuple[int, ...], differ: bool) -> int:
    if not boxes:
        return int(things == 0)
    return sum(
        (comb(things, load) if differ else 1) * _numbered(things - load, boxes - 1, loads, differ)
        for load in loads
        if load <= things
    )


@cache
def _alike(things: int, boxes: int, loads: tuple[int, ...]) -> int:
    """The first thing goes into a box with some others; empty boxes come at the end."""
    if not things:
        return int(boxes == 0 or 0 in loads)
    if not boxes:
        return 0
    return sum(
        comb(things - 1, load - 1) * _alike(things - load, boxes - 1, loads) for load in loads if 0 < load <= things
    )


@cache
def _falling(things: int, boxes: int, loads: tuple[int, ...]) -> int:
    """Loads in falling order: the fullest box takes one of them, the others none above."""
    if not boxes or not loads:
        return int(boxes == 0 and things == 0)
    *less, top = loads
    uses = range(boxes + 1) if top == 0 else range(min(boxes, things // top) + 1)
    return sum(_falling(things - top * many, boxes - many, tuple(less)) for many in uses)
