"""Judge by tables of the values of every two settings; more tests than the best pair needs are never too few."""

from itertools import combinations, product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    settings = range(len(instance.values))
    if any(len(row) != len(settings) for row in answer):
        return "a test of another length"
    if any(not 1 <= row[one] <= instance.values[one] for row in answer for one in settings):
        return "a value that there is not"
    for one, two in combinations(settings, 2):
        seen = {(row[one], row[two]) for row in answer}
        never = {(first, second) for a, first, b, second in instance.forbidden if (a - 1, b - 1) == (one, two)}
        every = set(product(range(1, instance.values[one] + 1), range(1, instance.values[two] + 1)))
        if seen != every - never:
            return "a pair that is missing or forbidden"
    return "" if len(answer) <= instance.most else "too many tests"


def others(instance: Any, answer: Any) -> list[Any]:
    """The tests in another order."""
    return [answer[::-1]]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A test missing, a value changed, the same value throughout, all lists of values."""
    first, *rest = answer
    changed = (first[0] % instance.values[0] + 1, *first[1:])
    every = tuple(product(*(range(1, most + 1) for most in instance.values)))
    wrong = [answer[1:], answer[:-1], (changed, *rest), tuple((one,) * len(first) for one in (1, 2)), every[:400]]
    return [one for one in wrong if confirm(instance, one)]
