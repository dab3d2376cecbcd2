"""Judge by numpy comparisons of all pairs of faces."""

from fractions import Fraction
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, c = (np.array(die) for die in (instance.first, answer["B"], answer["C"]))
    if not len(a) == len(b) == len(c):
        return "another number of faces"
    if min(b.min(), c.min()) < 1 or max(b.max(), c.max()) > instance.largest:
        return "a number out of range"
    for die, faces in ((b, instance.second), (c, instance.third)):
        if any(list(die).count(face) < faces.count(face) for face in faces):
            return "a given face is missing"
    shares = [Fraction(int((x[:, None] > y[None, :]).sum()), len(x) ** 2) for x, y in ((a, b), (b, c), (c, a))]
    return "" if min(shares) > instance.bound else f"a share is {min(shares)}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The faces in another order."""
    return [{"B": answer["B"][::-1], "C": answer["C"][::-1]}]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The dice exchanged, and copies of the given one."""
    swapped = {"B": answer["C"], "C": answer["B"]}
    same = {"B": instance.first, "C": instance.first}
    return [miss for miss in (swapped, same) if confirm(instance, miss)]
