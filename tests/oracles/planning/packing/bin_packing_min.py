"""Judge by a set-partitioning programme of scipy over all bins that can be filled."""

from itertools import combinations
from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.sizes)
    if sorted(i for one in answer for i in one) != list(range(1, n + 1)) or not all(answer):
        return "not a partition"
    total = 0
    for one in answer:
        price = _price(instance, one)
        if price is None:
            return "a bin is not allowed"
        total += price
    bins = [one for k in range(1, n + 1) for one in combinations(range(1, n + 1), k)]
    priced = [(one, price) for one in bins if (price := _price(instance, one)) is not None]
    holds = numpy.array([[i in one for one, _ in priced] for i in range(1, n + 1)], float)
    found = milp(
        [price for _, price in priced],
        constraints=LinearConstraint(holds, 1, 1),
        integrality=numpy.ones(len(priced)),
        bounds=Bounds(0, 1),
    )
    assert found.success
    return "" if round(found.fun) == total else "a better packing is possible"


def greedy(instance: Any) -> Any:
    """First fit, the largest items first."""
    bins: list[tuple[int, ...]] = []
    for item in sorted(range(1, len(instance.sizes) + 1), key=lambda one: (-instance.sizes[one - 1], one)):
        place = next((k for k, one in enumerate(bins) if _price(instance, (*one, item)) is not None), None)
        if place is None:
            bins.append((item,))
        else:
            bins[place] += (item,)
    return tuple(bins)


def others(instance: Any, answer: Any) -> list[Any]:
    """The bins in another order."""
    return [tuple(tuple(reversed(one)) for one in reversed(answer))]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An item dropped, doubled, alone in a bin of its own; two bins as one."""
    first, *rest = answer
    wrong = [(first[1:], *rest), (first, first, *rest), (first[:1], first[1:], *rest)]
    if rest:
        wrong.append(((*first, *rest[0]), *rest[1:]))
    return [one for one in wrong if confirm(instance, one)]


def _price(instance: Any, one: Any) -> int | None:
    load = sum(instance.sizes[i - 1] for i in one)
    prices = [price for most, price in instance.types if most >= load]
    return min(prices) if prices and not any({i, j} <= set(one) for i, j in instance.apart) else None
