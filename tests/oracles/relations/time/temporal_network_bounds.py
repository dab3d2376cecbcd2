"""Judge by two linear programs of scipy over the times, read from the printed sentences."""

import re
from typing import Any

from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = list(instance.people)
    rows, limits = [], []

    def bound(later: str, earlier: str, most: int) -> None:
        row = [0] * len(people)
        row[people.index(later)] += 1
        row[people.index(earlier)] -= 1
        rows.append(row)
        limits.append(most)

    for text, _ in instance.told:
        who = text.split(" ", 1)[0]
        other = re.search(r"(?:after|before) (\S+?)\.$", text)
        assert other is not None
        numbers = [int(n) for n in re.findall(r"\d+", text)]
        name = other[1]
        if " between " in text:
            bound(who, name, numbers[1])
            bound(name, who, numbers[0])
        elif " to " in text.split(instance.happening[0])[1]:
            bound(who, name, numbers[1])
            bound(name, who, -numbers[0])
        elif " at most " in text:
            late, soon = (who, name) if " after " in text else (name, who)
            bound(late, soon, numbers[0])
        else:
            bound(name, who, -numbers[0])
    x, y = instance.asked
    goal = [0] * len(people)
    goal[y] += 1
    goal[x] -= 1
    ends = []
    for sign in (1, -1):
        found = linprog(
            [sign * c for c in goal], A_ub=rows, b_ub=limits, bounds=[(0, 0)] + [(None, None)] * (len(people) - 1)
        )
        assert found.status == 0
        ends.append(sign * found.fun)
    return "" if tuple(map(round, ends)) == answer else f"the bounds are {ends}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The order turned round, the signs, a bound off by one."""
    low, high = answer
    return [(high, low), (-high, -low) if low != -high else (low, high + 1), (low - 1, high), (low, high + 1)]
