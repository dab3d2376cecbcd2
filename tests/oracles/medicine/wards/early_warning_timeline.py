"""Fill the gaps forward with a table, score with bisect on the upper ends of bands, and test rules from the last on."""

import itertools
from bisect import bisect_left
from typing import Any

LEVELS = range(1, 11)
_ENDS: dict[str, tuple[list[int], list[int]]] = {
    "pulse": ([40, 50, 90, 110, 130], [3, 1, 0, 1, 2, 3]),
    "breaths": ([8, 11, 20, 24], [3, 1, 0, 2, 3]),
    "oxygen": ([91, 93, 95], [3, 2, 1, 0]),
    "systolic": ([90, 100, 110, 219], [3, 2, 1, 0, 3]),
    "fever": ([350, 360, 380, 390], [3, 1, 0, 1, 2]),
    "alert": ([0], [3, 0]),
    "oxygen2": ([83, 85, 87, 92, 94, 96], [3, 2, 1, 0, 1, 2, 3]),
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [list(values) for _, values in instance.sets]
    for above, row in itertools.pairwise(rows):
        for place, value in enumerate(row):
            row[place] = above[place] if value is None else value
    scored = []
    for row in rows:
        names = ["oxygen2" if v == "oxygen" and instance.scale == 2 else v for v in instance.vitals]
        scored.append(
            [_ENDS[name][1][bisect_left(_ENDS[name][0], value)] for name, value in zip(names, row, strict=True)]
        )
    totals = [sum(points) for points in scored]
    actions = []
    for n, points in enumerate(scored):
        recent = totals[max(0, n - 2) : n + 1]
        tests = [
            ("T", 5, len(recent) == 3 and all(total > 4 for total in recent)),
            ("S", 2, totals[n] > 6),
            ("R", 4, n > 0 and totals[n] > totals[n - 1] + 2),
            ("Q", 3, max(points) == 3),
            ("P", 1, totals[n] > 2),
            ("N", instance.rules[0], True),
        ]
        actions.append(next(letter for letter, rule, holds in tests if rule in instance.rules and holds))
    right = {"totals": tuple(totals), "actions": tuple(actions)}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A total more, an action changed, a set less."""
    other = "P" if answer["actions"][0] != "P" else "N"
    return [
        {**answer, "totals": (answer["totals"][0] + 1, *answer["totals"][1:])},
        {**answer, "actions": (other, *answer["actions"][1:])},
        {**answer, "totals": answer["totals"][:-1]},
    ]
