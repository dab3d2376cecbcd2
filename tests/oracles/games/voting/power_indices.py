"""Judge by coalitions listed one by one, and by all orders of the members where they are few."""

from fractions import Fraction
from itertools import combinations, permutations
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = range(len(instance.weights))
    swings = [0] * len(people)
    for size in range(1, len(people) + 1):
        for group in combinations(people, size):
            if _wins(instance, group):
                for one in group:
                    swings[one] += not _wins(instance, [other for other in group if other != one])
    if list(answer["swings"]) != swings:
        return f"the swings are {swings}"
    if len(people) > 8 or len(people) < 4:
        return "power is not asked for" if "power" in answer else ""
    if sum(answer["power"]) != 1:
        return "the indices do not add up to 1"
    if len(people) <= 6:
        pivots = [0] * len(people)
        for order in permutations(people):
            pivots[next(order[k] for k in people if _wins(instance, order[: k + 1]))] += 1
        if list(answer["power"]) != [Fraction(count, factorial(len(people))) for count in pivots]:
            return f"the pivots are {pivots}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The shares of all swings as power, and the swings of the simple quota."""
    wrong = [answer | {"swings": tuple(n + 1 for n in answer["swings"])}]
    if "power" in answer:
        shares = tuple(Fraction(n, sum(answer["swings"])) for n in answer["swings"])
        wrong += [answer | {"power": shares}] * (shares != answer["power"])
    return wrong


def _wins(instance: Any, group: Any) -> bool:
    heavy = sum(instance.weights[one] for one in group) >= instance.quota
    return heavy and len(group) >= instance.least and (instance.veto == -1 or instance.veto in group)
