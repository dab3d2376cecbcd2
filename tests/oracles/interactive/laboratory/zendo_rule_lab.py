"""Judge rows by predicates on counts and places of pieces."""

from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)

COLOURS = {"r": "red", "g": "green", "b": "blue"}


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, bool]], str]:
    """Answer by the hidden rule, which the two examples must bear out."""
    assert _judged(instance, instance.follows)
    assert not _judged(instance, instance.breaks)
    assert 3 <= sum(_judged(instance, row) for row in instance.asked) <= 7
    seen: list[tuple[str, bool]] = []
    for verb, what in moves:
        if verb == "answer":
            right = [digit == "1" for digit in what] == [_judged(instance, row) for row in instance.asked]
            return [*seen, (verb, right)], "won" if right else "lost"
        seen.append((verb, _judged(instance, what)))
    return seen, ""


def _judged(instance: Any, row: tuple[str, ...]) -> bool:
    verdicts = {_one(form, a, b, row) for form, a, b in instance.rules}
    return verdicts == {True} or (instance.joint == "or" and True in verdicts)


def _places(kind: str, row: tuple[str, ...]) -> set[int]:
    return {place for place, piece in enumerate(row) if kind == piece[0 if kind in COLOURS else 1]}


def _one(form: str, a: str, b: str, row: tuple[str, ...]) -> bool:
    here = _places(a, row)
    if form == "all":
        return here == set(range(len(row)))
    if form == "least":
        return len(here) not in range(int(b))
    if form == "exact":
        return len(here) == int(b)
    if form == "end":
        return (0 if b == "0" else len(row) - 1) in here
    there = _places(b, row)
    if form == "more":
        return len(here) > len(there)
    if form == "left":
        return bool(here) and bool(there) and min(here) < max(there)
    assert form == "beside"
    return any((x in here and y in there) or (y in here and x in there) for x, y in pairwise(range(len(row))))
