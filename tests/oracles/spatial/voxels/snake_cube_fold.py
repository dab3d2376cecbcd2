"""Judge by differences of numpy arrays; other foldings come from a search from cube to cube."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    box = {tuple(int(k) + 1 for k in place) for place in np.ndindex(*instance.sides)}
    if len(answer) != len(box) or set(answer) != box or tuple(answer[: len(instance.first)]) != instance.first:
        return "the box is not filled from the start given"
    steps = np.diff(np.array(answer), axis=0)
    if (abs(steps).sum(axis=1) != 1).any():
        return "two cubes that follow each other are apart"
    turns = "".join("S" if one @ two == 1 else "C" if one @ two == 0 else "?" for one, two in pairwise(steps))
    return "" if f"E{turns}E" == instance.chain else "another chain"


def others(instance: Any, answer: Any) -> list[Any]:
    """Another folding, if a short search finds one."""
    box = {tuple(int(k) + 1 for k in place) for place in np.ndindex(*instance.sides)}
    found: list[Any] = []
    budget = 3000

    def search(path: list[Any]) -> None:
        nonlocal budget
        budget -= 1
        if budget < 0 or found:
            return
        if len(path) == len(box):
            if tuple(path) != answer:
                found.append(tuple(path))
            return
        last = np.array(path[-1]) - np.array(path[-2])
        for axis in range(3):
            for sign in (1, -1):
                step = np.zeros(3, dtype=int)
                step[axis] = sign
                at = tuple(int(k) for k in np.array(path[-1]) + step)
                straight = int(step @ last)
                if at in box and at not in path and straight == (instance.chain[len(path) - 1] == "S"):
                    search([*path, at])

    search(list(instance.first))
    return found


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The last two cubes exchanged, and the chain from its other end."""
    yield (*answer[:-2], answer[-1], answer[-2])
    yield answer[::-1]
