"""Judge by longest paths over all differences: matrices of counts, multiplied with maxima for sums."""

from itertools import pairwise
from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    width = len(instance.order)
    if len(answer) != instance.rounds + 1 or any(len(one) != width for one in answer):
        return "another shape"
    step = _matrix(instance)
    values = numpy.array([0.0] + [1.0] * (2**width - 1))
    for _ in range(instance.rounds):
        values = (step.astype(float) * values[:, None]).max(axis=0)
    trail = [int(one, 2) for one in answer]
    if trail[0] == 0:
        return "no difference"
    weight = 1
    for before, after in pairwise(trail):
        weight *= int(step[before, after])
    return "" if weight == round(values.max()) else "not the greatest probability"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The list backwards, zeros, the first difference kept throughout, one bit changed at the end."""
    zero = "0" * len(answer[0])
    changed = answer[-1][:-1] + "10"[int(answer[-1][-1])]
    wrong = [answer[::-1], (zero,) * len(answer), (answer[0],) * len(answer), (*answer[:-1], changed)]
    return [one for one in wrong if confirm(instance, one)]


def greedy(instance: Any) -> tuple[str, ...]:
    """Begin with the first of the most probable first rounds and take the first most probable next one each time."""
    width, step = len(instance.order), _matrix(instance)
    best = int(step[1:].argmax()) + step.shape[1]
    trail = [*divmod(best, step.shape[1])]
    while len(trail) <= instance.rounds:
        trail.append(int(step[trail[-1]].argmax()))
    return tuple(f"{one:0{width}b}" for one in trail)


def _matrix(instance: Any) -> Any:
    """Count for all pairs of differences the blocks for which a round turns one into the other."""
    size, width = len(instance.table).bit_length() - 1, len(instance.order)
    blocks = numpy.arange(2**width)
    mixed = numpy.zeros(2**width, int)
    for place in range(0, width, size):
        mixed |= numpy.array(instance.table)[blocks >> place & 2**size - 1] << place
    moved = sum((mixed >> width - 1 - p & 1) << width - 1 - i for i, p in enumerate(instance.order))
    rows = [numpy.bincount(moved ^ moved[blocks ^ a], minlength=2**width) for a in range(2**width)]
    return numpy.array(rows)
