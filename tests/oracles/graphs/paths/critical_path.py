"""Judge by linear programmes: the shortest project, then the latest start of each activity."""

from typing import Any

from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = [name for name, _, _ in instance.activities]
    rows, limits = [], []
    for i, (_, days, before) in enumerate(instance.activities):
        for other in before:  # start of the other + its days - own start <= 0
            j = names.index(other)
            row = [0] * (len(names) + 1)
            row[j], row[i] = 1, -1
            rows.append(row)
            limits.append(-instance.activities[j][1])
        row = [0] * (len(names) + 1)
        row[i], row[-1] = 1, -1
        rows.append(row)
        limits.append(-days)
    goal = [0] * len(names) + [1]
    length = round(linprog(goal, rows, limits).fun)
    floats = {}
    for i, name in enumerate(names):
        own = [int(j == i) for j in range(len(names))] + [0]
        bounds = [(0, None)] * len(names) + [(length, length)]
        first = linprog(own, rows, limits, bounds=bounds).fun
        last = -linprog([-value for value in own], rows, limits, bounds=bounds).fun
        floats[name] = round(last - first)
    return "" if answer == {"length": length, "float": floats} else "length or floats are others"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A length off by one, a float off by one, all floats 0."""
    name = next(iter(answer["float"]))
    more = answer["float"] | {name: answer["float"][name] + 1}
    none = dict.fromkeys(answer["float"], 0)
    found = [answer | {"length": answer["length"] + 1}, answer | {"float": more}, answer | {"float": none}]
    return [one for one in found if one != answer]
