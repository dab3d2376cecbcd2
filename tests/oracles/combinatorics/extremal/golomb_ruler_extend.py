"""Judge by the set of distances; other marks come from a search that goes from mark to mark."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    marks = [*instance.marks, *answer]
    if len(answer) != instance.added or any(not 0 <= mark <= instance.length for mark in answer):
        return "another number of marks, or beyond the ends"
    distances = {two - one for one in marks for two in marks if one < two}
    return "" if len(distances) == len(marks) * (len(marks) - 1) // 2 else "two distances are equal"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """The first and the last marks that a search finds."""
    found = [_searched(instance, step) for step in (1, -1)]
    assert all(found)
    return [frozenset(one) for one in found]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A mark moved by one, an old mark, marks in a row, the first free places."""
    first, *rest = sorted(answer)
    wrong = [
        frozenset([first + 1, *rest]),
        frozenset([first - 1, *rest]),
        frozenset([instance.marks[0], *rest]),
        frozenset(range(1, instance.added + 1)),
        frozenset([place for place in range(1, instance.length) if place not in instance.marks][: instance.added]),
    ]
    return [one for one in wrong if len(one) == instance.added and min(one) >= 0 and confirm(instance, one)]


def _searched(instance: Any, step: int) -> list[int]:
    """Add marks one after the other along the ruler, going back where none is left."""
    places = range(instance.length + 1)[::step]

    def search(added: list[int], start: int) -> list[int]:
        if len(added) == instance.added:
            return added
        marks = [*instance.marks, *added]
        used = {abs(one - two) for one in marks for two in marks if one != two}
        for at in range(start, len(places)):
            new = {abs(places[at] - mark) for mark in marks}
            if len(new) == len(marks) and 0 not in new and not new & used:
                found = search([*added, places[at]], at + 1)
                if found:
                    return found
        return []

    return search([], 0)
