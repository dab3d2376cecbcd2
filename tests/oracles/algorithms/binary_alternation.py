"""Dijkstra over the strings themselves, every operation a step."""

import heapq
from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 4)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cost = _least(instance)
    return "" if answer == cost else f"the least cost is {cost}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more and one less."""
    return [answer + 1, answer - 1]


def _least(instance: Any) -> int:
    waiting, done = [(0, instance.text)], set()
    while True:
        cost, text = heapq.heappop(waiting)
        if "00" not in text and "11" not in text:
            return cost
        if text not in done:
            done.add(text)
            for extra, after in _operations(instance, text):
                heapq.heappush(waiting, (cost + extra, after))


def _operations(instance: Any, text: str) -> Iterator[tuple[int, str]]:
    for i, letter in enumerate(text):
        yield instance.change, text[:i] + ("1" if letter == "0" else "0") + text[i + 1 :]
    for i, j in combinations(range(len(text)), 2):
        letters = list(text)
        letters[i], letters[j] = letters[j], letters[i]
        yield instance.swap, "".join(letters)
    yield instance.delete, text[1:]
    yield instance.delete, text[:-1]
