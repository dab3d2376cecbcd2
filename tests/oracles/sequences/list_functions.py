"""Judge by running every composition up to the stated length, one after the other, without merging any."""

from itertools import product
from typing import Any

from bootcamp.lib.sequences import run

LEVELS = range(1, 8)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = {
        run(program, instance.query)
        for length in range(1, instance.steps + 1)
        for program in product(instance.library, repeat=length)
        if all(run(program, before) == after for before, after in instance.pairs)
    }
    if len(results) != 1:
        return f"the fitting compositions give {len(results)} different lists"
    return "" if answer in results else "no fitting composition gives this list"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The list without its last element, with one more, and the input."""
    return [answer[:-1], (*answer, answer[-1]), instance.query]
