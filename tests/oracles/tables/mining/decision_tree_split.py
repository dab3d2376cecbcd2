"""Judge by growing the whole tree, with errors counted as pairs of rows of different classes."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [(tuple(row), label) for row, label in zip(instance.rows, instance.classes, strict=True)]
    tree = _grown(rows, instance.depth)
    right = []
    for new in instance.asked:
        node = tree
        while not isinstance(node, str):
            column, double, left, other = node
            node = left if 2 * new[column] <= double else other
        right.append(node)
    return "" if list(answer) == right else f"the classes are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One class changed; the opposite order; all of one class."""
    names = sorted(set(instance.classes))
    other = names[(names.index(answer[0]) + 1) % len(names)]
    wrong = [(other, *answer[1:]), answer[::-1], (answer[0],) * len(answer)]
    return [one for one in wrong if one != answer]


def _grown(rows: list[Any], depth: int) -> Any:
    labels = [label for _, label in rows]
    majority = sorted(set(labels), key=lambda label: (-labels.count(label), label))[0]
    if depth == 0 or len(set(labels)) == 1:
        return majority
    best: tuple[Fraction, int, int] | None = None
    for column in range(len(rows[0][0])):
        values = sorted({row[column] for row, _ in rows})
        for low, high in pairwise(values):
            cost = Fraction(0)
            for side in (True, False):
                part = [label for row, label in rows if (2 * row[column] <= low + high) == side]
                mixed = sum(first != second for first in part for second in part)
                cost += Fraction(mixed, len(part))
            if best is None or (cost, column, low + high) < best:
                best = cost, column, low + high
    if best is None:
        return majority
    _, column, double = best
    left = [one for one in rows if 2 * one[0][column] <= double]
    right = [one for one in rows if 2 * one[0][column] > double]
    return column, double, _grown(left, depth - 1), _grown(right, depth - 1)
