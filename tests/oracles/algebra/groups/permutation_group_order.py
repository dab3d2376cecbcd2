"""Judge by sympy's permutation groups, and by listing all elements of small ones."""

from typing import Any

from sympy.combinatorics import Permutation, PermutationGroup

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    group = PermutationGroup([Permutation(list(g)) for g in instance.generators])
    if answer <= 200:
        found = {tuple(range(instance.points))}
        new = list(found)
        while new:
            new = [tuple(g[i] for i in p) for p in new for g in instance.generators]
            new = [p for p in dict.fromkeys(new) if p not in found]
            found.update(new)
        assert len(found) == group.order()
    return "" if answer == group.order() else f"the order is {group.order()}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Twice and half as many."""
    return [2 * answer, answer // 2, answer + 1]


def greedy(instance: Any) -> int:
    """Multiply the orders of the generators."""
    product = 1
    for g in instance.generators:
        product *= int(Permutation(list(g)).order())
    return product
