"""Judge by a recursive reader of the printed definitions and equation, run for every x."""

from typing import Any

from tests.oracles.operators._readers import TOKEN, Reader, read_meanings

LEVELS = range(1, 8)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings = read_meanings(instance)
    left, _, right = instance.equation.rpartition(" = ")
    tokens = TOKEN.findall(left)
    solutions = [
        x for x in range(-instance.bound, instance.bound + 1) if Reader(tokens, meanings, {"x": x}).sum() == int(right)
    ]
    return "" if list(answer) == solutions else f"the solutions are {solutions}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A solution left out, the order reversed, a number too many."""
    extra = (*answer, answer[-1] + 1000)
    return [answer[:-1], extra, *([answer[::-1]] if len(answer) > 1 else [])]
