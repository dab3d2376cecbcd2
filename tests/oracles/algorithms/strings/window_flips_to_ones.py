"""Judge by elimination modulo 2 with one equation for each place; the windows are independent, so one answer fits."""

from typing import Any

LEVELS = range(1, 11)

Starts = frozenset[int] | None


def confirm(instance: Any, answer: Starts) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _solved(instance)
    return "" if answer == right else f"the starts are {right}"


def near_misses(instance: Any, answer: Starts) -> list[Starts]:
    """One start less, more or moved, the places of the zeros, and the wrong kind of answer."""
    most = len(instance.text) - instance.window + 1
    if answer is None:
        return [frozenset([1]), frozenset(range(1, most + 1))]
    zeros = frozenset(at for at, sign in enumerate(instance.text, 1) if sign == "0" and at <= most)
    first = min(answer)
    wrong: list[Starts] = [answer - {first}, answer ^ {1}, answer - {first} | {first % most + 1}, zeros, None]
    return [one for one in wrong if one != answer and one != frozenset()]


def _solved(instance: Any) -> Starts:
    size, width = len(instance.text), instance.window
    unknowns = size - width + 1
    rows = []  # the bits of an equation: which windows cover a place, and in the last bit whether it must change
    for place in range(size):
        covering = sum(2 << start for start in range(max(0, place - width + 1), min(place, unknowns - 1) + 1))
        rows.append(covering | (instance.text[place] == "0"))
    pivots: dict[int, int] = {}
    for start in reversed(range(unknowns)):
        row = next((row for row in rows if row >> start + 1 == 1 or row >> start + 1 & 1), 0)
        rows = [
            other ^ row if other >> start + 1 & 1 and other is not row else other for other in rows if other is not row
        ]
        pivots[start] = row
    if any(row == 1 for row in rows):
        return None
    values: dict[int, int] = {}
    for start in range(unknowns):
        row = pivots[start]
        value = row & 1
        for other, known in values.items():
            value ^= known & row >> other + 1
        values[start] = value & 1
    return frozenset(start + 1 for start, value in values.items() if value)
