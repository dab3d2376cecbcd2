"""Judge by trying every value: one value alone lets some rule hold in all three rows at once."""

from itertools import pairwise, permutations
from typing import Any

LEVELS = range(1, 11)

RULES = [
    lambda rows: all(len(set(row)) == 1 for row in rows),
    lambda rows: (
        len({y - x for row in rows for x, y in pairwise(row)} - {0}) == 1
        and all(row[0] != row[1] != row[2] for row in rows)
    ),
    lambda rows: all(row[2] == row[0] + row[1] for row in rows),
    lambda rows: len(set(rows[0])) == 3 and all(row in set(permutations(rows[0])) for row in rows),
    lambda rows: all(row[0] == row[1] + row[2] for row in rows),
]


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if set(answer) != set(instance.asked):
        return "other attributes than those asked for"
    for name, rows in zip(instance.asked, instance.values, strict=False):
        fits = set()
        for value in range(-300, 301):
            full = [tuple(rows[0]), tuple(rows[1]), (*rows[2][:2], value)]
            if any(rule(full) for rule in RULES[: instance.rules]):
                fits.add(value)
        if fits != {answer[name]}:
            return f"{name}: {len(fits)} values fit, or not the given one"
    return ""


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One attribute off by one."""
    return [answer | {name: answer[name] + 1} for name in answer]
