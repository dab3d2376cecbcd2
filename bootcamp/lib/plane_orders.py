"""Objects and blocks of objects on a plane of which only left, right, above, below and alignment are known.

A fact is a relation of `AXES` and two names of objects or blocks; what is said of a block holds for its members.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

Fact = tuple[str, str, str]
Blocks = Mapping[str, tuple[str, ...]]

AXES = {"left": (0, 1), "right": (0, -1), "column": (0, 0), "below": (1, 1), "above": (1, -1), "row": (1, 0)}
"""The axis, and whether the first one comes before (1), after (-1) or with (0) the second there."""
"""The axis of each relation, and whether the first one comes before (1), after (-1) or with (0) the second there."""

Order = dict[tuple[int, str, str], bool]
"""For an axis and two objects of which the first is known not to come after the second: whether it comes before it."""


def overlap(fact: Fact, blocks: Blocks) -> bool:
    """Tell whether a fact compares an object with itself.

    >>> overlap(("left", "egg", "P"), {"P": ("egg", "owl")})
    True
    """
    return any(one == two for one, two in _pairs(fact, blocks))


def fits(fact: Fact, spot: Mapping[str, tuple[int, int]], blocks: Blocks) -> bool:
    """Tell whether a fact holds where the objects lie at these columns and rows (rows counted upwards).

    >>> fits(("above", "egg", "owl"), {"egg": (0, 1), "owl": (0, 0)}, {})
    True
    """
    axis, way = AXES[fact[0]]
    steps = [spot[two][axis] - spot[one][axis] for one, two in _pairs(fact, blocks)]
    return not overlap(fact, blocks) and all(step * way > 0 or step == way == 0 for step in steps)


def closure(objects: Sequence[str], facts: Sequence[Fact], blocks: Blocks) -> Order:
    """Work out all that follows from consistent facts.

    >>> facts = [("left", "egg", "owl"), ("column", "owl", "cup")]
    >>> closure(["egg", "owl", "cup"], facts, {})[0, "egg", "cup"]
    True
    """
    order: Order = {(axis, item, item): False for axis in (0, 1) for item in objects}
    for fact in facts:
        axis, way = AXES[fact[0]]
        for one, two in _pairs(fact, blocks):
            first, second = (one, two) if way >= 0 else (two, one)
            order[axis, first, second] = way != 0
            if way == 0:
                order[axis, second, first] = False
    for middle, axis, one, two in product(objects, (0, 1), objects, objects):
        if (axis, one, middle) in order and (axis, middle, two) in order:
            strict = order[axis, one, middle] or order[axis, middle, two]
            order[axis, one, two] = strict or order.get((axis, one, two), False)
    return order


def verdict(claim: Fact, order: Order, blocks: Blocks) -> str:
    """Judge a claim: T if it must be true, F if it cannot be, U if both are possible.

    Blocks are not to be compared for alignment, where members may be possible one by one, but not together.

    >>> order = closure(["egg", "owl"], [("left", "egg", "owl")], {})
    >>> [verdict((kind, "owl", "egg"), order, {}) for kind in ("right", "left", "above")]
    ['T', 'F', 'U']
    """
    axis, way = AXES[claim[0]]
    marks = []
    for one, two in _pairs(claim, blocks):
        known, back = order.get((axis, one, two)), order.get((axis, two, one))
        if way == 0:
            marks.append("F" if known or back else "T" if known is back is False else "U")
        else:
            ahead, behind = (known, back) if way > 0 else (back, known)
            marks.append("T" if ahead else "F" if behind is not None else "U")
    return "F" if "F" in marks else "U" if "U" in marks else "T"


def _pairs(fact: Fact, blocks: Blocks) -> list[tuple[str, str]]:
    _, one, two = fact
    return list(product(blocks.get(one, (one,)), blocks.get(two, (two,))))
