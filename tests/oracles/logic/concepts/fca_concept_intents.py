"""Judge by closing every subset of the attributes, as the prompt defines it."""

from itertools import chain, combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[str]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = "ABCDEFGHIJ"[: len(instance.rows[0])]
    objects = [{name for name, has in zip(names, row, strict=True) if has} for row in instance.rows]
    right = set()
    for chosen in chain.from_iterable(combinations(names, size) for size in range(len(names) + 1)):
        extent = [one for one in objects if one.issuperset(chosen)]
        common = set(names).intersection(*extent)
        if common == set(chosen):
            right.add(frozenset(chosen))
    return "" if right == answer else f"{right}"


def near_misses(instance: Any, answer: frozenset[frozenset[str]]) -> list[frozenset[frozenset[str]]]:
    """One intent missing, one too many or too small, the rows alone."""
    names = "ABCDEFGHIJ"[: len(instance.rows[0])]
    rows = frozenset(frozenset(n for n, has in zip(names, row, strict=True) if has) for row in instance.rows)
    one = max(answer, key=lambda intent: (len(intent), sorted(intent)))
    extra = [frozenset(pair) for pair in combinations(names, 2) if frozenset(pair) not in answer]
    wrong: list[frozenset[frozenset[str]]] = [answer - {one}, rows, *(answer | {pair} for pair in extra[:1])]
    return [near for near in wrong if near != answer]
