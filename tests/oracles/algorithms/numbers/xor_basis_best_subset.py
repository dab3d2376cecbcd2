"""Judge by the exclusive or of every subset, in arrays of numpy."""

from typing import Any

import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not answer <= set(instance.numbers):
        return "other numbers"
    values, sizes = _subsets(instance)
    best = values.max()
    if numpy.bitwise_xor.reduce([0, *answer]) != best:
        return "not the largest"
    return "" if len(answer) == sizes[values == best].min() else "not the fewest"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """Every smallest best subset, three at most."""
    values, sizes = _subsets(instance)
    good = numpy.flatnonzero((values == values.max()) & (sizes == len(answer)))[:3]
    return [_subset(instance, int(mask)) for mask in good]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A larger best subset, the largest number, one less, all numbers, the second largest result."""
    values, sizes = _subsets(instance)
    larger = numpy.flatnonzero((values == values.max()) & (sizes > len(answer)))[:1]
    second = numpy.flatnonzero(values == numpy.sort(values[values < values.max()])[-1])[:1]
    wrong = [_subset(instance, int(mask)) for mask in (*larger, *second)]
    wrong += [frozenset({max(instance.numbers)}), frozenset(sorted(answer)[1:]), frozenset(instance.numbers)]
    return [one for one in wrong if confirm(instance, one)]


def greedy(instance: Any) -> frozenset[int]:
    """Add the number that raises the exclusive or most, as long as one does."""
    total, chosen = 0, set[int]()
    while True:
        raised, number = max(((total ^ one, one) for one in instance.numbers if one not in chosen), default=(0, 0))
        if raised <= total:
            return frozenset(chosen)
        total = raised
        chosen.add(number)


def _subsets(instance: Any) -> tuple[Any, Any]:
    values, sizes = numpy.zeros(1, int), numpy.zeros(1, int)
    for number in instance.numbers:
        values = numpy.concatenate([values, values ^ number])
        sizes = numpy.concatenate([sizes, sizes + 1])
    return values, sizes


def _subset(instance: Any, mask: int) -> frozenset[int]:
    return frozenset(number for place, number in enumerate(instance.numbers) if mask >> place & 1)
