"""Judge by Python's own any, all and sum, nested in each order of scope."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

LEVELS = range(1, 11)

TESTS: dict[str, Callable[[list[bool]], bool]] = {
    "every": all,
    "some": any,
    "no": lambda met: not any(met),
    "exactly 1": lambda met: sum(met) == 1,
    "exactly 2": lambda met: sum(met) == 2,
    "most": lambda met: sum(met) > len(met) - sum(met),
}


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _orders(instance, True) else "other orders"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Fixed phrases not kept, all orders, the opposite orders, no orders."""
    words = {"".join(one) for one in permutations("STO"[: len(instance.kinds)])}
    wrong: list[dict[str, Any]] = [
        _orders(instance, False),
        {name: frozenset(words) for name in answer},
        {name: frozenset(one[::-1] for one in orders) for name, orders in answer.items()},
        {name: frozenset() for name in answer},
    ]
    return [one for one in wrong if one != answer]


def _orders(instance: Any, keep: bool) -> dict[str, frozenset[str]]:
    found = {}
    for number, (quantifiers, fixed) in enumerate(instance.sentences, start=1):
        orders = [
            order
            for order in permutations(range(len(quantifiers)))
            if (not keep or fixed in (-1, order[0])) and _true(instance, quantifiers, order, {})
        ]
        found[str(number)] = frozenset("".join("STO"[place] for place in order) for order in orders)
    return found


def _true(instance: Any, quantifiers: Any, order: Any, chosen: dict[int, str]) -> bool:
    if not order:
        return tuple(chosen[place] for place in sorted(chosen)) in instance.facts
    first, *rest = order
    return TESTS[quantifiers[first]](
        [_true(instance, quantifiers, rest, chosen | {first: one}) for one in instance.kinds[first]]
    )
