"""Judge by a ledger day by day: each day adds its planned pieces, and entries change running totals."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    horizon = 200
    tasks = {name: [begin, end, budget] for name, begin, end, budget, _, _ in instance.plan}
    rules = {name: (rule, weights) for name, _, _, _, rule, weights in instance.plan}
    share: dict[str, Fraction] = dict.fromkeys(tasks, Fraction(0))
    spent = 0
    found: dict[str, Fraction] = {}
    for day in range(1, max(instance.dates) + 1):
        for when, name, what, a, b in instance.log:
            if when != day:
                continue
            if what == "cost":
                spent += a
            elif what == "plan":
                tasks[name][1:] = [a, b]
            elif what == "step":
                share[name] += Fraction(rules[name][1][a - 1], 100)
            elif rules[name][0] == "50/50":
                share[name] += Fraction(1, 2)
            elif what == "end":
                share[name] += 1
        if day not in instance.dates:
            continue
        ledger = [Fraction(0)] * horizon
        for begin, end, budget in tasks.values():
            for k in range(begin, end + 1):
                ledger[k] += Fraction(budget, end - begin + 1)
        curve = [Fraction(0)]
        for k in range(1, horizon):
            curve.append(curve[-1] + ledger[k])
        ev = sum((share[name] * tasks[name][2] for name in tasks), Fraction(0))
        pv, ac, bac = curve[day], Fraction(spent), sum(row[2] for row in tasks.values())
        k = 0
        while curve[k + 1] < ev:
            k += 1
        rest = bac - ev
        eac = ac + rest
        if instance.forecast.startswith("BAC"):
            eac = bac * ac / ev
        elif "SPI" in instance.forecast:
            eac = ac + rest * ac * pv / ev / ev
        values = {"EV": ev, "SV": ev - pv, "CV": ev - ac, "SPI": ev / pv, "CPI": ev / ac, "EAC": eac}
        values["ES"] = k + (ev - curve[k]) / ledger[k + 1]
        found |= {f"{name}{day}": values[name] for name in instance.asked}
    wrong = [name for name in found if found[name] != answer.get(name)]
    return f"{wrong[0]} is {found[wrong[0]]}" if wrong or found.keys() != answer.keys() else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One value a little more, or twice as much."""
    first = next(iter(answer))
    return [{**answer, first: answer[first] + 1}, {**answer, first: 2 * answer[first] + 1}]
