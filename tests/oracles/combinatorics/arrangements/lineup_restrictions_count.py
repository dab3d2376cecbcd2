"""Judge by trying all orders, and by the texts of the conditions."""

from itertools import pairwise, permutations
from math import factorial
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = sum(
        all(_holds(line, *condition) for condition in instance.conditions)
        for line in permutations(range(len(instance.names)))
    )
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All orders, and twice as many as there are."""
    wrong = [factorial(len(instance.names)), 2 * answer]
    return [one for one in wrong if one != answer]


def _holds(line: tuple[int, ...], kind: str, people: tuple[int, ...], number: int) -> bool:
    places = [line.index(one) for one in people]
    if kind == "inside":
        return people[0] not in (line[0], line[-1])
    if kind in ("early", "late", "not"):
        part = {"early": line[:number], "late": line[-number:], "not": line[: number - 1] + line[number:]}[kind]
        return people[0] in part
    if kind == "between":
        return sorted(places)[1] == places[0]
    if kind == "left":
        return places == sorted(places)
    neighbours = [pair for pair in pairwise(line) if set(pair) <= set(people)]
    return len(neighbours) == (kind == "next")
