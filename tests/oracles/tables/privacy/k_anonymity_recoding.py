"""Judge by trying all levels, with groups made by pandas."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pandas

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != set(instance.columns):
        return "not all columns have a level"
    costs = dict(_costs(instance))
    mine = costs.get(tuple(answer[name] for name in instance.columns))
    return "" if mine is not None and mine == min(costs.values()) else f"the cost {mine} is not {min(costs.values())}"


def others(instance: Any, answer: Any) -> list[Any]:
    """All other best choices."""
    costs = dict(_costs(instance))
    best = min(costs.values())
    return [dict(zip(instance.columns, levels, strict=True)) for levels, cost in costs.items() if cost == best]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Nothing hidden, everything hidden, one level higher."""
    costs = dict(_costs(instance))
    best = min(costs.values())
    wrong = [dict.fromkeys(instance.columns, 0), dict.fromkeys(instance.columns, instance.digits)]
    wrong += [answer | {name: answer[name] + 1} for name in instance.columns if answer[name] < instance.digits]
    return [one for one in wrong if costs.get(tuple(one[name] for name in instance.columns)) != best]


def _costs(instance: Any) -> Iterator[tuple[tuple[int, ...], int]]:
    names = list(instance.columns)
    frame = pandas.DataFrame([list(row) for row in instance.codes], columns=names)
    secrets = pandas.Series(instance.secrets)
    cut = {
        (name, level): frame[name].str[: instance.digits - level]
        for name in names
        for level in range(instance.digits + 1)
    }
    for levels in product(range(instance.digits + 1), repeat=len(names)):
        joined = cut[names[0], levels[0]]
        for name, level in list(zip(names, levels, strict=True))[1:]:
            joined = joined + "|" + cut[name, level]
        groups = secrets.groupby(joined).agg(["size", "nunique"])
        unsafe = groups[(groups["size"] < instance.size) | (groups["nunique"] < instance.kinds)]["size"].sum()
        if unsafe <= instance.dropped:
            yield levels, sum(levels) + instance.loss * int(unsafe)
