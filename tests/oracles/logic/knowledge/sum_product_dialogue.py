"""Judge by going through the pairs themselves: a person's knowledge is the list of pairs with the value told."""

from collections import defaultdict
from math import gcd
from typing import Any

LEVELS = range(1, 11)
_VALUE = {
    "sum": lambda x, y: x + y,
    "product": lambda x, y: x * y,
    "difference": lambda x, y: abs(x - y),
    "gcd": gcd,
    "squares": lambda x, y: x**2 + y**2,
}
_CONDITION = {
    "none": lambda x, y, bound: True,
    "distinct": lambda x, y, bound: x < y,
    "parity": lambda x, y, bound: (x + y) % 2 == 1,
    "sum": lambda x, y, bound: x + y <= bound,
}


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    span = range(instance.low, instance.high + 1)
    first = [(x, y) for y in span for x in span if x <= y and _CONDITION[instance.condition](x, y, instance.bound)]
    pairs, values = first, [_VALUE[name] for name in instance.functions]
    for kind, speaker, other in instance.remarks:
        then = _groups(first if kind == "knew" else pairs, values)
        kept = []
        for pair in pairs:
            own = then[speaker][values[speaker](*pair)]
            alone = {len(then[other][values[other](*one)]) == 1 for one in own}
            truth = {
                "knows": len(own) == 1,
                "ignorant": len(own) > 1,
                "knew": alone == {False},
                "expects": alone == {False},
                "sure": alone == {True},
                "unsure": alone == {True, False},
            }[kind]
            if truth:
                kept.append(pair)
        if len(kept) == len(pairs):
            return "a remark says nothing new"
        pairs = kept
    return "" if pairs == [tuple(answer)] else f"the dialogue leaves {len(pairs)} pairs, or another one"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One number off by one, both off by one, the numbers exchanged."""
    x, y = answer
    exchanged = [(y, x)] if x != y else []
    return [(x, y + 1), (x - 1, y), (x + 1, y + 1), *exchanged]


def _groups(pairs: list[tuple[int, int]], values: list[Any]) -> list[Any]:
    found = []
    for value in values:
        groups = defaultdict(list)
        for pair in pairs:
            groups[value(*pair)].append(pair)
        found.append(groups)
    return found
