"""Judge by solving each kind of rule for its parameters from the first terms of every strand, strand by strand."""

from fractions import Fraction
from itertools import product
from typing import Any

from tests.oracles.sequences._tails import tails

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size, found = len(instance.terms), set()
    for count in range(2, instance.strands + 1):
        ends = []
        for i in range(count):
            strand = list(map(Fraction, instance.terms[i::count]))
            ends.append({tuple(tail) for name in instance.menu for tail in tails(name, strand, instance.bound, 6)})
        for chosen in product(*ends):
            places = range(size, size + instance.asked)
            found.add(tuple(chosen[n % count][n // count - len(instance.terms[n % count :: count])] for n in places))
    if len(found) != 1:
        return f"the rules give {len(found)} different continuations"
    return "" if answer in found else f"the next terms are {found}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one off."""
    return [(*answer[:-1], answer[-1] + 1)]
