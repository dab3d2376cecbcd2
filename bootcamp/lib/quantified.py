"""Sentences with several quantified phrases over a small model, and the orders of scope that make them true."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

QUANTIFIERS = ("every", "some", "no", "exactly 1", "exactly 2", "most")


def holds(quantifier: str, met: int, size: int) -> bool:
    """Tell whether a quantifier holds of a class of `size` of which `met` meet a condition.

    >>> holds("most", 2, 4), holds("no", 0, 3), holds("exactly 2", 2, 5)
    (False, True, True)
    """
    if quantifier == "every":
        return met == size
    if quantifier == "some":
        return met > 0
    if quantifier == "no":
        return met == 0
    if quantifier == "most":
        return 2 * met > size
    return met == int(quantifier.split()[1])


def true_in_order(
    phrases: Sequence[tuple[str, Sequence[str]]], facts: frozenset[tuple[str, ...]], order: Sequence[int]
) -> bool:
    """Tell whether a sentence is true when its phrases (quantifier, individuals) have scope in an order.

    `facts` are the tuples of individuals, in the order of the phrases, of which the verb holds.

    >>> phrases = [("every", ("a", "b")), ("some", ("x", "y"))]
    >>> facts = frozenset({("a", "x"), ("b", "y")})
    >>> true_in_order(phrases, facts, (0, 1)), true_in_order(phrases, facts, (1, 0))
    (True, False)
    """

    def true_from(depth: int, chosen: dict[int, str]) -> bool:
        if depth == len(order):
            return tuple(chosen[place] for place in range(len(phrases))) in facts
        place = order[depth]
        quantifier, individuals = phrases[place]
        met = sum(true_from(depth + 1, {**chosen, place: one}) for one in individuals)
        return holds(quantifier, met, len(individuals))

    return true_from(0, {})


def true_orders(
    phrases: Sequence[tuple[str, Sequence[str]]], facts: frozenset[tuple[str, ...]]
) -> list[tuple[int, ...]]:
    """List the orders of scope in which a sentence is true.

    >>> true_orders([("every", ("a",)), ("no", ("x",))], frozenset())
    [(0, 1), (1, 0)]
    """
    return [order for order in permutations(range(len(phrases))) if true_in_order(phrases, facts, order)]
