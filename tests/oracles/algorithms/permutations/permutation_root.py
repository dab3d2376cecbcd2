"""Judge by cycles: the k-th power goes k steps along each; other roots are built from cycles of equal length."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.values)
    if sorted(answer) != list(range(1, size + 1)):
        return "no permutation"
    for cycle in _cycles(answer):
        for place, number in enumerate(cycle):
            if instance.values[number - 1] != cycle[(place + instance.power) % len(cycle)]:
                return f"{number} goes elsewhere"
    return ""


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All other roots of small permutations; else powers of the permutation that are roots."""
    size = len(instance.values)
    found = []
    if size <= 7:
        found = [one for one in permutations(range(1, size + 1)) if not confirm(instance, one)]
    else:
        power = tuple(range(1, size + 1))
        for _ in range(60):
            power = tuple(instance.values[value - 1] for value in power)
            if not confirm(instance, power):
                found.append(power)
    return [one for one in found if one != answer][:5]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The permutation itself, its inverse, the root with two values exchanged."""
    size = len(answer)
    inverse = tuple(instance.values.index(number) + 1 for number in range(1, size + 1))
    wrong = [instance.values, inverse, (answer[1], answer[0], *answer[2:]), tuple(range(1, size + 1))]
    return [one for one in wrong if confirm(instance, one)]


def _cycles(values: tuple[int, ...]) -> list[list[int]]:
    left, cycles = set(range(1, len(values) + 1)), []
    while left:
        cycle = [min(left)]
        while values[cycle[-1] - 1] != cycle[0]:
            cycle.append(values[cycle[-1] - 1])
        left -= set(cycle)
        cycles.append(cycle)
    return cycles
