"""Judge by all permutations where they are few, else by a mixed integer programme of scipy."""

from itertools import combinations, permutations
from typing import Any

import numpy as np
from scipy.optimize import LinearConstraint, milp

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = sorted({name for _, ranking in instance.profile.ballots for name in ranking})
    if sorted(answer) != names:
        return "no permutation"
    if len(names) <= 5:
        least = min(_disagreements(instance, order) for order in permutations(names))
    else:
        least = _programme(instance, names)
    found = _disagreements(instance, answer)
    return "" if found == least else f"{found} disagreements instead of {least}"


def others(instance: Any, answer: Any) -> list[Any]:
    """All orders that are as good, where there are few options."""
    if len(answer) > 5:
        return []
    least = _disagreements(instance, answer)
    return [order for order in permutations(sorted(answer)) if _disagreements(instance, order) == least]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The order upside down, and with two neighbours exchanged, where that is worse."""
    least = _disagreements(instance, answer)
    swapped = [(*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :]) for i in range(len(answer) - 1)]
    doubled = (*answer[:-1], answer[0])
    return [doubled, *(one for one in (answer[::-1], *swapped) if _disagreements(instance, one) > least)]


def _disagreements(instance: Any, order: Any) -> int:
    total = 0
    for count, ranking in instance.profile.ballots:
        for high, low in combinations(ranking, 2):
            total += count * (order.index(low) < order.index(high))
    return total


def _programme(instance: Any, names: list[str]) -> int:
    """Choose for each pair who is above; no three may go in a circle."""
    pairs = {pair: k for k, pair in enumerate(permutations(names, 2))}
    price = np.zeros(len(pairs))
    for count, ranking in instance.profile.ballots:
        for high, low in combinations(ranking, 2):
            price[pairs[low, high]] += count
    rows, low_ends = [], []
    for x, y in combinations(names, 2):
        row = np.zeros(len(pairs))
        row[pairs[x, y]] = row[pairs[y, x]] = 1
        rows.append(row)
        low_ends.append(1)
    for x, y, z in permutations(names, 3):
        row = np.zeros(len(pairs))
        row[[pairs[x, y], pairs[y, z], pairs[z, x]]] = 1
        rows.append(row)
        low_ends.append(-9)
    high_ends = [1 if low == 1 else 2 for low in low_ends]
    found = milp(price, constraints=LinearConstraint(np.array(rows), low_ends, high_ends), integrality=1, bounds=(0, 1))
    return round(found.fun)
