"""Judge by moving whole arrays (numpy) and cutting off what lies outside, and by all walks if they are few."""

from itertools import accumulate, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    reach = 2 * instance.length
    xs, ys = np.meshgrid(range(-reach, reach + 1), range(-reach, reach + 1), indexing="ij")
    inside = {"plane": xs == xs, "half": xs >= 0, "quadrant": (xs >= 0) & (ys >= 0)}
    inside["strip"] = (ys >= 0) & (ys <= instance.high)
    mask = inside[instance.region].astype(np.int64)
    counts = ((xs == 0) & (ys == 0)).astype(np.int64)
    for _ in range(instance.length):
        counts = mask * np.sum([np.roll(counts, step, axis=(0, 1)) for step in instance.steps], axis=0)
    x, y = instance.end
    right = int(counts[x + reach, y + reach])
    if len(instance.steps) ** instance.length < 5000:
        walks = product(instance.steps, repeat=instance.length)
        assert right == sum(_fits(instance, walk) for walk in walks)
    return "" if answer == right else f"there are {right}"


def _fits(instance: Any, walk: tuple[tuple[int, int], ...]) -> bool:
    places = list(accumulate(walk, lambda at, step: (at[0] + step[0], at[1] + step[1])))
    lowest = (min(0, *(x for x, _ in places)), min(0, *(y for _, y in places)))
    highest = max(y for _, y in places)
    fits = {"plane": True, "half": lowest[0] == 0, "quadrant": lowest == (0, 0)}
    fits["strip"] = lowest[1] == 0 and highest <= instance.high
    return places[-1] == tuple(instance.end) and fits[instance.region]
