"""Judge by a rerun of all rounds with numpy, and find the other choices by trying all."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import networkx as nx
import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    choices = np.array([tuple(answer)])
    return "" if _fits(instance, choices).all() else "a told number is another"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Other choices that fit."""
    every = _every(instance)
    for row in every[_fits(instance, every)][:5]:
        yield tuple(int(number) for number in row)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The first choices that do not fit, and those that differ from a right one in one number."""
    every = _every(instance)
    bad = every[~_fits(instance, every)]
    close = bad[(bad != np.array(answer)).sum(axis=1) == 1]
    for row in [*bad[:2], *close[:4]]:
        yield tuple(int(number) for number in row)


def greedy(instance: Any) -> Any:
    """The told numbers, as if nothing had changed."""
    numbers = [number for _, number in instance.told] * len(instance.asked)
    return tuple(numbers[: len(instance.asked)])


def _every(instance: Any) -> Any:
    return np.array(list(product(range(instance.modulus), repeat=len(instance.asked))))


def _fits(instance: Any, choices: Any) -> Any:
    n = len(instance.start)
    graph = nx.Graph(instance.graph.ends())
    rows = np.zeros((len(choices), n), dtype=int)
    for vertex, number in enumerate(instance.start):
        rows[:, vertex] = 0 if number is None else number
    for place, vertex in enumerate(instance.asked):
        rows[:, vertex - 1] = choices[:, place]
    for _ in range(instance.rounds):
        new = rows.copy()
        for vertex in range(n):
            group = rows[:, [vertex, *(other - 1 for other in graph[vertex + 1])]]
            high, low = group.max(axis=1), group.min(axis=1)
            table = {"S": group.sum(axis=1) % instance.modulus, "H": high, "L": low, "D": high - low}
            new[:, vertex] = table[instance.rules[vertex]]
        rows = new
    return np.all([rows[:, vertex - 1] == number for vertex, number in instance.told], axis=0)
